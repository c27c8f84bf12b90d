// A link to copy, or to send by the device's own way of sharing.
import { html, type TemplateResult } from "lit";
import { icon } from "../icons.js";
import type { Translate } from "../words/translator.js";
import { copy } from "./copying.js";
import { canSend, sendButton } from "./sending.js";

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
  const sent = { url: link, title };
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
        class=${canSend(sent) ? "secondary" : "primary"}
        @click=${(event: Event) => void copyLink(event, link, onCopied)}
      >
        ${icon("copy")}<span aria-live="polite">${t(copied ? "copied" : "copy")}</span>
      </button>
      ${sendButton(sent, t)}
    </div>
  </div>`;
}
