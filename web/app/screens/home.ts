// The first screen: which board, how hard, and off.
import { css, html, type TemplateResult } from "lit";
import { dimensionsOf, shapes, type Shape } from "hanadoku";
import { boardName } from "hanadoku/element";
import { icon } from "../icons.js";
import { miniature } from "../miniature.js";
import { segmentsView } from "../segments.js";
import { offeredLevels, type OfferedLevel } from "../settings.js";
import { sheetView } from "../sheet.js";
import type { Translate } from "../words/translator.js";

const firstShapes = ["2x3", "3x3"] as const satisfies readonly Shape[];

export interface HomeModel {
  readonly shape: Shape;
  readonly level: OfferedLevel;
  readonly t: Translate;
}

export interface HomeActions {
  readonly chooseShape: (shape: Shape) => void;
  readonly chooseLevel: (level: OfferedLevel) => void;
  readonly showShapes: () => void;
  readonly showSettings: () => void;
  readonly start: () => void;
  readonly solve: () => void;
}

function shapeChoice({ shape, t }: HomeModel, actions: HomeActions): TemplateResult {
  const first = firstShapes.find((name) => name === shape);
  const label = (name: string) => {
    if (name !== "more") return boardName(dimensionsOf(name as Shape));
    return html`${first ? t("more") : boardName(dimensionsOf(shape))}${icon("more")}`;
  };
  return segmentsView(t("shape"), [...firstShapes, "more"], first ?? "more", label, (name) => {
    if (name === "more") actions.showShapes();
    else actions.chooseShape(name);
  });
}

const shapeSheet = ({ shape, t }: HomeModel, actions: HomeActions): TemplateResult =>
  sheetView(
    "shapes",
    t("moreShapes"),
    t,
    html`<div class="shapes">
      ${shapes.map((name) => {
        const { side, boxRows: rows, boxColumns: columns } = dimensionsOf(name);
        return html`<button
          type="button"
          data-shape=${name}
          aria-pressed=${name === shape}
          @click=${() => {
            actions.chooseShape(name);
          }}
        >
          ${miniature(name, false)}
          <span>${side}×${side}</span>
          <small>${t("boxes", { rows, columns })}</small>
        </button>`;
      })}
    </div>`,
  );

export function homeView(model: HomeModel, actions: HomeActions): TemplateResult {
  const { shape, level, t } = model;
  return html`<div class="home">
    <header class="top">
      <img class="logo" src="./icon.svg" alt="" width="28" height="28" />
      <span class="name">${t("name")}</span>
      <button type="button" class="icon-button" aria-label=${t("settings")} @click=${actions.showSettings}>
        ${icon("settings")}
      </button>
    </header>
    <main>
      <div class="hero">${miniature(shape, true)}</div>
      <div class="choices">
        <div>
          <h1>${t("promise")}</h1>
          <p class="more">${t("promiseMore")}</p>
        </div>
        ${shapeChoice(model, actions)} ${segmentsView(t("level"), offeredLevels, level, t, actions.chooseLevel)}
        <button type="button" class="primary" @click=${actions.start}>${t("start")}</button>
        <button type="button" class="quiet" @click=${actions.solve}>${t("solveEntry")}</button>
      </div>
    </main>
    ${shapeSheet(model, actions)}
  </div>`;
}

export const homeStyles = css`
  .home {
    box-sizing: border-box;
    display: grid;
    grid-template-rows: auto 1fr;
    min-height: 100dvh;
    padding: 0 16px 16px;
    max-width: 960px;
    margin-inline: auto;
  }
  .top {
    display: flex;
    align-items: center;
    gap: 8px;
    height: 48px;
    margin-right: -10px;
  }
  .top .name {
    flex: 1;
    font-size: 17px;
    font-weight: 700;
  }
  .home main {
    display: grid;
    align-content: space-evenly;
    justify-items: center;
    gap: 16px;
  }
  .hero {
    width: min(70vw, 100dvh - 460px, 440px);
    min-width: 140px;
  }
  .miniature {
    display: block;
    width: 100%;
    overflow: visible;
    border-radius: 10px;
    background: var(--surface);
    box-shadow: 0 0 0 2px var(--bold);
    overflow: hidden;
  }
  .miniature path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .miniature .thin {
    stroke: var(--thin);
  }
  .miniature .bold {
    stroke: var(--bold);
    stroke-width: 2px;
  }
  .marker {
    fill: var(--selected);
  }
  .miniature text {
    fill: var(--given);
    font: 600 0.54px/1 var(--digit-font);
    font-variant-numeric: tabular-nums lining-nums;
    text-anchor: middle;
  }
  .miniature .one {
    fill: var(--accent);
  }
  .choices {
    display: grid;
    gap: 16px;
    width: 100%;
    max-width: 400px;
  }
  h1 {
    font-size: 26px;
    font-weight: 750;
    line-height: 1.25;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  .more {
    margin-top: 4px;
    color: var(--muted);
    text-wrap: pretty;
  }
  .choices .primary {
    min-height: 54px;
  }
  .quiet {
    min-height: 44px;
    border: 0;
    border-radius: var(--key-radius);
    color: var(--accent);
    font-weight: 550;
  }
  .shapes {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
    gap: 8px;
  }
  .shapes button {
    display: grid;
    justify-items: center;
    padding: 12px 4px 8px;
    border-radius: var(--key-radius);
    font-weight: 600;
    line-height: 1.35;
  }
  .shapes .miniature {
    width: 56px;
    margin-bottom: 8px;
    border-radius: 4px;
    box-shadow: 0 0 0 1.5px var(--bold);
  }
  .shapes .bold {
    stroke-width: 1.5px;
  }
  .shapes .thin {
    stroke-width: 0.75px;
  }
  .shapes small {
    color: var(--muted);
    font-size: 12px;
    font-weight: 400;
  }
  .shapes [aria-pressed="true"] {
    background: var(--key);
  }
  @media (hover: hover) {
    .shapes button:hover,
    .quiet:hover {
      background: var(--key);
    }
  }
  @media (min-width: 860px) {
    .home main {
      grid-template-columns: 1fr 360px;
      align-content: center;
      align-items: center;
      gap: 72px;
      padding-bottom: 48px;
    }
    .hero {
      width: min(100%, 100dvh - 200px, 460px);
    }
    h1 {
      font-size: 34px;
    }
    .choices {
      gap: 20px;
    }
  }
`;
