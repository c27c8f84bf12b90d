// A QR code as a picture: dark on light in every theme, as cameras want it.
import { svg, html, type TemplateResult } from "lit";
import { generate } from "lean-qr";

/** Longer texts make codes too fine for a phone's camera. */
const longest = 1200;

/** Nothing where the text is too long. */
export function codeView(text: string, label: string): TemplateResult | null {
  if (text.length > longest) return null;
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; ++y) {
    for (let x = 0; x < code.size; ++x) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return html`<svg class="code" role="img" aria-label=${label} viewBox="-3 -3 ${code.size + 6} ${code.size + 6}">
    ${svg`<path d=${path} />`}
  </svg>`;
}
