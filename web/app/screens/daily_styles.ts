import { css } from "lit";

export const dailyStyles = css`
  main {
    display: grid;
    gap: 12px;
  }
  .day {
    font-size: 22px;
    font-weight: 700;
    margin-top: 4px;
  }
  .puzzles {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .puzzle {
    display: grid;
    gap: 12px;
    color: inherit;
    text-decoration: none;
  }
  .puzzle strong {
    display: block;
    font-size: 17px;
    font-weight: 650;
  }
  .puzzle small {
    display: block;
    color: var(--muted);
    font-size: 14px;
  }
  .state {
    display: block;
    margin-top: 8px;
    color: var(--accent);
    font-weight: 600;
  }
  .state.done {
    color: var(--finished);
  }
  .puzzle .picture {
    width: min(100%, 140px);
  }
  .streak {
    display: flex;
    align-items: baseline;
    gap: 10px;
    padding-inline: 4px;
  }
  .streak span,
  .release {
    color: var(--muted);
    font-size: 14px;
  }
  .release {
    padding-inline: 4px;
  }
  .calendar {
    padding: 8px 12px 14px;
  }
  .calendar header {
    display: flex;
    align-items: center;
    padding-left: 6px;
  }
  .calendar h2 {
    flex: 1;
  }
  .icon-button:disabled {
    opacity: 0.35;
    cursor: default;
  }
  .days {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
    gap: 2px;
    text-align: center;
  }
  .head {
    padding-block: 6px;
    color: var(--muted);
    font-size: 13px;
  }
  .days button {
    display: grid;
    place-items: center;
    align-content: center;
    gap: 3px;
    min-height: 46px;
    border: 0;
    border-radius: 10px;
    font: 500 15px/1 var(--digit-font);
    font-variant-numeric: tabular-nums;
  }
  .days button:disabled {
    color: var(--muted);
    opacity: 0.55;
    cursor: default;
  }
  .days [aria-current="date"] {
    color: var(--accent);
    font-weight: 700;
  }
  .days [aria-pressed="true"] {
    background: var(--selected);
    color: var(--given);
    box-shadow: inset 0 0 0 2px var(--ring);
  }
  .marks {
    display: flex;
    gap: 3px;
  }
  .marks i {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px var(--muted);
  }
  .marks .well {
    background: var(--finished);
    box-shadow: none;
  }
  .days button:disabled .marks {
    visibility: hidden;
  }
  @media (hover: hover) {
    .days button:enabled:not([aria-pressed="true"]):hover {
      background: var(--key);
    }
  }
  @media (min-width: 860px) {
    .puzzle {
      grid-template-columns: auto 1fr;
      align-items: center;
      gap: 20px;
    }
    .puzzle .picture {
      width: 120px;
    }
  }
`;
