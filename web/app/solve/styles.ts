import { css } from "lit";

export const solveStyles = css`
  :host {
    min-height: 100dvh;
  }
  select {
    height: 40px;
    padding-inline: 10px;
    border: 0;
    border-radius: var(--key-radius);
    background: var(--key);
    color: inherit;
    font: 500 16px/1 var(--digit-font);
  }
  .controls,
  .asks,
  .pair,
  .count {
    display: grid;
    gap: 8px;
  }
  .controls {
    gap: 12px;
    margin-top: 8px;
  }
  .asks {
    grid-template-columns: 1fr auto auto;
  }
  .pair {
    grid-template-columns: 1fr 1fr;
  }
  .count {
    grid-template-columns: 1fr auto;
    align-items: center;
    row-gap: 4px;
  }
  .count .label {
    grid-column: 1 / -1;
  }
  .controls :is(button, .count select) {
    height: auto;
    min-height: 48px;
    padding-inline: 12px;
  }
  .pair button,
  .count :is(button, select) {
    font-size: 16px;
  }
  .count select {
    min-width: 0;
    font: 500 16px/1 var(--word-font);
  }
  .controls .segments button {
    min-height: 44px;
    padding: 0;
  }
  .verdict {
    min-height: 24px;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .quiet {
    color: var(--muted);
    font-size: 15px;
    font-weight: 400;
  }
  .step {
    font-size: 15px;
    font-weight: 500;
  }
  .paste {
    display: grid;
    gap: 4px;
  }
  textarea::placeholder {
    color: var(--muted);
    font-size: 14px;
  }
`;
