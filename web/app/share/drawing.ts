// A board as a drawing, which becomes part of a page, an SVG file or a PNG. It carries the colors of paper; a page may give its
// classes others. Nothing but digits and lines is in it, and text that was escaped by being set as text.
import { dimensionsOf, type Shape } from "hanadoku";

export interface Drawn {
  readonly shape: Shape;
  readonly givens: string;
  /** The line of what stands in the cells; the givens where it is left out. */
  readonly shown?: string;
  /** For each cell, small. */
  readonly candidates?: readonly string[];
  readonly marked?: readonly number[];
  readonly conflicting?: readonly number[];
  /** Written below the board. */
  readonly caption?: string;
}

const namespace = "http://www.w3.org/2000/svg";
const cellSize = 40;
const margin = 2;
const captionHeight = 36;

export const paper = {
  given: "#14181f",
  entry: "#1b4dcb",
  notes: "#4b5463",
  thin: "#a7afbd",
  bold: "#232a36",
} as const;

type Attributes = Readonly<Record<string, string | number>>;

function part(name: string, attributes: Attributes, text?: string): SVGElement {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

function digitAt(text: string, cell: number, side: number, size: number, more: Attributes): SVGElement {
  const x = (cell % side) * cellSize + cellSize / 2;
  const y = Math.floor(cell / side) * cellSize + cellSize / 2 + size * 0.355;
  return part("text", { x, y, "font-size": size, "text-anchor": "middle", ...more }, text);
}

const symbols = "123456789ABCDEFG";

function candidatesAt(candidates: string, cell: number, shape: Shape): SVGElement[] {
  const { side, boxRows, boxColumns } = dimensionsOf(shape);
  const [width, height] = [cellSize / boxColumns, cellSize / boxRows];
  const size = Math.min(width, height, 13) * 0.78;
  return Array.from(candidates, (symbol) => {
    const index = symbols.indexOf(symbol);
    const x = (cell % side) * cellSize + ((index % boxColumns) + 0.5) * width;
    const y = Math.floor(cell / side) * cellSize + (Math.floor(index / boxColumns) + 0.5) * height + size * 0.355;
    return part("text", { x, y, "font-size": size, "text-anchor": "middle", class: "note", fill: paper.notes }, symbol);
  });
}

function tint(cell: number, side: number, name: string, fill: string): SVGElement {
  const [x, y] = [(cell % side) * cellSize, Math.floor(cell / side) * cellSize];
  return part("rect", { x, y, width: cellSize, height: cellSize, class: name, fill });
}

function linesOf(shape: Shape): SVGElement[] {
  const { side, boxRows, boxColumns } = dimensionsOf(shape);
  const length = side * cellSize;
  const path = (rows: number, columns: number) =>
    Array.from({ length: side - 1 }, (_, index) => index + 1)
      .map(
        (at) =>
          (at % rows === 0 ? `M0 ${at * cellSize}h${length}` : "") +
          (at % columns === 0 ? `M${at * cellSize} 0v${length}` : ""),
      )
      .join("");
  const stroke = (name: string, color: string, width: number) => ({
    class: name,
    fill: "none",
    stroke: color,
    "stroke-width": width,
  });
  return [
    part("path", { d: path(1, 1), ...stroke("thin", paper.thin, 1) }),
    part("path", { d: path(boxRows, boxColumns), ...stroke("bold", paper.bold, 2) }),
    part("rect", { width: length, height: length, rx: 6, ...stroke("bold", paper.bold, 2.5) }),
  ];
}

function digitsOf({ shape, givens, shown = givens, candidates, conflicting = [] }: Drawn): SVGElement[] {
  const { side } = dimensionsOf(shape);
  const size = cellSize * (side > 9 ? 0.52 : 0.58);
  return Array.from(shown).flatMap((symbol, cell) => {
    if (symbol === ".") return candidatesAt(candidates?.[cell] ?? "", cell, shape);
    const given = givens[cell] !== ".";
    const name = `${given ? "given" : "entry"}${conflicting.includes(cell) ? " conflict" : ""}`;
    const look = { class: name, "font-weight": given ? 600 : 500, fill: given ? paper.given : paper.entry };
    return [digitAt(symbol, cell, side, size, look)];
  });
}

export function drawBoard(drawn: Drawn): SVGSVGElement {
  const { shape, caption, marked = [], conflicting = [] } = drawn;
  const { side } = dimensionsOf(shape);
  const length = side * cellSize;
  const width = length + 2 * margin;
  const height = width + (caption ? captionHeight : 0);
  const svg = part("svg", {
    viewBox: `${-margin} ${-margin} ${width} ${height}`,
    width,
    height,
    class: "board",
    "font-family": "Inter, system-ui, sans-serif",
  }) as SVGSVGElement;
  svg.append(
    part("rect", { width: length, height: length, rx: 6, class: "ground", fill: "#fff" }),
    ...marked.map((cell) => tint(cell, side, "marked", "#ffe07a")),
    ...conflicting.map((cell) => tint(cell, side, "clashing", "#ffdad6")),
    ...digitsOf(drawn),
    ...linesOf(shape),
  );
  if (caption) {
    const look = { class: "caption", "font-size": 18, "font-weight": 600, "text-anchor": "middle", fill: paper.given };
    svg.append(part("text", { x: length / 2, y: length + 26, ...look }, caption));
  }
  return svg;
}
