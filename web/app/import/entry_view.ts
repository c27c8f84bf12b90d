// Where a text, a file, or a code before the camera comes in.
import { html, type TemplateResult } from "lit";
import type { ExchangeTranslate } from "../words/exchange.js";

export interface Entry {
  /** Whether something is held over it. */
  readonly over: boolean;
  readonly scanning: boolean;
  readonly onText: (text: string) => void;
  readonly onFile: (file: Blob) => void;
  readonly onScan: () => void;
  readonly onOver: (event: DragEvent) => void;
  readonly onLeave: () => void;
  readonly onDrop: (event: DragEvent) => void;
}

function chooseFile(event: Event): void {
  (event.currentTarget as HTMLElement).closest(".drop")?.querySelector<HTMLInputElement>("input[type=file]")?.click();
}

export function entryView(entry: Entry, e: ExchangeTranslate): TemplateResult {
  const onChosen = ({ currentTarget }: Event) => {
    const input = currentTarget as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) entry.onFile(file);
    input.value = "";
  };
  return html`<div
    class=${entry.over ? "drop over" : "drop"}
    @dragover=${entry.onOver}
    @dragleave=${entry.onLeave}
    @drop=${entry.onDrop}
  >
    <label>
      <span class="label">${e("importText")}</span>
      <textarea
        rows="4"
        spellcheck="false"
        autocomplete="off"
        autocapitalize="off"
        placeholder=${e("importHint")}
        @input=${(event: Event) => {
          entry.onText((event.target as HTMLTextAreaElement).value);
        }}
      ></textarea>
    </label>
    <div class="ways">
      <button type="button" class="secondary" @click=${chooseFile}>${e("openFile")}</button>
      <button type="button" class="secondary" ?disabled=${entry.scanning} @click=${entry.onScan}>
        ${e("scanCode")}
      </button>
    </div>
    <input type="file" tabindex="-1" aria-label=${e("openFile")} @change=${onChosen} />
    <p class="hint">${e("importMore")}</p>
  </div>`;
}

export const cameraView = (camera: AbortController, e: ExchangeTranslate): TemplateResult =>
  html`<div class="camera">
    <video muted playsinline aria-label=${e("scanning")}></video>
    <p>${e("scanning")}</p>
    <button
      type="button"
      class="secondary"
      @click=${() => {
        camera.abort();
      }}
    >
      ${e("stop")}
    </button>
  </div>`;
