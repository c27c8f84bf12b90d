import { css } from "lit";

/** What is said of a board. */
export const resultStyles = css`
  .verdict {
    font-size: 17px;
    font-weight: 600;
    text-wrap: pretty;
  }
  .verdict ul {
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
    font-size: 15px;
    font-weight: 500;
  }
  .good {
    color: var(--finished);
  }
  .bad {
    color: var(--conflict);
  }
  dl {
    display: grid;
    gap: 4px;
    margin: 0;
  }
  dl div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  dt {
    color: var(--muted);
  }
  dd {
    margin: 0;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .verdict + fieldset legend {
    position: absolute;
    clip-path: inset(50%);
  }
  progress {
    width: 100%;
    accent-color: var(--accent);
  }
`;
