// The page's words in one language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "hanadoku/element";
import { en, type MessageId } from "./en.js";
import { ko } from "./ko.js";

export const catalogs: Record<Language, Record<MessageId, string>> = { en, ko };

export type Translate = (id: MessageId, values?: Record<string, FluentVariable>) => string;

function makeTranslate(language: Language): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
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
