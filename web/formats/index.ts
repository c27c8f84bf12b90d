// The formats that people exchange puzzles in. Nothing that is read here is proven: it goes through `sanitize` for that.
export { formatFaults, type FormatFault, type FormatFaultReason } from "./fault.js";
export { readLink, writeLink } from "./links/own.js";
export {
  detect,
  readRecords,
  writeRecords,
  type Detected,
  type ReadOptions,
  type ReadResult,
  type WriteResult,
} from "./read.js";
export type { PuzzleRecord } from "./record.js";
export { formatNames, type FormatName } from "./registry.js";
export { streamRecords, type StreamItem } from "./stream.js";
