import { describe, expect, test } from "vitest";
import { catalogs as pageWords, translator as pageTranslator } from "../../web/app/words/translator.js";
import { catalogs as elementWords, translator as elementTranslator } from "../../web/element/messages/translator.js";

const variables = (text: string) => [...new Set(text.match(/\$\w+/g))].sort();
const korean = /[가-힣]/;

describe.each([
  ["the element", elementWords, elementTranslator],
  ["the page", pageWords, pageTranslator],
])("the words of %s", (_, catalogs, translator) => {
  const { en, ko } = catalogs as Record<"en" | "ko", Record<string, string>>;

  test("are the same in both languages, with the same variables", () => {
    expect(Object.keys(ko).sort()).toEqual(Object.keys(en).sort());
    for (const [id, text] of Object.entries(ko)) expect([id, variables(text)]).toEqual([id, variables(en[id] ?? "")]);
  });

  test.each(["en", "ko"] as const)("can all be said in %s", (language) => {
    const say = translator(language) as (id: string, values: Record<string, string | number>) => string;
    for (const [id, text] of Object.entries(catalogs[language])) {
      const values = Object.fromEntries(variables(text).map((name) => [name.slice(1), name === "$count" ? 1 : "3"]));
      const said = say(id, values);
      expect([id, said]).not.toEqual([id, id]);
      expect(said).not.toMatch(/[{}]|undefined/);
      expect([said, korean.test(said)]).toEqual([said, language === "ko" && korean.test(text)]);
    }
  });
});
