// Puzzles from elsewhere: a text, a link, a file or a code becomes boards, and of one of them is said what it is.
import { html, nothing, type TemplateResult } from "lit";
import { query, state } from "lit/decorators.js";
import type { Technique } from "hanadoku";
import { languageOf } from "hanadoku/element";
import { barView, pageStyles } from "../bar.js";
import { check, type Verdict } from "../import/checking.js";
import { codeBeforeCamera } from "../import/codes.js";
import { cameraView, entryView } from "../import/entry_view.js";
import { largestMegabytes, textOfFile } from "../import/files.js";
import { keepAll, keepProgress, keepPuzzle, puzzleFrom } from "../import/keeping.js";
import { listView, type Keeping } from "../import/list_view.js";
import type { Near } from "../import/near.js";
import { readText, type Board } from "../import/reading.js";
import { resultStyles } from "../import/result_styles.js";
import { boardView, faces, factsView, verdictView, type Face } from "../import/result_view.js";
import { faultWords, nearWords, saidView, type Said } from "../import/said.js";
import { miniatureStyles } from "../miniature.js";
import { gamePlace } from "../play/opening.js";
import { Screen } from "../screen.js";
import { segmentsView } from "../segments.js";
import { addressOf } from "../share/address.js";
import { copy } from "../share/copying.js";
import { drawingStyles } from "../share/drawing_styles.js";
import { exchangeTranslator, type ExchangeId } from "../words/exchange.js";
import { importStyles } from "./import_styles.js";

const perPart = 60;

export class HanaImport extends Screen {
  static override styles = [...Screen.look, pageStyles, miniatureStyles, drawingStyles, resultStyles, importStyles];

  @state() private said: Said | null = null;
  /** What was nearly a grid. */
  @state() private near: Near | null = null;
  @state() private boards: readonly Board[] = [];
  @state() private shown = perPart;
  @state() private chosen: Board | null = null;
  @state() private verdict: Verdict | null = null;
  @state() private face: Face = "showPuzzle";
  @state() private codeCopied = false;
  @state() private over = false;
  @state() private keeping: Keeping | null = null;
  @state() private camera: AbortController | null = null;
  @query("video") private video!: HTMLVideoElement;
  @query("textarea") private box!: HTMLTextAreaElement;
  #nameOf: (technique: Technique) => string = (technique) => technique;
  /** What is asked now makes void what was asked before. */
  #turn = 0;

  get #e() {
    return exchangeTranslator(this.lang);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("paste", this.#onPaste);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("paste", this.#onPaste);
    this.camera?.abort();
    this.keeping?.stop.abort();
  }

  /** An address may hold what someone has sent. */
  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("place") && this.place.length > 1) void this.#read(this.place.join("."));
  }

  #clear(): number {
    this.said = this.near = this.chosen = this.verdict = null;
    this.boards = [];
    this.shown = perPart;
    this.keeping?.stop.abort();
    return ++this.#turn;
  }

  async #read(text: string): Promise<void> {
    const turn = this.#clear();
    if (text.trim() === "") return;
    const reading = await readText(text);
    if (turn !== this.#turn) return;
    if (reading.type === "boards") {
      this.boards = reading.boards;
      const [first, second] = reading.boards;
      if (first && !second) void this.#choose(first);
    } else if (reading.type === "near") {
      this.near = reading.near;
      this.said = nearWords(reading.near);
    } else {
      this.said = faultWords(reading);
    }
  }

  async #readFile(file: Blob): Promise<void> {
    const turn = this.#clear();
    this.box.value = "";
    const read = await textOfFile(file);
    if (turn !== this.#turn) return;
    if (read.ok) await this.#read(read.text);
    else this.said = [read.id, { megabytes: largestMegabytes }];
  }

  async #choose(board: Board): Promise<void> {
    const turn = ++this.#turn;
    this.chosen = board;
    this.verdict = null;
    this.face = "showPuzzle";
    this.codeCopied = false;
    try {
      const [verdict, { techniqueName }] = await Promise.all([check(board), import("hanadoku/words")]);
      if (turn !== this.#turn) return;
      this.#nameOf = (technique) => techniqueName(technique, languageOf(this.lang));
      this.verdict = verdict;
    } catch {
      if (turn === this.#turn) this.said = ["noEngine"];
    }
  }

  async #scan(): Promise<void> {
    const camera = new AbortController();
    this.camera = camera;
    this.#clear();
    await this.updateComplete;
    try {
      const code = await codeBeforeCamera(this.video, camera.signal);
      if (code !== null) await this.#read(code);
    } catch {
      this.said = ["noCamera"];
    }
    this.camera = null;
  }

  /** What is pasted beside the box, where that may be a picture too. */
  #onPaste = (event: ClipboardEvent): void => {
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const inBox = event.composedPath()[0] === this.box;
    if (file) void this.#readFile(file);
    else if (text !== "" && !inBox) void this.#read(text);
    if (file || !inBox) event.preventDefault();
  };

  #onDrop = (event: DragEvent): void => {
    event.preventDefault();
    this.over = false;
    const [file] = event.dataTransfer?.files ?? [];
    const [text] = ["text/uri-list", "text/plain"]
      .flatMap((type) => event.dataTransfer?.getData(type) ?? "")
      .filter(Boolean);
    if (file) void this.#readFile(file);
    else if (text) void this.#read(text);
  };

  #onOver = (event: DragEvent): void => {
    event.preventDefault();
    this.over = true;
  };

  #correct = (shape: string, line: string): void => {
    this.go(`solve.${shape}.${line.replaceAll(".", "0")}`);
  };

  async #keep(board: Board, verdict: Verdict, act: "play" | "playOn" | "keep"): Promise<void> {
    const puzzle = puzzleFrom(board, verdict);
    if (!puzzle) return;
    const { entries, title } = board;
    const game = await (act === "playOn" ? keepProgress(puzzle, entries, title) : keepPuzzle(puzzle, title));
    if (act === "keep") this.said = ["kept"];
    else this.go(gamePlace(game.id));
  }

  async #print(board: Board, verdict: Verdict): Promise<void> {
    const puzzle = puzzleFrom(board, verdict);
    if (puzzle) this.go(`print.${new URL(await addressOf(puzzle)).hash.slice(1)}`);
  }

  async #keepAll(): Promise<void> {
    const { boards } = this;
    const stop = new AbortController();
    this.said = null;
    this.keeping = { done: 0, stop };
    try {
      const kept = await keepAll(boards, stop.signal, (done) => {
        if (!stop.signal.aborted) this.keeping = { done, stop };
      });
      this.said = ["keptSome", { kept, all: boards.length }];
    } catch {
      if (!stop.signal.aborted) this.said = ["noEngine"];
    }
    this.keeping = null;
  }

  async #copyCode({ givens }: Board): Promise<void> {
    this.codeCopied = await copy(givens);
  }

  #resultView(board: Board): TemplateResult {
    const { t, verdict, face } = this;
    const e = this.#e;
    return html`<section class="result">
      ${boardView(board, verdict, face)}
      <div class="said">
        ${board.title ? html`<h2>${board.title}</h2>` : nothing} ${verdictView(verdict, e)}
        ${
          verdict?.type === "several"
            ? segmentsView(e("verdictSeveral", { count: verdict.cells.length }), faces, face, e, (name) => {
                this.face = name;
              })
            : nothing
        }
        ${factsView(board, verdict, e, t, this.#nameOf)} ${verdict ? this.#actsView(board, verdict) : nothing}
      </div>
    </section>`;
  }

  #actsView(board: Board, verdict: Verdict): TemplateResult {
    const e = this.#e;
    const entered = board.entries.replaceAll(".", "").length;
    const button = (name: ExchangeId, look: "primary" | "secondary", act: () => unknown) =>
      html`<button type="button" class=${look} @click=${act}>${e(name)}</button>`;
    const correct = button("correct", verdict.type === "unique" ? "secondary" : "primary", () => {
      this.#correct(board.shape, board.givens);
    });
    const copyCode = button(this.codeCopied ? "copied" : "copyCode", "secondary", () => void this.#copyCode(board));
    if (verdict.type !== "unique") return html`<div class="acts">${correct} ${copyCode}</div>`;
    return html`${entered > 0 ? html`<p class="hint">${e("entriesFound", { count: entered })}</p>` : nothing}
      <div class="acts">
        ${button("play", "primary", () => void this.#keep(board, verdict, "play"))}
        ${entered > 0 ? button("playOn", "secondary", () => void this.#keep(board, verdict, "playOn")) : nothing}
        ${button("print", "secondary", () => void this.#print(board, verdict))}
        ${button("keepIt", "secondary", () => void this.#keep(board, verdict, "keep"))} ${copyCode}
      </div>`;
  }

  #entryView(): TemplateResult {
    const entry = {
      over: this.over,
      scanning: this.camera !== null,
      onText: (text: string) => void this.#read(text),
      onFile: (file: Blob) => void this.#readFile(file),
      onScan: () => void this.#scan(),
      onOver: this.#onOver,
      onLeave: () => {
        this.over = false;
      },
      onDrop: this.#onDrop,
    };
    return entryView(entry, this.#e);
  }

  #listView(): TemplateResult {
    const list = {
      boards: this.boards,
      shown: this.shown,
      keeping: this.keeping,
      onChoose: (board: Board) => void this.#choose(board),
      onKeepAll: () => void this.#keepAll(),
      onMore: () => {
        this.shown += perPart;
      },
    };
    return listView(list, this.#e);
  }

  protected override render(): TemplateResult {
    const { boards, camera, chosen, said } = this;
    const e = this.#e;
    const leave = () => {
      ++this.#turn;
      this.chosen = null;
      this.said = null;
    };
    return html`${barView(e("importTitle"), this.t)}
      <main>
        ${this.#entryView()} ${camera ? cameraView(camera, e) : nothing}
        ${said ? saidView(said, this.near, this.#correct, e) : nothing}
        ${
          chosen && boards.length > 1
            ? html`<button type="button" class="secondary" @click=${leave}>${e("backToList")}</button>`
            : nothing
        }
        ${chosen ? this.#resultView(chosen) : nothing} ${!chosen && boards.length > 0 ? this.#listView() : nothing}
      </main>`;
  }
}

customElements.define("hana-import", HanaImport);

declare global {
  interface HTMLElementTagNameMap {
    "hana-import": HanaImport;
  }
}
