// A text as a QR code: a drawing of one path, dark on white whatever the colors of the page, so that cameras read it.
import encodeQR from "qr";

const namespace = "http://www.w3.org/2000/svg";
/** What the standard asks for around a code. */
const border = 4;

export function drawCode(text: string, label: string): SVGSVGElement {
  const modules = encodeQR(text, "raw", { border, ecc: "low" });
  const size = modules.length;
  const path = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  const svg = document.createElementNS(namespace, "svg");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("class", "code");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  svg.setAttribute("shape-rendering", "crispEdges");
  const sheet = document.createElementNS(namespace, "rect");
  for (const [name, value] of Object.entries({ width: size, height: size, fill: "#fff" })) {
    sheet.setAttribute(name, String(value));
  }
  const dark = document.createElementNS(namespace, "path");
  dark.setAttribute("d", path);
  dark.setAttribute("fill", "#000");
  svg.append(sheet, dark);
  return svg;
}
