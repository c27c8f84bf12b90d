import { css } from "lit";

/** The colors of cells, each with lines of its own, and what a pencil can write. */
export const pencilStyles = css`
  .board,
  .palette {
    --stripes: color-mix(in srgb, var(--given) 14%, transparent) 0 1px, transparent 1px 6px;
    --tint-1: light-dark(#f9d7e4, #4d2236);
    --lines-1: repeating-linear-gradient(0deg, var(--stripes));
    --tint-2: light-dark(#fbe1c4, #4d3512);
    --lines-2: repeating-linear-gradient(45deg, var(--stripes));
    --tint-3: light-dark(#d0efd6, #1b4026);
    --lines-3: repeating-linear-gradient(90deg, var(--stripes));
    --tint-4: light-dark(#cbe6fb, #143a55);
    --lines-4: repeating-linear-gradient(135deg, var(--stripes));
    --tint-5: light-dark(#e1d6fa, #3a2b60);
    --lines-5: repeating-radial-gradient(circle at 0 100%, var(--stripes));
  }
  .colored:not(.conflict),
  .swatch {
    background: var(--lines-of-0), var(--tint-of-0);
  }
  /* Two colors share the cell, one above the other. */
  .colored.two:not(.conflict) {
    background:
      var(--lines-of-0) 0 0 / 100% 50% no-repeat,
      var(--lines-of-1) 0 100% / 100% 50% no-repeat,
      linear-gradient(var(--tint-of-0) 50%, var(--tint-of-1) 0);
  }
  .selected.colored:not(.conflict),
  .also.colored:not(.conflict) {
    box-shadow: inset 0 0 0 5px var(--selected);
  }
  .also {
    background-color: var(--selected);
  }
  .also::after {
    content: "";
    position: absolute;
    inset: 1px;
    border: 1.5px solid var(--ring);
    border-radius: inherit;
  }

  .pencils {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: clamp(32px, 5dvh, 44px);
    padding-top: 6px;
  }
  .kinds {
    flex: 3;
    display: flex;
    min-width: 0;
    border-radius: var(--key-radius);
    background: var(--key);
  }
  .choose {
    flex: 1;
    min-width: 0;
    min-height: clamp(32px, 4.6dvh, 40px);
    padding-inline: 4px;
    border-radius: var(--key-radius);
    color: var(--given);
    font-size: clamp(13px, 0.8125rem, 16.25px);
    font-weight: 500;
    white-space: nowrap;
  }
  .choose[aria-pressed="true"] {
    background: var(--accent);
    color: var(--on-accent);
  }
  .pad.palette {
    --columns: 6;
  }
  .swatch {
    width: 28px;
    height: 28px;
    border: 1px solid var(--bold);
    border-radius: 8px;
  }
  @media (forced-colors: active) {
    .choose[aria-pressed="true"],
    .swatch {
      forced-color-adjust: none;
    }
  }
`;
