// The device's own way of sharing.
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../icons.js";
import type { Translate } from "../words/translator.js";

/** Whether the device takes it. */
export const canSend = (data: ShareData): boolean =>
  typeof navigator.canShare === "function" && navigator.canShare(data);

async function send(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Called off.
  }
}

export const sendButton = (data: ShareData, t: Translate): TemplateResult | typeof nothing =>
  canSend(data)
    ? html`<button type="button" class="primary" @click=${() => void send(data)}>${icon("share")}${t("send")}</button>`
    : nothing;
