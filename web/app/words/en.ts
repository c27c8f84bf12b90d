/** The page's words in English, in Fluent's syntax; the keys are the ones that every language has. */
export const en = {
  name: "Hanadoku",
  promise: "One answer, every time",
  promiseMore: "Each puzzle is proven to have a single solution before you see it.",
  shape: "Size",
  level: "Level",
  easy: "Easy",
  normal: "Normal",
  hard: "Hard",
  expert: "Expert",
  extreme: "Extreme",
  more: "More",
  moreShapes: "Sizes",
  boxes: "Boxes of { $rows }×{ $columns }",
  start: "Start",
  solveEntry: "Solve a puzzle of yours",

  back: "Back",
  menu: "Menu",
  close: "Close",
  newGame: "New puzzle",
  restart: "Start over",
  share: "Share",
  settings: "Settings",
  language: "Language",
  theme: "Colors",
  system: "System",
  light: "Light",
  dark: "Dark",
  contrast: "High contrast",

  giveUp: "Give up and see why",
  why: "Why",
  whyTitle: "How it is solved",
  nextStep: "Next step",
  byLogic: "Solve by logic",
  stepNone: "No step is known here",

  shareTitle: "Send this puzzle",
  shareMore: "The link holds the givens, not what you have entered.",
  sharePreview: "Preview: an empty { $board } board, { $level }",
  link: "Link",
  copy: "Copy link",
  copied: "Copied",
  send: "Send…",

  solveTitle: "Solve",
  solve: "Solve",
  solving: "Solving…",
  clear: "Clear",
  edit: "Change the puzzle",
  pasteLabel: "As text",
  pasteHint: "A line (53..7.…), or rows of numbers with blanks between them. 0 or . is an empty cell.",
  cluesCount: `{ $count ->
    [one] { $count } clue
   *[other] { $count } clues
 }`,
  solvedOne: "This is the only solution",
  solvedSeveral: `{ $count ->
    [one] There are several solutions. This is one; another differs in the { $count } marked cell
   *[other] There are several solutions. This is one; another differs in the { $count } marked cells
 }`,
  noEngine: "The engine could not be loaded. Load the page again",
} as const;

export type MessageId = keyof typeof en;
