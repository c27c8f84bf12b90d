// What solve mode answers, and how it is said.
import { html, type TemplateResult } from "lit";
import type { GridRead, Shape, Technique } from "hanadoku";
import { describeFault, languageOf } from "hanadoku/element";
import type { Verdict } from "../import/checking.js";
import { faces, factsView, verdictView, type Face } from "../import/result_view.js";
import { segmentsView } from "../segments.js";
import type { ExchangeId, ExchangeTranslate } from "../words/exchange.js";
import type { AppLanguage, Translate } from "../words/translator.js";
import type { Count, CountProgress } from "./counting.js";

export type Answer =
  | { readonly type: "none" | "working" | "noEngine" | "stepNone" | "stepsDone" }
  | { readonly type: "step"; readonly text: string }
  | { readonly type: "unread"; readonly read: GridRead & { readonly ok: false } }
  | { readonly type: "verdict"; readonly verdict: Verdict; readonly face: Face }
  | { readonly type: "counting"; readonly progress: CountProgress }
  | { readonly type: "counted"; readonly count: Count };

export const noAnswer: Answer = { type: "none" };

/** The solution that an answer shows on the board. */
export function solutionShown(answer: Answer): string | null {
  if (answer.type !== "verdict" || answer.face === "showPuzzle") return null;
  const { verdict, face } = answer;
  if (verdict.type === "unique") return verdict.solution;
  return verdict.type === "several" ? verdict.solutions[face === "showFirst" ? 0 : 1] : null;
}

const countIds = {
  all: "countedAll",
  limit: "countedLimit",
  stopped: "countedStopped",
  budget: "countedBudget",
} as const satisfies Record<Count["end"], ExchangeId>;

export interface Speaking {
  readonly lang: AppLanguage;
  readonly t: Translate;
  readonly e: ExchangeTranslate;
  readonly nameOf: (technique: Technique) => string;
}

interface Told {
  readonly answer: Answer;
  readonly shape: Shape;
  /** Null where the text could not be read. */
  readonly givens: string | null;
}

function verdictPart(
  { verdict, face }: Answer & { type: "verdict" },
  givens: string,
  { e, t, nameOf }: Speaking,
  onFace: (face: Face) => void,
): TemplateResult {
  return html`${verdictView(verdict, e)}
  ${
    verdict.type === "several"
      ? segmentsView(e("verdictSeveral", { count: verdict.cells.length }), faces, face, e, onFace)
      : ""
  }
  ${factsView({ givens }, verdict, e, t, nameOf)}`;
}

export function answerView(
  { answer, shape, givens }: Told,
  speaking: Speaking,
  onFace: (face: Face) => void,
): TemplateResult {
  const { e, lang } = speaking;
  const said = (look: string, text: string) => html`<p class="verdict ${look}" role="status">${text}</p>`;
  switch (answer.type) {
    case "none":
      return said("quiet", e("cluesCount", { count: (givens ?? "").replaceAll(".", "").length }));
    case "working":
      return said("quiet", e("solving"));
    case "noEngine":
      return said("bad", e("noEngine"));
    case "stepNone":
      return said("", e("stepNone"));
    case "stepsDone":
      return said("good", e("verdictSolved"));
    case "step":
      return said("step", answer.text);
    case "unread":
      return said("bad", describeFault({ ...answer.read, shape }, languageOf(lang)));
    case "verdict":
      return verdictPart(answer, givens ?? "", speaking, onFace);
    case "counting":
      return said("quiet", e("countedSoFar", { count: answer.progress.found }));
    case "counted":
      return said("", e(countIds[answer.count.end], { count: answer.count.found }));
  }
}
