import { css } from "lit";

/** One column in a narrow box, board and panel side by side in a wide one. */
export const layoutStyles = css`
  :host {
    display: block;
    container: hana / inline-size;
    box-sizing: border-box;
    background: var(--page);
    color: var(--given);
    font-family: var(--word-font);
  }
  :host([hidden]) {
    display: none;
  }
  /* Under the board at any width: the rules for two columns ask for a container of this name. */
  :host(:is([controls="bottom"], [controls="none"], [readonly])) {
    container-name: narrow;
  }
  :host(:is([controls="none"], [readonly])) {
    --below: 72px;
  }
  .play {
    --gutter: 12px;
    --board-size: min(
      100cqw - 2 * var(--gutter),
      var(--hana-board-max, max(240px, min(640px, 100dvh - var(--below, 296px))))
    );
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    width: max(var(--board-size), min(100cqw - 2 * var(--gutter), 336px));
    margin-inline: auto;
    padding-bottom: 12px;
  }
  /* A taller phone gives the thumbs more to press. */
  .caption {
    min-height: clamp(32px, 5dvh, 44px);
  }
  .tool {
    height: clamp(48px, 6.6dvh, 56px);
  }
  .key {
    height: clamp(52px, 7.4dvh, 64px);
  }
  .stage {
    position: relative;
    width: fit-content;
    margin-inline: auto;
  }
  .panel {
    display: grid;
    align-content: start;
    gap: 8px;
    min-width: 0;
  }
  .panel > :is(.pad, .summary, .trouble):first-child {
    margin-top: 16px;
  }
  .listener {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .pad {
    --columns: 4;
  }
  .pad[data-side="6"] {
    --columns: 6;
  }
  .pad:is([data-side="9"], [data-side="10"]) {
    --columns: 5;
  }
  .pad[data-side="12"] {
    --columns: 6;
  }
  .pad[data-side="14"] {
    --columns: 7;
  }
  .pad:is([data-side="15"], [data-side="16"]) {
    --columns: 8;
    gap: 6px;
  }
  /* On a phone the key beside the last digit erases. */
  .tools:is([data-side="9"], [data-side="15"]) .tool.erase {
    display: none;
  }

  @media (min-height: 561px) {
    @container hana (min-width: 860px) {
      .play {
        --board-size: min(100cqw - 280px - 32px - 48px, var(--hana-board-max, max(240px, min(640px, 100dvh - 128px))));
        grid-template: "bar bar" auto "stage panel" auto / auto 280px;
        column-gap: 32px;
        width: fit-content;
        padding-block: 8px 24px;
      }
      .bar,
      ::slotted([slot="bar"]) {
        grid-area: bar;
      }
      :host([controls="left"]) .play {
        grid-template: "bar bar" auto "panel stage" auto / 280px auto;
      }
      .bar {
        height: 56px;
      }
      .stage {
        grid-area: stage;
      }
      .panel {
        grid-area: panel;
        gap: 16px;
        align-content: center;
      }
      .caption {
        min-height: 44px;
        font-size: 15px;
      }
      .tools {
        grid: auto / repeat(3, 1fr);
        gap: 8px;
      }
      .tool,
      .tool.help,
      .tools:is([data-side="9"], [data-side="15"]) .tool.erase {
        display: flex;
        height: 56px;
        font-size: 12.5px;
      }
      .pad,
      .pad:is([data-side="4"], [data-side="8"], [data-side="12"], [data-side="14"], [data-side="16"]) {
        --columns: 4;
        gap: 8px;
      }
      .pad:is([data-side="6"], [data-side="9"]) {
        --columns: 3;
      }
      .pad:is([data-side="10"], [data-side="15"]) {
        --columns: 5;
      }
      .key {
        height: 64px;
        font-size: 28px;
      }
      .key.erase {
        display: none;
      }
      .panel > :is(.pad, .summary, .trouble):first-child {
        margin-top: 0;
      }
      .summary,
      .trouble {
        gap: 20px;
      }
      .summary dl {
        flex-direction: column;
        gap: 0;
        width: 100%;
      }
      .summary dl div {
        display: flex;
        align-items: baseline;
        justify-content: space-between;
        padding-block: 10px;
        border-bottom: 1px solid var(--key);
      }
      .summary dt {
        font-size: 15px;
      }
      .actions {
        flex-direction: column;
      }
    }
  }

  /* A phone on its side: the panel beside the board, its keys as they were. */
  @media (max-height: 560px) {
    @container hana (min-width: 600px) {
      .play {
        --board-size: min(100cqw - 280px - 24px - 48px, max(200px, 100dvh - 64px));
        grid-template: "bar bar" auto "stage panel" auto / auto 280px;
        column-gap: 24px;
        width: fit-content;
        padding-bottom: 8px;
      }
      .bar,
      ::slotted([slot="bar"]) {
        grid-area: bar;
      }
      .stage {
        grid-area: stage;
      }
      :host([controls="left"]) .play {
        grid-template: "bar bar" auto "panel stage" auto / 280px auto;
      }
      .panel {
        grid-area: panel;
        align-content: center;
      }
      .key {
        height: 48px;
      }
    }
  }
`;
