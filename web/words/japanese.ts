// Steps in Japanese.
import { dimensionsOf, type Shape, type Step } from "../lib/index.js";
import { Facts, type Claim, type Place } from "./facts.js";
import { shortened, symbolOf, type Sentences } from "./sentences.js";
import type { Family } from "./techniques.js";

const list = (parts: readonly string[]) => parts.join("、");
const digits = (all: readonly number[]) => list(all.map(symbolOf));
const either = (all: readonly number[]) => all.map(symbolOf).join("か");

const placeName = ({ kind, index }: Place) =>
  ({ row: `${index + 1}行目`, column: `${index + 1}列目`, box: `ブロック${index + 1}` })[kind];
const places = (all: readonly Place[]) => list(all.map(placeName));

const swap =
  "2つの行、列、ブロックにまたがる4マスに2つの数字しかないと、入れ替えても成り立つので、答えが1つになりません。";

const how: Record<Family, (facts: Facts) => string> = {
  "full-house": () => "行、列、ブロックの空きマスが1つなら、残りの数字がそこに入ります。",
  "hidden-single": () => "行、列、ブロックの中で、ある数字の入るマスが1つだけです。",
  "naked-single": () => "マスに入る数字が1つだけ残っています。",
  pointing: () => "ブロックの中である数字が1本の列や行にしか入らないので、その列や行のほかのマスには入りません。",
  claiming: () => "列や行の中である数字が1つのブロックにしか入らないので、そのブロックのほかのマスには入りません。",
  "locked-subset": ({ size }) =>
    `同じブロックの同じ列や行にある${size}マスの候補が${size}つの数字だけなので、どちらのほかのマスにもその数字は入りません。`,
  "naked-subset": ({ size }) =>
    `行、列、ブロックの${size}マスの候補が合わせて${size}つの数字だけなので、ほかのマスにその数字は入りません。`,
  "hidden-subset": ({ size }) =>
    `行、列、ブロックの中で${size}つの数字が同じ${size}マスにしか入らないので、そのマスにほかの数字は入りません。`,
  fish: ({ size }) =>
    `${size}本の列や行で、ある数字が、交わる同じ${size}本の上にしか入りません。交わるほうのほかのマスには入りません。`,
  "finned-fish": () =>
    "フィッシュの形に、余分なマス（フィン）が付いています。形かフィンのどちらかが正しいので、どちらからも消える候補を消せます。",
  "complex-fish": () =>
    "行、列、ブロックを混ぜたフィッシュです。いくつかの場所で、ある数字のマスが、フィンのほかは同じ数の別の場所に収まります。",
  skyscraper: () =>
    "平行な2本で、ある数字の入るマスが2つずつあり、その片方どうしが同じ列や行にあります。残る2マスのどちらかに入ります。",
  "two-string-kite": () =>
    "ある行とある列で、ある数字の入るマスが2つずつあり、その片方どうしが同じブロックにあります。残る2マスのどちらかに入ります。",
  "turbot-fish": () =>
    "2つの場所で、ある数字の入るマスが2つずつあり、その片方どうしは両方にはなれません。残る2マスのどちらかに入ります。",
  "empty-rectangle": () =>
    "ブロックの中で、ある数字が1つの行と1つの列の上にだけあります。入るマスが2つの列や行が、そこからつながります。",
  "xy-wing": () =>
    "候補が2つのマスから、3つ目の数字を共に持つ2マスが見えます。どちらになっても、2マスの片方に3つ目の数字が入ります。",
  "xyz-wing": () =>
    "候補が3つのマスから、そのうち2つずつを持つ2マスが見えます。3マスのどれかに、共通の数字が入ります。",
  "w-wing": () =>
    "同じ2つの候補を持つ2マスがあり、その片方には、別の列やブロックのために一方の数字が入りません。そこには他方が入ります。",
  "uniqueness-1": () => `${swap}ですから、4つ目のマスには別の数字が入ります。`,
  "uniqueness-2": () => `${swap}ですから、余分な数字がこのどれかのマスに入ります。`,
  "uniqueness-3": () => `${swap}ですから、余分な数字を1マスのように見て、ほかのマスと組にできます。`,
  "uniqueness-4": () => `${swap}一方の数字は必ずこの2マスに入るので、他方は入りません。`,
  "uniqueness-6": () => `${swap}一方の数字は4マスから出られないので、両方が入りうるマスには入りません。`,
  "hidden-rectangle": () => `${swap}一方の数字は4マスから出られないので、向かいのマスから他方が消えます。`,
  "avoidable-rectangle-1": () =>
    "自分で入れた3つの数字とこの数字では、入れ替えられる4マスになります。答えは1つなので、この数字ではありません。",
  "avoidable-rectangle-2": () =>
    "自分で入れた2つの数字が、入れ替えられる4マスの一部です。残るマスのどちらかに、余分な数字が入ります。",
  "bug-plus-1": () => "1マスを除いて、空きマスの候補が2つずつです。そのマスも2つだけなら、答えが1つになりません。",
  "remote-pair": () =>
    "同じ2つの候補を持つマスがつながり、交互に入ります。両方の種類が見えるマスには、どちらの数字も入りません。",
  "colors-trap": () =>
    "2つずつの入る場所をつないで交互に塗ると、片方の色がすべて正しくなります。両方の色が見えるマスには入りません。",
  "colors-wrap": () =>
    "2つずつの入る場所をつないで交互に塗ると、片方の色がすべて正しくなります。同じ色どうしが見えるなら、その色は誤りです。",
  "multi-colors-1": () =>
    "別々に塗った2組が触れ合い、2つの色のどちらかが正しくなります。その両方が見えるマスには入りません。",
  "multi-colors-2": () => "ある色から、別の組の両方の色が見えます。どちらかは正しいので、この色は誤りです。",
  "sue-de-coq": () =>
    "ブロックと列や行の交わるマスに、それぞれの数マスを合わせると、マスと数字の数が同じです。ですから、数字ごとに入る側が決まります。",
  chain: () => "1つが決まると次が決まる鎖です。両端のどちらかは正しいので、どちらからも消える候補を消せます。",
  "x-chain": () => "1つの数字の入る場所をつないだ鎖です。両端のどちらかは正しいので、両方が見えるマスには入りません。",
  "xy-chain": () =>
    "候補が2つのマスをつないだ鎖です。両端のどちらかに共通の数字が入るので、両方が見えるマスには入りません。",
  loop: () => "鎖が輪になっています。つながる2つのどちらかは正しいので、その両方が見える候補を消せます。",
  "als-xz": () =>
    "マスより数字が1つ多い組が2つあります。片方にしか入らない数字のために他方が固まり、共通のもう1つの数字がどちらかに入ります。",
  "als-chain": () =>
    "マスより数字が1つ多い組が、順に数字を分け合います。ですから、初めか終わりの組に共通の数字が入ります。",
  "death-blossom": () =>
    "中心のマスにどの数字が入っても、どれかの組がそれを失って固まります。組に共通の数字が、そのどれかに入ります。",
  contradiction: () => "この候補が正しいとすると矛盾します。ですから、正しくありません。",
  verity: () => "いくつかの候補のどれかは正しく、どれであっても同じ結果になります。",
  "template-set": () => "この数字を盤全体に置くどの置き方でも、これらのマスに入ります。",
  "template-delete": () => "この数字を盤全体に置くどの置き方でも、これらのマスには入りません。",
  "net-contradiction": () => "この候補が正しいとして、続くものをすべてたどると矛盾します。ですから、正しくありません。",
  "net-verity": () => "いくつかの候補のどれかは正しく、どれをたどっても同じ候補が消えます。",
  "nested-net": () =>
    "この候補が正しいとすると、別のマスのどの候補からも矛盾に行き着きます。ですから、正しくありません。",
};

class Japanese implements Sentences {
  readonly #shape: Shape;
  readonly #facts: Facts;

  constructor(step: Step, shape: Shape) {
    this.#shape = shape;
    this.#facts = new Facts(step, shape);
  }

  #cells(cells: readonly number[]): string {
    const { side } = dimensionsOf(this.#shape);
    return list(cells.map((cell) => `${Math.floor(cell / side) + 1}行${(cell % side) + 1}列`));
  }

  get where(): string {
    const { houses, cells } = this.#facts.focus;
    return `${houses.length > 0 ? places(houses) : this.#cells(cells)}を見てみましょう。`;
  }

  get how(): string {
    return how[this.#facts.family](this.#facts);
  }

  get result(): string {
    const { placements } = this.#facts.step;
    const placed = placements.map(({ cell, digit }) => `${this.#cells([cell])}に${symbolOf(digit)}が入ります。`);
    const struck = this.#facts.struck.map(
      ({ digit, cells }) => `${this.#cells(cells)}に${symbolOf(digit)}は入りません。`,
    );
    return `ですから、${[...placed, ...struck].join("")}`;
  }

  get why(): string {
    const facts = this.#facts;
    const { step } = facts;
    const cells = (...roles: Parameters<Facts["cells"]>) => this.#cells(facts.cells(...roles));
    const pattern = cells("pattern");
    const pivot = cells("pivot");
    const pivotDigits = either(facts.digitsOf(facts.cells("pivot")[0]));
    const all = digits(step.digits);
    const result = either(facts.changed);
    const base = places(facts.houses("base"));
    const cover = places(facts.houses("cover"));
    const around = places(facts.houses("pattern"));
    const sets = list(facts.groups("pattern").map((set) => `（${this.#cells(set)}）`));
    const swapped = `${pattern}が${all}だけだと、入れ替えても成り立つので、答えが2つになります。`;
    const color = (group: number) => `（${cells("color", group)}）`;
    switch (facts.family) {
      case "full-house":
        return `${around}の空きマスは${pattern}だけで、残りの数字は${all}だけです。`;
      case "hidden-single":
      case "hidden-subset":
        return `${around}で、${all}は${pattern}にしか入りません。`;
      case "naked-single":
        return `${pattern}には${all}しか入りません。`;
      case "pointing":
      case "claiming":
        return `${base}で、${all}は${pattern}にしか入らず、どれも${cover}にあります。`;
      case "locked-subset":
        return `${pattern}の候補は${all}だけで、どれも${around}にあります。`;
      case "naked-subset":
        return `${around}で、${pattern}の候補は${all}だけです。`;
      case "fish":
        return `${base}で、${all}は${cover}にしか入りません。`;
      case "finned-fish":
      case "complex-fish": {
        const fins = this.#cells([...facts.cells("fin"), ...facts.cells("endo-fin")]);
        return `${base}で、${all}は${fins ? `フィン（${fins}）のほかは` : ""}${cover}にしか入りません。`;
      }
      case "skyscraper":
      case "two-string-kite":
      case "turbot-fish":
        return `${base}で、${all}の入るマスは2つずつです。${pivot}の両方には入らないので、${pattern}のどちらかに入ります。`;
      case "empty-rectangle":
        return `${around}で、${all}は1つの行と列の上（${pivot}）にしか入りません。${base}では2マス（${pattern}）だけです。`;
      case "xy-wing":
        return `${pivot}は${pivotDigits}です。どちらでも、${pattern}のどちらかに${result}が入ります。`;
      case "xyz-wing":
        return `${pivot}は${pivotDigits}です。どれでも、そこか${pattern}のどれかに${result}が入ります。`;
      case "w-wing":
        return `${pattern}の候補は${all}だけです。${base}では${pivot}のどちらかに同じ数字が入るので、片方は${result}になります。`;
      case "uniqueness-1":
      case "uniqueness-2":
      case "avoidable-rectangle-1":
      case "avoidable-rectangle-2":
        return swapped;
      case "uniqueness-3":
        return `${swapped}余分な数字は、${around}で${pivot}と組になります。`;
      case "uniqueness-4":
      case "uniqueness-6":
      case "hidden-rectangle":
        return `${swapped}${base}では、2つの数字の一方がほかに入りません。`;
      case "bug-plus-1":
        return `ほかの空きマスの候補は2つずつです。${pattern}に${all}がないと、どの候補も行、列、ブロックに2つずつになります。`;
      case "remote-pair":
        return `${color(0)}には${all}の一方が、${color(1)}には他方が入ります。`;
      case "colors-trap":
      case "colors-wrap":
        return `${all}は、${color(0)}のすべてか、${color(1)}のすべてに入ります。`;
      case "multi-colors-1":
      case "multi-colors-2":
        return `${all}は、${color(0)}のすべてか${color(1)}のすべてに入ります。また、${color(2)}のすべてか${color(3)}のすべてに入ります。`;
      case "sue-de-coq":
        return `${around}の${pattern}に入る数字は${all}で、マスと同じ数です。`;
      case "x-chain":
      case "xy-chain":
      case "chain":
        return `${this.#branches()}ですから、両端のどちらかは正しいです。`;
      case "als-xz":
      case "als-chain":
        return `${sets}は、どれもマスより数字が1つ多い組です。続く2組のうち、${digits(facts.linked)}が入るのは片方だけです。`;
      case "death-blossom":
        return `${pivot}は${pivotDigits}です。どれでも、${sets}のどれかがその数字を失います。`;
      case "contradiction":
        return `${this.#branches()}これは成り立ちません。`;
      case "template-set":
      case "template-delete":
        return `${all}をすべての行に一度に置いてみました。`;
      case "net-contradiction":
        return `${this.#branches()}すると、入るマスがなくなります。`;
      case "loop":
      case "verity":
      case "net-verity":
      case "nested-net":
        return this.#branches();
    }
  }

  #claim({ node, holds }: Claim): string {
    const digit = symbolOf(node.digit);
    const cells = this.#cells(node.cells);
    if (node.cells.length === 1) return `${cells}は${digit}${holds ? "" : "でない"}`;
    return holds ? `（${cells}）のどれかが${digit}` : `（${cells}）はどれも${digit}でない`;
  }

  #branches(): string {
    const sentence = (claims: readonly Claim[]) => {
      const [start, ...rest] = claims;
      if (!start) return "";
      const digit = symbolOf(start.node.digit);
      const cells = this.#cells(start.node.cells);
      const subject = start.node.cells.length === 1 ? cells : `（${cells}）のどれか`;
      const condition = start.holds ? `が${digit}なら` : `が${digit}でないなら`;
      return `${subject}${condition}：${shortened(rest.map((claim) => this.#claim(claim))).join(" → ")}。`;
    };
    return this.#facts.branches.map(sentence).join("");
  }
}

export const japanese = (step: Step, shape: Shape): Sentences => new Japanese(step, shape);
