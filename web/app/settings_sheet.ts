// The page's settings: language and colors.
import { css, html, type TemplateResult } from "lit";
import { digitKinds } from "hanadoku/element";
import { appLanguages, type AppLanguage, type Translate } from "./words/translator.js";
import { segmentsView } from "./segments.js";
import { themes, type Settings } from "./settings.js";
import { sheetView } from "./sheet.js";

/** Each in its own words, so that it is found by those who read no other. */
const languageNames: Record<AppLanguage, string> = { ko: "한국어", en: "English", ja: "日本語" };

export const settingsSheet = (
  settings: Settings,
  t: Translate,
  onChange: (change: Partial<Settings>) => void,
): TemplateResult =>
  sheetView(
    "settings",
    t("settings"),
    t,
    html`<div class="settings">
      ${segmentsView(
        t("language"),
        appLanguages,
        settings.language,
        (name) => languageNames[name],
        (language) => {
          onChange({ language });
        },
      )}
      ${segmentsView(t("theme"), themes, settings.theme, t, (theme) => {
        onChange({ theme });
      })}
      ${segmentsView(t("digits"), digitKinds, settings.digits, t, (digits) => {
        onChange({ digits });
      })}
      <label class="switch">
        <span>${t("contrast")}</span>
        <input
          type="checkbox"
          .checked=${settings.highContrast}
          @change=${(event: Event) => {
            onChange({ highContrast: (event.target as HTMLInputElement).checked });
          }}
        />
      </label>
    </div>`,
  );

export const settingsStyles = css`
  .settings {
    display: grid;
    gap: 16px;
  }
  .switch {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    font-weight: 500;
  }
  .switch input {
    appearance: none;
    position: relative;
    width: 48px;
    height: 28px;
    margin: 0;
    border: 2px solid var(--muted);
    border-radius: 14px;
    cursor: pointer;
    transition: background-color 100ms ease-out;
  }
  .switch input::after {
    content: "";
    position: absolute;
    inset: 4px auto auto 4px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: var(--muted);
    transition: transform 100ms ease-out;
  }
  .switch input:checked {
    border-color: var(--accent);
    background: var(--accent);
  }
  .switch input:checked::after {
    transform: translateX(20px);
    background: var(--on-accent);
  }
`;
