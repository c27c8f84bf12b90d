// The commands' own little options: `--name value`, `--name=value` and `--name`.
import { parseArgs } from "node:util";
import { Failure } from "./failure.mjs";

export function readArguments(options) {
  try {
    return parseArgs({ options, allowPositionals: false }).values;
  } catch (error) {
    throw new Failure(
      `${error.message.split(".")[0]}; known are ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(", ")}`,
    );
  }
}
