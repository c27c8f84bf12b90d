import type { FluentFunction } from "@fluent/bundle";

/** The words in English, in Fluent's syntax; the keys are the ones that every language has. */
export const en = {
  grid: "Sudoku board, { $board }",
  cell: "r{ $row }c{ $column }",
  cellEmpty: "Row { $row }, column { $column }, empty",
  cellNotes: "Row { $row }, column { $column }, empty, notes { $notes }",
  cellGiven: "Row { $row }, column { $column }, given { $digit }",
  cellEntry: "Row { $row }, column { $column }, { $digit }",
  cellConflict: "{ $cell }, conflict",
  cellColored: "{ $cell }, { $color }",
  cellMarked: "{ $cell }, marked",

  easy: "Easy",
  normal: "Normal",
  hard: "Hard",
  expert: "Expert",
  extreme: "Extreme",

  undo: "Undo",
  redo: "Redo",
  erase: "Erase",
  notes: "Notes",
  hint: "Hint",
  help: "Keys",
  pause: "Pause",
  resume: "Continue",
  close: "Close",
  newGame: "New puzzle",
  tools: "Tools",
  digits: "Digits",
  digitKey: "{ $digit }, { $count } left",
  hintKey: `{ $count ->
    [one] Hint, { $count } left
   *[other] Hint, { $count } left
 }`,
  time: "Time",
  level: "Level",
  mistakes: "Mistakes",
  hintsUsed: "Hints",
  mistakesCount: `{ $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
 }`,

  cellsLeft: `{ $count ->
    [one] { $count } cell left
   *[other] { $count } cells left
 }`,
  making: "Making a puzzle…",
  ready: `{ $board }, { $level }. { $count ->
    [one] { $count } cell left
   *[other] { $count } cells left
 }`,
  paused: "Paused",
  resumed: "Going on",
  placed: "{ $digit } in { $cell }",
  mistake: "{ $digit } does not go here",
  rowHas: "This row already has { ARTICLE($digit) } { $digit }",
  columnHas: "This column already has { ARTICLE($digit) } { $digit }",
  boxHas: "This box already has { ARTICLE($digit) } { $digit }",
  conflictRow: "{ $digit } is twice in this row",
  conflictColumn: "{ $digit } is twice in this column",
  conflictBox: "{ $digit } is twice in this box",
  givenStays: "A given stays as it is",
  chosen: "{ $digit } chosen. Tap the cells for it",
  noneChosen: "No digit chosen",
  erased: "Erased",
  noteOn: "Note { $digit } added",
  noteOff: "Note { $digit } removed",
  notesOn: "Notes on",
  notesOff: "Notes off",
  centreOn: "Notes in the centre",
  colorsOn: "Colors on",
  corner: "Corner",
  centre: "Centre",
  color: "Color",
  fillNotes: "Fill",
  fillNotesLong: "Write all candidates as notes",
  clearNotes: "Clear",
  clearNotesLong: "Take all notes away",
  notesFilled: "All candidates are written as notes",
  notesCleared: "All notes are gone",
  pencilKinds: "What is written",
  colorNone: "No color",
  colorRose: "Rose",
  colorAmber: "Amber",
  colorGreen: "Green",
  colorBlue: "Blue",
  colorViolet: "Violet",
  undone: "Taken back",
  redone: "Done again",
  broughtBack: "The puzzle before is back",
  restarted: "Back to the start",
  revealed: "{ $digit } goes into { $cell }",
  noHints: "All hints are used",
  hintsLeft: "{ $count } left",
  explainChoice: "Show the next step",
  explainMore: "First where to look, then how, then all of it",
  revealChoice: "Fill in a cell",
  revealMore: "One digit of the solution",
  looking: "…",
  more: "Show more",
  apply: "Apply",
  applied: "The step is applied",
  mistakeThere: "A digit you entered earlier is wrong",
  goBack: "Go back to before it",
  wentBack: "Back to before the mistake",
  noStep: "No step could be found here",
  certified: "graded { $level }, { $rating }",
  gradedLevel: "Graded",
  why: "Why",
  whyPath: "Step by step",
  whySets: "Swaps",
  whyBack: "Back",
  whyOn: "Next",
  whySet: "These cells could hold other digits and still keep the rules.",
  whyFlipped: "This keeps the rules too.",
  whyGuards: "Only the clue in { $cells } rules it out.",
  whyFlip: "Exchange them",
  whyFlipBack: "Change back",
  whyNoSets: "No small set of cells can be exchanged here",

  legendHouse: "has it only here",
  legendCover: "loses it elsewhere",
  legendPattern: "reason",
  legendGroup: "reason, another group",
  legendRing: "cannot be, if the one before is",
  legendFin: "fin",
  legendPivot: "pivot",
  legendPlaced: "goes in",
  legendStruck: "goes out",
  legendStrong: "if not this, then that",
  legendWeak: "if this, then not that",
  finished: "Solved",

  notMade: "No puzzle came out this time",
  tryAgain: "Try again",
  noEngine: "The engine could not be loaded",
  faultTitle: "This is not a puzzle yet",
  faultType: "This is not a sudoku that can be read",
  faultShape: "There is no board of this shape",
  faultLength: `{ $found ->
    [one] { $expected } cells are needed, there is { $found }
   *[other] { $expected } cells are needed, there are { $found }
 }`,
  faultDigit: "There is something that is not a digit of this board: { $cells }",
  faultConflict: "The same digit is more than once in a row, column or box: { $cells }",
  faultFewClues: `{ $found ->
    [one] With { $found } clue there cannot be just one solution
   *[other] With { $found } clues there cannot be just one solution
 }`,
  faultNoSolution: "There is no solution",
  faultSeveral: `{ $count ->
    [one] There are several solutions, they differ in { $count } cell: { $cells }
   *[other] There are several solutions, they differ in { $count } cells: { $cells }
 }`,
  faultBudget: "It could not be told in reasonable time whether there is just one solution",
  andMore: "{ $cells } and { $count } more",

  helpTitle: "Keys",
  helpMove: "Move",
  helpDigit: "Digit",
  helpLetters: "Digits above 9",
  helpNote: "Note",
  helpCentre: "Note in the centre",
  helpErase: "Erase",
  helpNotes: "Notes on or off",
  helpCentreNotes: "Notes in the centre",
  helpColors: "Colors",
  helpSelect: "Select more cells",
  helpUndo: "Undo",
  helpRedo: "Redo",
  helpHint: "Hint",
  helpPause: "Pause",
  helpHelp: "These keys",
} as const;

export type MessageId = keyof typeof en;

export const englishFunctions: Record<string, FluentFunction> = {
  /** a or an, as the digit is spoken. */
  ARTICLE: ([digit]) => (["8", "11", "A", "E", "F"].includes(String(digit)) ? "an" : "a"),
};
