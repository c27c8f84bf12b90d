// What the page's screens have in common.
import { css } from "lit";

export const common = css`
  :host {
    display: block;
    background: var(--page);
    color: var(--given);
    font: 400 15px/1.5 var(--word-font);
  }
  h1,
  h2,
  p,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  button {
    font: inherit;
    color: inherit;
    padding: 0;
    border: var(--outline);
    background: none;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    transition:
      transform 80ms ease-out,
      background-color 100ms ease-out;
  }
  button:active {
    transform: scale(0.97);
  }
  :is(button, input, textarea, select, a):focus-visible {
    outline: 2.5px solid var(--accent);
    outline-offset: 2px;
  }
  .icon {
    width: 24px;
    height: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    flex: none;
  }
  .icon-button {
    display: inline-grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: var(--key-radius);
  }
  .primary,
  .secondary {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 48px;
    padding-inline: 20px;
    border-radius: var(--key-radius);
    font-size: 17px;
    font-weight: 600;
    white-space: nowrap;
  }
  .primary {
    background: var(--accent);
    color: var(--on-accent);
  }
  .secondary {
    background: var(--key);
  }
  .secondary .icon,
  .primary .icon {
    width: 20px;
    height: 20px;
  }
  legend,
  .label {
    padding: 0;
    color: var(--muted);
    font-size: 13px;
    font-weight: 500;
  }
  .segments {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 4px;
    margin-top: 6px;
    padding: 4px;
    border-radius: 14px;
    background: var(--key);
  }
  .segments button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-height: 44px;
    border: 0;
    border-radius: 10px;
    color: var(--muted);
    font-size: 15px;
    font-weight: 550;
    white-space: nowrap;
  }
  .segments .icon {
    width: 16px;
    height: 16px;
  }
  .segments [aria-pressed="true"] {
    background: light-dark(var(--surface), color-mix(in srgb, var(--key) 82%, var(--given)));
    color: var(--given);
    box-shadow: 0 1px 3px rgb(10 15 25 / 0.14);
  }
  @media (hover: hover) {
    .icon-button:hover,
    .secondary:hover {
      background: color-mix(in srgb, var(--key) 88%, var(--given));
    }
    .primary:hover {
      background: color-mix(in srgb, var(--accent) 90%, var(--given));
    }
    .segments button:hover {
      color: var(--given);
    }
  }
  @media (prefers-contrast: more) {
    .segments {
      border: 2px solid var(--bold);
    }
    .segments [aria-pressed="true"] {
      background: var(--accent);
      color: var(--on-accent);
    }
  }
  :host([contrast="more"]) .segments {
    border: 2px solid var(--bold);
  }
  :host([contrast="more"]) .segments [aria-pressed="true"] {
    background: var(--accent);
    color: var(--on-accent);
  }
  @media (forced-colors: active) {
    .primary {
      forced-color-adjust: none;
    }
    .segments [aria-pressed="true"] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    button:active {
      transform: none;
    }
  }
  textarea {
    box-sizing: border-box;
    width: 100%;
    padding: 10px 12px;
    border: 1px solid var(--thin);
    border-radius: var(--key-radius);
    background: var(--surface);
    color: var(--given);
    /* Smaller type makes phones zoom in. */
    font: 400 16px/1.4 var(--digit-font);
    resize: vertical;
  }
`;

/** A sheet: from below on a phone, in the middle of a wider page. */
export const sheetStyles = css`
  dialog {
    box-sizing: border-box;
    width: min(400px, 100%);
    max-width: 100%;
    max-height: calc(100dvh - 24px);
    padding: 8px 20px calc(20px + env(safe-area-inset-bottom));
    border: var(--outline);
    border-radius: var(--sheet-radius) var(--sheet-radius) 0 0;
    margin: auto auto 0;
    background: var(--surface);
    color: var(--given);
    overscroll-behavior: contain;
  }
  dialog[open] {
    animation: rise 180ms cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  dialog::backdrop {
    background: rgb(10 15 25 / 0.45);
  }
  @keyframes rise {
    from {
      transform: translateY(24px);
      opacity: 0;
    }
  }
  @media (min-width: 600px) {
    dialog {
      margin: auto;
      border-radius: var(--sheet-radius);
      box-shadow: 0 16px 48px rgb(10 15 25 / 0.25);
    }
  }
  dialog header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    margin-right: -12px;
  }
  dialog h2 {
    font-size: 17px;
    font-weight: 650;
  }
  @media (prefers-reduced-motion: reduce) {
    dialog[open] {
      animation: none;
    }
  }
`;
