import { roomsEn } from "./rooms/en.js";

/** The page's words in English, in Fluent's syntax; the keys are the ones that every language has. */
export const en = {
  ...roomsEn,

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
  digits: "Digits",
  numbers: "Numbers",
  letters: "Letters",
  shapes: "Shapes",

  giveUp: "Give up and see why",
  why: "Why",
  whyTitle: "How it is solved",

  shareTitle: "Send this puzzle",
  link: "Link",
  copy: "Copy link",
  copied: "Copied",
  send: "Send…",

  solveTitle: "Solve",

  reload: "Load again",
  screenNotLoaded: "This part of the page could not be loaded",
  undo: "Undo",
  newVersion: "A new version is ready",
  update: "Update",

  storeForbidden: "This browser keeps nothing for the page. You can play on, but games end with this tab",
  storeFull: "The storage is full. You can play on, but what is new is not kept",
  storeBroken: `{ $count ->
    [one] { $count } saved record could not be read. It was set aside
   *[other] { $count } saved records could not be read. They were set aside
 }`,
  gameBroken: "The saved game could not be read. It was set aside, and the puzzle starts over",
  gameMissing: "This game is not kept here",
  elsewhere: "This puzzle is open in another tab",
  elsewhereMore: "Only one tab at a time writes, so that no move is lost.",
  takeOver: "Go on here",

  continueGame: "Continue",
  daily: "Daily puzzle",
  library: "Puzzles",
  statistics: "Statistics",
  printEntry: "Print",
  importEntry: "Bring in",
  wishEntry: "By wish",
  cellsLeft: `{ $count ->
    [one] { $count } cell left
   *[other] { $count } cells left
 }`,

  inProgress: "In progress",
  finished: "Finished",
  imported: "Imported",
  received: "Received",
  search: "Search",
  sortBy: "Order",
  newest: "Newest first",
  oldest: "Oldest first",
  byLevel: "By level",
  byLeft: "Fewest cells left",
  delete: "Delete",
  deleted: "Deleted",
  libraryEmpty: "Nothing here yet",
  libraryNothing: "Nothing found",
  solvedIn: "Solved in { $time }",

  streakNow: `{ $count ->
    [0] No streak yet
    [one] { $count } day in a row
   *[other] { $count } days in a row
 }`,
  streakBest: `{ $count ->
    [one] Best: { $count } day
   *[other] Best: { $count } days
 }`,
  dailyMore: "Everyone has the same puzzle today.",
  madeBy: "Made by release { $release }",
  monthBefore: "Month before",
  monthAfter: "Month after",
  play: "Play",
  done: "Solved",

  statisticsEmpty: "Once you have finished a puzzle, its time stands here",
  best: "Best",
  median: "Median",
  mistakes: "Mistakes",
  hints: "Hints",
  rating: "Rating",
  times: "Times",
  timesMore: "Minutes of each finished puzzle, in order",
  techniquesMet: "Techniques met",
  yourData: "Your data",
  yourDataMore: "All of it is in this browser and nowhere else.",
  exportAll: "Save all as a file",
  importAll: "Bring in a file",
  importedAll: `{ $count ->
    [one] { $count } game was brought in
   *[other] { $count } games were brought in
 }`,
  importNot: "This is not a file that this page has saved",
  eraseAll: "Erase everything",
  eraseAsk: "Erase all games, records and settings? This cannot be undone.",
  erased: "Everything is erased",
  keep: "Keep it",

  making: "Making a puzzle",
  notMade: "No puzzle like this came out. Try again, or wish for less",
  tryAgain: "Try again",
} as const;

export type MessageId = keyof typeof en;
