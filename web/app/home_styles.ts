import { css } from "lit";

export const homeStyles = css`
  .home {
    box-sizing: border-box;
    display: grid;
    grid-template-rows: auto 1fr;
    min-height: 100dvh;
    padding: 0 16px 16px;
    max-width: 960px;
    margin-inline: auto;
  }
  .top {
    display: flex;
    align-items: center;
    gap: 8px;
    height: 48px;
    margin-right: -10px;
  }
  .top .name {
    flex: 1;
    font-size: 17px;
    font-weight: 700;
  }
  .home main {
    display: grid;
    align-content: space-evenly;
    justify-items: center;
    gap: 16px;
  }
  .hero {
    width: min(64vw, 100dvh - 500px, 440px);
    min-width: 140px;
  }
  .returning .hero {
    width: min(46vw, 100dvh - 560px, 440px);
  }
  .returning .promise .more {
    display: none;
  }
  .choices {
    display: grid;
    gap: 16px;
    width: 100%;
    max-width: 400px;
  }
  h1 {
    font-size: 26px;
    font-weight: 750;
    line-height: 1.25;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  .more {
    margin-top: 4px;
    color: var(--muted);
    text-wrap: pretty;
  }
  .choices .primary {
    min-height: 54px;
  }
  .last {
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 10px 14px 10px 10px;
    border: var(--outline);
    border-radius: 14px;
    background: var(--surface);
    color: inherit;
    text-decoration: none;
    box-shadow: 0 1px 3px rgb(10 15 25 / 0.1);
  }
  .last .picture {
    width: 56px;
  }
  .last strong,
  .last small {
    display: block;
  }
  .last small {
    color: var(--muted);
    font-size: 14px;
  }
  .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(72px, 1fr));
    gap: 4px;
  }
  .ways a {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 4px;
    padding: 8px 2px 6px;
    border-radius: var(--key-radius);
    color: var(--accent);
    font-size: 13px;
    font-weight: 550;
    line-height: 1.3;
    text-align: center;
    text-decoration: none;
    text-wrap: balance;
    word-break: keep-all;
  }
  .shapes {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
    gap: 8px;
  }
  .shapes button {
    display: grid;
    justify-items: center;
    padding: 12px 4px 8px;
    border-radius: var(--key-radius);
    font-weight: 600;
    line-height: 1.35;
  }
  .shapes .miniature {
    width: 56px;
    margin-bottom: 8px;
    border-radius: 4px;
    box-shadow: 0 0 0 1.5px var(--bold);
  }
  .shapes .bold {
    stroke-width: 1.5px;
  }
  .shapes .thin {
    stroke-width: 0.75px;
  }
  .shapes small {
    color: var(--muted);
    font-size: 12px;
    font-weight: 400;
  }
  .shapes [aria-pressed="true"] {
    background: var(--key);
  }
  @media (hover: hover) {
    .shapes button:hover,
    .ways a:hover {
      background: var(--key);
    }
  }
  @media (min-width: 860px) {
    .home main {
      grid-template-columns: 1fr 360px;
      align-content: center;
      align-items: center;
      gap: 72px;
      padding-bottom: 48px;
    }
    .hero,
    .returning .hero {
      width: min(100%, 100dvh - 200px, 460px);
    }
    h1 {
      font-size: 34px;
    }
    .choices {
      gap: 20px;
    }
  }
`;
