// Keeps the log of a strict game by looking at it after each move, so that it knows nothing of how the game is played.
import { longestLog, readLog, writeLog } from "./log.js";
import type { Candidate, Step } from "./techniques.js";
import type { GameState, LoggedMove, Shape } from "./types.js";

/**
 * The log of a game from its start, or on from a log that was kept with it.
 *
 * @example
 * const recorder = new Recorder(game.puzzle.shape, game.state());
 * const cause = game.enter(0, 6) === "mistake" ? { cell: 0, digit: 6 } : undefined;
 * recorder.record(game.state(), game.elapsed, cause);
 * sudoku.replay(game.puzzle, recorder.log, { hints: game.hints }).ok; // => true
 */
export class Recorder {
  #log: string;
  #time = 0;
  #state: GameState;

  constructor(shape: Shape, state: GameState, log = "") {
    this.#state = state;
    this.#log = log;
    this.#time = readLog(log, shape)?.at(-1)?.time ?? 0;
  }

  /** As `replay` takes it. Once it is as long as a log may be, it stays as it is. */
  get log(): string {
    return this.#log;
  }

  /**
   * Takes the game as it is after a move, and the milliseconds since its start. The board does not show what a mistake was, nor
   * which step was explained: that is the cause.
   */
  record(state: GameState, milliseconds: number, cause?: Candidate | Step): void {
    const time = Math.max(this.#time, Math.floor(milliseconds));
    const before = this.#state;
    this.#state = state;
    const moves: LoggedMove[] = [];
    const paid = state.hintsUsed > before.hintsUsed;
    const step = cause && "technique" in cause ? cause : undefined;
    if (cause && "cell" in cause && state.mistakes > before.mistakes) {
      moves.push({ time, type: "enter", cell: cause.cell, digit: cause.digit });
    }
    if (step && paid) {
      moves.push({ time, type: "explain", placements: step.placements, eliminations: step.eliminations });
    }
    const entered: LoggedMove[] = [];
    for (const [cell, { digit }] of state.cells.entries()) {
      const was = before.cells[cell]?.digit ?? 0;
      if (was > 0 && was !== digit) moves.push({ time, type: "erase", cell });
      if (digit === 0 || was === digit) continue;
      entered.push(paid && !step ? { time, type: "reveal", cell } : { time, type: "enter", cell, digit });
    }
    this.#append([...moves, ...entered]);
  }

  #append(moves: readonly LoggedMove[]): void {
    const [first] = moves;
    if (!first) return;
    const added = writeLog(moves.map((each) => ({ ...each, time: each.time - this.#time })));
    if (this.#log.length + added.length > longestLog) return;
    this.#log += added;
    this.#time = first.time;
  }
}
