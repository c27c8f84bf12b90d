// An XML document as a small tree. Entities other than the five of XML are errors, and depth and size are bounded.
import { SaxesParser } from "saxes";
import { Refusal, type Place } from "../fault.js";
import type { Source } from "../source.js";

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
  readonly place: Place;
}

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
  place: Place;
}

const deepest = 32;
export const longestXml = 32_000_000;

/** The document's element. */
export function parseXml(source: Source): Element {
  const parser = new SaxesParser();
  const open: Open[] = [];
  let root: Element | undefined;
  const here = (): Place => ({ line: parser.line + source.firstLine - 1, column: parser.column + 1 });
  parser.on("error", (error) => {
    throw new Refusal(
      "syntax",
      "XML that is well-formed",
      error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, ""),
      here(),
    );
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length >= deepest) throw new Refusal("too-large", "XML that is nested less deeply", "", here());
    const element = { name, attributes: { ...attributes }, children: [], text: "", place: here() };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const text = (some: string) => {
    const last = open.at(-1);
    if (last) last.text += some;
  };
  parser.on("text", text);
  parser.on("cdata", text);
  parser.on("closetag", () => {
    const closed = open.pop();
    if (open.length === 0) root = closed;
  });
  parser.write(source.text.replace(/^\s+/, "")).close();
  if (!root) throw new Refusal("syntax", "an XML document");
  return root;
}

export const childrenOf = ({ children }: Element, name: string): readonly Element[] =>
  children.filter((child) => child.name === name);

export const childOf = (element: Element, name: string): Element | undefined => childrenOf(element, name)[0];

export const textIn = (element: Element, name: string): string | undefined => childOf(element, name)?.text.trim();

export function escaped(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "&#10;" };
  return text.replace(/[&<>"\n]/g, (symbol) => names[symbol] ?? symbol);
}

/** The name of a text's first element. */
export const rootName = ({ text }: Source): string | undefined =>
  /^\s*<(?:[?!][^>]*>\s*(?:<!--[\s\S]*?-->\s*)*<)*([\w-]+)/.exec(text.slice(0, 4000))?.[1];
