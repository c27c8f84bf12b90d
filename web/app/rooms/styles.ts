// The page that a room's screens stand on, and their look.
import { css, html, type TemplateResult } from "lit";
import { barView } from "../bar.js";
import type { Translate } from "../words/translator.js";

/** In the middle of the page, or at its `top`. */
export const pageView = (title: string, content: unknown, t: Translate, top = false): TemplateResult =>
  html`<div class="page">
    ${barView(title, t)}
    <main class=${top ? "top" : ""}>${content}</main>
  </div>`;

export const roomStyles = css`
  :host {
    min-height: 100dvh;
  }
  .page {
    box-sizing: border-box;
    display: grid;
    grid-template-rows: auto 1fr;
    min-height: 100dvh;
    max-width: 440px;
    margin-inline: auto;
    padding: 0 16px calc(16px + env(safe-area-inset-bottom));
  }
  .bar {
    display: flex;
    align-items: center;
    height: 48px;
    margin-right: -12px;
  }
  .bar .icon-button {
    color: inherit;
  }
  .bar h1 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: 17px;
    font-weight: 650;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .end h1 {
    margin-top: 8px;
    font-size: 30px;
    font-weight: 750;
    letter-spacing: -0.01em;
  }
  .page > main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
  }
  .page > main.top {
    align-content: start;
    padding-top: 8px;
  }
  .form,
  .lobby,
  .end,
  .sending,
  .link {
    display: grid;
    gap: 16px;
  }
  .form h1 {
    font-size: 24px;
    font-weight: 750;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .more {
    color: var(--muted);
    text-wrap: pretty;
  }
  .small {
    margin-top: 6px;
    font-size: 13px;
    line-height: 1.45;
  }
  .center {
    text-align: center;
  }
  .field {
    display: grid;
    gap: 6px;
  }
  input,
  textarea {
    box-sizing: border-box;
    width: 100%;
    height: 48px;
    padding-inline: 14px;
    border: 1px solid var(--thin);
    border-radius: var(--key-radius);
    background: var(--surface);
    color: var(--given);
    font: 400 16px/1 var(--word-font);
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: var(--muted);
  }
  .form .primary {
    min-height: 54px;
  }
  button[disabled] {
    opacity: 0.6;
    cursor: default;
  }
  .trouble {
    padding: 12px 14px;
    border-radius: var(--key-radius);
    background: var(--conflict-tint, var(--key));
    color: var(--conflict, inherit);
  }
  .picture {
    width: 132px;
    margin-inline: auto;
  }
  .lobby h2,
  .end h2 {
    margin-bottom: 4px;
    color: var(--muted);
    font-size: 13px;
    font-weight: 500;
  }
  .people,
  .standing {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .people li,
  .standing li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    padding: 6px 14px;
    background: var(--surface);
    border-top: 1px solid var(--page);
  }
  :is(.people, .standing) li:first-child {
    border-top: 0;
    border-radius: 12px 12px 0 0;
  }
  :is(.people, .standing) li:last-child {
    border-radius: 0 0 12px 12px;
  }
  :is(.people, .standing) li:only-child {
    border-radius: 12px;
  }
  .people strong,
  .who strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .people li strong {
    flex: 1;
  }
  .people small,
  .standing small {
    color: var(--muted);
    font-size: 13px;
  }
  .standing .rank {
    flex: none;
    width: 26px;
    color: var(--muted);
    font: 650 20px/1 var(--digit-font);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .standing li[data-self] {
    background: color-mix(in srgb, var(--same) 55%, var(--surface));
  }
  .standing li[data-state="finished"] .rank {
    color: var(--accent);
  }
  .standing li[data-state="refused"] .who small:last-child {
    color: var(--conflict, inherit);
  }
  .who {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: 8px;
    align-items: baseline;
    min-width: 0;
  }
  .who > small:last-child {
    grid-column: 1 / -1;
    line-height: 1.35;
  }
  .actions {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 8px;
  }
  .actions button {
    padding-inline: 8px;
  }
  .actions.add {
    grid-template-columns: 1fr auto;
  }
  .actions.add button {
    padding-inline: 20px;
  }
  .count {
    display: grid;
    justify-items: center;
    gap: 8px;
    color: var(--muted);
  }
  .count strong {
    color: var(--accent);
    font: 700 128px/1 var(--digit-font);
    font-variant-numeric: tabular-nums;
  }
  .sending .pictures {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 16px;
  }
  .code {
    width: min(196px, 52vw);
    border-radius: var(--key-radius);
    background: #fff;
    fill: #000;
    shape-rendering: crispEdges;
  }
  .sending img {
    width: 96px;
    border-radius: 8px;
  }
  .sending p {
    margin: 0;
  }
  .playing {
    display: grid;
    grid-template-rows: 1fr auto;
    min-height: 100dvh;
  }
  .playing .icon-button {
    color: var(--given);
  }
  .start {
    margin-left: -12px;
  }
  .time {
    font: 500 15px/1 var(--digit-font);
    font-variant-numeric: tabular-nums;
  }
  .unseen {
    position: absolute;
    clip-path: inset(50%);
  }
  .strip {
    position: sticky;
    bottom: 0;
    display: flex;
    align-items: center;
    gap: 6px;
    width: 100%;
    height: calc(40px + env(safe-area-inset-bottom));
    padding: 0 12px env(safe-area-inset-bottom);
    border: 0;
    border-top: 1px solid var(--thin);
    background: var(--surface);
    overflow: hidden;
    white-space: nowrap;
    justify-content: safe center;
  }
  .strip .entry {
    display: inline-flex;
    align-items: baseline;
    gap: 5px;
    padding: 3px 9px;
    border-radius: 8px;
    font-size: 14px;
  }
  .strip .entry[data-self] {
    background: var(--same);
  }
  .strip b {
    color: var(--accent);
    font-family: var(--digit-font);
    font-variant-numeric: tabular-nums;
  }
  .strip .name {
    max-width: 7em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .strip small {
    color: var(--muted);
    font-size: 12.5px;
    font-variant-numeric: tabular-nums;
  }
  .strip .entry[data-self] small {
    color: inherit;
  }
  .strip i {
    margin-left: 5px;
    font-style: normal;
  }
  .strip:active {
    transform: none;
  }
  .said {
    margin: 0;
    padding: 6px 16px;
    background: var(--key);
    font-size: 13px;
    text-align: center;
  }
  dialog .actions {
    margin-top: 16px;
  }
  .note {
    color: var(--muted);
    font-size: 12.5px;
    line-height: 1.45;
    text-wrap: pretty;
  }
`;
