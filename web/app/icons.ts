import { svg, type SVGTemplateResult } from "lit";

const paths = {
  back: "M15 5l-7 7 7 7",
  menu: "M5 7h14M5 12h14M5 17h14",
  close: "M6 6l12 12M18 6 6 18",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  more: "M7 10l5 5 5-5",
  fresh: "M12 5v14M5 12h14",
  restart: "M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 5",
  share: "M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1",
  bring: "M12 3.5V15M8 11.5l4 4 4-4M5 15v5h14v-5",
  printer: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  why: "M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0v3h-7z",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  bin: "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  calendar: "M5 6.5h14V20H5zM5 10.5h14M9 4v4M15 4v4",
  shelf: "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z",
  chart: "M5 20V11M12 20V5M19 20v-6",
  wand: "M5 19 15 9M17.5 3.5v4M15.5 5.5h4M19.5 11.5v3M18 13h3M9.5 4v3M8 5.5h3",
  people:
    "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19a5.5 5.5 0 0 1 11 0M15.5 5.3a3 3 0 0 1 0 5.4M17 13.8a5.5 5.5 0 0 1 3.5 5.2",
  left: "M14.5 6l-6 6 6 6",
  right: "M9.5 6l6 6-6 6",
} as const;

export type Icon = keyof typeof paths;

export const icon = (name: Icon): SVGTemplateResult =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${paths[name]} /></svg>`;
