// A picture of a board's shape: its lines and boxes; with digits it is a board in play, and the one digit marked.
import { css, html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { dimensionsOf, type Dimensions, type Shape } from "hanadoku";

/** A full board in which each row is the one above, shifted. */
const digitAt = ({ side, boxRows, boxColumns }: Dimensions, cell: number): number => {
  const row = Math.floor(cell / side);
  return ((boxColumns * (row % boxRows) + Math.floor(row / boxRows) + cell) % side) + 1;
};

/** How far a cell is from the middle. */
const distance = ({ side }: Dimensions, cell: number): number =>
  Math.hypot(Math.floor(cell / side) - (side - 1) / 2, (cell % side) - (side - 1) / 2);

/** Some of its cells, in pairs around the middle; of the ones only that which is nearest to the middle, marked. */
function digitsView(board: Dimensions): SVGTemplateResult[] {
  const { side, cells } = board;
  const all = Array.from({ length: cells }, (_, cell) => cell);
  const ones = all.filter((cell) => digitAt(board, cell) === 1);
  const marked = ones.reduce((best, cell) => (distance(board, cell) < distance(board, best) ? cell : best));
  const isShown = (cell: number) => {
    const pair = Math.min(cell, cells - 1 - cell);
    return digitAt(board, cell) !== 1 && (pair * 7 + Math.floor(pair / side) * 4) % 9 < 4;
  };
  const [x, y] = [(cell: number) => cell % side, (cell: number) => Math.floor(cell / side)];
  return [
    svg`<rect class="marker" x=${x(marked)} y=${y(marked)} width="1" height="1" />`,
    ...all
      .filter((cell) => cell === marked || isShown(cell))
      .map((cell) => {
        const symbol = digitAt(board, cell).toString(17).toUpperCase();
        return svg`<text class=${cell === marked ? "one" : ""} x=${x(cell) + 0.5} y=${y(cell) + 0.7}>${symbol}</text>`;
      }),
  ];
}

export const miniature = (shape: Shape, withDigits: boolean): TemplateResult =>
  framed(shape, withDigits ? digitsView(dimensionsOf(shape)) : []);

/** A board as it stands: what is given in black, what was entered in pen. */
export function boardPicture(shape: Shape, givens: string, entries: string): TemplateResult {
  const { side } = dimensionsOf(shape);
  const digits = Array.from(entries).flatMap((symbol, cell) =>
    symbol === "."
      ? []
      : svg`<text class=${givens[cell] === "." ? "one" : ""} x=${(cell % side) + 0.5} y=${Math.floor(cell / side) + 0.72}>${symbol}</text>`,
  );
  return html`<span class="picture">${framed(shape, digits)}</span>`;
}

function framed(shape: Shape, digits: readonly SVGTemplateResult[]): TemplateResult {
  const { side, boxRows, boxColumns } = dimensionsOf(shape);
  const inner = Array.from({ length: side - 1 }, (_, index) => index + 1);
  const lines = (rows: number, columns: number) =>
    inner
      .map((at) => (at % rows === 0 ? `M0 ${at}H${side}` : "") + (at % columns === 0 ? `M${at} 0V${side}` : ""))
      .join("");
  return html`<svg class="miniature" viewBox="0 0 ${side} ${side}" aria-hidden="true">
    ${digits} ${svg`<path class="thin" d=${lines(1, 1)} /><path class="bold" d=${lines(boxRows, boxColumns)} />`}
  </svg>`;
}

export const miniatureStyles = css`
  .miniature {
    display: block;
    width: 100%;
    border-radius: 10px;
    background: var(--surface);
    box-shadow: 0 0 0 2px var(--bold);
    overflow: hidden;
  }
  .miniature path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .miniature .thin {
    stroke: var(--thin);
  }
  .miniature .bold {
    stroke: var(--bold);
    stroke-width: 2px;
  }
  .marker {
    fill: var(--selected);
  }
  .miniature text {
    fill: var(--given);
    font: 600 0.54px/1 var(--digit-font);
    font-variant-numeric: tabular-nums lining-nums;
    text-anchor: middle;
  }
  .miniature .one {
    fill: var(--accent);
  }
  .picture {
    display: block;
    flex: none;
  }
  .picture .miniature {
    border-radius: 5px;
    box-shadow: 0 0 0 1.5px var(--bold);
  }
  .picture .bold {
    stroke-width: 1.5px;
  }
  .picture .thin {
    stroke-width: 0.75px;
  }
`;
