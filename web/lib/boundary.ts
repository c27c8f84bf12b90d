// What the modules offer, as wasm/ binds it. "" and negative numbers stand for what is left out; a reason of "" means that all
// went well; a list of cells is a text that decode.ts reads.

export interface GenerateAnswer {
  reason: string;
  givens: string;
  clues: number;
}

/** `readGrid` leaves the level out. */
export interface GivensAnswer {
  reason: string;
  cells: string;
  /** How many cells the text has. */
  found: number;
  /** "" where neither the caller nor the length says it. */
  shape: string;
  level: string;
  givens: string;
  clues: number;
}

export interface SolveAnswer {
  reason: string;
  cells: string;
  solution: string;
  unique: boolean;
}

export interface CountAnswer {
  reason: string;
  cells: string;
  count: number;
  complete: boolean;
}

export interface DifferencesAnswer {
  first: string;
  second: string;
  cells: string;
}

export interface GameFacts {
  shape: string;
  level: string;
  givens: string;
  clues: number;
  entry: string;
  hints: number;
  historyLost: boolean;
}

/** A game in the module's memory, which `delete` gives back. Times are milliseconds. */
export interface GameHandle {
  /** First of all, one of these two. */
  start(givens: string, shape: string, level: string, entry: string, hints: number, removeNotes: boolean): string;
  restore(text: string): string;
  facts(): GameFacts;
  enter(cell: number, digit: number, now: number): string;
  /** Cells as "cell,cell". */
  erase(cells: string): boolean;
  toggleNote(cells: string, kind: string, digit: number): boolean;
  setColor(cells: string, color: number): boolean;
  fillNotes(kind: string): boolean;
  clearNotes(): boolean;
  reveal(now: number): number;
  /** A step's results, each as "cell,digit,cell,digit". */
  explain(placements: string, eliminations: string): "" | "no-hints" | "wrong";
  apply(placements: string, eliminations: string, now: number): boolean;
  wrongEntries(): string;
  undoMistakes(): boolean;
  undo(): boolean;
  redo(): boolean;
  restart(): boolean;
  resume(now: number): void;
  pause(now: number): void;
  elapsed(now: number): number;
  save(now: number): string;
  /** A view of the module's memory, good until the next call. */
  state(): Uint32Array;
  delete(): void;
}

/** hanadoku.wasm */
export interface EngineBoundary {
  generate(
    shape: string,
    level: string,
    profile: string,
    symmetry: string,
    clues: number,
    attempts: number,
    seed: number,
    budget: number,
    deadline: number,
  ): GenerateAnswer;
  sanitize(givens: string, shape: string, level: string, allowFewClues: boolean, budget: number): GivensAnswer;
  readGrid(givens: string, shape: string): GivensAnswer;
  solve(givens: string, shape: string, budget: number): SolveAnswer;
  countSolutions(givens: string, shape: string, limit: number, budget: number): CountAnswer;
  differences(givens: string, shape: string, budget: number): DifferencesAnswer;
  /** Lines in, a line out for each. */
  solveMany(lines: string, shape: string, budget: number): string;
  countMany(lines: string, shape: string, limit: number, budget: number): string;
  generateMany(
    shape: string,
    level: string,
    profile: string,
    symmetry: string,
    clues: number,
    attempts: number,
    seed: number,
    from: number,
    count: number,
    budget: number,
  ): string;
  rank(results: string): string;
  /** Called once; then there is `Game`. */
  bindGames(): void;
  Game?: new () => GameHandle;
}

export interface StepsAnswer {
  reason: string;
  cells: string;
  /** As decode.ts reads them. */
  steps: string;
}

export interface GradeAnswer {
  reason: string;
  cells: string;
  level: string;
  /** In tenths. */
  rating: number;
  score: number;
  /** The technique's place in the table. */
  hardest: number;
  steps: string;
}

export interface GradedAnswer {
  reason: string;
  givens: string;
  level: string;
  clues: number;
}

/** techniques.wasm */
export interface TechniquesBoundary {
  /** `needs` are places in the table of techniques, as a list; `upTo` is one. */
  generateGraded(
    shape: string,
    level: string,
    needs: string,
    upTo: number,
    symmetry: string,
    clues: number,
    attempts: number,
    seed: number,
    budget: number,
    deadline: number,
  ): GradedAnswer;
  generateManyGraded(
    shape: string,
    level: string,
    needs: string,
    upTo: number,
    symmetry: string,
    clues: number,
    attempts: number,
    seed: number,
    from: number,
    count: number,
    budget: number,
  ): string;
  nextStep(givens: string, shape: string, entries: string, eliminated: string, budget: number): StepsAnswer;
  allSteps(
    givens: string,
    shape: string,
    entries: string,
    eliminated: string,
    technique: number,
    budget: number,
  ): StepsAnswer;
  grade(givens: string, shape: string, budget: number): GradeAnswer;
  unavoidableSets(givens: string, shape: string, mostCells: number, budget: number): StepsAnswer;
  techniques(): string;
}

/** What each module offers, by its name. */
export interface Boundaries {
  readonly hanadoku: EngineBoundary;
  readonly techniques: TechniquesBoundary;
}
export type ModuleName = keyof Boundaries;
