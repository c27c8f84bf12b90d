/** The words of bringing in, sending, printing and solving in English; the keys are the ones that every language has. */
export const exchangeEn = {
  importTitle: "Bring in a puzzle",
  importText: "Text or link",
  importHint: "Paste a line, rows of digits, a link or a whole file",
  importMore: "Text, links, puzzle files, and pictures with a QR code. Nothing leaves this device.",
  openFile: "Open a file or picture",
  scanCode: "Scan a QR code",
  scanning: "Hold the QR code in front of the camera",
  stop: "Stop",
  checking: "Checking…",
  choose: `{ $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
 }`,
  showMore: "Show more",
  backToList: "All puzzles of this text",
  untitled: "Puzzle { $number }",
  keepIt: "Keep in Puzzles",
  keepAll: "Keep all in Puzzles",
  keeping: "{ $done } of { $all } checked",
  keptSome: "{ $kept } of { $all } kept. Others do not have exactly one solution, or are here already",
  kept: "Kept in Puzzles",
  play: "Play",
  print: "Print",
  correct: "Correct it by hand",
  copyCode: "Copy the exact code",
  clues: "Clues",
  level: "Level",
  hardest: "Hardest technique",
  rating: "Rating",
  verdictUnique: "Exactly one solution",
  verdictSolved: "Solved already, and right",
  verdictSeveral: "Several solutions: not unique. Two of them differ in the { $count } marked cells",
  verdictNone: "No solution: no digits fit all rows, columns and boxes",
  verdictClash: "No solution: digits clash",
  verdictBudget: "This grid is too open to be checked",
  levelUnknown: "Beyond the known techniques",
  clashRow: `Row { $place } has { $count ->
    [2] two
    [3] three
   *[other] { $count }
 } { $digit }s`,
  clashColumn: `Column { $place } has { $count ->
    [2] two
    [3] three
   *[other] { $count }
 } { $digit }s`,
  clashBox: `Box { $place } has { $count ->
    [2] two
    [3] three
   *[other] { $count }
 } { $digit }s`,
  showPuzzle: "Puzzle",
  showFirst: "Solution 1",
  showSecond: "Solution 2",
  entriesFound: "Someone's progress comes with it: entries in { $count } cells. They are not givens",
  playOn: "Go on from the entries",
  nearMissing: `{ $found } digits: { $count ->
    [1] one is missing
   *[other] { $count } are missing
 }`,
  nearExtra: `{ $found } digits: { $count ->
    [1] one too many
   *[other] { $count } too many
 }`,
  nearRowMissing: `Row { $row } has { $found } digits: { $count ->
    [1] one is missing
   *[other] { $count } are missing
 }`,
  nearRowExtra: `Row { $row } has { $found } digits: { $count ->
    [1] one too many
   *[other] { $count } too many
 }`,
  nearSymbol: `“{ $symbol }” in row { $row }, column { $column }{ $more ->
    [0] {" "}is no digit of this board
   *[other] {" "}and { $more } more are no digits of this board
 }`,
  noPuzzle: "No puzzle was found here",
  wrongAt: "Line { $line } could not be read",
  unknownShape: "Boards with boxes of { $shape } cannot be played here",
  variant: "This puzzle has rules beyond those of sudoku",
  noText: "This file is neither text nor a picture",
  tooLarge: "This file is too large: at most { $megabytes } MB",
  noCode: "No QR code was found in this picture",
  noCamera: "The camera cannot be used here",
  noEngine: "The engine could not be loaded. Load the page again",

  copied: "Copied",
  codeOf: "QR code of the link",

  printTitle: "Print",
  chosen: `{ $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
 }`,
  size: "Size",
  howMany: "Puzzles",
  perPage: "On a page",
  paper: "Paper",
  a4: "A4",
  letter: "Letter",
  candidates: "Candidates",
  solutions: "Solutions on the last page",
  codes: "QR code to play on",
  make: "Make the book",
  makingBook: "{ $done } of { $all } made",
  solutionsTitle: "Solutions",
  pages: `{ $count ->
    [one] { $count } page
   *[other] { $count } pages
 }`,
  noneMade: "The book could not be made",

  nextStep: "Next step",
  byLogic: "Solve by logic",
  stepNone: "No step is known here",
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
  check: "Check",
  countTitle: "Count solutions",
  count: "Count",
  countLimit: "How many are counted at most",
  countUpTo: "Up to { $count }",
  countedSoFar: "At least { $count } so far",
  countedAll: `{ $count ->
    [0] No solution
    [one] Exactly one solution
   *[other] Exactly { $count } solutions
 }`,
  countedLimit: "At least { $count } solutions. The count went no further",
  countedStopped: `{ $count ->
    [0] Stopped before a solution was found
    [one] Stopped: at least one solution
   *[other] Stopped: at least { $count } solutions
 }`,
  countedBudget: `{ $count ->
    [0] No solution was found so far, and the rest would take too long
    [one] At least one solution. To count the rest would take too long
   *[other] At least { $count } solutions. To count the rest would take too long
 }`,

  shareMore: "The link holds the givens, not what you have entered.",
  sharePreview: "Preview: an empty { $board } board, { $level }",
  shareGivens: "{ $board } board, { $level }, with its givens",
  shareProgress: "The link also holds what you have entered, marked as progress.",
  textMore: "The givens in one line; a dot is an empty cell.",
  textProgress: "The givens in one line, and a link to your progress.",
  pictureEmpty: "An empty grid and the level: no givens.",
  pictureGivens: "Whoever sees the picture sees the puzzle.",
  withEntries: "With what I have entered",
  withGivens: "Show the givens",
  asLink: "Link",
  asCode: "QR code",
  asText: "Text",
  asPicture: "Picture",
  copyText: "Copy",
  savePng: "Save PNG",
  saveSvg: "Save SVG",
} as const;

export type ExchangeId = keyof typeof exchangeEn;
