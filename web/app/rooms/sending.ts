// A code on its way to others: as a QR code, as a link to copy, and by the device's own way of sharing.
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../icons.js";
import { codeView } from "../share/code.js";
import { copy } from "../share/copying.js";
import type { Translate } from "../words/translator.js";

/** The page's address with a code in its fragment. */
export function linkTo(code: string): string {
  const address = new URL(location.href);
  address.hash = code;
  return address.href;
}

/** Where the clipboard is forbidden the link is selected, to be copied by hand. */
async function copyLink(event: Event, link: string, onCopied: () => void): Promise<void> {
  const field = (event.currentTarget as HTMLElement).closest(".sending")?.querySelector("input");
  if (await copy(link)) onCopied();
  else field?.select();
}

async function send(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch {
    // Called off.
  }
}

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

/** Whether the link has been copied. */
export interface Copying {
  readonly copied: boolean;
  readonly onCopied: () => void;
}

export function sendingView(
  { link, title, label, more, picture, copied, onCopied }: Sending & Copying,
  t: Translate,
): TemplateResult {
  const canSend = "share" in navigator;
  return html`<div class="sending">
    <div class="pictures">${codeView(link, label)} ${picture ? html`<img src=${picture} alt="" />` : nothing}</div>
    <p class="more small center">${more}</p>
    <input
      readonly
      aria-label=${t("link")}
      .value=${link}
      @focus=${(event: Event) => {
        (event.target as HTMLInputElement).select();
      }}
    />
    <div class="actions">
      <button
        type="button"
        class=${canSend ? "secondary" : "primary"}
        @click=${(event: Event) => void copyLink(event, link, onCopied)}
      >
        ${icon("copy")}<span aria-live="polite">${t(copied ? "copied" : "copy")}</span>
      </button>
      ${
        canSend
          ? html`<button type="button" class="primary" @click=${() => void send(link, title)}>
              ${icon("share")}${t("send")}
            </button>`
          : nothing
      }
    </div>
  </div>`;
}
