// The words of puzzles by wish and of lessons: loaded with the first of these screens.
import { translatorOf } from "./translator.js";
import { wishEn, type WishId } from "./wish_en.js";
import { wishJa } from "./wish_ja.js";
import { wishKo } from "./wish_ko.js";

export type { WishId } from "./wish_en.js";

export const wishWords = { en: wishEn, ko: wishKo, ja: wishJa };
export const wishTranslator = translatorOf<WishId>(wishWords);
export type WishTranslate = ReturnType<typeof wishTranslator>;
