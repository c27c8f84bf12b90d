// Reads a grid that need not be a puzzle, so that it can be shown.
import type { EngineBoundary } from "./boundary.js";
import { decodeCells } from "./decode.js";
import type { Fault, GridRead, Shape } from "./types.js";
import { readPuzzle } from "./untrusted.js";

export function readGrid(boundary: EngineBoundary, untrusted: unknown): GridRead {
  const read = readPuzzle(untrusted);
  if (read.refused) {
    return Object.freeze({ ok: false, reason: read.refused, cells: decodeCells(""), shape: null, found: 0 });
  }
  const { reason, cells, found, shape, givens, clues } = boundary.readGrid(read.text, read.shape);
  if (reason === "") return Object.freeze({ ok: true, shape: shape as Shape, givens, clues });
  const known = shape === "" ? null : (shape as Shape);
  return Object.freeze({ ok: false, reason: reason as Fault, cells: decodeCells(cells), shape: known, found });
}
