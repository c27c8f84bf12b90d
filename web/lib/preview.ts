// What a shared puzzle may show of itself: the empty grid and the level, and no givens.
import { ArgumentError, nameIn, optionsOf } from "./arguments.js";
import { dimensionsOf } from "./shape.js";
import { levels, shapes, type PreviewOptions } from "./types.js";

const width = 360;
const gutter = 24;
const board = width - 2 * gutter;
const caption = 48;
const longestLabel = 40;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as XML; what XML cannot hold is left out. */
function asText(text: string): string {
  return text
    .replace(/[\u0000-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "")
    .replace(/[&<>"]/g, (symbol) => escapes[symbol] ?? "");
}

function labelOf(label: unknown, level: string): string {
  if (label === undefined) return level.charAt(0).toUpperCase() + level.slice(1);
  if (typeof label !== "string" || label.length > longestLabel) {
    throw new ArgumentError("label", `a text of at most ${longestLabel} characters`);
  }
  return asText(label);
}

/** The inner lines of one direction, those between boxes or the others. */
function lines(side: number, box: number, between: boolean, line: (at: number) => string): string {
  let path = "";
  for (let index = 1; index < side; ++index) {
    if ((index % box === 0) === between) path += line(Math.round((gutter + (board * index) / side) * 100) / 100);
  }
  return path;
}

export function preview(options: PreviewOptions): string {
  const { shape, level, label } = optionsOf(options);
  const { boxRows, boxColumns, side } = dimensionsOf(nameIn("shape", shape, shapes));
  const text = labelOf(label, nameIn("level", level, levels));
  const path = (between: boolean) =>
    lines(side, boxColumns, between, (x) => `M${x} ${gutter}v${board}`) +
    lines(side, boxRows, between, (y) => `M${gutter} ${y}h${board}`);
  const height = width + caption;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${text}</title>` +
    `<rect width="${width}" height="${height}" fill="#f3f5f8"/>` +
    `<rect x="${gutter}" y="${gutter}" width="${board}" height="${board}" rx="10" fill="#fff"/>` +
    `<path d="${path(false)}" fill="none" stroke="#a7afbd"/>` +
    `<path d="${path(true)}" fill="none" stroke="#232a36" stroke-width="2"/>` +
    `<rect x="${gutter}" y="${gutter}" width="${board}" height="${board}" rx="10" fill="none" stroke="#232a36" stroke-width="2"/>` +
    `<text x="${width / 2}" y="${width + caption / 2 - 4}" text-anchor="middle" font-family="system-ui, sans-serif" ` +
    `font-size="24" font-weight="600" fill="#14181f">${text}</text></svg>`
  );
}
