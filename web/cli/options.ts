// The options that several commands share, and how their values are read.
import { InvalidArgumentError, Option } from "commander";
import { techniques, type Technique } from "hanadoku";
import { formatNames, type FormatName } from "hanadoku/formats";
import { usualJobs } from "./jobs.js";

export interface CommonOptions {
  readonly from?: FormatName;
  readonly format?: FormatName;
  readonly shape?: string;
  readonly jobs: number;
  readonly json?: boolean;
}

export function integer(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(
      `Expected an integer from ${least}${most === Number.MAX_SAFE_INTEGER ? "" : ` to ${most}`}.`,
    );
  };
}

export function shapeName(text: string): string {
  if (/^[1-9]\d?x[1-9]\d?$/.test(text)) return text;
  throw new InvalidArgumentError("Expected box rows x box columns, as 3x3.");
}

const formatName = nameOf(formatNames, "a format", "formats");
const techniqueName = nameOf(techniques, "a technique", "techniques");

export const fromOption = () =>
  new Option("--from <format>", "what the input is (hanadoku formats); found where it is left out").argParser(
    formatName,
  );
export const toOption = () =>
  new Option("--to, --format <format>", "what is printed (hanadoku formats)").argParser(formatName);
export const shapeOption = () =>
  new Option("--shape <RxC>", "boxes of boards whose text does not say them").argParser(shapeName);
export const jobsOption = () =>
  new Option("--jobs <count>", "workers").argParser(integer(1, 64)).default(usualJobs(), "as many as processor cores");
export const jsonOption = () => new Option("--json", "print a JSON array");

export const needsOption = () =>
  new Option("--needs <technique...>", "what its steps must have (hanadoku techniques); profile graded").argParser(
    (text, others?: readonly Technique[]) => [...(others ?? []), techniqueName(text)],
  );
export const upToOption = () =>
  new Option("--up-to <technique>", "the hardest that it may need; profile graded").argParser(techniqueName);

/** Reads one of many names; who gives another is told where they are listed. */
function nameOf<Name extends string>(names: readonly Name[], kind: string, command: string): (text: string) => Name {
  return (text) => {
    const found = names.find((name) => name === text);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`Expected ${kind}: "hanadoku ${command}" lists them.`);
  };
}
