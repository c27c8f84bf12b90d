// The page's words in one language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { en, type MessageId } from "./en.js";
import { ja } from "./ja.js";
import { ko } from "./ko.js";

export type { MessageId } from "./en.js";

export const appLanguages = ["ko", "en", "ja"] as const;
export type AppLanguage = (typeof appLanguages)[number];

export const catalogs: Record<AppLanguage, Record<MessageId, string>> = { en, ko, ja };

export type Translate = (id: MessageId, values?: Record<string, FluentVariable>) => string;

function makeTranslate(language: AppLanguage): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = Object.entries(catalogs[language]).map(([id, text]) => `${id} = ${text}`);
  bundle.addResource(new FluentResource(source.join("\n")));
  return (id, values = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, values) : id;
  };
}

const made = new Map<AppLanguage, Translate>();

export function translator(language: AppLanguage): Translate {
  const translate = made.get(language) ?? makeTranslate(language);
  made.set(language, translate);
  return translate;
}

/** The first of the wished languages that there are words in; English where there is none. */
export function appLanguageOf(tags: readonly string[]): AppLanguage {
  for (const tag of tags) {
    const found = appLanguages.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
