import { css } from "lit";

/** A drawn board in the colors of the page. */
export const drawingStyles = css`
  .board {
    display: block;
    width: 100%;
    height: auto;
    font-family: var(--digit-font);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .board .ground {
    fill: var(--surface);
  }
  .board .given,
  .board .caption {
    fill: var(--given);
  }
  .board .entry {
    fill: var(--accent);
  }
  .board .note {
    fill: var(--notes);
  }
  .board .conflict {
    fill: var(--conflict);
  }
  .board .thin {
    stroke: var(--thin);
  }
  .board .bold {
    stroke: var(--bold);
  }
  .board .marked {
    fill: var(--selected);
  }
  .board .clashing {
    fill: var(--conflict-tint);
  }
`;
