// A drawing in two sheets: under the digits what is lit, over them the candidates and the links. One unit is a cell.
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { Arrow, Drawing, Look, Mark } from "../drawing.js";
import { columnOf, rowOf, type Geometry } from "../geometry.js";
import type { DigitKind } from "../signs.js";
import { drawnSign } from "./signs.js";

/** Of the form around a candidate. */
const radius = 0.155;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Each digit has its place in the cell, as corner notes have. */
function placeOf(geometry: Geometry, cell: number, digit: number): Point {
  const { boxRows, boxColumns } = geometry;
  const inset = 0.03;
  const along = (index: number, count: number) => inset + ((index + 0.5) * (1 - 2 * inset)) / count;
  return {
    x: columnOf(geometry, cell) + along((digit - 1) % boxColumns, boxColumns),
    y: rowOf(geometry, cell) + along(Math.floor((digit - 1) / boxColumns), boxRows),
  };
}

function houseView(geometry: Geometry, { kind, index, cover }: Drawing["houses"][number]): SVGTemplateResult {
  const { side, boxRows, boxColumns } = geometry;
  const inRow = side / boxColumns;
  const box = { x: (index % inRow) * boxColumns, y: Math.floor(index / inRow) * boxRows, w: boxColumns, h: boxRows };
  const { x, y, w, h } = {
    row: { x: 0, y: index, w: side, h: 1 },
    column: { x: index, y: 0, w: 1, h: side },
    box,
  }[kind];
  return svg`<rect class=${cover ? "cover" : "house"} x=${x + 0.04} y=${y + 0.04} width=${w - 0.08} height=${h - 0.08} rx="0.1" />`;
}

/** A form of its own for each look, so that no color speaks alone. */
export function formView(look: Look, { x, y }: Point, r = radius): SVGTemplateResult | string {
  switch (look) {
    case "plain":
    case "struck":
      return "";
    case "pattern":
    case "placed":
    case "ring":
      return svg`<circle cx=${x} cy=${y} r=${r} />`;
    case "square":
    case "other":
      return svg`<rect x=${x - r} y=${y - r} width=${2 * r} height=${2 * r} rx="0.03" />`;
    case "pivot":
      return svg`<path d="M${x} ${y - 1.3 * r}L${x + 1.3 * r} ${y}L${x} ${y + 1.3 * r}L${x - 1.3 * r} ${y}Z" />`;
    case "fin":
      return svg`<path d="M${x} ${y - 1.35 * r}L${x + 1.3 * r} ${y + 0.95 * r}H${x - 1.3 * r}Z" />`;
  }
}

function markView(geometry: Geometry, kind: DigitKind, mark: Mark): SVGTemplateResult {
  const at = placeOf(geometry, mark.cell, mark.digit);
  const { x, y } = at;
  const r = radius;
  return svg`<g class="mark ${mark.look} ${mark.struck ? "gone" : ""}">
    ${formView(mark.look, at)}
    ${drawnSign(kind, mark.digit, x, y, 1.15 * r)}
    ${mark.struck ? svg`<path class="strike" d="M${x - r} ${y + r}L${x + r} ${y - r}" />` : ""}
  </g>`;
}

/** A slightly bent line from form to form, with a head; weak links are dashed. */
function arrowView(geometry: Geometry, { from, to, kind }: Arrow): SVGTemplateResult {
  const a = placeOf(geometry, from.cell, from.digit);
  const b = placeOf(geometry, to.cell, to.digit);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const bend = Math.min(0.25, length / 8);
  const control = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * bend * 2,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bend * 2,
  };
  const towards = (start: Point, end: Point, by: number): Point => {
    const whole = Math.hypot(end.x - start.x, end.y - start.y) || 1;
    return { x: start.x + ((end.x - start.x) * by) / whole, y: start.y + ((end.y - start.y) * by) / whole };
  };
  const gap = Math.min(radius + 0.02, length / 3);
  const start = towards(a, control, gap);
  const tip = towards(b, control, gap);
  const neck = towards(tip, control, 0.1);
  const side = { x: (neck.y - tip.y) * 0.55, y: (tip.x - neck.x) * 0.55 };
  const line = `M${start.x} ${start.y}Q${control.x} ${control.y} ${neck.x} ${neck.y}`;
  const head = `M${tip.x} ${tip.y}L${neck.x + side.x} ${neck.y + side.y}L${neck.x - side.x} ${neck.y - side.y}Z`;
  return svg`<g class="link ${kind}">
    <path class="line" d=${line} /><path class="head" d=${head} />
  </g>`;
}

const sheet = (geometry: Geometry, name: string, content: unknown): TemplateResult =>
  html`<svg class="drawing ${name}" viewBox="0 0 ${geometry.side} ${geometry.side}" aria-hidden="true">
    ${content}
  </svg>`;

/** What lies under the digits, so that these can be read. */
export const litView = (geometry: Geometry, { houses, cells, arrows }: Drawing): TemplateResult =>
  sheet(geometry, "under", [
    svg`<pattern id="hatch" width="0.22" height="0.22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V0.22" /></pattern>`,
    ...houses.map((house) => houseView(geometry, house)),
    ...cells.map(
      (cell) =>
        svg`<rect class="lit" x=${columnOf(geometry, cell) + 0.05} y=${rowOf(geometry, cell) + 0.05} width="0.9" height="0.9" rx="0.1" />`,
    ),
    ...arrows.map((arrow) => arrowView(geometry, arrow)),
  ]);

/** What lies over them. */
export const marksView = (geometry: Geometry, { marks }: Drawing, kind: DigitKind): TemplateResult =>
  sheet(
    geometry,
    "over",
    marks.map((mark) => markView(geometry, kind, mark)),
  );
