import { css } from "lit";

export const importStyles = css`
  main {
    display: grid;
    gap: 16px;
  }
  .drop {
    display: grid;
    gap: 12px;
  }
  .drop.over {
    outline: 2.5px dashed var(--accent);
    outline-offset: 4px;
    border-radius: var(--key-radius);
  }
  label {
    display: grid;
    gap: 6px;
  }
  textarea::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  .hint {
    color: var(--muted);
    font-size: 14px;
    text-wrap: pretty;
  }
  .ways,
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .ways > *,
  .acts > * {
    flex: 1 1 150px;
    font-size: 16px;
  }
  input[type="file"] {
    display: none;
  }
  video {
    width: 100%;
    max-height: 60dvh;
    border-radius: var(--key-radius);
    background: #000;
    object-fit: cover;
  }
  .camera {
    display: grid;
    gap: 8px;
    text-align: center;
  }
  .result {
    display: grid;
    gap: 16px;
  }
  .result .board {
    max-width: 360px;
    margin-inline: auto;
  }
  .said {
    display: grid;
    align-content: start;
    gap: 14px;
    min-width: 0;
  }
  h2 {
    overflow-wrap: anywhere;
  }
  .list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .list button {
    display: grid;
    gap: 8px;
    width: 100%;
    height: 100%;
    align-content: start;
    text-align: start;
    overflow-wrap: anywhere;
    font-size: 14px;
    font-weight: 550;
  }
  @media (min-width: 600px) {
    .result {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 24px;
    }
  }
`;
