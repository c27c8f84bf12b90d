// The ways a puzzle can go: a link, a QR code, a text, a picture.
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../icons.js";
import { saveFile } from "../save_file.js";
import type { ExchangeTranslate } from "../words/exchange.js";
import type { Translate } from "../words/translator.js";
import { codeView } from "./code.js";
import { copy } from "./copying.js";
import { linkView, type Copying } from "./link_view.js";
import type { Outgoing } from "./outgoing.js";
import { addressOfPicture } from "./pictures.js";
import { sendButton } from "./sending.js";

export const ways = ["asLink", "asCode", "asText", "asPicture"] as const;
export type Way = (typeof ways)[number];

export interface Shown extends Copying {
  readonly outgoing: Outgoing;
  /** What the picture shows, in words. */
  readonly description: string;
  readonly t: Translate;
  readonly e: ExchangeTranslate;
}

const previewView = ({ outgoing, description }: Shown): TemplateResult =>
  html`<img class="preview" src=${addressOfPicture(outgoing.picture)} alt=${description} />`;

function textView({ outgoing: { text, title }, copied, onCopied, t, e }: Shown): TemplateResult {
  const copyText = async (event: Event) => {
    const area = (event.currentTarget as HTMLElement).closest(".way")?.querySelector("textarea");
    if (await copy(text)) onCopied();
    else area?.select();
  };
  return html`<textarea readonly rows="5" aria-label=${e("asText")} .value=${text}></textarea>
    <div class="actions">
      <button type="button" class="secondary" @click=${(event: Event) => void copyText(event)}>
        ${icon("copy")}<span aria-live="polite">${copied ? e("copied") : e("copyText")}</span>
      </button>
      ${sendButton({ text, title }, t)}
    </div>`;
}

function pictureView(shown: Shown): TemplateResult {
  const { png, svg, title } = shown.outgoing;
  const save = (file: File, name: "savePng" | "saveSvg") =>
    html`<button
      type="button"
      class="secondary"
      @click=${() => {
        saveFile(file, file.name);
      }}
    >
      ${shown.e(name)}
    </button>`;
  return html`${previewView(shown)}
    <div class="actions">${png ? save(png, "savePng") : nothing} ${save(svg, "saveSvg")}</div>
    ${png ? sendButton({ files: [png], title }, shown.t) : nothing}`;
}

export function wayView(way: Way, shown: Shown): TemplateResult {
  const { outgoing, e, t } = shown;
  switch (way) {
    case "asLink":
      return html`${previewView(shown)} ${linkView({ ...outgoing, ...shown }, t)}`;
    case "asCode":
      return html`${codeView(outgoing.link, e("codeOf"))}
      ${sendButton({ url: outgoing.link, title: outgoing.title }, t)}`;
    case "asText":
      return textView(shown);
    case "asPicture":
      return pictureView(shown);
  }
}
