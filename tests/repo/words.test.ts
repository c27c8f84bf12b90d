// Every technique has its words in every language, and what is made of a step leaves nothing unsaid.
import { describe, expect, test } from "vitest";
import { ArgumentError } from "../../web/lib/arguments.js";
import { techniques, type CellReason, type HouseReason, type Link, type Step } from "../../web/lib/techniques.js";
import { describeStep, focusOf, techniqueName, wordLanguages } from "../../web/words/index.js";
import { techniqueWords } from "../../web/words/techniques.js";

const shape = "3x3";
const house = (kind: HouseReason["kind"], index: number, role: HouseReason["role"]): HouseReason => ({
  kind,
  index,
  role,
});
const at = (cell: number, digits: number[], role: CellReason["role"], group = 0): CellReason => ({
  cell,
  digits,
  role,
  group,
});
const node = (digit: number, ...cells: number[]) => ({ digit, cells });
const link = (from: Link["from"], to: Link["to"], kind: Link["kind"], branch = 0): Link => ({ from, to, kind, branch });

/** A step with something of everything. */
const full: Omit<Step, "technique"> = {
  rating: 4.2,
  placements: [],
  eliminations: [
    { cell: 3, digit: 5 },
    { cell: 40, digit: 5 },
  ],
  digits: [4, 5],
  houses: [house("row", 0, "base"), house("column", 8, "cover"), house("box", 4, "pattern")],
  cells: [
    at(0, [4, 5], "pattern"),
    at(10, [4, 5], "pattern", 1),
    at(20, [4], "pivot"),
    at(30, [5], "fin"),
    ...[0, 1, 2, 3].map((group) => at(44 + group, [5], "color", group)),
  ],
  links: [
    link(node(5, 0), node(5, 8), "strong"),
    link(node(5, 8), node(5, 17, 26), "weak"),
    link(node(4, 0), node(5, 0), "forces", 1),
  ],
};
const steps = techniques.map((technique): Step => ({ ...full, technique }));

test("no technique is without a name, and no name is another's", () => {
  expect(Object.keys(techniqueWords)).toEqual([...techniques]);
  for (const language of wordLanguages) {
    expect(new Set(techniques.map((technique) => techniqueName(technique, language))).size).toBe(techniques.length);
  }
});

const struckIn = {
  ko: "1행 4열, 5행 5열에는 5가 들어갈 수 없어요",
  en: "5 cannot be in r1c4 or r5c5",
  ja: "1行4列、5行5列に5は入りません",
};

describe.each(wordLanguages)("in %s", (language) => {
  test.each(steps.map((step) => [step.technique, step] as const))("%s is said in three tiers", (technique, step) => {
    const [where, how, whole] = ([1, 2, 3] as const).map((tier) => describeStep(step, { shape, language, tier }));
    expect(how?.startsWith(`${techniqueName(technique, language)}${language === "ja" ? "。" : ". "}`)).toBe(true);
    for (const text of [where, how, whole]) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object|  |\(\)| ,|\{\}/);
      expect(text).toMatch(language === "ja" ? /。$/ : /[.요]$/);
      expect(/[가-힣]/.test(text ?? "")).toBe(language === "ko");
      expect(/[ぁ-ん]/.test(text ?? "")).toBe(language === "ja");
    }
    expect(whole).toContain(struckIn[language]);
    expect(where).not.toContain("5 ");
  });
});

test("the first tier of a naked single shows its box, not the cell", () => {
  const step: Step = {
    ...full,
    technique: "naked-single",
    placements: [{ cell: 40, digit: 7 }],
    eliminations: [],
    digits: [7],
    houses: [],
    cells: [at(40, [7], "pattern")],
    links: [],
  };
  expect(focusOf(step, shape)).toEqual({ houses: [{ kind: "box", index: 4 }], cells: [] });
  expect(describeStep(step, { shape, language: "en", tier: 1 })).toBe("Look at box 5.");
  expect(describeStep(step, { shape, language: "ko", tier: 1 })).toBe("5번 상자를 살펴봐요.");
  expect(describeStep(step, { shape, language: "en", tier: 3 })).toBe(
    "Every digit but 7 is ruled out in r5c5. So 7 goes into r5c5.",
  );
  expect(describeStep(step, { shape, language: "ko", tier: 3 })).toBe(
    "5행 5열에는 7 말고 다른 숫자가 들어갈 수 없어요. 그래서 5행 5열에 7이 들어가요.",
  );
  expect(describeStep(step, { shape, language: "ja", tier: 3 })).toBe(
    "5行5列には7しか入りません。ですから、5行5列に7が入ります。",
  );
});

test("a chain is told link by link, in the order of its links", () => {
  const step: Step = { ...full, technique: "x-chain", links: full.links.slice(0, 2) };
  expect(describeStep(step, { shape, language: "en", tier: 3 })).toContain(
    "If r1c1 is not 5, then r1c9 is 5, none of r2c9 and r3c9 is 5.",
  );
  expect(describeStep(step, { shape, language: "ko", tier: 3 })).toContain(
    "1행 1열이 5가 아니라면: 1행 9열 5 → (2행 9열, 3행 9열) 모두 5 아님.",
  );
});

test("digits above 9 are letters, and particles follow how they are spoken", () => {
  const step: Step = {
    ...full,
    technique: "hidden-single",
    placements: [{ cell: 0, digit: 11 }],
    eliminations: [],
    digits: [11],
  };
  expect(describeStep(step, { shape: "3x4", language: "ko", tier: 3 })).toContain("1행 1열에 B가 들어가요");
  const six: Step = { ...step, placements: [{ cell: 0, digit: 6 }], digits: [6] };
  expect(describeStep(six, { shape, language: "ko", tier: 3 })).toContain("1행 1열에 6이 들어가요");
});

test("a shape, a language or a tier that is none is refused", () => {
  const [step] = steps;
  if (!step) throw new Error("no step");
  const refused = (call: () => unknown, argument: string) => {
    expect(call).toThrow(ArgumentError);
    expect(call).toThrow(expect.objectContaining({ argument }));
  };
  refused(() => describeStep(step, { shape: "9x9" as "3x3", language: "en", tier: 1 }), "shape");
  refused(() => describeStep(step, { shape, language: "fr" as "en", tier: 1 }), "language");
  refused(() => describeStep(step, { shape, language: "toString" as "en", tier: 2 }), "language");
  refused(() => techniqueName("x-wing", "fr" as "en"), "language");
  for (const tier of [0, 4, "2", undefined]) {
    refused(() => describeStep(step, { shape, language: "en", tier: tier as 1 }), "tier");
  }
});
