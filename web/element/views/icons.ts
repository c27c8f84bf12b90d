// The pictures on the controls: strokes on a 24 x 24 field, in the color of the text.
import { svg, type SVGTemplateResult } from "lit";

const paths = {
  undo: "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11",
  redo: "m15 14 5-5-5-5m5 5H9.5a5.5 5.5 0 0 0 0 11H13",
  erase: "M20 20H9.5l-5.1-5.1a2 2 0 0 1 0-2.8l7.7-7.7a2 2 0 0 1 2.8 0l4.7 4.7a2 2 0 0 1 0 2.8L12 20M8.2 8.3l7.5 7.5",
  pencil: "M4 20l1-4.5L16.3 4.2a1.7 1.7 0 0 1 2.4 0l1.1 1.1a1.7 1.7 0 0 1 0 2.4L8.5 19 4 20zM14 6.5l3.5 3.5",
  hint: "M9 17.5h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.4.3-.5.7-.5 1.2v1.8H9v-1.8c0-.5-.1-.9-.5-1.2z",
  keys: "M4 6.5h16a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 16V8A1.5 1.5 0 0 1 4 6.5zM7 10.5h.01M11 10.5h.01M15 10.5h.01M8 14h8",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.5v13l10.5-6.5z",
  close: "M6 6l12 12M18 6 6 18",
} as const;

export type Icon = keyof typeof paths;

export const icon = (name: Icon): SVGTemplateResult =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${paths[name]} /></svg>`;
