// A link to copy, or to send by the device's own way of sharing.
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../icons.js";
import type { Translate } from "../words/translator.js";
import { copy } from "./copying.js";
import { send } from "./sending.js";

/** Whether the link has been copied. */
export interface Copying {
  readonly copied: boolean;
  readonly onCopied: () => void;
}

/** Where the clipboard is forbidden the link is selected, to be copied by hand. */
async function copyLink(event: Event, link: string, onCopied: () => void): Promise<void> {
  const field = (event.currentTarget as HTMLElement).closest(".link")?.querySelector("input");
  if (await copy(link)) onCopied();
  else field?.select();
}

export function linkView(
  { link, title, copied, onCopied }: Copying & { readonly link: string; readonly title: string },
  t: Translate,
): TemplateResult {
  const canSend = "share" in navigator;
  return html`<div class="link">
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
          ? html`<button type="button" class="primary" @click=${() => void send({ url: link, title })}>
              ${icon("share")}${t("send")}
            </button>`
          : nothing
      }
    </div>
  </div>`;
}
