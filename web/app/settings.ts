// What a person has chosen, kept in this browser where it lets us.
import { shapes, type Level, type Shape } from "hanadoku";
import { digitKinds, type DigitKind } from "hanadoku/element";
import { appLanguageOf, appLanguages, type AppLanguage } from "./words/translator.js";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Those that can be made; harder ones come with their techniques. */
export const offeredLevels = ["easy", "normal", "hard"] as const satisfies readonly Level[];
export type OfferedLevel = (typeof offeredLevels)[number];

export interface Settings {
  readonly language: AppLanguage;
  readonly theme: Theme;
  readonly highContrast: boolean;
  readonly digits: DigitKind;
  readonly shape: Shape;
  readonly level: OfferedLevel;
}

const place = "hanadoku.settings";

const oneOf = <Name extends string>(names: readonly Name[], value: unknown, otherwise: Name): Name =>
  names.find((name) => name === value) ?? otherwise;

function stored(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {}; // forbidden, or not ours
  }
}

export function loadSettings(): Settings {
  const { language, theme, highContrast, digits, shape, level } = stored();
  return {
    language: oneOf(appLanguages, language, appLanguageOf(navigator.languages)),
    theme: oneOf(themes, theme, "system"),
    highContrast: highContrast === true,
    digits: oneOf(digitKinds, digits, "numbers"),
    shape: oneOf(shapes, shape, "2x3"),
    level: oneOf(offeredLevels, level, "normal"),
  };
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(place, JSON.stringify(settings));
  } catch {
    // The page works without.
  }
}
