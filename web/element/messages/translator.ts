// Words in one language. Each language has its own bundle, so that elements of different languages live on one page, and is loaded
// when it is first needed; English is always there.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentFunction, FluentVariable } from "@fluent/bundle";
import { en, englishFunctions, type MessageId } from "./en.js";

/** The languages that the elements speak. */
export const languages = ["ko", "en", "ja"] as const;
/** A language that the elements speak. */
export type Language = (typeof languages)[number];

export type Translate = (id: MessageId, values?: Record<string, FluentVariable>) => string;

interface Catalog {
  readonly words: Record<MessageId, string>;
  readonly functions: Record<string, FluentFunction>;
}

const english: Catalog = { words: en, functions: englishFunctions };

const load: Record<Language, () => Promise<Catalog>> = {
  en: () => Promise.resolve(english),
  ko: () => import("./ko.js").then(({ ko, koreanFunctions }) => ({ words: ko, functions: koreanFunctions })),
  ja: () => import("./ja.js").then(({ ja }) => ({ words: ja, functions: {} })),
};

function makeTranslate(language: Language, { words, functions }: Catalog): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  const source = Object.entries(words).map(([id, text]) => `${id} = ${text}`);
  bundle.addResource(new FluentResource(source.join("\n")));
  const fixed = new Map<MessageId, string>();
  const format: Translate = (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, values) : id;
  };
  return (id, values) => {
    if (values) return format(id, values);
    const text = fixed.get(id) ?? format(id);
    fixed.set(id, text);
    return text;
  };
}

const made = new Map<Language, Translate>();

export const isLoaded = (language: Language): boolean => made.has(language);

function keep(language: Language, catalog: Catalog): Translate {
  const translate = made.get(language) ?? makeTranslate(language, catalog);
  made.set(language, translate);
  return translate;
}

/** Fetches the words of a language, as each element does for its own; where they cannot be had, English stands in for them. */
export async function loadLanguage(language: Language): Promise<void> {
  if (!isLoaded(language)) keep(language, await load[language]().catch(() => english));
}

/** In English as long as the language is not loaded. */
export const translator = (language: Language): Translate => made.get(language) ?? keep("en", english);

/** The language for a tag such as `ko-KR`; English where there are no words in it. */
export const languageOf = (tag: string): Language =>
  languages.find((language) => tag.toLowerCase().split("-")[0] === language) ?? "en";
