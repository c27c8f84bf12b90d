// The colors and measures of the look. A host may set any --hana-* property; light or dark follows `color-scheme`.
import { css } from "lit";

/** The colors and sizes of the elements, as custom properties. */
export const tokens = css`
  :host {
    color-scheme: light dark;

    --page: var(--hana-page, light-dark(#f3f5f8, #0f1216));
    --surface: var(--hana-surface, light-dark(#ffffff, #181c22));
    --key: var(--hana-key, light-dark(#e6eaf1, #2a313c));
    --given: var(--hana-given, light-dark(#14181f, #edf0f5));
    --accent: var(--hana-accent, light-dark(#1b4dcb, #8db2ff));
    --on-accent: var(--hana-on-accent, light-dark(#ffffff, #0b1426));
    --notes: var(--hana-notes, light-dark(#4b5463, #abb4c3));
    --muted: var(--hana-muted, light-dark(#596273, #9aa4b4));
    --thin: var(--hana-thin, light-dark(#a7afbd, #414a59));
    --bold: var(--hana-bold, light-dark(#232a36, #8e98a9));
    --peer: var(--hana-peer, light-dark(#edf1f8, #232a35));
    --same: var(--hana-same, light-dark(#cedcfb, #2b4173));
    --selected: var(--hana-selected, light-dark(#ffe07a, #4f3f0b));
    --ring: var(--hana-ring, light-dark(#14181f, #ffd45e));
    --conflict: var(--hana-conflict, light-dark(#b3141e, #ffa198));
    --finished: var(--hana-finished, light-dark(#14663c, #7fd8a6));
    /* On the surface these two are ffdad6 and ddf1e4, in the dark 521a1a and 17382a. */
    --conflict-tint: var(--hana-conflict-tint, light-dark(rgb(255 70 50 / 0.2), rgb(190 22 11 / 0.35)));
    --finished-tint: var(--hana-finished-tint, light-dark(rgb(85 185 120 / 0.2), rgb(21 108 57 / 0.35)));

    --thin-width: 1px;
    --bold-width: 2px;
    --outline: 0 solid transparent;
    --digit-font: var(--hana-digit-font, Inter, system-ui, sans-serif);
    --word-font: var(--hana-font, system-ui, Pretendard, "Noto Sans KR", "Noto Sans JP", sans-serif);
    --frame-radius: 10px;
    --key-radius: 12px;
    --sheet-radius: 20px;
  }
  :host([theme="light"]) {
    color-scheme: light;
  }
  :host([theme="dark"]) {
    color-scheme: dark;
  }
`;

const highContrast = css`
  --page: light-dark(#ffffff, #000000);
  --surface: light-dark(#ffffff, #000000);
  --key: light-dark(#ffffff, #000000);
  --given: light-dark(#000000, #ffffff);
  --accent: light-dark(#0033a8, #a9c7ff);
  --on-accent: light-dark(#ffffff, #000000);
  --notes: light-dark(#1f1f1f, #e0e0e0);
  --muted: light-dark(#333333, #d0d0d0);
  --thin: light-dark(#595959, #8a8a8a);
  --bold: light-dark(#000000, #ffffff);
  --peer: light-dark(#e4e7ec, #22262d);
  --same: light-dark(#b9cdff, #1e3b85);
  --selected: light-dark(#ffd000, #5a4500);
  --ring: light-dark(#000000, #ffd84d);
  --conflict: light-dark(#8f0010, #ffb4ac);
  --finished: light-dark(#00502b, #8cf0b8);
  --conflict-tint: light-dark(rgb(255 68 48 / 0.15), rgb(225 25 25 / 0.4));
  --finished-tint: light-dark(rgb(45 180 90 / 0.2), rgb(0 143 78 / 0.4));
  --thin-width: 1.5px;
  --bold-width: 3px;
  --outline: 2px solid var(--bold);
`;

/** More contrast, where the system or the host asks for it; and the system's own few colors where it forces them. */
export const contrast = css`
  @media (prefers-contrast: more) {
    :host {
      ${highContrast}
    }
  }
  :host([contrast="more"]) {
    ${highContrast}
  }
  @media (forced-colors: active) {
    :host {
      --page: Canvas;
      --surface: Canvas;
      --key: ButtonFace;
      --given: CanvasText;
      --accent: LinkText;
      --on-accent: Canvas;
      --notes: CanvasText;
      --muted: CanvasText;
      --thin: GrayText;
      --bold: CanvasText;
      --peer: Canvas;
      --same: Canvas;
      --selected: Highlight;
      --ring: HighlightText;
      --conflict: CanvasText;
      --finished: CanvasText;
      --conflict-tint: transparent;
      --finished-tint: transparent;
      --outline: 1px solid ButtonText;
    }
  }
`;
