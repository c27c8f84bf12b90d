// Steps in English.
import { cellName, dimensionsOf, type Shape, type Step } from "../lib/index.js";
import { Facts, type Claim, type Place } from "./facts.js";
import { shortened, symbolOf, type Sentences } from "./sentences.js";
import type { Family } from "./techniques.js";

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const number = (count: number) => numbers[count] ?? String(count);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b and c" */
function list(parts: readonly string[], joint = "and"): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} ${joint} ${last}`;
}

const digits = (all: readonly number[], joint?: string) => list(all.map(symbolOf), joint);

const placeName = ({ kind, index }: Place) => `${kind} ${index + 1}`;

/** Of one kind together: "rows 2 and 5". */
function places(all: readonly Place[]): string {
  const [first] = all;
  if (!first || all.length === 1 || all.some(({ kind }) => kind !== first.kind)) return list(all.map(placeName));
  return `${first.kind === "box" ? "boxes" : `${first.kind}s`} ${list(all.map(({ index }) => String(index + 1)))}`;
}

const how: Record<Family, (facts: Facts) => string> = {
  "full-house": () => "A row, column or box has one empty cell left, and the missing digit goes there.",
  "hidden-single": () => "A digit has only one place left in a row, column or box.",
  "naked-single": () => "A cell has only one digit left.",
  pointing: () => "In a box, a digit fits only into one line. So it cannot be anywhere else in that line.",
  claiming: () => "In a line, a digit fits only into one box. So it cannot be anywhere else in that box.",
  "locked-subset": ({ size }) =>
    `${capital(number(size))} cells in the same box and line hold only the same ${number(size)} digits. So the rest of both loses them.`,
  "naked-subset": ({ size }) =>
    `${capital(number(size))} cells of a row, column or box hold only ${number(size)} digits between them. So its other cells lose these.`,
  "hidden-subset": ({ size }) =>
    `${capital(number(size))} digits fit only into the same ${number(size)} cells of a row, column or box. So these cells take nothing else.`,
  fish: ({ size }) =>
    `In ${number(size)} lines, a digit fits only where the same ${number(size)} lines cross them. So the rest of the crossing lines loses it.`,
  "finned-fish": () =>
    "A fish with a few places too many, its fins. Either the fish holds or a fin does, so what both rule out goes.",
  "complex-fish": () =>
    "A fish of rows, columns and boxes: all places for a digit in some of them are covered by as many others, but for its fins.",
  skyscraper: () =>
    "In two parallel lines a digit has two places each, and two of these share a line. So one of the other two holds it.",
  "two-string-kite": () =>
    "In a row and in a column a digit has two places each, and two of these share a box. So one of the other two holds it.",
  "turbot-fish": () =>
    "A digit has two places in each of two houses, and two of these see each other. So one of the other two holds it.",
  "empty-rectangle": () =>
    "In a box, a digit lies only along one row and one column. A line in which it has two places leads on from there.",
  "xy-wing": () =>
    "A cell with two digits sees two cells that share a third digit. Whichever it takes, one of the two gets the third.",
  "xyz-wing": () =>
    "A cell with three digits sees two cells that hold two of them each. One of the three cells has the digit that all share.",
  "w-wing": () =>
    "Two cells hold the same two digits, and a line or box keeps one of these out of one of them. So that one has the other.",
  "uniqueness-1": () =>
    "Two digits in four cells of two rows, two columns and two boxes could be swapped. A puzzle has one solution, so the fourth corner is something else.",
  "uniqueness-2": () =>
    "Two digits in four cells of two rows, two columns and two boxes could be swapped. So the extra digit must be in one of these cells.",
  "uniqueness-3": () =>
    "Two digits in four cells of two rows, two columns and two boxes could be swapped. So the extra digits act as one cell, and make a subset with others.",
  "uniqueness-4": () =>
    "Two digits in four cells of two rows, two columns and two boxes could be swapped. One of them has to be in the upper two, so the other cannot be.",
  "uniqueness-6": () =>
    "Two digits in four cells of two rows, two columns and two boxes could be swapped. One of them is locked into the corners, so it cannot be where both could.",
  "hidden-rectangle": () =>
    "Two digits in four cells of two rows, two columns and two boxes could be swapped. One digit is locked into the corners, so the other leaves the opposite one.",
  "avoidable-rectangle-1": () =>
    "Three of your entries and this digit would make a rectangle that can be swapped. A puzzle has one solution, so it is not this digit.",
  "avoidable-rectangle-2": () =>
    "Two of your entries would be part of a rectangle that can be swapped, unless one of the other corners holds the extra digit.",
  "bug-plus-1": () =>
    "All empty cells but one have two candidates. If that one had just two as well, there would be two solutions or none.",
  "remote-pair": () =>
    "A chain of cells that all hold the same two digits: they alternate. What sees both kinds holds neither digit.",
  "colors-trap": () =>
    "A digit's places are linked in pairs and colored in turn: one color is all true. What sees both colors is false.",
  "colors-wrap": () =>
    "A digit's places are linked in pairs and colored in turn: one color is all true. A color of which two see each other is false.",
  "multi-colors-1": () =>
    "Two such colorings touch, so that one of two colors is true. What sees both of these is false.",
  "multi-colors-2": () => "A color sees both colors of another coloring, one of which is true. So it is false.",
  "sue-de-coq": () =>
    "Where a box and a line meet, cells hold just as many digits as there are cells, with some of the line and some of the box. So each digit stays in its part.",
  chain: () => "Each link of the chain forces the next. One of its two ends is true, so what both ends rule out goes.",
  "x-chain": () =>
    "A chain of places of one digit in which each link forces the next. One of its ends is true, so what sees both goes.",
  "xy-chain": () =>
    "A chain of cells with two digits each. One of its ends holds the digit that both share, so what sees both ends loses it.",
  loop: () => "A chain that closes to a ring. Of each two that are joined one is true, so all else that they see goes.",
  "als-xz": () =>
    "Two sets of cells have one digit more than cells each. A digit that only one of them can hold locks the other, so one of them holds what else they share.",
  "als-chain": () =>
    "Sets of cells that have one digit more than cells each take digits from one another in turn. So the first or the last keeps what they share.",
  "death-blossom": () =>
    "Whichever digit the stem takes, a set of cells loses it and is left with the others. They all share one more digit, so one of them holds it.",
  contradiction: () => "If this candidate were true, a contradiction would follow. So it is not.",
  verity: () => "One of a few candidates must be true, and whichever it is, the same follows.",
  "template-set": () => "All ways to place this digit on the whole board have it in these cells.",
  "template-delete": () => "No way to place this digit on the whole board has it in these cells.",
  "net-contradiction": () =>
    "If this candidate were true, all that follows would end in a contradiction. So it is not.",
  "net-verity": () => "One of a few candidates must be true, and all that follows from each rules out the same.",
  "nested-net": () =>
    "If this candidate were true, every digit of some other cell would end in a contradiction in its turn. So it is not.",
};

class English implements Sentences {
  readonly #shape: Shape;
  readonly #facts: Facts;

  constructor(step: Step, shape: Shape) {
    this.#shape = shape;
    this.#facts = new Facts(step, shape);
  }

  #cells(cells: readonly number[], joint?: string): string {
    const { side } = dimensionsOf(this.#shape);
    return list(
      cells.map((cell) => cellName(cell, side)),
      joint,
    );
  }

  get where(): string {
    const { houses, cells } = this.#facts.focus;
    return houses.length > 0 ? `Look at ${places(houses)}.` : `Look at ${this.#cells(cells)}.`;
  }

  get how(): string {
    return how[this.#facts.family](this.#facts);
  }

  get result(): string {
    const { placements } = this.#facts.step;
    const placed = placements.map(({ cell, digit }) => `${symbolOf(digit)} goes into ${this.#cells([cell])}`);
    const struck = this.#facts.struck.map(
      ({ digit, cells }) => `${symbolOf(digit)} cannot be in ${this.#cells(cells, "or")}`,
    );
    return `So ${list([...placed, ...struck])}.`;
  }

  get why(): string {
    const facts = this.#facts;
    const { step } = facts;
    const cells = (...roles: Parameters<Facts["cells"]>) => this.#cells(facts.cells(...roles));
    const pattern = cells("pattern");
    const [digit] = step.digits.map(symbolOf);
    const all = digits(step.digits);
    const either = digits(step.digits, "or");
    const result = digits(facts.changed, "or");
    const base = places(facts.houses("base"));
    const cover = places(facts.houses("cover"));
    const around = places(facts.houses("pattern"));
    const swapped = `If ${pattern} held only ${all}, the two could be swapped, and there would be two solutions.`;
    switch (facts.family) {
      case "full-house":
        return `${capital(around)} has only ${pattern} empty, and lacks only ${digit}.`;
      case "hidden-single":
        return `In ${around}, ${digit} fits only into ${pattern}.`;
      case "naked-single":
        return `Every digit but ${digit} is ruled out in ${pattern}.`;
      case "pointing":
      case "claiming":
        return `In ${base}, ${digit} fits only into ${this.#cells(facts.cells("pattern"), "or")}, all in ${cover}.`;
      case "locked-subset":
        return `${capital(pattern)} hold only ${all}, and share ${around}.`;
      case "naked-subset":
        return `In ${around}, ${pattern} hold only ${all}.`;
      case "hidden-subset":
        return `In ${around}, ${all} fit only into ${pattern}.`;
      case "fish":
        return `In ${base}, ${digit} fits only into ${cover}.`;
      case "finned-fish":
      case "complex-fish": {
        const fins = [...facts.cells("fin"), ...facts.cells("endo-fin")];
        const but = fins.length > 0 ? `, but for the ${fins.length > 1 ? "fins" : "fin"} ${this.#cells(fins)}` : "";
        return `In ${base}, ${digit} fits only into ${cover}${but}.`;
      }
      case "skyscraper":
      case "two-string-kite":
      case "turbot-fish":
        return `In ${base}, ${all} has two places each. ${capital(cells("pivot"))} see each other and cannot both hold it, so ${pattern} cannot both be without it.`;
      case "empty-rectangle":
        return `In ${around}, ${all} fits only into ${cells("pivot")}, along a row and a column. In ${base} it has two places, ${pattern}.`;
      case "xy-wing":
        return `${cells("pivot")} is ${digits(facts.digitsOf(facts.cells("pivot")[0]), "or")}. Either way, ${this.#cells(facts.cells("pattern"), "or")} becomes ${result}.`;
      case "xyz-wing":
        return `${cells("pivot")} is ${digits(facts.digitsOf(facts.cells("pivot")[0]), "or")}. In any case, it or ${this.#cells(facts.cells("pattern"), "or")} is ${result}.`;
      case "w-wing":
        return `${capital(pattern)} are both ${either}. In ${base}, one of ${cells("pivot")} has the digit that keeps it out of one of them, which is then ${result}.`;
      case "uniqueness-1":
      case "uniqueness-2":
      case "avoidable-rectangle-1":
      case "avoidable-rectangle-2":
        return swapped;
      case "uniqueness-3":
        return `${swapped} The extra digits make a subset with ${cells("pivot")} in ${around}.`;
      case "uniqueness-4":
      case "uniqueness-6":
      case "hidden-rectangle":
        return `${swapped} In ${base}, one of the two digits has no other place.`;
      case "bug-plus-1":
        return `All other empty cells have two candidates. Without ${digit} in ${pattern}, each candidate would be there twice in every row, column and box.`;
      case "remote-pair":
        return `Each of ${cells("color", 0)} has one of ${all}, and each of ${cells("color", 1)} has the other.`;
      case "colors-trap":
      case "colors-wrap":
        return `${digit} is in all of ${cells("color", 0)}, or else in all of ${cells("color", 1)}.`;
      case "multi-colors-1":
      case "multi-colors-2":
        return `${digit} is in all of ${cells("color", 0)}, or else in all of ${cells("color", 1)}; and in all of ${cells("color", 2)}, or else in all of ${cells("color", 3)}.`;
      case "sue-de-coq":
        return `${capital(pattern)} in ${around} hold ${all}, as many digits as they are cells.`;
      case "x-chain":
      case "xy-chain":
      case "chain":
        return `${this.#branches("If", "then")} So one of the two ends is true.`;
      case "loop":
        return this.#branches("If", "then");
      case "als-xz":
      case "als-chain":
        return `${capital(list(facts.groups("pattern").map((set) => `{${this.#cells(set)}}`)))} have one digit more than cells each. Of two that follow each other only one can hold ${digits(facts.linked, "and")}.`;
      case "death-blossom":
        return `${cells("pivot")} is ${digits(facts.digitsOf(facts.cells("pivot")[0]), "or")}. Each takes a digit from one of ${list(facts.groups("pattern").map((set) => `{${this.#cells(set)}}`))}.`;
      case "contradiction":
      case "verity":
        return `${this.#branches("If", "then")}${facts.family === "contradiction" ? " That cannot be." : ""}`;
      case "template-set":
      case "template-delete":
        return `${digit} has been tried in all rows at once.`;
      case "net-contradiction":
        return `${this.#branches("If", "then")} That leaves no place.`;
      case "net-verity":
      case "nested-net":
        return this.#branches("If", "then");
    }
  }

  #claim({ node, holds }: Claim): string {
    const digit = symbolOf(node.digit);
    if (node.cells.length === 1) return `${this.#cells(node.cells)} is ${holds ? "" : "not "}${digit}`;
    return `${holds ? "one" : "none"} of ${this.#cells(node.cells)} is ${digit}`;
  }

  #branches(first: string, then: string): string {
    const sentence = (claims: readonly Claim[]) => {
      const [start = "", ...rest] = claims.map((claim) => this.#claim(claim));
      return `${first} ${start}, ${then} ${shortened(rest).join(", ")}.`;
    };
    return this.#facts.branches.map(sentence).join(" ");
  }
}

export const english = (step: Step, shape: Shape): Sentences => new English(step, shape);
