import type { WishId } from "./wish_en.js";

/** The words of puzzles by wish and of lessons in Korean. */
export const wishKo: Record<WishId, string> = {
  wishTitle: "원하는 문제 만들기",
  size: "판 크기",
  level: "난이도",
  technique: "풀이법",
  symmetry: "단서의 대칭",
  any: "상관없음",
  wishMore: "난이도와 풀이법은 꼭 지켜요. 대칭은 찾을 수 있을 때 지켜요.",
  make: "만들기",
  making: "이런 문제를 찾고 있어요",
  stop: "멈추기",
  wishUnreachable: "이런 문제는 있을 수 없어요. 난이도나 풀이법, 판 크기를 바꿔 보세요",
  wishRare: "드문 문제라서 이번에는 나오지 않았어요. 다시 해 보거나 조건을 줄여 보세요",
  noEngine: "엔진을 불러오지 못했어요. 페이지를 다시 열어 주세요",

  none: "없음",
  "half-turn": "반 바퀴",
  "quarter-turn": "반의반 바퀴",
  "mirror-left-right": "왼쪽과 오른쪽",
  "mirror-top-bottom": "위와 아래",
  diagonal: "대각선",
  "anti-diagonal": "반대쪽 대각선",

  learnTitle: "풀이법 배우기",
  learnMore: "풀이법마다, 바로 그 풀이를 쓸 차례인 판을 보여 줘요.",
  learnTechnique: "이 풀이법 배우기",
  howTitle: "어떤 풀이법인가요",
  hereTitle: "이 판에서는",
  playNeeding: "이 풀이법이 필요한 문제 풀기",
  playExample: "이 판을 처음부터 풀기",
  noLesson: "이 풀이법은 아직 설명이 없어요",
};
