// Words in one language. Each language has its own bundle, so that elements of different languages live on one page.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentFunction, FluentVariable } from "@fluent/bundle";
import { en, englishFunctions, type MessageId } from "./en.js";
import { ja } from "./ja.js";
import { ko, koreanFunctions } from "./ko.js";

export const languages = ["ko", "en", "ja"] as const;
export type Language = (typeof languages)[number];

export const catalogs: Record<Language, Record<MessageId, string>> = { en, ko, ja };
const functions: Record<Language, Record<string, FluentFunction>> = {
  en: englishFunctions,
  ko: koreanFunctions,
  ja: {},
};

export type Translate = (id: MessageId, values?: Record<string, FluentVariable>) => string;

function makeTranslate(language: Language): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: functions[language] });
  const source = Object.entries(catalogs[language]).map(([id, text]) => `${id} = ${text}`);
  bundle.addResource(new FluentResource(source.join("\n")));
  return (id, values = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, values) : id;
  };
}

const made = new Map<Language, Translate>();

export function translator(language: Language): Translate {
  const translate = made.get(language) ?? makeTranslate(language);
  made.set(language, translate);
  return translate;
}

/** The language for a tag such as `ko-KR`; English where there are no words in it. */
export const languageOf = (tag: string): Language =>
  languages.find((language) => tag.toLowerCase().split("-")[0] === language) ?? "en";
