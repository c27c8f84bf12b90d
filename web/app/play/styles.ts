import { css } from "lit";

export const playStyles = css`
  :host {
    min-height: 100dvh;
  }
  hana-doku .icon-button {
    color: var(--given);
  }
  .start {
    margin-left: -12px;
  }
  .end {
    margin-right: -12px;
  }
  .why {
    display: flex;
    align-items: center;
    height: 48px;
  }
  h1 {
    font-size: 17px;
    font-weight: 650;
  }
  .menu {
    display: grid;
    gap: 2px;
    margin-inline: -8px;
  }
  .menu button {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 52px;
    padding-inline: 8px;
    border: 0;
    border-radius: var(--key-radius);
    font-size: 16px;
    font-weight: 500;
    text-align: start;
  }
  .menu .icon {
    color: var(--muted);
  }
  .finish {
    display: flex;
    gap: 8px;
    width: 100%;
    justify-content: center;
  }
  .finish > button {
    flex: 1;
    max-width: 180px;
    padding-inline: 10px;
    font-size: 15.5px;
  }
  @media (min-width: 860px) {
    .finish {
      flex-direction: column-reverse;
    }
    .finish > button {
      flex: none;
      max-width: none;
    }
  }
  @media (hover: hover) {
    .menu button:hover {
      background: var(--key);
    }
  }
  .instead {
    box-sizing: border-box;
    display: grid;
    grid-template-rows: auto 1fr;
    min-height: 100dvh;
    padding-inline: 16px;
    max-width: 960px;
    margin-inline: auto;
  }
  .instead main {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 16px;
    padding-bottom: 20vh;
    text-align: center;
  }
  .instead h2 {
    font-size: 20px;
    font-weight: 650;
    text-wrap: balance;
  }
  .instead p {
    color: var(--muted);
    text-wrap: pretty;
    max-width: 36ch;
  }
`;
