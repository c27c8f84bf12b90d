// A puzzle as a picture that can be kept: the empty grid and the level, or with its digits where that is wished.
import { dimensionsOf, type Shape } from "hanadoku";
import { loadShared } from "hanadoku/element";
import { lineWith } from "../lines.js";
import type { Sent } from "./address.js";
import { drawBoard } from "./drawing.js";

export interface Pictured extends Sent {
  /** Said below the board. */
  readonly caption: string;
  readonly withGivens: boolean;
  /** A line without the givens; "" for none. */
  readonly entries: string;
}

/** In pixels, of a PNG. */
const widthOfPicture = 1080;
const margin = 24;

/** With a margin, and opaque: a picture may come to lie on any color. */
function onPaper(drawing: SVGSVGElement): SVGSVGElement {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const box = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  const paper = document.createElementNS(drawing.namespaceURI ?? "", "rect");
  for (const [name, value] of Object.entries({ ...box, fill: "#f3f5f8" })) paper.setAttribute(name, String(value));
  drawing.prepend(paper);
  drawing.setAttribute("viewBox", Object.values(box).join(" "));
  drawing.setAttribute("width", String(box.width));
  drawing.setAttribute("height", String(box.height));
  return drawing;
}

/** As SVG. */
export async function pictureOf({ shape, level, givens, caption, withGivens, entries }: Pictured): Promise<string> {
  if (!withGivens) {
    const { sudoku } = await loadShared();
    return sudoku.preview({ shape, level, label: caption });
  }
  const drawing = drawBoard({ shape, givens, shown: lineWith(givens, entries), caption });
  return new XMLSerializer().serializeToString(onPaper(drawing));
}

export const addressOfPicture = (source: string): string => `data:image/svg+xml,${encodeURIComponent(source)}`;

export async function pngOf(source: string): Promise<Blob | null> {
  const image = new Image();
  image.src = addressOfPicture(source);
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const canvas = document.createElement("canvas");
  canvas.width = widthOfPicture;
  canvas.height = Math.round((widthOfPicture * naturalHeight) / naturalWidth);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
}

export function fileName(shape: Shape, level: string, ending: "png" | "svg"): string {
  const { side } = dimensionsOf(shape);
  return `hanadoku-${side}x${side}-${level}.${ending}`;
}
