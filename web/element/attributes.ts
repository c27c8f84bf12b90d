// What a host sets on <hana-doku>.
import { property } from "lit/decorators.js";
import type { EntryMode, Level, Profile, Shape } from "../lib/index.js";
import { SpeakingElement } from "./speaking.js";

/** Where tools and digits can stand. */
export const controlsPlaces = ["bottom", "left", "right", "none"] as const;
/** The sides hold where the box is wide enough for two columns. */
export type ControlsPlace = (typeof controlsPlaces)[number];

/** The attributes and properties of `<hana-doku>`. */
export class HanaDokuAttributes extends SpeakingElement {
  /** Of the puzzles to be made. */
  @property() shape: Shape = "3x3";
  @property() level: Level = "normal";
  /** The shape's own where it is left out. */
  @property() profile?: Profile;
  /** Drawn where it is left out. */
  @property({ type: Number }) seed?: number;
  /** Anything at all: an envelope, or an object with givens. What is not a puzzle is shown with the reason. */
  @property({ attribute: false }) puzzle?: unknown;
  @property() entry?: EntryMode;
  /** Whether the level that the techniques certify is shown beside the label; found out in a worker once the game is there. */
  @property({ type: Boolean }) graded = false;
  /** The allowance. */
  @property({ type: Number }) hints?: number;
  /** `none` where the host has a clock of its own, which does not stand still: then there is no pause either. */
  @property({ reflect: true }) clock?: "none";
  /** Whether soft tones go with digits, refusals and the end. */
  @property({ type: Boolean, reflect: true }) sounds = false;
  /** Whether a phone buzzes with them. */
  @property({ type: Boolean, reflect: true }) vibration = false;
  /** Whether the board is only looked at: nothing that a player does changes it. */
  @property({ type: Boolean, reflect: true, attribute: "readonly" }) readOnly = false;
  /** Where the tools and digits stand; by the width of the element's box where it is left out. */
  @property({ reflect: true }) controls?: ControlsPlace;
}
