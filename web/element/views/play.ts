// The whole of <hana-doku>: the line above, the board, and what stands under or beside it.
import { html, nothing, type TemplateResult } from "lit";
import { leftOf, type Action } from "../actions.js";
import type { Geometry } from "../geometry.js";
import { translator, type Language, type Translate } from "../messages/translator.js";
import type { Refused } from "../starting.js";
import type { Interface, Shown } from "../state.js";
import { describeFault, type Words } from "../words.js";
import { barView } from "./bar.js";
import { boardView, plainCells } from "./board.js";
import { helpView } from "./help.js";
import { padView } from "./pad.js";
import { faultView, notMadeView, pauseCover, summaryView } from "./panels.js";
import { toolsView } from "./tools.js";

export interface PlayModel {
  readonly geometry: Geometry;
  readonly language: Language;
  readonly ui: Interface;
  readonly words: Words | null;
  /** What there is instead of a game, if anything. */
  readonly shown: Shown | null;
  readonly refused: Refused | null;
  readonly failed: "notMade" | "noEngine" | null;
}

export interface PlayInput {
  readonly dispatch: (action: Action) => void;
  readonly onCell: (event: Event) => void;
  readonly onDigit: (digit: number) => void;
  readonly onPause: () => void;
  readonly onNewGame: () => void;
  readonly onHelp: () => void;
}

function playedBoard({ geometry, ui }: PlayModel, { cells, finished }: Shown["state"], t: Translate): TemplateResult {
  const selected = finished ? null : ui.selected;
  const lit = finished ? 0 : ui.chosen || (selected === null ? 0 : (cells[selected]?.digit ?? 0));
  return boardView({ geometry, cells, cursor: ui.cursor, selected, lit, marked: new Set(), t });
}

/** Givens that are not a puzzle with the cells that are at fault, or nothing at all. */
function otherBoard({ geometry, refused }: PlayModel, t: Translate): TemplateResult {
  const inConflict = refused?.reason === "conflict";
  const cells = plainCells(geometry, refused?.digits ?? [], (cell) => ({
    given: (refused?.digits[cell] ?? 0) > 0,
    tint: inConflict && refused.cells.includes(cell) ? "conflict" : "plain",
  }));
  const marked = new Set(inConflict ? [] : refused?.cells);
  return boardView({ geometry, cells, cursor: refused ? 0 : null, selected: null, lit: 0, marked, t });
}

function panelView(model: PlayModel, t: Translate, input: PlayInput): TemplateResult {
  const { geometry, ui, words, shown, refused, failed } = model;
  if (refused) return faultView(describeFault(refused, model.language), t);
  if (failed) return notMadeView(t(failed), t, input.onNewGame);
  if (shown?.state.finished) return summaryView(shown, t, input.onNewGame);
  const state = shown?.state ?? null;
  const pencil = ui.pencil !== null;
  const left = state ? Array.from({ length: geometry.side }, (_, index) => leftOf(state, index + 1)) : [];
  const said = words?.shown ? words.text : null;
  const quiet = state ? t("cellsLeft", { count: state.cellsLeft }) : t("making");
  return html`
    <div class=${said ? "caption said" : "caption"} aria-hidden="true">${said ?? quiet}</div>
    ${toolsView({ state, side: geometry.side, pencil, t }, input.dispatch, input.onHelp)}
    ${padView({ geometry, left, chosen: ui.chosen, pencil, t }, input.onDigit)}
  `;
}

export function playView(model: PlayModel, input: PlayInput): TemplateResult {
  const { geometry, language, ui, words, shown } = model;
  const t = translator(language);
  return html`
    ${barView(geometry, shown, ui.paused, t, input.onPause)}
    <div class="stage" @click=${input.onCell}>
      ${shown && !ui.paused ? playedBoard(model, shown.state, t) : otherBoard(model, t)}
      ${ui.paused ? pauseCover(t, input.onPause) : nothing}
    </div>
    <div class="panel">${panelView(model, t, input)}</div>
    <div class="listener" role="status">${words?.text}</div>
    ${helpView(t)}
  `;
}
