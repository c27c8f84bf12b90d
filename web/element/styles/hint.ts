import { css } from "lit";

/** The hint's panel. */
export const hintStyles = css`
  section.hint {
    display: grid;
    gap: 12px;
    padding: 4px 16px 16px;
    margin-top: 12px;
    border: var(--outline);
    border-radius: var(--sheet-radius);
    background: var(--surface);
    color: var(--given);
    animation: appear 140ms ease-out;
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: translateY(6px);
    }
  }
  .hint header {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
  }
  .hint h2 {
    font-size: max(17px, 1.0625rem);
  }
  .hint .left {
    color: var(--muted);
    font-size: max(14px, 0.875rem);
  }
  .hint .close {
    margin-left: auto;
    margin-right: -10px;
  }
  .tiers {
    display: flex;
    gap: 5px;
  }
  .tiers i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--key);
    box-shadow: inset 0 0 0 1px var(--thin);
  }
  .tiers .on {
    background: var(--accent);
    box-shadow: none;
  }
  .choice {
    display: grid;
    gap: 2px;
    min-height: 60px;
    padding: 10px 16px;
    border-radius: var(--key-radius);
    background: var(--key);
    text-align: start;
    align-content: center;
  }
  .choice .name {
    font-size: max(16px, 1rem);
    font-weight: 600;
  }
  .choice .more {
    color: var(--muted);
    font-size: max(13.5px, 0.84375rem);
  }
  .choice[aria-disabled="true"] {
    opacity: 0.5;
    cursor: default;
  }
  .told {
    margin: 0;
    max-height: 11.5em;
    overflow-y: auto;
    font-size: max(15px, 0.9375rem);
    line-height: 1.5;
    text-wrap: pretty;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .hint .primary {
    width: 100%;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--muted);
    font-size: max(12.5px, 0.78125rem);
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 5px;
  }
  .legend svg {
    width: 18px;
    height: 18px;
    fill: none;
  }
  .legend .line {
    stroke-width: 0.1;
  }
  .legend .weak .line {
    stroke-dasharray: 0.16 0.16;
  }
  .legend .cover {
    fill: none;
    stroke-width: 0.08;
  }
  .legend .strike {
    stroke-width: 0.12;
  }
  @media (hover: hover) {
    .choice:hover:not([aria-disabled="true"]) {
      background: color-mix(in srgb, var(--key) 88%, var(--given));
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .hint {
      animation: none;
    }
  }
`;
