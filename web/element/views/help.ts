// The list of keys.
import { html, type TemplateResult } from "lit";
import type { MessageId } from "../messages/en.js";
import type { Translate } from "../messages/translator.js";
import { characterOf, type DigitKind } from "../signs.js";
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

/** Where digits are letters, a letter of the board is a digit and nothing else. */
function shortcutsFor(digits: DigitKind, side: number): typeof shortcuts {
  if (digits !== "letters") return shortcuts;
  const last = characterOf(digits, side);
  const isDigit = (key: string | undefined) => key !== undefined && /^[A-Z]$/.test(key) && key <= last;
  return shortcuts
    .filter(([name, keys]) => name !== "helpLetters" && !isDigit(keys[0]))
    .map(([name, keys]) => [name, keys.map((key) => key.replace("1 – 9", `A – ${last}`))]);
}

export const helpView = (t: Translate, digits: DigitKind, side: number): TemplateResult =>
  html`<dialog class="sheet" aria-label=${t("helpTitle")}>
    <form method="dialog">
      <h2>${t("helpTitle")}</h2>
      <button class="close" aria-label=${t("close")}>${icon("close")}</button>
    </form>
    <dl class="shortcuts">
      ${shortcutsFor(digits, side).map(
        ([name, keys]) =>
          html`<div>
            <dt>${t(name)}</dt>
            <dd>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dd>
          </div>`,
      )}
    </dl>
  </dialog>`;
