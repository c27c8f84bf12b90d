// What sentences are made of: the parts of a step, and where it is to be looked for.
import { dimensionsOf, type ChainNode, type HouseReason, type Role, type Shape, type Step } from "../lib/index.js";
import { techniqueWords, type Family } from "./techniques.js";

/** A row, a column or a box. */
export type Place = Pick<HouseReason, "kind" | "index">;

/** A node of a chain and whether it is true there. */
export interface Claim {
  readonly node: ChainNode;
  readonly holds: boolean;
}

export class Facts {
  readonly step: Step;
  readonly #shape: Shape;

  constructor(step: Step, shape: Shape) {
    this.step = step;
    this.#shape = shape;
  }

  get family(): Family {
    return techniqueWords[this.step.technique][0];
  }

  /** Of the digits or cells of a subset, or of the houses of a fish. */
  get size(): number {
    return this.step.houses.filter(({ role }) => role === "base").length || this.step.digits.length;
  }

  /** By role, and by group where one is asked for, in order. */
  cells(role: Role, group?: number): number[] {
    const found = this.step.cells.filter((each) => each.role === role && (group ?? each.group) === each.group);
    return found.map(({ cell }) => cell);
  }

  houses(role: Role): HouseReason[] {
    return this.step.houses.filter((each) => each.role === role);
  }

  /** The cells of each group of these, by group. */
  groups(role: Role): number[][] {
    const groups = new Set(this.step.cells.filter((each) => each.role === role).map(({ group }) => group));
    return [...groups].map((group) => this.cells(role, group));
  }

  /** The digits that are placed or struck out. */
  get changed(): number[] {
    const digits = [...this.step.placements, ...this.step.eliminations].map(({ digit }) => digit);
    return [...new Set(digits)].sort((a, b) => a - b);
  }

  /** For each digit the cells that lose it. */
  get struck(): { readonly digit: number; readonly cells: readonly number[] }[] {
    const of = (digit: number) => this.step.eliminations.filter((each) => each.digit === digit);
    return this.changed
      .map((digit) => ({ digit, cells: of(digit).map(({ cell }) => cell) }))
      .filter(({ cells }) => cells.length > 0);
  }

  /** The digits that links are about. */
  get linked(): number[] {
    return [...new Set(this.step.links.map(({ from }) => from.digit))].sort((a, b) => a - b);
  }

  /** The candidates that a cell has in the pattern. */
  digitsOf(cell: number | undefined): readonly number[] {
    return this.step.cells.find((each) => each.cell === cell)?.digits ?? [];
  }

  /** What each branch of the links says, in order. */
  get branches(): Claim[][] {
    const branches: Claim[][] = [];
    for (const { from, to, kind, branch } of this.step.links) {
      const claims = (branches[branch] ??= [{ node: from, holds: kind !== "strong" }]);
      claims.push({ node: to, holds: kind !== "weak" });
    }
    return branches.filter((claims) => claims.length > 0);
  }

  /** Where to look: a few houses, or where the step has none, a few cells. */
  get focus(): { readonly houses: readonly Place[]; readonly cells: readonly number[] } {
    const { step } = this;
    const firstRole = step.houses.some(({ role }) => role === "base") ? "base" : step.houses[0]?.role;
    if (firstRole) return { houses: distinct(this.houses(firstRole)).slice(0, 4), cells: [] };
    const single = step.placements[0];
    // The cell itself would be the whole of a naked single.
    if (step.technique === "naked-single" && single) return { houses: [this.#boxOf(single.cell)], cells: [] };
    const nodes = [step.links[0]?.from, step.links.at(-1)?.to].flatMap((node) => node?.cells ?? []);
    const cells = step.cells.length > 0 ? step.cells.map(({ cell }) => cell) : nodes;
    const results = [...step.placements, ...step.eliminations].map(({ cell }) => cell);
    return { houses: [], cells: [...new Set(cells.length > 0 ? cells : results)].slice(0, 4) };
  }

  #boxOf(cell: number): Place {
    const { side, boxRows, boxColumns } = dimensionsOf(this.#shape);
    const [row, column] = [Math.floor(cell / side), cell % side];
    return { kind: "box", index: Math.floor(row / boxRows) * boxRows + Math.floor(column / boxColumns) };
  }
}

function distinct(houses: readonly HouseReason[]): Place[] {
  const keys = new Map(houses.map(({ kind, index }) => [`${kind}${index}`, { kind, index }]));
  return [...keys.values()];
}
