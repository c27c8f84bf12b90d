// Who is where, as a list for the sheet and the end, and as a thin strip under the board.
import { html, nothing, type TemplateResult } from "lit";

import type { Participant } from "hanadoku/rooms";
import { timeText } from "../times.js";
import type { Translate } from "../words/translator.js";
import { faultWords } from "./words.js";

function countsOf({ state, cellsLeft, mistakes, hints, milliseconds }: Participant, t: Translate): string {
  const counts = [t("mistakeCount", { count: mistakes }), t("hintCount", { count: hints })];
  if (milliseconds !== null && state === "finished") counts.push(timeText(milliseconds));
  else if (cellsLeft !== null) counts.unshift(t("left", { count: cellsLeft }));
  return counts.join(" · ");
}

const faultOf = ({ fault }: Participant, t: Translate) =>
  fault && `${t("doesNotFit")}: ${t(faultWords(fault.reason), { move: (fault.move ?? 0) + 1 })}`;

const tagsOf = ({ self, host, here }: Participant, live: boolean, t: Translate): string =>
  [self && t("itsYou"), live && host && t("hostIs"), live && !here && t("goneAway")].filter(Boolean).join(" · ");

/** `live` rooms say who hosts and who has gone. */
export const standingView = (people: readonly Participant[], live: boolean, t: Translate): TemplateResult =>
  html`<ol class="standing">
    ${people.map((person) => {
      const tags = tagsOf(person, live, t);
      return html`<li data-state=${person.state} ?data-self=${person.self}>
        <span class="rank">${person.rank ?? "–"}</span>
        <span class="who">
          <strong>${person.name}</strong>
          ${tags ? html`<small class="tags">${tags}</small>` : nothing}
          <small>${person.state === "waiting" ? "" : (faultOf(person, t) ?? countsOf(person, t))}</small>
        </span>
      </li>`;
    })}
  </ol>`;

/** One line, however many there are; pressed, it opens the whole list. */
export const stripView = (people: readonly Participant[], t: Translate, onOpen: () => void): TemplateResult =>
  html`<button type="button" class="strip" aria-label=${t("ranking")} @click=${onOpen}>
    ${people
      .filter(({ rank }) => rank !== null)
      .map(
        ({ rank, name, self, cellsLeft, mistakes }) =>
          html`<span class="entry" ?data-self=${self}>
            <b>${rank}</b><span class="name">${name}</span>
            <small
              >${cellsLeft === 0 ? "✓" : cellsLeft}${mistakes > 0 ? html`<i>${t("mistakeCount", { count: mistakes })}</i>` : nothing}</small
            >
          </span>`,
      )}
  </button>`;
