import type { WishId } from "./wish_en.js";

/** The words of puzzles by wish and of lessons in Japanese. */
export const wishJa: Record<WishId, string> = {
  wishTitle: "好みの問題を作る",
  size: "盤の大きさ",
  level: "難易度",
  technique: "解法",
  symmetry: "ヒントの数字の対称",
  any: "こだわらない",
  wishMore: "難易度と解法は必ず守ります。対称は、見つかるかぎり守ります。",
  make: "作る",
  making: "そのような問題を探しています",
  stop: "止める",
  wishUnreachable: "そのような問題はありえません。難易度か解法、盤の大きさを変えてください",
  wishRare: "珍しい問題で、今回は見つかりませんでした。もう一度試すか、条件を減らしてください",
  noEngine: "エンジンを読み込めませんでした。ページを開き直してください",

  none: "なし",
  "half-turn": "半回転",
  "quarter-turn": "四分の一回転",
  "mirror-left-right": "左右",
  "mirror-top-bottom": "上下",
  diagonal: "対角線",
  "anti-diagonal": "もう一方の対角線",

  learnTitle: "解法を学ぶ",
  learnMore: "それぞれ、次の一手がその解法になる盤で示します。",
  learnTechnique: "この解法を学ぶ",
  howTitle: "どんな解法か",
  hereTitle: "この盤では",
  playNeeding: "この解法がいる問題を解く",
  playExample: "この盤を最初から解く",
  noLesson: "この解法の説明はありません",
};
