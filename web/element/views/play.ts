// The whole of <hana-doku>: the line above, the board, and what stands under or beside it.
import { html, noChange, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Action } from "../actions.js";
import type { Drawing } from "../drawing.js";
import { shapeOf, type Geometry } from "../geometry.js";
import { loadedWords } from "../hint.js";
import { translator, type Language, type Translate } from "../messages/translator.js";
import { digitNames, signsOf, type DigitKind } from "../signs.js";
import type { Refused } from "../starting.js";
import type { Interface, Shown } from "../state.js";
import { describeFault, type Words } from "../words.js";
import { barView } from "./bar.js";
import { boardView, plainCells } from "./board.js";
import { helpView } from "./help.js";
import { hintView, hintWords } from "./hint.js";
import { paletteView, pencilsView } from "./pencils.js";
import { padView, type PadInput } from "./pad.js";
import { faultView, notMadeView, pauseCover, summaryView } from "./panels.js";
import { toolsView } from "./tools.js";

export interface PlayModel {
  readonly geometry: Geometry;
  readonly language: Language;
  readonly digits: DigitKind;
  readonly ui: Interface;
  /** The tab stop, and what those who listen hear: as they were when the last frame was shown. */
  readonly settled: { readonly cursor: number; readonly said: string };
  /** Whether the board comes first, and the rest stays as it is until that is on the screen. */
  readonly boardFirst: boolean;
  readonly words: Words | null;
  /** What there is instead of a game, if anything. */
  readonly shown: Shown | null;
  readonly refused: Refused | null;
  readonly failed: "notMade" | "noEngine" | null;
  /** Whether there are tools and digits. */
  readonly controls: boolean;
  /** Whether the element has a clock, and a pause. */
  readonly clock: boolean;
  /** Whether undo brings back the game before this one. */
  readonly canGoBack: boolean;
  /** The step that a hint shows. */
  readonly drawing: Drawing | null;
}

export interface PlayInput extends PadInput {
  readonly dispatch: (action: Action) => void;
  readonly onCell: (event: MouseEvent) => void;
  readonly onPointer: (event: PointerEvent) => void;
  /** Not passive: while cells are selected the page stays where it is. */
  readonly onTouchMove: object;
  readonly onColor: (color: number) => void;
  readonly onPause: () => void;
  readonly onNewGame: () => void;
  readonly onHelp: () => void;
}

function playedBoard(model: PlayModel, { cells, finished }: Shown["state"], t: Translate): TemplateResult {
  const { geometry, ui, settled, drawing, boardFirst } = model;
  const signs = signsOf(model.digits, t);
  const selected = finished || drawing ? null : ui.selected;
  const lit = finished ? 0 : ui.chosen || (selected === null ? 0 : (cells[selected]?.digit ?? 0));
  const marked = new Set(ui.hint?.type === "mistake" ? ui.hint.cells : []);
  const also = new Set(selected === null ? [] : ui.also);
  return boardView({
    geometry,
    cells,
    cursor: settled.cursor,
    selected,
    also,
    lit,
    marked,
    drawing,
    boardFirst,
    signs,
    t,
  });
}

/** What there is to say of a step, as far as it is told. */
function stepWords({ geometry, language, digits, ui }: PlayModel): { readonly title: string; readonly text: string } {
  const words = loadedWords();
  if (ui.hint?.type !== "step" || !words) return { title: "", text: "" };
  const { step, tier } = ui.hint;
  const { name, where, how, why, result } = words.sentencesOf(step, {
    shape: shapeOf(geometry),
    language,
    digits: digitNames(digits, language),
  });
  if (tier === 1) return { title: "", text: where };
  return { title: name, text: tier === 2 ? how : `${why} ${result}` };
}

/** For those who listen: the hint while there is one, else what was last said. */
export function spokenIn(model: PlayModel): string {
  const t = translator(model.language);
  const { hint } = model.ui;
  if (!hint) return model.words?.text ?? "";
  const { title, text } = stepWords(model);
  if (hint.type === "step") return title ? `${title}. ${text}` : text;
  return hintWords(hint, t) || t("hint");
}

/** Givens that are not a puzzle with the cells that are at fault, or nothing at all. */
function otherBoard({ geometry, digits, refused }: PlayModel, t: Translate): TemplateResult {
  const inConflict = refused?.reason === "conflict";
  const cells = plainCells(geometry, refused?.digits ?? [], (cell) => ({
    given: (refused?.digits[cell] ?? 0) > 0,
    tint: inConflict && refused.cells.includes(cell) ? "conflict" : "plain",
  }));
  const marked = new Set(inConflict ? [] : refused?.cells);
  return boardView({
    geometry,
    cells,
    cursor: refused ? 0 : null,
    selected: null,
    lit: 0,
    marked,
    signs: signsOf(digits, t),
    t,
  });
}

function quietWords({ state, certificate }: Shown, t: Translate): string {
  const left = t("cellsLeft", { count: state.cellsLeft });
  if (!certificate) return left;
  return `${left} · ${t("certified", { level: t(certificate.level), rating: certificate.rating.toFixed(1) })}`;
}

/** How many of each digit the board still takes, by digit - 1. */
function countsLeft({ side }: Geometry, { cells }: Shown["state"]): number[] {
  const left = Array.from({ length: side }, () => side);
  for (const { digit } of cells) if (digit > 0) left[digit - 1] = Math.max(0, (left[digit - 1] ?? 0) - 1);
  return left;
}

/** The tools and the digits: made again only where something of them has changed. */
function controlsView(model: PlayModel, t: Translate, input: PlayInput): TemplateResult {
  const { geometry, ui, shown, canGoBack } = model;
  const { side } = geometry;
  const signs = signsOf(model.digits, t);
  const state = shown?.state ?? null;
  const pencil = ui.pencil !== null;
  const left = state ? countsLeft(geometry, state) : [];
  const { canUndo, canRedo, finished, hintsLeft } = state ?? {};
  return html`
    ${guard([t, side, pencil, canGoBack, canUndo, canRedo, finished, hintsLeft], () =>
      toolsView({ state, canGoBack, side, pencil, t }, input.dispatch, input.onHelp),
    )}
    ${guard([t, geometry, signs, ui.pencil, ui.chosen, left.join()], () =>
      ui.pencil === "color"
        ? paletteView(t, side, input.onColor)
        : padView({ geometry, left, chosen: ui.chosen, pencil, signs, t }, input),
    )}
  `;
}

function panelView(model: PlayModel, t: Translate, input: PlayInput): TemplateResult {
  const { ui, words, shown, refused, failed, drawing } = model;
  if (refused) return faultView(describeFault(refused, model.language), t);
  if (failed) return notMadeView(t(failed), t, input.onNewGame);
  if (shown?.state.finished) return summaryView(shown, model.clock, t, input.onNewGame);
  const state = shown?.state ?? null;
  if (ui.hint && state) {
    const { hint } = ui;
    return hintView({ hint, hintsLeft: state.hintsLeft, drawing, ...stepWords(model), t }, input.dispatch);
  }
  if (!model.controls) return html``;
  if (ui.pencil) return html`${pencilsView(ui.pencil, t, input.dispatch)} ${controlsView(model, t, input)}`;
  const said = words?.shown ? words.text : null;
  const quiet = shown ? quietWords(shown, t) : t("making");
  return html`
    <div class=${said ? "caption said" : "caption"} aria-hidden="true">${said ?? quiet}</div>
    ${controlsView(model, t, input)}
  `;
}

/** The line above the board. */
function topView({ geometry, ui, shown, clock }: PlayModel, t: Translate, input: PlayInput): unknown {
  const { mistakes, finished } = shown?.state ?? {};
  return guard(
    [t, geometry, ui.paused, clock, shown?.puzzle.level, shown?.time, shown?.entry, mistakes, finished],
    () => barView(geometry, shown, ui.paused, t, clock ? input.onPause : null),
  );
}

export function playView(model: PlayModel, input: PlayInput): TemplateResult {
  const { geometry, language, digits, ui, shown, boardFirst } = model;
  const t = translator(language);
  return html`
    ${boardFirst ? noChange : topView(model, t, input)}
    <div
      class="stage"
      @click=${input.onCell}
      @pointerdown=${input.onPointer}
      @pointermove=${input.onPointer}
      @pointerup=${input.onPointer}
      @pointercancel=${input.onPointer}
      @touchmove=${input.onTouchMove}
    >
      ${shown && !ui.paused ? playedBoard(model, shown.state, t) : otherBoard(model, t)}
      ${ui.paused ? pauseCover(t, input.onPause) : nothing}
    </div>
    <div class="panel">${boardFirst ? noChange : panelView(model, t, input)}</div>
    <div class="listener" role="status">${model.settled.said}</div>
    ${guard([t, digits, geometry], () => helpView(t, digits, geometry.side))}
  `;
}
