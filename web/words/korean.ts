// Steps in Korean.
import { dimensionsOf, type Shape, type Step } from "../lib/index.js";
import { Facts, type Claim, type Place } from "./facts.js";
import { shortened, symbolOf, type Sentences } from "./sentences.js";
import type { Family } from "./techniques.js";

/** How a digit is spoken. Of the letters only 엘, 엠 and 엔 end in a consonant; all others do as 이 does. */
const spoken = "영일이삼사오육칠팔구";
const spokenOf = (digit: string) => spoken[Number(digit)] ?? (/[LMN]/.test(digit) ? "엘" : "이");

type Particle = "이/가" | "을/를" | "은/는" | "과/와" | "이라면/라면";

/** A word with the particle for its last sound. */
function josa(word: string, particle: Particle): string {
  const [closed = "", open = ""] = particle.split("/");
  const last = word.replaceAll(/[^0-9A-P가-힣]/g, "").at(-1) ?? "";
  const sound = /[가-힣]/.test(last) ? last : spokenOf(last);
  const endsInVowel = (sound.charCodeAt(0) - 0xac00) % 28 === 0;
  return word + (endsInVowel ? open : closed);
}

const digits = (all: readonly number[]) => all.map(symbolOf).join(", ");

const placeName = ({ kind, index }: Place) =>
  ({ row: `${index + 1}행`, column: `${index + 1}열`, box: `${index + 1}번 상자` })[kind];
const places = (all: readonly Place[]) => all.map(placeName).join(", ");

const counts = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟"];
const count = (number: number) => counts[number] ?? String(number);

const swap = "두 행, 두 열, 두 상자에 걸친 네 칸에 두 숫자만 있으면 서로 바꿔도 되니 정답이 둘이 돼요.";

const how: Record<Family, (facts: Facts) => string> = {
  "full-house": () => "행이나 열, 상자에 빈칸이 하나만 남으면 빠진 숫자가 거기에 들어가요.",
  "hidden-single": () => "행이나 열, 상자에서 어떤 숫자가 들어갈 칸이 하나뿐이에요.",
  "naked-single": () => "한 칸에 들어갈 수 있는 숫자가 하나만 남았어요.",
  pointing: () => "상자 안에서 어떤 숫자가 한 줄에만 들어갈 수 있으면, 그 줄의 다른 칸에는 들어갈 수 없어요.",
  claiming: () => "줄 안에서 어떤 숫자가 한 상자에만 들어갈 수 있으면, 그 상자의 다른 칸에는 들어갈 수 없어요.",
  "locked-subset": ({ size }) =>
    `같은 줄, 같은 상자에 있는 ${count(size)} 칸에 후보가 ${count(size)} 숫자뿐이면, 그 줄과 상자의 다른 칸에서 그 숫자들이 빠져요.`,
  "naked-subset": ({ size }) =>
    `한 행이나 열, 상자의 ${count(size)} 칸에 후보가 모두 ${count(size)} 숫자뿐이면, 다른 칸에서 그 숫자들이 빠져요.`,
  "hidden-subset": ({ size }) =>
    `한 행이나 열, 상자에서 ${count(size)} 숫자가 같은 ${count(size)} 칸에만 들어갈 수 있으면, 그 칸에서 다른 숫자가 빠져요.`,
  fish: ({ size }) =>
    `${count(size)} 줄에서 어떤 숫자가 같은 ${count(size)} 교차 줄에만 들어갈 수 있으면, 교차 줄의 다른 칸에서 그 숫자가 빠져요.`,
  "finned-fish": () =>
    "물고기 모양에 자리가 조금 더 있어요. 그것이 지느러미예요. 물고기가 맞거나 지느러미가 맞으니, 둘 다 막는 칸에서 숫자가 빠져요.",
  "complex-fish": () =>
    "행, 열, 상자를 섞은 물고기예요. 몇 곳에서 어떤 숫자의 자리가 지느러미만 빼고 같은 수의 다른 곳에 모두 들어가요.",
  skyscraper: () =>
    "나란한 두 줄에서 어떤 숫자의 자리가 둘씩이고, 그중 둘이 한 줄에 있어요. 그래서 나머지 둘 중 하나에 그 숫자가 들어가요.",
  "two-string-kite": () =>
    "한 행과 한 열에서 어떤 숫자의 자리가 둘씩이고, 그중 둘이 한 상자에 있어요. 그래서 나머지 둘 중 하나에 그 숫자가 들어가요.",
  "turbot-fish": () =>
    "두 곳에서 어떤 숫자의 자리가 둘씩이고, 그중 둘이 서로 보여요. 그래서 나머지 둘 중 하나에 그 숫자가 들어가요.",
  "empty-rectangle": () =>
    "상자 안에서 어떤 숫자가 한 행과 한 열에만 놓여 있어요. 그 숫자의 자리가 둘뿐인 줄이 거기에서 이어져요.",
  "xy-wing": () =>
    "두 숫자를 가진 칸이, 셋째 숫자를 함께 가진 두 칸을 봐요. 어느 쪽이든 두 칸 중 하나는 셋째 숫자가 돼요.",
  "xyz-wing": () =>
    "세 숫자를 가진 칸이, 그중 두 숫자씩 가진 두 칸을 봐요. 세 칸 중 하나에는 모두가 가진 숫자가 들어가요.",
  "w-wing": () =>
    "같은 두 숫자를 가진 두 칸 중 하나에서, 다른 줄이나 상자가 한 숫자를 막아요. 그 칸에는 다른 숫자가 들어가요.",
  "uniqueness-1": () => `${swap} 그래서 넷째 칸에는 다른 숫자가 들어가요.`,
  "uniqueness-2": () => `${swap} 그래서 남은 숫자가 이 칸들 중 하나에 꼭 들어가요.`,
  "uniqueness-3": () => `${swap} 그래서 남은 숫자들을 한 칸처럼 보고 다른 칸과 묶을 수 있어요.`,
  "uniqueness-4": () => `${swap} 한 숫자가 꼭 위의 두 칸에 들어가야 하니, 다른 숫자는 거기에 들어갈 수 없어요.`,
  "uniqueness-6": () => `${swap} 한 숫자가 네 칸에 갇혀 있으니, 두 숫자가 다 되는 칸에는 들어갈 수 없어요.`,
  "hidden-rectangle": () => `${swap} 한 숫자가 네 칸에 갇혀 있으니, 맞은편 칸에서 다른 숫자가 빠져요.`,
  "avoidable-rectangle-1": () =>
    "직접 넣은 세 숫자와 이 숫자가 모이면 서로 바꿔도 되는 네 칸이 돼요. 정답은 하나이니 이 숫자는 아니에요.",
  "avoidable-rectangle-2": () =>
    "직접 넣은 두 숫자가 서로 바꿔도 되는 네 칸의 일부예요. 그래서 남은 칸 중 하나에 다른 숫자가 들어가요.",
  "bug-plus-1": () => "한 칸만 빼고 모든 빈칸의 후보가 둘이에요. 그 칸마저 둘이면 정답이 하나가 될 수 없어요.",
  "remote-pair": () =>
    "같은 두 숫자를 가진 칸들이 이어져 번갈아 들어가요. 양쪽을 다 보는 칸에는 두 숫자 모두 들어갈 수 없어요.",
  "colors-trap": () => "둘뿐인 자리를 이어 번갈아 칠하면 한 색이 모두 맞아요. 두 색을 다 보는 칸에서 그 숫자가 빠져요.",
  "colors-wrap": () =>
    "둘뿐인 자리를 이어 번갈아 칠하면 한 색이 모두 맞아요. 같은 색끼리 서로 보이면 그 색은 모두 틀려요.",
  "multi-colors-1": () =>
    "따로 칠한 두 무리가 맞닿아서, 두 색 중 하나는 맞아요. 그 둘을 다 보는 칸에서 그 숫자가 빠져요.",
  "multi-colors-2": () => "한 색이 다른 무리의 두 색을 다 봐요. 둘 중 하나는 맞으니 그 색은 모두 틀려요.",
  "sue-de-coq": () =>
    "상자와 줄이 만나는 칸들과 줄의 몇 칸, 상자의 몇 칸을 합치면 칸 수와 숫자 수가 같아요. 그래서 숫자마다 제자리가 정해져요.",
  chain: () => "하나가 정해지면 다음이 정해지는 사슬이에요. 두 끝 중 하나는 맞으니, 둘 다 막는 후보가 빠져요.",
  "x-chain": () => "한 숫자의 자리를 이은 사슬이에요. 두 끝 중 하나는 맞으니, 둘을 다 보는 칸에서 그 숫자가 빠져요.",
  "xy-chain": () =>
    "후보가 둘인 칸을 이은 사슬이에요. 두 끝 중 하나에는 함께 가진 숫자가 들어가니, 둘을 다 보는 칸에서 그 숫자가 빠져요.",
  loop: () => "사슬이 이어져 고리가 됐어요. 이어진 둘 중 하나는 꼭 맞으니, 둘을 다 보는 후보가 빠져요.",
  "als-xz": () =>
    "칸보다 숫자가 하나 많은 두 무리가 있어요. 한쪽에만 들어갈 수 있는 숫자 때문에 다른 쪽이 굳어서, 함께 가진 다른 숫자가 한쪽에 꼭 들어가요.",
  "als-chain": () =>
    "칸보다 숫자가 하나 많은 무리들이 차례로 숫자를 나눠 가져요. 그래서 처음이나 끝 무리에 함께 가진 숫자가 꼭 들어가요.",
  "death-blossom": () =>
    "가운데 칸이 어떤 숫자를 갖든, 한 무리가 그 숫자를 잃고 굳어요. 무리들이 함께 가진 숫자가 그중 하나에 꼭 들어가요.",
  contradiction: () => "이 후보가 맞다고 하면 모순이 생겨요. 그래서 아니에요.",
  verity: () => "몇 후보 중 하나는 꼭 맞는데, 어느 것이든 같은 결과가 돼요.",
  "template-set": () => "이 숫자를 판 전체에 놓는 모든 방법이 이 칸을 써요.",
  "template-delete": () => "이 숫자를 판 전체에 놓는 어떤 방법도 이 칸을 쓰지 않아요.",
  "net-contradiction": () => "이 후보가 맞다고 하고 이어지는 것을 모두 따라가면 모순이 생겨요. 그래서 아니에요.",
  "net-verity": () => "몇 후보 중 하나는 꼭 맞는데, 어느 것을 따라가도 같은 후보가 빠져요.",
  "nested-net": () => "이 후보가 맞다고 하면, 다른 한 칸의 모든 후보가 다시 모순에 이르러요. 그래서 아니에요.",
};

class Korean implements Sentences {
  readonly #shape: Shape;
  readonly #facts: Facts;

  constructor(step: Step, shape: Shape) {
    this.#shape = shape;
    this.#facts = new Facts(step, shape);
  }

  #cells(cells: readonly number[]): string {
    const { side } = dimensionsOf(this.#shape);
    return cells.map((cell) => `${Math.floor(cell / side) + 1}행 ${(cell % side) + 1}열`).join(", ");
  }

  get where(): string {
    const { houses, cells } = this.#facts.focus;
    return `${josa(houses.length > 0 ? places(houses) : this.#cells(cells), "을/를")} 살펴봐요.`;
  }

  get how(): string {
    return how[this.#facts.family](this.#facts);
  }

  get result(): string {
    const { placements } = this.#facts.step;
    const placed = placements.map(
      ({ cell, digit }) => `${this.#cells([cell])}에 ${josa(symbolOf(digit), "이/가")} 들어가요.`,
    );
    const struck = this.#facts.struck.map(
      ({ digit, cells }) => `${this.#cells(cells)}에는 ${josa(symbolOf(digit), "이/가")} 들어갈 수 없어요.`,
    );
    return `그래서 ${[...placed, ...struck].join(" ")}`;
  }

  get why(): string {
    const facts = this.#facts;
    const { step } = facts;
    const cells = (...roles: Parameters<Facts["cells"]>) => this.#cells(facts.cells(...roles));
    const pattern = cells("pattern");
    const pivot = cells("pivot");
    const pivotDigits = digits(facts.digitsOf(facts.cells("pivot")[0]));
    const all = digits(step.digits);
    const result = digits(facts.changed);
    const base = places(facts.houses("base"));
    const cover = places(facts.houses("cover"));
    const around = places(facts.houses("pattern"));
    const sets = facts
      .groups("pattern")
      .map((set) => `(${this.#cells(set)})`)
      .join(", ");
    const swapped = `${pattern}에 ${all}만 있으면 두 숫자를 서로 바꿔도 되니 정답이 둘이 돼요.`;
    const color = (group: number) => `(${cells("color", group)})`;
    switch (facts.family) {
      case "full-house":
        return `${around}에는 ${pattern}만 비어 있고, 빠진 숫자는 ${all}뿐이에요.`;
      case "hidden-single":
        return `${around}에서 ${josa(all, "은/는")} ${pattern}에만 들어갈 수 있어요.`;
      case "naked-single":
        return `${pattern}에는 ${all} 말고 다른 숫자가 들어갈 수 없어요.`;
      case "pointing":
      case "claiming":
        return `${base}에서 ${josa(all, "은/는")} ${pattern}에만 들어갈 수 있고, 모두 ${cover}에 있어요.`;
      case "locked-subset":
        return `${pattern}의 후보는 ${all}뿐이고, 이 칸들은 ${around}에 함께 있어요.`;
      case "naked-subset":
        return `${around}에서 ${pattern}의 후보는 ${all}뿐이에요.`;
      case "hidden-subset":
        return `${around}에서 ${josa(all, "은/는")} ${pattern}에만 들어갈 수 있어요.`;
      case "fish":
        return `${base}에서 ${josa(all, "은/는")} ${cover}에만 들어갈 수 있어요.`;
      case "finned-fish":
      case "complex-fish": {
        const fins = this.#cells([...facts.cells("fin"), ...facts.cells("endo-fin")]);
        return `${base}에서 ${josa(all, "은/는")} ${fins ? `지느러미(${fins})만 빼고 ` : ""}${cover}에만 들어갈 수 있어요.`;
      }
      case "skyscraper":
      case "two-string-kite":
      case "turbot-fish":
        return `${base}에서 ${all}의 자리는 둘씩이에요. ${josa(pivot, "은/는")} 서로 보여서 둘 다일 수 없으니, ${pattern} 중 하나에는 꼭 들어가요.`;
      case "empty-rectangle":
        return `${around}에서 ${josa(all, "은/는")} 한 행과 한 열(${pivot})에만 들어갈 수 있고, ${base}에서는 자리가 둘(${pattern})이에요.`;
      case "xy-wing":
        return `${josa(pivot, "은/는")} ${pivotDigits} 중 하나예요. 어느 쪽이든 ${pattern} 중 하나는 ${josa(result, "이/가")} 돼요.`;
      case "xyz-wing":
        return `${josa(pivot, "은/는")} ${pivotDigits} 중 하나예요. 어느 쪽이든 그 칸이나 ${pattern} 중 하나는 ${josa(result, "이/가")} 돼요.`;
      case "w-wing":
        return `${pattern}의 후보는 ${all}뿐이에요. ${base}에서 ${pivot} 중 한 칸이 한 숫자를 막아서, 둘 중 하나는 ${josa(result, "이/가")} 돼요.`;
      case "uniqueness-1":
      case "uniqueness-2":
      case "avoidable-rectangle-1":
      case "avoidable-rectangle-2":
        return swapped;
      case "uniqueness-3":
        return `${swapped} 남은 숫자들이 ${around}에서 ${josa(pivot, "과/와")} 함께 묶여요.`;
      case "uniqueness-4":
      case "uniqueness-6":
      case "hidden-rectangle":
        return `${swapped} ${base}에서 두 숫자 중 하나는 다른 자리가 없어요.`;
      case "bug-plus-1":
        return `다른 빈칸은 모두 후보가 둘이에요. ${pattern}에 ${josa(all, "이/가")} 없으면 모든 후보가 행, 열, 상자마다 두 번씩 있게 돼요.`;
      case "remote-pair":
        return `${color(0)}에는 ${all} 중 한 숫자가, ${color(1)}에는 다른 숫자가 들어가요.`;
      case "colors-trap":
      case "colors-wrap":
        return `${josa(all, "은/는")} ${color(0)}에 모두 있거나, ${color(1)}에 모두 있어요.`;
      case "multi-colors-1":
      case "multi-colors-2":
        return `${josa(all, "은/는")} ${color(0)}에 모두 있거나 ${color(1)}에 모두 있어요. 또 ${color(2)}에 모두 있거나 ${color(3)}에 모두 있어요.`;
      case "sue-de-coq":
        return `${around}의 ${pattern}에 들어갈 숫자는 ${all}, 칸 수와 같아요.`;
      case "x-chain":
      case "xy-chain":
      case "chain":
        return `${this.#branches()} 그러니 두 끝 중 하나는 맞아요.`;
      case "als-xz":
      case "als-chain":
        return `${sets}에는 저마다 칸보다 숫자가 하나 많아요. 잇닿은 두 무리 중 한쪽에만 ${josa(digits(facts.linked), "이/가")} 들어갈 수 있어요.`;
      case "death-blossom":
        return `${josa(pivot, "은/는")} ${pivotDigits} 중 하나이고, 그때마다 ${sets} 중 한 무리가 그 숫자를 잃어요.`;
      case "contradiction":
        return `${this.#branches()} 함께 맞을 수 없어요.`;
      case "template-set":
      case "template-delete":
        return `${josa(all, "을/를")} 모든 행에 한꺼번에 놓아 봤어요.`;
      case "net-contradiction":
        return `${this.#branches()} 그러면 들어갈 자리가 없어져요.`;
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
    if (node.cells.length === 1) return holds ? `${cells} ${digit}` : `${cells} ${digit} 아님`;
    return holds ? `(${cells}) 중 하나 ${digit}` : `(${cells}) 모두 ${digit} 아님`;
  }

  #branches(): string {
    const sentence = (claims: readonly Claim[]) => {
      const [start, ...rest] = claims;
      if (!start) return "";
      const digit = symbolOf(start.node.digit);
      const one = start.node.cells.length === 1;
      const cells = one ? josa(this.#cells(start.node.cells), "이/가") : `(${this.#cells(start.node.cells)}) 중 하나가`;
      const condition = start.holds ? josa(digit, "이라면/라면") : `${josa(digit, "이/가")} 아니라면`;
      return `${cells} ${condition}: ${shortened(rest.map((claim) => this.#claim(claim))).join(" → ")}.`;
    };
    return this.#facts.branches.map(sentence).join(" ");
  }
}

export const korean = (step: Step, shape: Shape): Sentences => new Korean(step, shape);
