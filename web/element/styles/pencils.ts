import { css } from "lit";

/** The colors of cells, each with lines of its own, and what a pencil can write. */
export const pencilStyles = css`
  [data-color] {
    --lines: color-mix(in srgb, var(--given) 14%, transparent) 0 1px, transparent 1px 6px;
    --pattern: repeating-linear-gradient(var(--angle), var(--lines));
  }
  [data-color="1"] {
    --tint: light-dark(#f9d7e4, #4d2236);
    --angle: 0deg;
  }
  [data-color="2"] {
    --tint: light-dark(#fbe1c4, #4d3512);
    --angle: 45deg;
  }
  [data-color="3"] {
    --tint: light-dark(#d0efd6, #1b4026);
    --angle: 90deg;
  }
  [data-color="4"] {
    --tint: light-dark(#cbe6fb, #143a55);
    --angle: 135deg;
  }
  [data-color="5"] {
    --tint: light-dark(#e1d6fa, #3a2b60);
    --pattern: radial-gradient(circle, color-mix(in srgb, var(--given) 24%, transparent) 1px, transparent 1.5px) 0 0 /
      7px 7px;
  }
  .colored:not(.conflict),
  .swatch {
    background: var(--pattern), var(--tint);
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
    font-size: 13px;
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
