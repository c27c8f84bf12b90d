/**
 * The package's elements: importing this defines them.
 *
 * @module hanadoku/element
 */
export { HanaDoku } from "./hana-doku.js";
export { HanaGrid } from "./hana-grid.js";
export { HanaWhy } from "./hana-why.js";
export { loadShared, loadSharedEngine, type Shared } from "./engine.js";
export { controlsPlaces, type ControlsPlace, type HanaDokuAttributes } from "./attributes.js";
export type { HoldingElement } from "./holding.js";
export type { PlayingElement } from "./playing.js";
export type { Move } from "./moves.js";
export type { RestoredPlay, SavedPlay } from "./saving.js";
export type {
  EditDetail,
  ExplainDetail,
  FaultDetail,
  FinishDetail,
  HanaDokuEvents,
  HintDetail,
  MoveDetail,
  ProgressDetail,
  ReadyDetail,
} from "./events.js";
export { describeFault, type FaultFacts } from "./words.js";
export { boardName } from "./geometry.js";
export { languageOf, languages, loadLanguage, type Language } from "./messages/translator.js";
export { digitKinds, digitNames, type DigitKind } from "./signs.js";
export { contrast, tokens } from "./styles/tokens.js";
