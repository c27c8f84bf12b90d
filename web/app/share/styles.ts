import { css } from "lit";

export const shareStyles = css`
  .link {
    display: grid;
    gap: 12px;
  }
  .link input {
    box-sizing: border-box;
    width: 100%;
    height: 44px;
    padding-inline: 12px;
    border: 1px solid var(--thin);
    border-radius: var(--key-radius);
    background: var(--page);
    color: var(--given);
    font: 400 16px/1 var(--digit-font);
    text-overflow: ellipsis;
  }
  .actions {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 8px;
  }
  .code {
    width: min(260px, 72vw);
    border-radius: var(--key-radius);
    background: #fff;
    fill: #000;
    shape-rendering: crispEdges;
  }
  .share,
  .way {
    display: grid;
    gap: 12px;
  }
  .way {
    align-content: start;
    min-height: 320px;
  }
  .share legend {
    position: absolute;
    clip-path: inset(50%);
  }
  .share .segments {
    margin-top: 0;
  }
  .preview,
  .way .code {
    justify-self: center;
    border-radius: var(--key-radius);
  }
  .preview {
    width: 188px;
  }
  .wish {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
  }
  .wish input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--accent);
  }
  p {
    color: var(--muted);
    font-size: 14px;
    text-align: center;
    text-wrap: balance;
    word-break: keep-all;
  }
  textarea {
    overflow-wrap: anywhere;
    resize: none;
  }
`;
