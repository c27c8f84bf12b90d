// The page's words in one language.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { en, type MessageId } from "./en.js";
import { ja } from "./ja.js";
import { ko } from "./ko.js";

export type { MessageId } from "./en.js";

export const appLanguages = ["ko", "en", "ja"] as const;
export type AppLanguage = (typeof appLanguages)[number];

export const catalogs: Record<AppLanguage, Record<MessageId, string>> = { en, ko, ja };

type TranslateOf<Id extends string> = (id: Id, values?: Record<string, FluentVariable>) => string;
export type Translate = TranslateOf<MessageId>;

/** As in the elements' words, small whole numbers do without Intl, which takes long to begin. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

const counted = (value: FluentVariable) => (typeof value === "number" ? new Count(value) : value);

/** A message is read when it is first said: a screen says few of them. */
function makeTranslate<Id extends string>(language: AppLanguage, catalog: Record<Id, string>): TranslateOf<Id> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  return (id, values = {}) => {
    if (!bundle.hasMessage(id)) bundle.addResource(new FluentResource(`${id} = ${catalog[id]}`));
    const pattern = bundle.getMessage(id)?.value;
    const all = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, counted(value)]));
    return pattern ? bundle.formatPattern(pattern, all) : id;
  };
}

/** A part of the page that is loaded later brings words of its own. */
export function translatorOf<Id extends string>(
  words: Record<AppLanguage, Record<Id, string>>,
): (language: AppLanguage) => TranslateOf<Id> {
  const made = new Map<AppLanguage, TranslateOf<Id>>();
  return (language) => {
    const translate = made.get(language) ?? makeTranslate(language, words[language]);
    made.set(language, translate);
    return translate;
  };
}

export const translator = translatorOf<MessageId>(catalogs);

/** The first of the wished languages that there are words in; English where there is none. */
export function appLanguageOf(tags: readonly string[]): AppLanguage {
  for (const tag of tags) {
    const found = appLanguages.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
