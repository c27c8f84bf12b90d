// What the forms of a drawing mean, in words: those that are in it.
import { html, svg, type TemplateResult } from "lit";
import type { Drawing, Look } from "../drawing.js";
import type { MessageId } from "../messages/en.js";
import type { Translate } from "../messages/translator.js";
import { formView } from "./drawing.js";

const looks: readonly (readonly [Look, MessageId])[] = [
  ["placed", "legendPlaced"],
  ["pattern", "legendPattern"],
  ["square", "legendGroup"],
  ["other", "legendGroup"],
  ["ring", "legendRing"],
  ["pivot", "legendPivot"],
  ["fin", "legendFin"],
];

const links = [
  ["strong", "legendStrong"],
  ["weak", "legendWeak"],
] as const;

const entry = (picture: unknown, label: string): TemplateResult =>
  html`<li><svg viewBox="0 0 1 1" aria-hidden="true">${picture}</svg>${label}</li>`;

export function legendView({ houses, marks, arrows }: Drawing, t: Translate): TemplateResult {
  const at = { x: 0.5, y: 0.5 };
  const forms = looks.filter(([look]) => marks.some((mark) => mark.look === look));
  const kinds = links.filter(([kind]) => arrows.some((arrow) => arrow.kind === kind));
  const struck = marks.some((mark) => mark.struck);
  const area = (look: string) => svg`<rect class=${look} x="0.08" y="0.08" width="0.84" height="0.84" rx="0.15" />`;
  const covered = houses.some(({ cover }) => cover);
  return html`<ul class="legend">
    ${covered ? [entry(area("house"), t("legendHouse")), entry(area("cover"), t("legendCover"))] : ""}
    ${forms.map(([look, name]) => entry(svg`<g class="mark ${look}">${formView(look, at, 0.3)}</g>`, t(name)))}
    ${struck ? entry(svg`<path class="strike" d="M0.2 0.8L0.8 0.2" />`, t("legendStruck")) : ""}
    ${kinds.map(([kind, name]) =>
      entry(svg`<g class="link ${kind}"><path class="line" d="M0.05 0.5H0.95" /></g>`, t(name)),
    )}
  </ul>`;
}
