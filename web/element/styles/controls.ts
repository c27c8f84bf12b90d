import { css } from "lit";

export const controlStyles = css`
  button {
    font: inherit;
    color: inherit;
    border: var(--outline);
    padding: 0;
    background: none;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
    transition:
      transform 80ms ease-out,
      background-color 100ms ease-out,
      color 100ms ease-out;
  }
  button:active:not([aria-disabled="true"]) {
    transform: scale(0.97);
  }
  button:focus-visible {
    outline: 2.5px solid var(--accent);
    outline-offset: 2px;
  }
  .icon {
    width: 22px;
    height: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    flex: none;
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-height: 48px;
    color: var(--given);
  }
  .title {
    flex: 1 1 0;
    min-width: min-content;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 6px;
    white-space: nowrap;
    font-size: max(17px, 1.0625rem);
    font-weight: 650;
  }
  .title .name {
    color: var(--muted);
    font-size: max(15px, 0.9375rem);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  .mistakes {
    color: var(--muted);
    font-size: max(13px, 0.8125rem);
    white-space: nowrap;
  }
  .clock {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    height: 44px;
    padding-inline: 8px 4px;
    border: 0;
    border-radius: var(--key-radius);
    font: 600 max(17px, 1.0625rem)/1 var(--digit-font);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .clock .icon {
    width: 20px;
    height: 20px;
    color: var(--muted);
  }
  .clock .icon path {
    stroke-width: 2;
  }

  .caption {
    display: grid;
    place-items: center;
    color: var(--muted);
    font-size: max(14px, 0.875rem);
    line-height: 1.3;
    text-align: center;
    text-wrap: balance;
  }
  .caption.said {
    color: var(--given);
    font-weight: 500;
  }

  .tools {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 6px;
  }
  .tool {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-width: 0;
    border-radius: var(--key-radius);
    color: var(--given);
    font-size: clamp(11.5px, 0.71875rem, 14.375px);
    font-weight: 500;
    line-height: 1.2;
    white-space: nowrap;
  }
  .tool[aria-disabled="true"] {
    color: color-mix(in srgb, var(--muted) 55%, var(--page));
    cursor: default;
  }
  .tool[aria-pressed="true"] {
    background: var(--accent);
    color: var(--on-accent);
  }
  .badge {
    position: absolute;
    top: 2px;
    left: calc(50% + 6px);
    min-width: 16px;
    height: 16px;
    padding-inline: 4px;
    box-sizing: border-box;
    border-radius: 8px;
    background: var(--accent);
    color: var(--on-accent);
    font: 650 11px/16px var(--digit-font);
    text-align: center;
  }
  .tool[aria-disabled="true"] .badge {
    background: var(--key);
    color: var(--muted);
  }
  .tool.help {
    display: none;
  }

  .pad {
    display: grid;
    grid-template-columns: repeat(var(--columns), 1fr);
    gap: 8px;
  }
  .key {
    display: grid;
    place-items: center;
    align-content: center;
    gap: 1px;
    min-width: 0;
    border-radius: var(--key-radius);
    background: var(--key);
    color: var(--accent);
    font: 500 26px/1 var(--digit-font);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .count {
    min-height: 12px;
    color: var(--muted);
    font-size: clamp(11.5px, 0.71875rem, 14.375px);
    font-weight: 500;
  }
  .key.erase {
    color: var(--given);
  }
  .key.spent .face {
    opacity: 0.35;
  }
  .pencil .key {
    color: var(--notes);
  }
  .pencil .face {
    font-size: 20px;
  }
  .key[aria-pressed="true"] {
    background: var(--accent);
    color: var(--on-accent);
  }
  .key[aria-pressed="true"] .count {
    color: inherit;
  }
  @media (hover: hover) {
    .key:hover:not([aria-pressed="true"]) {
      background: color-mix(in srgb, var(--key) 88%, var(--given));
    }
    .tool:hover:not([aria-pressed="true"], [aria-disabled="true"]),
    button.clock:hover,
    .close:hover {
      background: var(--key);
    }
  }
  .primary {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-height: 48px;
    padding-inline: 24px;
    border-radius: var(--key-radius);
    background: var(--accent);
    color: var(--on-accent);
    font-size: max(17px, 1.0625rem);
    font-weight: 600;
  }
  @media (hover: hover) {
    .primary:hover {
      background: color-mix(in srgb, var(--accent) 90%, var(--given));
    }
  }
  @media (forced-colors: active) {
    :is(.primary, .badge, .tool[aria-pressed="true"], .key[aria-pressed="true"]) {
      forced-color-adjust: none;
    }
    .tool[aria-disabled="true"] {
      color: GrayText;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    button:active:not([aria-disabled="true"]) {
      transform: none;
    }
  }
`;
