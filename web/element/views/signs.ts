// A digit as it is seen: a character, or the outline of its shape.
import { html, svg, type TemplateResult } from "lit";
import { characterOf, shapePath, type DigitKind } from "../signs.js";

const field = "0 0 24 24";

/** For the cells, which are made without templates. */
export function makeSign(kind: DigitKind, digit: number): Node {
  if (kind !== "shapes") return document.createTextNode(characterOf(kind, digit));
  const make = (name: string) => document.createElementNS("http://www.w3.org/2000/svg", name);
  const path = make("path");
  path.setAttribute("d", shapePath(digit));
  const picture = make("svg");
  picture.setAttribute("viewBox", field);
  picture.setAttribute("class", "shape");
  picture.append(path);
  return picture;
}

export const signView = (kind: DigitKind, digit: number): TemplateResult | string =>
  kind === "shapes"
    ? html`<svg class="shape" viewBox=${field} aria-hidden="true"><path d=${shapePath(digit)} /></svg>`
    : characterOf(kind, digit);

/** Inside a drawing, around a point; `size` is a shape's side. */
export function drawnSign(kind: DigitKind, digit: number, x: number, y: number, size: number): unknown {
  if (kind !== "shapes") return svg`<text x=${x} y=${y}>${characterOf(kind, digit)}</text>`;
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
  return svg`<path class="sign" transform=${place} d=${shapePath(digit)} />`;
}
