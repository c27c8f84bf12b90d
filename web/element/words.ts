// What is said of an outcome: in the line under the board, and to those who listen.
import type { Fault, GameState, Shape } from "../lib/index.js";
import type { Outcome } from "./actions.js";
import { columnOf, geometryOf, rowOf, sharedHouse, type Geometry } from "./geometry.js";
import { colorWords } from "./colors.js";
import type { Signs } from "./signs.js";
import type { MessageId } from "./messages/en.js";
import { translator, type Language, type Translate } from "./messages/translator.js";

const houseWords = { row: "rowHas", column: "columnHas", box: "boxHas" } as const;
const conflictWords = { row: "conflictRow", column: "conflictColumn", box: "conflictBox" } as const;

const pencilWords = { none: "notesOff", corner: "notesOn", centre: "centreOn", color: "colorsOn" } as const;

export interface Words {
  readonly text: string;
  /** Whether it is shown as well as spoken: what the board does not show by itself. */
  readonly shown: boolean;
}

/** What a cell is called in a sentence. */
export const cellWord = (geometry: Geometry, cell: number, t: Translate) =>
  t("cell", { row: rowOf(geometry, cell) + 1, column: columnOf(geometry, cell) + 1 });

/** What a sentence is made with. */
export interface Speech {
  readonly geometry: Geometry;
  readonly signs: Signs;
  readonly t: Translate;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence about a digit. */
const say = ({ signs, t }: Speech, id: MessageId, digit: number, more: { readonly cell?: string } = {}) =>
  capital(t(id, { digit: signs.nameOf(digit), ...more }));

function placedWords(cell: number, digit: number, state: GameState, speech: Speech): Words {
  const { geometry, t } = speech;
  if (state.cells[cell]?.tint === "conflict") {
    for (const [peer, { digit: held }] of state.cells.entries()) {
      const house = held === digit && peer !== cell ? sharedHouse(geometry, peer, cell) : undefined;
      if (house) return { text: say(speech, conflictWords[house], digit), shown: true };
    }
  }
  return { text: say(speech, "placed", digit, { cell: cellWord(geometry, cell, t) }), shown: false };
}

/** Null where there is nothing to say. */
export function wordsOf(outcome: Outcome, state: GameState, speech: Speech): Words | null {
  const { geometry, t } = speech;
  // Nothing enters a finished game, so that this was its last digit.
  if (state.finished && ("digit" in outcome || outcome.type === "applied"))
    return { text: t("finished"), shown: false };
  switch (outcome.type) {
    case "nothing":
    case "moved":
    case "hinted":
      return null;
    case "placed":
      return placedWords(outcome.cell, outcome.digit, state, speech);
    case "mistake":
      return { text: say(speech, "mistake", outcome.digit), shown: true };
    case "blocked":
      return { text: say(speech, houseWords[outcome.house], outcome.digit), shown: true };
    case "revealed": {
      const cell = cellWord(geometry, outcome.cell, t);
      return { text: say(speech, "revealed", outcome.digit, { cell }), shown: true };
    }
    case "noted":
      return { text: say(speech, outcome.on ? "noteOn" : "noteOff", outcome.digit), shown: false };
    case "pencil":
      return { text: t(pencilWords[outcome.pencil ?? "none"]), shown: false };
    case "colored":
      return { text: colorWords(outcome.color, t), shown: false };
    case "chosen":
      if (outcome.digit === 0) return { text: t("noneChosen"), shown: false };
      return { text: say(speech, "chosen", outcome.digit), shown: true };
    case "givenStays":
    case "noHints":
    case "restarted":
    case "wentBack":
    case "applied":
      return { text: t(outcome.type), shown: true };
    default:
      return { text: t(outcome.type), shown: false };
  }
}

/** Cells are named up to this many; the rest is counted. */
const namedCells = 8;

function cellNames(geometry: Geometry, cells: readonly number[], t: Translate): string {
  const names = cells.slice(0, namedCells).map((cell) => cellWord(geometry, cell, t));
  const more = cells.length - names.length;
  return more > 0 ? t("andMore", { cells: names.join(", "), count: more }) : names.join(", ");
}

/** What is known of givens that are not a puzzle. */
export interface FaultFacts {
  readonly shape: Shape;
  readonly reason: Fault;
  readonly cells: readonly number[];
  /** How many cells there are (`length`, `shape`), or how many clues (`too-few-clues`). */
  readonly found: number;
}

/** Why givens are not a puzzle, in the words of a language that an element speaks or `loadLanguage` has loaded. */
export function describeFault({ shape, reason, cells, found }: FaultFacts, language: Language): string {
  const t = translator(language);
  const geometry = geometryOf(shape);
  const names = cellNames(geometry, cells, t);
  switch (reason) {
    case "type":
      return t("faultType");
    case "shape":
      return t("faultShape");
    case "length":
      return t("faultLength", { found, expected: geometry.cells });
    case "digit":
      return t("faultDigit", { cells: names });
    case "conflict":
      return t("faultConflict", { cells: names });
    case "too-few-clues":
      return t("faultFewClues", { found });
    case "no-solution":
      return t("faultNoSolution");
    case "several-solutions":
      return t("faultSeveral", { cells: names, count: cells.length });
    case "budget":
      return t("faultBudget");
  }
}
