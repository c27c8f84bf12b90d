import { css } from "lit";

/** The panel of <hana-why>, beside what it shares with a hint. */
export const whyStyles = css`
  .why {
    padding-top: 12px;
  }
  .tabs {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 4px;
    padding: 4px;
    border-radius: 14px;
    background: var(--key);
  }
  .tabs button {
    min-height: 40px;
    border-radius: 10px;
    color: var(--muted);
    font-size: max(14.5px, 0.90625rem);
    font-weight: 550;
  }
  .tabs [aria-pressed="true"] {
    background: var(--surface);
    color: var(--given);
  }
  .turns {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  .turn {
    flex: none;
    width: 44px;
    height: 44px;
    border-radius: var(--key-radius);
    background: var(--key);
    font-size: 24px;
    line-height: 1;
  }
  .turn[aria-disabled="true"] {
    opacity: 0.4;
    cursor: default;
  }
  .turns input {
    flex: 1;
    min-width: 0;
    height: 44px;
    margin: 0;
    accent-color: var(--accent);
  }
  .why h2 {
    margin: 0;
    font-weight: 650;
  }
  .why header {
    min-height: 0;
  }
`;
