// What the page says at its foot: one thing at a time, until it is read, answered or out of date.
import { css, html, type TemplateResult } from "lit";
import { icon } from "./icons.js";
import type { Notice } from "./screen.js";
import type { Translate } from "./words/translator.js";

export const noticeView = (notice: Notice | null, t: Translate, onEnd: () => void): TemplateResult =>
  html`<div class="notices" role="status">
    ${
      notice &&
      html`<div class="notice">
        <p>${t(notice.id, notice.values)}</p>
        ${
          notice.action &&
          html`<button
            type="button"
            class="act"
            @click=${() => {
              onEnd();
              notice.action?.act();
            }}
          >
            ${t(notice.action.label)}
          </button>`
        }
        <button type="button" class="icon-button" aria-label=${t("close")} @click=${onEnd}>${icon("close")}</button>
      </div>`
    }
  </div>`;

export const noticeStyles = css`
  .notices {
    position: fixed;
    inset: auto 12px calc(12px + env(safe-area-inset-bottom));
    z-index: 1;
    display: grid;
    justify-items: center;
    pointer-events: none;
  }
  .notice {
    display: flex;
    align-items: center;
    gap: 4px;
    width: min(100%, 460px);
    box-sizing: border-box;
    padding: 4px 4px 4px 16px;
    border: var(--outline);
    border-radius: var(--key-radius);
    background: var(--given);
    color: var(--page);
    box-shadow: 0 8px 28px rgb(10 15 25 / 0.28);
    font-size: 15px;
    line-height: 1.4;
    pointer-events: auto;
    animation: arrive 180ms cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  .notice p {
    flex: 1;
    padding-block: 6px;
    text-wrap: pretty;
  }
  .notice .act {
    min-height: 44px;
    padding-inline: 12px;
    border: 0;
    border-radius: 8px;
    font-weight: 650;
    white-space: nowrap;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .notice .icon {
    width: 18px;
    height: 18px;
  }
  @keyframes arrive {
    from {
      transform: translateY(12px);
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .notice {
      animation: none;
    }
  }
`;
