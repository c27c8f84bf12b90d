// How it went, by shape and level; and all that is kept: saved, brought in, erased.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { query, state } from "lit/decorators.js";
import { dimensionsOf } from "hanadoku";
import { boardName, languageOf } from "hanadoku/element";
import { barView, pageStyles } from "../bar.js";
import { gradeRest } from "../play/grading.js";
import { saveFile } from "../save_file.js";
import { Screen } from "../screen.js";
import { openSheet, sheetView, closeSheets } from "../sheet.js";
import { readBackup, writeBackup } from "../store/backup.js";
import type { ResultRecord } from "../store/records.js";
import { rowsOf, techniquesMet, type Row } from "../store/statistics.js";
import { store } from "../store/store.js";
import { sheetStyles } from "../styles.js";
import { timeText } from "../times.js";
import { statisticsStyles } from "./statistics_styles.js";

const nameOf = ({ shape, level }: Row) => `${shape}.${level}`;
const timeOr = (time: number | null) => (time === null ? "–" : timeText(time));

export class HanaStatistics extends Screen {
  static override styles = [...Screen.look, pageStyles, sheetStyles, statisticsStyles];

  @state() private results: readonly ResultRecord[] | null = null;
  /** The row whose times are drawn. */
  @state() private chosen = "";
  @state() private techniqueNames: ((technique: ReturnType<typeof techniquesMet>[number][0]) => string) | null = null;
  @query(".chart") private chart!: HTMLElement | null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  async #look(): Promise<void> {
    const results = await store.results();
    const { techniqueName } = await import("hanadoku/words");
    this.techniqueNames = (technique) => techniqueName(technique, languageOf(this.lang));
    this.results = results;
    const [most] = rowsOf(results).sort((a, b) => b.finished - a.finished);
    this.chosen = most && most.finished > 1 ? nameOf(most) : "";
    for await (const graded of gradeRest(results)) {
      if (!this.isConnected) return;
      this.results = this.results.map((each) => (each.id === graded.id ? graded : each));
    }
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    void this.#draw();
  }

  async #draw(): Promise<void> {
    const row = rowsOf(this.results ?? []).find((each) => nameOf(each) === this.chosen);
    const { chart } = this;
    if (!row || !chart) return;
    const { drawTimes } = await import("../times_chart.js");
    drawTimes(chart, row.times);
  }

  async #export(): Promise<void> {
    const file = new Blob([await writeBackup(this.settings)], { type: "application/json" });
    saveFile(file, "hanadoku.json");
  }

  async #import(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const text = await input.files?.[0]?.text();
    input.value = "";
    if (text === undefined) return;
    const count = await readBackup(text);
    this.notify(count === null ? { id: "importNot" } : { id: "importedAll", values: { count } });
    await this.#look();
  }

  async #erase(): Promise<void> {
    closeSheets(this.renderRoot);
    await store.erase();
    try {
      localStorage.clear();
    } catch {
      // Nothing is kept there then.
    }
    this.notify({ id: "erased" });
    await this.#look();
  }

  #rowView(row: Row): TemplateResult {
    const { t } = this;
    const per = new Intl.NumberFormat(this.lang, { maximumFractionDigits: 1 });
    return html`<tr
      class=${nameOf(row) === this.chosen ? "chosen" : ""}
      @click=${() => {
        if (row.finished > 1) this.chosen = nameOf(row);
      }}
    >
      <th scope="row">${boardName(dimensionsOf(row.shape))} <span>${t(row.level)}</span></th>
      <td>${row.finished}<small>/${row.played}</small></td>
      <td>${timeOr(row.best)}</td>
      <td>${timeOr(row.median)}</td>
      <td>${row.rating === null ? "–" : per.format(row.rating)}</td>
      <td>${per.format(row.mistakes)}</td>
      <td>${per.format(row.hints)}</td>
    </tr>`;
  }

  #tableView(rows: readonly Row[]): TemplateResult {
    const { t } = this;
    const heads = ["level", "finished", "best", "median", "rating", "mistakes", "hints"] as const;
    return html`<div class="card table" tabindex="0" role="region" aria-label=${t("statistics")}>
      <table>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${t(head)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => this.#rowView(row))}
        </tbody>
      </table>
    </div>`;
  }

  #timesView(rows: readonly Row[]): TemplateResult | typeof nothing {
    const { t } = this;
    const drawn = rows.filter(({ finished }) => finished > 1);
    if (drawn.length === 0) return nothing;
    return html`<section class="card">
      <header>
        <h2>${t("times")}</h2>
        <select
          aria-label=${t("level")}
          .value=${this.chosen}
          @change=${(event: Event) => {
            this.chosen = (event.target as HTMLSelectElement).value;
          }}
        >
          ${drawn.map(
            (row) =>
              html`<option value=${nameOf(row)} ?selected=${nameOf(row) === this.chosen}>
                ${boardName(dimensionsOf(row.shape))} ${t(row.level)}
              </option>`,
          )}
        </select>
      </header>
      <div class="chart" role="img" aria-label=${t("timesMore")}></div>
      <p class="more">${t("timesMore")}</p>
    </section>`;
  }

  #techniquesView(results: readonly ResultRecord[]): TemplateResult | typeof nothing {
    const met = techniquesMet(results);
    const nameOfTechnique = this.techniqueNames;
    if (met.length === 0 || !nameOfTechnique) return nothing;
    return html`<section class="card">
      <h2>${this.t("techniquesMet")}</h2>
      <ul class="met">
        ${met.map(([technique, count]) => html`<li>${nameOfTechnique(technique)} <small>${count}</small></li>`)}
      </ul>
    </section>`;
  }

  #dataView(): TemplateResult {
    const { t } = this;
    return html`<section class="card data">
      <h2>${t("yourData")}</h2>
      <p class="more">${t("yourDataMore")}</p>
      <div class="actions">
        <button type="button" class="secondary" @click=${() => void this.#export()}>${t("exportAll")}</button>
        <label class="secondary">
          ${t("importAll")}
          <input type="file" accept="application/json,.json" @change=${(event: Event) => void this.#import(event)} />
        </label>
        <button
          type="button"
          class="secondary erase"
          @click=${() => {
            openSheet(this.renderRoot, "erase");
          }}
        >
          ${t("eraseAll")}
        </button>
      </div>
    </section>`;
  }

  protected override render(): TemplateResult {
    const { t, results } = this;
    const rows = rowsOf(results ?? []);
    const ask = html`<div class="ask">
      <p>${t("eraseAsk")}</p>
      <button type="button" class="primary" @click=${() => void this.#erase()}>${t("eraseAll")}</button>
      <button
        type="button"
        class="secondary"
        @click=${() => {
          closeSheets(this.renderRoot);
        }}
      >
        ${t("keep")}
      </button>
    </div>`;
    return html`${barView(t("statistics"), t)}
      <main>
        ${results && rows.length === 0 ? html`<p class="empty">${t("statisticsEmpty")}</p>` : nothing}
        ${rows.length > 0 ? this.#tableView(rows) : nothing} ${this.#timesView(rows)}
        ${this.#techniquesView(results ?? [])} ${this.#dataView()}
      </main>
      ${sheetView("erase", t("eraseAll"), t, ask)}`;
  }
}

customElements.define("hana-statistics", HanaStatistics);
