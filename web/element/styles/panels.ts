import { css } from "lit";

export const panelStyles = css`
  .cover {
    position: absolute;
    inset: 1px;
    z-index: 1;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 16px;
    border-radius: var(--frame-radius);
    background: var(--surface);
    color: var(--given);
    font-size: max(17px, 1.0625rem);
  }
  .cover p {
    margin: 0;
  }

  .summary,
  .trouble {
    display: grid;
    justify-items: center;
    gap: 12px;
    color: var(--given);
    text-align: center;
  }
  h2 {
    margin: 0;
    font-size: max(20px, 1.25rem);
    font-weight: 650;
  }
  .summary dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 24px;
    margin: 0;
  }
  .summary dt {
    color: var(--muted);
    font-size: max(12px, 0.75rem);
  }
  .summary dd {
    margin: 2px 0 0;
    font: 600 max(20px, 1.25rem)/1.3 var(--digit-font);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    width: 100%;
    justify-content: center;
  }
  .trouble p {
    margin: 0;
    max-width: 36em;
    font-size: max(15px, 0.9375rem);
    line-height: 1.5;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }

  .sheet {
    box-sizing: border-box;
    width: min(360px, calc(100% - 32px));
    max-height: calc(100dvh - 32px);
    padding: 20px 24px 24px;
    border: var(--outline);
    border-radius: var(--sheet-radius);
    background: var(--surface);
    color: var(--given);
    font-family: var(--word-font);
    box-shadow: 0 16px 48px rgb(10 15 25 / 0.25);
  }
  .sheet::backdrop {
    background: rgb(10 15 25 / 0.4);
  }
  .sheet form {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  .close {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-right: -12px;
    border: 0;
    border-radius: var(--key-radius);
    color: var(--muted);
  }
  .shortcuts {
    margin: 8px 0 0;
    font-size: max(15px, 0.9375rem);
  }
  .shortcuts div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 16px;
    padding-block: 5px;
  }
  .shortcuts dt {
    color: var(--muted);
  }
  .shortcuts dd {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 4px;
    margin: 0 0 0 auto;
  }
  kbd {
    padding: 2px 7px;
    border-radius: 6px;
    background: var(--key);
    font: 500 max(13px, 0.8125rem)/1.4 var(--digit-font);
    white-space: nowrap;
  }
`;
