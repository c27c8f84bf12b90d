// The puzzles of today, the calendar of all days before, and how many days in a row.
import { html, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { dimensionsOf } from "hanadoku";
import { boardName } from "hanadoku/element";
import { barView, pageStyles } from "../bar.js";
import { canPlay, dailyLevel, dailyShapes, dayPlace, firstDay, type DailyShape } from "../daily/daily.js";
import { daysOf, monthBy, monthOf, onNewDay, streaks, today, weekdayOf, type Month } from "../daily/days.js";
import { icon } from "../icons.js";
import { miniature, miniatureStyles } from "../miniature.js";
import { release } from "../release.js";
import { Screen } from "../screen.js";
import type { GameRecord, ResultRecord } from "../store/records.js";
import { store } from "../store/store.js";
import { timeText } from "../times.js";
import { dailyStyles } from "./daily_styles.js";

const noon = (day: string) => new Date(`${day}T12:00:00`);

export class HanaDaily extends Screen {
  static override styles = [...Screen.look, pageStyles, miniatureStyles, dailyStyles];

  @state() private results: readonly ResultRecord[] = [];
  @state() private games: readonly GameRecord[] = [];
  @state() private today = today();
  /** The day whose puzzles are shown. */
  @state() private day = today();
  @state() private month: Month = monthOf(today());
  #endOfDays: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#endOfDays = onNewDay(() => {
      this.#choose(today());
      this.today = today();
    });
    void this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endOfDays?.();
  }

  async #look(): Promise<void> {
    this.results = (await store.results()).filter(({ day }) => day !== "");
    this.games = (await store.games()).filter(({ day }) => day !== "");
  }

  #choose(day: string): void {
    this.day = day;
    this.month = monthOf(day);
  }

  #resultOf(day: string, shape: DailyShape): ResultRecord | undefined {
    return this.results.find((result) => result.day === day && result.shape === shape);
  }

  #streakView(): TemplateResult {
    const onTheirDay = this.results.filter(({ finished, finishedOn, day }) => finished && finishedOn === day);
    const { current, best } = streaks(new Set(onTheirDay.map(({ day }) => day)), this.today);
    return html`<p class="streak">
      <strong>${this.t("streakNow", { count: current })}</strong>
      ${best > 0 ? html`<span>${this.t("streakBest", { count: best })}</span>` : ""}
    </p>`;
  }

  #puzzleView(shape: DailyShape): TemplateResult {
    const { t, day } = this;
    const result = this.#resultOf(day, shape);
    const state = result?.finished
      ? t("solvedIn", { time: timeText(result.milliseconds) })
      : t(result ? "continueGame" : "play");
    return html`<a class="card puzzle" data-shape=${shape} href="#${dayPlace(day, shape)}">
      <span class="picture">${miniature(shape, true)}</span>
      <span>
        <strong>${boardName(dimensionsOf(shape))}</strong>
        <small>${t(dailyLevel(day))}</small>
        <span class=${result?.finished ? "state done" : "state"}>${state}</span>
      </span>
    </a>`;
  }

  #dayView(day: string): TemplateResult {
    const done = dailyShapes.map((shape) => this.#resultOf(day, shape)?.finished === true);
    const named = new Intl.DateTimeFormat(this.lang, { dateStyle: "long" }).format(noon(day));
    const label = [
      named,
      ...dailyShapes.filter((_, i) => done[i]).map((shape) => `${boardName(dimensionsOf(shape))} ${this.t("done")}`),
    ];
    return html`<button
      type="button"
      data-day=${day}
      aria-label=${label.join(", ")}
      aria-pressed=${day === this.day}
      aria-current=${day === this.today ? "date" : "false"}
      ?disabled=${!canPlay(day)}
      @click=${() => {
        this.day = day;
      }}
    >
      ${Number(day.slice(8))}
      <span class="marks">${done.map((well) => html`<i class=${well ? "well" : ""}></i>`)}</span>
    </button>`;
  }

  #turn(by: number, label: string, able: boolean): TemplateResult {
    return html`<button
      type="button"
      class="icon-button"
      aria-label=${label}
      ?disabled=${!able}
      @click=${() => {
        this.month = monthBy(this.month, by);
      }}
    >
      ${icon(by < 0 ? "left" : "right")}
    </button>`;
  }

  #calendarView(): TemplateResult {
    const { t, month } = this;
    const days = daysOf(month);
    const [first = ""] = days;
    const title = new Intl.DateTimeFormat(this.lang, { year: "numeric", month: "long" }).format(noon(first));
    const weekday = new Intl.DateTimeFormat(this.lang, { weekday: "narrow" });
    // The fourth of January 1970 was a Sunday.
    const heads = Array.from({ length: 7 }, (_, index) => weekday.format(new Date(1970, 0, 4 + index, 12)));
    return html`<section class="card calendar" aria-label=${title}>
      <header>
        <h2 aria-live="polite">${title}</h2>
        ${this.#turn(-1, t("monthBefore"), first > firstDay)}
        ${this.#turn(1, t("monthAfter"), (days.at(-1) ?? "") < this.today)}
      </header>
      <div class="days">
        ${heads.map((head) => html`<span class="head" aria-hidden="true">${head}</span>`)}
        ${Array.from({ length: weekdayOf(first) }, () => html`<span></span>`)} ${days.map((day) => this.#dayView(day))}
      </div>
    </section>`;
  }

  /** Of the day's puzzles: that of the games that have begun, or this one. */
  get #release(): string {
    return this.games.find(({ day }) => day === this.day)?.release ?? release;
  }

  protected override render(): TemplateResult {
    const { t, day } = this;
    const title = new Intl.DateTimeFormat(this.lang, { dateStyle: "full" }).format(noon(day));
    return html`${barView(t("daily"), t)}
      <main>
        <h2 class="day" aria-live="polite">${title}</h2>
        <div class="puzzles">${dailyShapes.map((shape) => this.#puzzleView(shape))}</div>
        ${this.#streakView()} ${this.#calendarView()}
        <p class="release">${t("dailyMore")} ${t("madeBy", { release: this.#release })}</p>
      </main>`;
  }
}

customElements.define("hana-daily", HanaDaily);
