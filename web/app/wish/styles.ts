import { css } from "lit";

/** A wish, and a puzzle in the making. */
export const wishStyles = css`
  main {
    display: grid;
    gap: 16px;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    gap: 14px 24px;
  }
  .field {
    display: grid;
    gap: 6px;
    min-width: 0;
  }
  .field select {
    width: 100%;
  }
  .more {
    color: var(--muted);
    text-wrap: pretty;
    word-break: keep-all;
  }
  a.secondary {
    color: inherit;
    text-decoration: none;
  }
  .making {
    display: grid;
    gap: 8px;
    text-align: center;
  }
  progress {
    width: 100%;
    accent-color: var(--accent);
  }
  .fault {
    padding: 12px 16px;
    border-radius: var(--key-radius);
    background: var(--key);
    font-weight: 500;
    text-wrap: pretty;
    word-break: keep-all;
  }
`;

/** The list of lessons, and one of them beside or below its board. */
export const learnStyles = css`
  :host {
    max-width: none;
    padding: 0;
  }
  .page {
    max-width: 720px;
    margin-inline: auto;
    padding: 0 16px calc(32px + env(safe-area-inset-bottom));
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: 8px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
  }
  li .secondary {
    min-height: 48px;
    padding: 6px 12px;
    font-size: 15px;
    font-weight: 550;
    line-height: 1.3;
    text-align: center;
    white-space: normal;
    text-wrap: balance;
    word-break: keep-all;
  }
  .lesson {
    display: grid;
    gap: 14px;
  }
  .lesson section {
    display: grid;
    gap: 4px;
  }
  .lesson h2 {
    color: var(--muted);
    font-size: 13px;
    font-weight: 500;
  }
  .lesson p {
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  .lesson button {
    padding-block: 8px;
    white-space: normal;
    line-height: 1.25;
    text-wrap: balance;
  }
`;
