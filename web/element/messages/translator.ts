// Words in one language. Each language has its own bundle, so that elements of different languages live on one page, and is loaded
// when it is first needed; English is always there.
import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";
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

/** The first number that Intl writes costs a phone more than all the words of a board; whole ones are written alike everywhere. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

const counted = (value: FluentVariable) => (typeof value === "number" ? new Count(value) : value);

/** A message is read when it is first said, since a page says few of them. */
function makeTranslate(language: Language, { words, functions }: Catalog): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  const fixed = new Map<MessageId, string>();
  const format: Translate = (id, values = {}) => {
    if (!bundle.hasMessage(id)) bundle.addResource(new FluentResource(`${id} = ${words[id]}`));
    const pattern = bundle.getMessage(id)?.value;
    const all = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, counted(value)]));
    return pattern ? bundle.formatPattern(pattern, all) : id;
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
