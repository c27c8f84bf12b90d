import { css } from "lit";

export const statisticsStyles = css`
  main {
    display: grid;
    gap: 12px;
  }
  section header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin: -4px -4px 4px 0;
  }
  .more {
    color: var(--muted);
    font-size: 14px;
  }
  .table {
    padding: 4px 0;
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  th,
  td {
    padding: 10px 8px;
    text-align: end;
  }
  thead th {
    color: var(--muted);
    font-size: 13px;
    font-weight: 500;
  }
  tr > :first-child {
    padding-left: 16px;
    text-align: start;
    font-weight: 600;
  }
  tr > :last-child {
    padding-right: 16px;
  }
  tbody th span {
    font-weight: 400;
    color: var(--muted);
  }
  tbody tr + tr > * {
    border-top: 1px solid color-mix(in srgb, var(--thin) 45%, transparent);
  }
  td small {
    color: var(--muted);
    font-size: 13px;
  }
  .chart {
    height: 180px;
    margin-block: 4px;
  }
  .met {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 10px 0 0;
    padding: 0;
    list-style: none;
  }
  .met li {
    padding: 6px 12px;
    border: var(--outline);
    border-radius: 999px;
    background: var(--key);
    font-size: 14px;
  }
  .met small {
    color: var(--muted);
  }
  .actions {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
    gap: 8px;
    margin-top: 12px;
  }
  .actions > * {
    font-size: 15px;
    cursor: pointer;
  }
  .actions input {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
  }
  .actions label:focus-within {
    outline: 2.5px solid var(--accent);
    outline-offset: 2px;
  }
  .erase {
    color: var(--conflict);
  }
  .ask {
    display: grid;
    gap: 12px;
  }
  .ask p {
    margin-bottom: 4px;
    text-wrap: pretty;
  }
`;
