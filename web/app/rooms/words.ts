// What the room's screens say of names that rooms have.
import type { DropReason, ResultFault } from "hanadoku/rooms";
import type { MessageId } from "../words/translator.js";

const faults: Record<ResultFault, MessageId> = {
  digest: "resultOtherPuzzle",
  time: "resultTime",
  progress: "resultProgress",
  format: "resultBroken",
  enter: "resultMove",
  erase: "resultMove",
  reveal: "resultMove",
  explain: "resultMove",
  "no-hints": "resultHints",
  finished: "resultMove",
};
/** What does not fit in a result. */
export const faultWords = (reason: ResultFault): MessageId => faults[reason];

/** Why a result that was pasted is not taken. */
export function dropWords(reason: DropReason | null): MessageId {
  if (reason === null) return "resultTaken";
  if (reason === "again") return "resultAgain";
  return reason === "full" ? "roomFull" : "resultOtherRoom";
}
