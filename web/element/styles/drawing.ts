import { css } from "lit";

/** How a step is drawn. Every look has a form as well as a color. */
export const drawingStyles = css`
  .board {
    isolation: isolate;
  }
  :host {
    --pivot: var(--hana-pivot, light-dark(#7a2fb0, #d6a6ff));
    --fin: var(--hana-fin, light-dark(#8a5200, #ffc46b));
  }
  .drawing {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .under {
    z-index: -1;
  }
  .house,
  .lit {
    fill: color-mix(in srgb, var(--selected) 45%, transparent);
    stroke: color-mix(in srgb, var(--ring) 55%, transparent);
    stroke-width: 0.03;
  }
  .cover {
    fill: url(#hatch);
    stroke: color-mix(in srgb, var(--accent) 60%, transparent);
    stroke-width: 0.03;
    stroke-dasharray: 0.16 0.1;
  }
  #hatch path {
    stroke: color-mix(in srgb, var(--accent) 30%, transparent);
    stroke-width: 0.05;
  }
  .mark {
    --look: var(--accent);
    --ink: var(--on-accent);
    fill: var(--look);
    stroke: var(--look);
    stroke-width: 0.022;
  }
  .mark text {
    fill: var(--ink);
    stroke: none;
    font: 600 0.235px/1 var(--digit-font);
    font-variant-numeric: tabular-nums lining-nums;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .mark:is(.plain, .struck) {
    --ink: var(--notes);
  }
  .mark .sign {
    fill: var(--ink);
    stroke: none;
  }
  .mark.plain text {
    font-weight: 500;
  }
  .mark.struck {
    --ink: var(--conflict);
  }
  .mark.pivot,
  .mark:is(.square, .other) {
    --look: var(--pivot);
  }
  .mark.fin {
    --look: var(--fin);
  }
  .mark.placed {
    --look: var(--finished);
  }
  .mark:is(.ring, .other) {
    --ink: var(--look);
  }
  .mark:is(.ring, .other) :is(circle, rect) {
    fill: var(--surface);
  }
  .strike {
    stroke: var(--conflict);
    stroke-width: 0.045;
    stroke-linecap: round;
  }
  .gone:not(.struck) .strike {
    stroke-width: 0.06;
    paint-order: stroke;
  }
  .link {
    --line: color-mix(in srgb, var(--given) 85%, transparent);
  }
  .link path {
    fill: none;
    stroke-linecap: round;
  }
  .link .line {
    stroke: var(--line);
    stroke-width: 0.04;
  }
  .link.weak .line {
    stroke-dasharray: 0.09 0.09;
  }
  .link.forces .line {
    stroke-width: 0.025;
  }
  .link .head {
    fill: var(--line);
  }
  .cell.drawn :is(.corner, .centre) {
    visibility: hidden;
  }
`;
