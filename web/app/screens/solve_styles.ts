import { css } from "lit";

export const solveStyles = css`
  :host {
    min-height: 100dvh;
  }
  .bar {
    display: flex;
    align-items: center;
    height: 48px;
  }
  .start {
    margin-left: -12px;
  }
  h1 {
    flex: 1;
    font-size: 17px;
    font-weight: 650;
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
  .controls {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 8px;
  }
  .controls button {
    padding-inline: 16px;
  }
  .steps {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
  .answer {
    grid-column: 1 / -1;
    display: grid;
    align-items: center;
    min-height: 32px;
    color: var(--muted);
    font-size: 15px;
    line-height: 1.4;
    text-align: center;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  .good {
    color: var(--finished);
    font-weight: 550;
  }
  .told {
    color: var(--given);
    font-weight: 500;
  }
  .bad {
    color: var(--conflict);
    font-weight: 500;
  }
  .paste {
    grid-column: 1 / -1;
    display: grid;
    gap: 4px;
    margin-top: 4px;
  }
  textarea::placeholder {
    color: var(--muted);
    font-size: 14px;
  }
`;
