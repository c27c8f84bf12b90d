// SudoCue's .sdx: nine lines of nine words, `u7` for a digit of the player, else the cell's candidates. A single one is taken for a
// given, as the file does not tell it from the last candidate.
import { quoted, Refusal } from "../fault.js";
import { onlyNine, type Format } from "../format.js";
import { draftOf, type Draft } from "../record.js";
import { placeIn, type Source } from "../source.js";
import { candidatesOf } from "./candidates.js";
import { alone } from "../writing.js";

const word = /^(u[1-9]|[1-9]{1,9})$/;

function read(source: Source): Draft[] {
  const lines = source.filled;
  const words = lines.flatMap((line) => {
    const row = line.text.trim().split(/\s+/);
    if (row.length !== 9) throw new Refusal("length", "9 cells", String(row.length), placeIn(line, 0));
    const wrong = row.find((each) => !word.test(each));
    if (wrong === undefined) return row;
    throw new Refusal(
      "digit",
      "candidates 1-9, or u and a digit",
      quoted(wrong),
      placeIn(line, line.text.indexOf(wrong)),
    );
  });
  if (words.length !== 81) source.refuse("length", "9 rows", String(lines.length), source.text.length);
  return [
    draftOf({
      givens: words.map((each) => (each.length === 1 ? each : ".")).join(""),
      entries: words.map((each) => (each.startsWith("u") ? each.charAt(1) : ".")).join(""),
      candidates: words.map((each) => (each.startsWith("u") ? "" : candidatesOf(Array.from(each, Number)))),
    }),
  ];
}

export const sdx: Format = {
  name: "sdx",
  detect: ({ filled }) => {
    const words = filled.slice(0, 10).flatMap(({ text }) => text.trim().split(/\s+/));
    return words.length === 81 && words.some((each) => each.startsWith("u")) && words.every((each) => word.test(each))
      ? 0.98
      : 0;
  },
  read,
  write: alone((record) => {
    const { givens, entries = "", candidates = [] } = record;
    const cells = Array.from(givens, (given, cell) => {
      const entry = entries.charAt(cell).replace(".", "");
      return given !== "." ? given : entry ? `u${entry}` : (candidates[cell] ?? "");
    });
    return Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9).join(" ")).join("\n");
  }),
  holds: (record) => {
    const { givens, entries = "", candidates, title, source } = record;
    const fits = candidates?.every((some, cell) =>
      givens[cell] === "." ? ((entries[cell] ?? ".") === "." ? some.length > 1 : some === "") : some === givens[cell],
    );
    return (
      onlyNine(record) ||
      (title || source
        ? "a title"
        : !/[1-9]/.test(entries)
          ? "a puzzle without entries"
          : fits
            ? ""
            : "cells without candidates")
    );
  },
};
