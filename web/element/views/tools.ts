// The tools above the digits: what is taken back, written or asked for.
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { GameState } from "../../lib/index.js";
import type { Action } from "../actions.js";
import type { Translate } from "../messages/translator.js";
import { icon, type Icon } from "./icons.js";
import { keepFocus } from "./pad.js";

export interface ToolsModel {
  readonly state: GameState | null;
  readonly canGoBack: boolean;
  readonly side: number;
  readonly pencil: boolean;
  readonly t: Translate;
}

interface Tool {
  readonly name: "undo" | "redo" | "erase" | "pencil" | "hint";
  readonly icon: Icon;
  readonly label: string;
  readonly able: boolean;
  /** What is said of it, where the label is not enough. */
  readonly spoken?: string;
  readonly pressed?: boolean;
  readonly count?: number;
}

function toolList({ state, canGoBack, pencil, t }: ToolsModel): Tool[] {
  const able = state !== null && !state.finished;
  const hints = state?.hintsLeft ?? 0;
  return [
    { name: "undo", icon: "undo", label: t("undo"), able: canGoBack || (state?.canUndo ?? false) },
    { name: "redo", icon: "redo", label: t("redo"), able: state?.canRedo ?? false },
    { name: "erase", icon: "erase", label: t("erase"), able },
    { name: "pencil", icon: "pencil", label: t("notes"), able, pressed: pencil },
    {
      name: "hint",
      icon: "hint",
      label: t("hint"),
      able,
      count: hints,
      spoken: t("hintKey", { count: hints }),
    },
  ];
}

export function toolsView(model: ToolsModel, dispatch: (action: Action) => void, onHelp: () => void): TemplateResult {
  const { side, t } = model;
  return html`<div
    class="tools"
    part="tools"
    role="group"
    aria-label=${t("tools")}
    data-side=${side}
    @mousedown=${keepFocus}
  >
    ${toolList(model).map(
      (tool) =>
        html`<button
          type="button"
          class=${classMap({ tool: true, [tool.name]: true })}
          aria-disabled=${!tool.able}
          aria-label=${tool.spoken ?? tool.label}
          aria-pressed=${tool.pressed ?? nothing}
          @click=${() => {
            if (tool.able) dispatch({ type: tool.name });
          }}
        >
          ${icon(tool.icon)}<span class="name">${tool.label}</span>
          ${tool.count === undefined ? "" : html`<span class="badge" aria-hidden="true">${tool.count}</span>`}
        </button>`,
    )}
    <button type="button" class="tool help" aria-label=${t("help")} @click=${onHelp}>
      ${icon("keys")}<span class="name">${t("help")}</span>
    </button>
  </div>`;
}
