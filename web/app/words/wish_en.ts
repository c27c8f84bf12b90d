/** The words of puzzles by wish and of lessons in English; the keys are the ones that every language has. */
export const wishEn = {
  wishTitle: "A puzzle by wish",
  size: "Size",
  level: "Level",
  technique: "Technique",
  symmetry: "Symmetry of the givens",
  any: "Any",
  wishMore: "The level and the technique are certain. The symmetry is kept wherever one can be found with it.",
  make: "Make it",
  making: "Looking for such a puzzle",
  stop: "Stop",
  wishUnreachable: "No puzzle can be like this. Another level, technique or size will do",
  wishRare: "Such puzzles are rare, and none came up this time. Try again, or wish for a little less",
  noEngine: "The engine could not be loaded. Load the page again",

  none: "None",
  "half-turn": "Half turn",
  "quarter-turn": "Quarter turn",
  "mirror-left-right": "Left and right",
  "mirror-top-bottom": "Top and bottom",
  diagonal: "Along the diagonal",
  "anti-diagonal": "Along the other diagonal",

  learnTitle: "Learn a technique",
  learnMore: "Each with a board on which it is the next step.",
  learnTechnique: "Learn this technique",
  howTitle: "How it works",
  hereTitle: "On this board",
  playNeeding: "Play a puzzle that needs it",
  playExample: "Play this board from the start",
  noLesson: "There is no lesson of this technique",
} as const;

export type WishId = keyof typeof wishEn;
