import { describe, expect, test } from "vitest";
import { catalogs as pageWords, translator as pageTranslator } from "../../web/app/words/translator.js";
import { exchangeTranslator, exchangeWords } from "../../web/app/words/exchange.js";
import { wishTranslator, wishWords } from "../../web/app/words/wish.js";
import { en } from "../../web/element/messages/en.js";
import { ja } from "../../web/element/messages/ja.js";
import { ko } from "../../web/element/messages/ko.js";
import {
  isLoaded,
  languages,
  loadLanguage,
  translator as elementTranslator,
} from "../../web/element/messages/translator.js";

test("a language is English until it is loaded", async () => {
  expect(elementTranslator("ja")("undo")).toBe(en.undo);
  expect(isLoaded("ja")).toBe(false);
  await Promise.all(languages.map(loadLanguage));
  expect(elementTranslator("ja")("undo")).toBe(ja.undo);
});

const elementWords = { ko, en, ja };

const variables = (text: string) => [...new Set(text.match(/\$\w+/g))].sort();
const korean = /[가-힣]/;
const japanese = /[ぁ-んァ-ヶ一-龠]/;
const scripts: Record<string, RegExp> = { ko: korean, ja: japanese };

describe.each([
  ["the element", elementWords, elementTranslator],
  ["the page", pageWords, pageTranslator],
  ["what is brought in and printed", exchangeWords, exchangeTranslator],
  ["what is made by wish and taught", wishWords, wishTranslator],
])("the words of %s", (_, catalogs, translator) => {
  const all = catalogs as Record<string, Record<string, string>>;
  const { en = {} } = all;

  test("are the same in all languages, with the same variables", () => {
    for (const words of Object.values(all)) {
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const [id, text] of Object.entries(words)) {
        expect([id, variables(text)]).toEqual([id, variables(en[id] ?? "")]);
      }
    }
  });

  test.each(Object.keys(all))("can all be said in %s", (language) => {
    const say = translator(language as "en") as (id: string, values: Record<string, string | number>) => string;
    for (const [id, text] of Object.entries(all[language] ?? {})) {
      const values = Object.fromEntries(variables(text).map((name) => [name.slice(1), name === "$count" ? 1 : "3"]));
      const said = say(id, values);
      expect([id, said]).not.toEqual([id, id]);
      expect(said).not.toMatch(/[{}]|undefined/);
      const script = scripts[language];
      if (script) expect([said, script.test(said)]).toEqual([said, script.test(text)]);
      else expect([said, korean.test(said) || japanese.test(said)]).toEqual([said, false]);
    }
  });
});
