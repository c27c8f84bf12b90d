// A sheet with a title and a way to close it: by its button, by Escape, by a press beside it.
import { html, type TemplateResult } from "lit";
import { icon } from "./icons.js";
import type { Translate } from "./words/translator.js";

const closeBeside = (event: MouseEvent) => {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
};

export const sheetView = (name: string, title: string, t: Translate, content: unknown): TemplateResult =>
  html`<dialog data-name=${name} aria-label=${title} @click=${closeBeside}>
    <header>
      <h2>${title}</h2>
      <button
        type="button"
        class="icon-button"
        aria-label=${t("close")}
        @click=${(event: Event) => (event.currentTarget as HTMLElement).closest("dialog")?.close()}
      >
        ${icon("close")}
      </button>
    </header>
    ${content}
  </dialog>`;

export function openSheet(root: ParentNode, name: string): void {
  root.querySelector<HTMLDialogElement>(`dialog[data-name="${name}"]`)?.showModal();
}

export function closeSheets(root: ParentNode): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
}
