import { css } from "lit";

export const boardStyles = css`
  .board {
    position: relative;
    display: grid;
    grid-template-rows: repeat(var(--side), 1fr);
    /* Whole device pixels a cell, so that all lines are as thick as one another. */
    --grain: 1px;
    width: round(down, var(--board-size), var(--side) * var(--grain));
    /* The side of a cell, so that all in it is measured without asking for the box again. */
    font-size: calc(var(--board-size) / var(--side));
    aspect-ratio: 1;
    margin-inline: auto;
    /* Its size is known, so that what changes inside lays out nothing around it. */
    contain: size layout style;
    border-radius: var(--frame-radius);
    background: var(--surface);
    direction: ltr;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    user-select: none;
    -webkit-user-select: none;
  }
  @media (min-resolution: 2dppx) {
    .board {
      --grain: 0.5px;
    }
  }
  @media (min-resolution: 3dppx) {
    .board {
      --grain: calc(1px / 3);
    }
  }
  .row {
    display: grid;
    grid-template-columns: repeat(var(--side), 1fr);
    min-height: 0;
    /* What is painted of a row is kept while nothing of it changes. */
    isolation: isolate;
  }
  .cell {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 0;
    min-height: 0;
    outline: none;
    color: var(--accent);
    font: 500 1em/1 var(--digit-font);
    font-variant-numeric: tabular-nums lining-nums;
    cursor: default;
  }
  .board {
    --digit-scale: 0.52;
    --note-scale: 0.25;
  }
  .board.fine {
    --digit-scale: 0.58;
    --note-scale: 0.28;
  }
  .row:first-child > .cell:first-child {
    border-top-left-radius: var(--frame-radius);
  }
  .row:first-child > .cell:last-child {
    border-top-right-radius: var(--frame-radius);
  }
  .row:last-of-type > .cell:first-child {
    border-bottom-left-radius: var(--frame-radius);
  }
  .row:last-of-type > .cell:last-child {
    border-bottom-right-radius: var(--frame-radius);
  }
  .given {
    color: var(--given);
    font-weight: 650;
  }
  .houses {
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: var(--frame-radius);
    overflow: clip;
  }
  .houses i {
    position: absolute;
    inset: 0;
    background: var(--peer);
  }
  .in-row {
    height: calc(100% / var(--side));
  }
  .in-column {
    width: calc(100% / var(--side));
  }
  .houses .in-box {
    width: calc(100% / var(--side) * var(--box-columns));
    height: calc(100% / var(--side) * var(--box-rows));
  }
  .same {
    background-color: var(--same);
  }
  .finished {
    background-image: linear-gradient(var(--finished-tint) 0 0);
  }
  .conflict {
    background-image: linear-gradient(var(--conflict-tint) 0 0);
    color: var(--conflict);
  }
  /* Two tints at once would leave too little contrast: the conflict wins over the same digit, that over a finished house. */
  .same.finished:not(.conflict) {
    background-image: none;
  }
  .same.conflict {
    background-color: var(--peer);
  }
  .marked {
    background-color: var(--selected);
  }
  .marked::after {
    content: "";
    position: absolute;
    inset: 3px;
    border: 1.5px dashed var(--ring);
    border-radius: 4px;
  }
  .selected {
    background: var(--selected);
  }
  .ring {
    position: absolute;
    inset: 0 auto auto 0;
    width: calc(100% / var(--side));
    aspect-ratio: 1;
    pointer-events: none;
    outline: 2.5px solid var(--ring);
    outline-offset: -3.5px;
  }
  .ring.topleft {
    border-top-left-radius: var(--frame-radius);
  }
  .ring.topright {
    border-top-right-radius: var(--frame-radius);
  }
  .ring.bottomleft {
    border-bottom-left-radius: var(--frame-radius);
  }
  .ring.bottomright {
    border-bottom-right-radius: var(--frame-radius);
  }
  /* The ring says where the keyboard is while a cell is selected; the focus itself comes to it a frame later. */
  .board:not(.aimed) .cell:focus-visible::after {
    content: "";
    position: absolute;
    inset: 1px;
    border: 2.5px solid var(--accent);
    border-radius: inherit;
  }
  .digit {
    margin-top: 0.02em; /* The figures sit a little high in their line. */
    font-size: calc(1em * var(--digit-scale));
  }
  .conflict .digit {
    position: relative;
  }
  .conflict .digit::after {
    content: "";
    position: absolute;
    inset: auto 0 -0.06em;
    height: max(2px, 0.07em);
    border-radius: 1px;
    background: currentColor;
  }
  .corner,
  .centre {
    color: var(--notes);
    font-size: max(11px, 1em * var(--note-scale));
    font-weight: 500;
    line-height: 1;
  }
  .corner {
    position: absolute;
    inset: 6%;
    display: grid;
    grid-template: repeat(var(--box-rows), 1fr) / repeat(var(--box-columns), 1fr);
    place-items: center;
  }
  .corner.flow {
    inset: 1px 1px 0 1.5px;
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    column-gap: clamp(0px, 7% - 1px, 3px);
    font-variant-numeric: normal;
    letter-spacing: -0.05em;
    line-height: 0.95;
    overflow: hidden;
  }
  .corner:is(.many, .most) {
    font-size: min(11px, 0.34em);
    line-height: 0.9;
    column-gap: 0;
  }
  .corner.most {
    font-size: min(11px, 0.26em);
  }
  .centre {
    display: flex;
    letter-spacing: -0.01em;
  }
  /* Under corner notes. */
  .centre.low {
    align-self: end;
    padding-bottom: 6%;
  }
  .lit {
    color: var(--accent);
    font-weight: 700;
  }
  .shape {
    display: block;
    width: 1em;
    height: 1em;
    fill: currentColor;
  }
  .corner.flow .shape {
    width: 0.7em;
    height: 0.7em;
    margin: 1px;
  }
  .lit .shape {
    transform: scale(1.2);
  }
  /* A shape has no weight to tell a given by: it stands on a shade instead. */
  .shapes .given:not(.selected, .same, .also, .marked) {
    background-color: color-mix(in srgb, var(--given) 8%, transparent);
  }
  .lines {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
    fill: none;
    shape-rendering: crispEdges;
  }
  .lines path {
    vector-effect: non-scaling-stroke;
  }
  .thin {
    stroke: var(--thin);
    stroke-width: var(--thin-width);
  }
  .bold {
    stroke: var(--bold);
    stroke-width: var(--bold-width);
  }
  .board::after {
    content: "";
    position: absolute;
    inset: -1px;
    pointer-events: none;
    border: var(--bold-width) solid var(--bold);
    border-radius: calc(var(--frame-radius) + 1px);
  }
  @media (forced-colors: active) {
    .cell {
      forced-color-adjust: none;
    }
    .selected {
      color: HighlightText;
    }
    .conflict .digit::after {
      height: 3px;
    }
    .same::after {
      content: "";
      position: absolute;
      inset: 3px;
      border: 2px dotted Highlight;
    }
  }
`;
