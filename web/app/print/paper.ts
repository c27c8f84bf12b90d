// The document's own part in printing: the size of the paper, and nothing around the sheets.
import type { Paper } from "./pages.js";

const sheet = new CSSStyleSheet();

export function usePaper(paper: Paper): void {
  const size = { a4: "A4", letter: "letter" }[paper];
  sheet.replaceSync(`@page { size: ${size} portrait; margin: 12mm } @media print { :root { background: #fff } }`);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

export function leavePaper(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
}
