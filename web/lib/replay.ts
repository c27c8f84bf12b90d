// Plays a log on its puzzle in core, move by move: what the counts are is what core counts, whoever sent the log.
import { integerOr, optionsOf } from "./arguments.js";
import type { EngineBoundary, GameHandle } from "./boundary.js";
import { decodeState } from "./decode.js";
import { hintsAtMost, startGame } from "./game.js";
import { readLog } from "./log.js";
import type { LoggedMove, Puzzle, Replayed, ReplayFault, ReplayOptions, Shape } from "./types.js";

const crossing = (candidates: readonly { readonly cell: number; readonly digit: number }[]) =>
  candidates.map(({ cell, digit }) => `${cell},${digit}`).join(",");

/** Why a move cannot have been made; null where it was made. */
function faultOf(game: GameHandle, move: LoggedMove): ReplayFault | null {
  switch (move.type) {
    case "enter":
      return game.enter(move.cell, move.digit, move.time) === "ignored" ? "enter" : null;
    case "erase":
      return game.erase(String(move.cell)) ? null : "erase";
    case "reveal": {
      const cell = game.reveal(move.time);
      if (cell < 0) return "no-hints";
      return cell === move.cell ? null : "reveal";
    }
    case "explain": {
      const refused = game.explain(crossing(move.placements), crossing(move.eliminations));
      return refused === "wrong" ? "explain" : refused === "" ? null : refused;
    }
  }
}

export function replay(boundary: EngineBoundary, puzzle: Puzzle, log: unknown, options?: ReplayOptions): Replayed {
  const { hints } = optionsOf(options);
  const allowance = integerOr("hints", hints, 0, hintsAtMost, -1);
  const game = startGame(boundary, puzzle, "strict", allowance, false);
  const broken = (reason: ReplayFault, move: number) => Object.freeze({ ok: false, reason, move } as const);
  try {
    const moves = readLog(log, game.facts().shape as Shape);
    if (!moves) return broken("format", 0);
    for (const [index, move] of moves.entries()) {
      const fault = faultOf(game, move);
      if (fault) return broken(decodeState(game.state()).finished ? "finished" : fault, index);
    }
    const { mistakes, hintsUsed, cellsLeft } = decodeState(game.state());
    return Object.freeze({ ok: true, mistakes, hints: hintsUsed, milliseconds: moves.at(-1)?.time ?? 0, cellsLeft });
  } finally {
    game.delete();
  }
}
