// The words of bringing in, sending, printing and solving: loaded with the first of these screens.
import { exchangeEn, type ExchangeId } from "./exchange_en.js";
import { exchangeJa } from "./exchange_ja.js";
import { exchangeKo } from "./exchange_ko.js";
import { translatorOf } from "./translator.js";

export type { ExchangeId } from "./exchange_en.js";

export const exchangeWords = { en: exchangeEn, ko: exchangeKo, ja: exchangeJa };
export const exchangeTranslator = translatorOf<ExchangeId>(exchangeWords);
export type ExchangeTranslate = ReturnType<typeof exchangeTranslator>;
