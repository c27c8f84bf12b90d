// The line above a screen: the way back, its name, and what else belongs there.
import { css, html, type TemplateResult } from "lit";
import { icon } from "./icons.js";
import type { Translate } from "./words/translator.js";

export const barView = (title: string, t: Translate, end: unknown = ""): TemplateResult =>
  html`<header class="bar">
    <a class="icon-button start" href="#" aria-label=${t("back")}>${icon("back")}</a>
    <h1>${title}</h1>
    ${end}
  </header>`;

export const barStyles = css`
  .bar {
    display: flex;
    align-items: center;
    height: 48px;
  }
  .bar .icon-button {
    color: inherit;
  }
  .start {
    margin-left: -12px;
  }
  h1 {
    flex: 1;
    font-size: 17px;
    font-weight: 650;
  }
`;

/** A page of text and lists, as wide as they read well. */
export const pageStyles = [
  barStyles,
  css`
    :host {
      box-sizing: border-box;
      min-height: 100dvh;
      max-width: 720px;
      margin-inline: auto;
      padding: 0 16px calc(32px + env(safe-area-inset-bottom));
    }
    h2 {
      font-size: 15px;
      font-weight: 650;
    }
    .empty {
      padding-block: 48px;
      color: var(--muted);
      text-align: center;
      text-wrap: balance;
    }
    .card {
      padding: 16px;
      border: var(--outline);
      border-radius: 14px;
      background: var(--surface);
      box-shadow: 0 1px 3px rgb(10 15 25 / 0.1);
    }
    select,
    input[type="search"] {
      box-sizing: border-box;
      min-height: 44px;
      padding-inline: 12px;
      border: 1px solid transparent;
      border-radius: var(--key-radius);
      background: var(--key);
      color: inherit;
      /* Smaller type makes phones zoom in. */
      font: 500 16px/1 var(--word-font);
    }
    input[type="search"]::placeholder {
      color: var(--muted);
      opacity: 1;
    }
  `,
];
