// A code on its way to others: as a QR code, as a link to copy, and by the device's own way of sharing.
import { html, nothing, type TemplateResult } from "lit";
import { codeView } from "../share/code.js";
import { linkView, type Copying } from "../share/link_view.js";
import type { Translate } from "../words/translator.js";

export interface Sending {
  readonly link: string;
  /** What is sent, for the device's own way. */
  readonly title: string;
  /** Of the QR code. */
  readonly label: string;
  readonly more: string;
  /** A picture that may be shown of it. */
  readonly picture: string | null;
}

export function sendingView(
  { link, title, label, more, picture, copied, onCopied }: Sending & Copying,
  t: Translate,
): TemplateResult {
  return html`<div class="sending">
    <div class="pictures">${codeView(link, label)} ${picture ? html`<img src=${picture} alt="" />` : nothing}</div>
    <p class="more small center">${more}</p>
    ${linkView({ link, title, copied, onCopied }, t)}
  </div>`;
}
