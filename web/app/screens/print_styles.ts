import { css } from "lit";

/** Sizes are parts of the sheet's width, so that what is seen is what is printed. */
export const printStyles = css`
  :host {
    max-width: 1080px;
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    align-items: start;
    gap: 14px 24px;
  }
  .checks {
    display: grid;
  }
  .checks label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
  }
  .checks input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--accent);
  }
  .field {
    display: grid;
    gap: 6px;
  }
  input[type="number"] {
    box-sizing: border-box;
    width: 100%;
    min-height: 44px;
    padding-inline: 12px;
    border: 1px solid transparent;
    border-radius: var(--key-radius);
    background: var(--key);
    color: inherit;
    font: 500 16px/1 var(--digit-font);
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
    margin-block: 16px;
  }
  progress {
    flex: 1 1 160px;
    accent-color: var(--accent);
  }
  .told {
    color: var(--muted);
  }
  .sheets {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    gap: 16px;
  }
  .sheet {
    container-type: inline-size;
    box-sizing: border-box;
    aspect-ratio: 210 / 297;
    padding: 5.7%;
    background: #fff;
    color: #14181f;
    box-shadow: 0 1px 6px rgb(10 15 25 / 0.25);
  }
  .letter .sheet {
    aspect-ratio: 8.5 / 11;
  }
  .in {
    display: grid;
    box-sizing: border-box;
    height: 100%;
    grid-auto-rows: minmax(0, 1fr);
    gap: 4cqw;
  }
  .by4 .in,
  .by6 .in {
    grid-template-columns: 1fr 1fr;
  }
  .by2 .in {
    grid-template-rows: repeat(2, minmax(0, 1fr));
  }
  .by4 .in {
    grid-template-rows: repeat(2, minmax(0, 1fr));
  }
  .by6 .in {
    grid-template-rows: repeat(3, minmax(0, 1fr));
  }
  .solved .in {
    grid-template-columns: repeat(3, 1fr);
    grid-template-rows: auto repeat(4, minmax(0, 1fr));
    gap: 2.5cqw;
  }
  .solved h2 {
    grid-column: 1 / -1;
    font-size: 3.2cqw;
  }
  figure {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: 1.5cqw;
    min-height: 0;
    margin: 0;
  }
  figcaption {
    display: flex;
    align-items: end;
    justify-content: space-between;
    font-size: 2.6cqw;
    font-weight: 600;
  }
  figure .board {
    width: 100%;
    height: 100%;
    min-height: 0;
  }
  .code {
    display: block;
    width: 11cqw;
    flex: none;
    background: #fff;
    fill: #000;
  }
  @media print {
    :host {
      max-width: none;
      min-height: 0;
      padding: 0;
      background: #fff;
    }
    .bar,
    .choices,
    .acts,
    .empty {
      display: none;
    }
    .sheets {
      display: block;
    }
    .sheet {
      width: 186mm;
      height: 272mm;
      aspect-ratio: auto;
      padding: 0;
      box-shadow: none;
      break-after: page;
      break-inside: avoid;
    }
    .letter .sheet {
      width: 191mm;
      height: 254mm;
      aspect-ratio: auto;
    }
    .sheet:last-child {
      break-after: auto;
    }
  }
`;
