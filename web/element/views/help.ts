// The list of keys.
import { html, type TemplateResult } from "lit";
import type { MessageId } from "../messages/en.js";
import type { Translate } from "../messages/translator.js";
import { icon } from "./icons.js";

/** Each line: what it does, and its keys; those joined by + are pressed together. */
const shortcuts: [MessageId, string[]][] = [
  ["helpMove", ["↑ ↓ ← →", "Home", "End", "PgUp", "PgDn"]],
  ["helpDigit", ["1 – 9"]],
  ["helpLetters", ["A – G"]],
  ["helpNote", ["Shift + 1 – 9"]],
  ["helpCentre", ["Alt + 1 – 9"]],
  ["helpErase", ["Delete", "⌫", "0"]],
  ["helpNotes", ["N"]],
  ["helpCentreNotes", ["M"]],
  ["helpColors", ["K"]],
  ["helpSelect", ["Shift + ↑ ↓ ← →"]],
  ["helpUndo", ["Ctrl + Z"]],
  ["helpRedo", ["Ctrl + Y"]],
  ["helpHint", ["H"]],
  ["helpPause", ["P"]],
  ["helpHelp", ["?"]],
];

export const helpView = (t: Translate): TemplateResult =>
  html`<dialog class="sheet" aria-label=${t("helpTitle")}>
    <form method="dialog">
      <h2>${t("helpTitle")}</h2>
      <button class="close" aria-label=${t("close")}>${icon("close")}</button>
    </form>
    <dl class="shortcuts">
      ${shortcuts.map(
        ([name, keys]) =>
          html`<div>
            <dt>${t(name)}</dt>
            <dd>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dd>
          </div>`,
      )}
    </dl>
  </dialog>`;
