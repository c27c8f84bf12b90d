// What is taught is on the board.
import { expect, test } from "vitest";
import { loadHanadoku } from "hanadoku";
import { examples } from "../../web/app/wish/examples.js";

const sudoku = await loadHanadoku();

const all = Object.entries(examples).flatMap(([level, ofLevel]) =>
  Object.entries(ofLevel).map(([technique, givens]) => ({ level, technique, givens })),
);

test.each(all)("the example of $technique is a puzzle whose path comes to it", ({ level, technique, givens }) => {
  expect(sudoku.sanitize({ shape: "3x3", givens }).ok).toBe(true);
  const graded = sudoku.grade({ shape: "3x3", givens });
  expect(graded.ok && graded.steps.map((step) => step.technique)).toContain(technique);
  expect(sudoku.techniques().find((facts) => facts.technique === technique)).toMatchObject({ level, searched: true });
});
