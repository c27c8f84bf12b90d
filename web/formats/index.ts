/**
 * The formats that people exchange puzzles in. Nothing that is read here is proven: it goes through `sanitize` for that.
 *
 * @module hanadoku/formats
 */
export { formatFaults, type FormatFault, type FormatFaultReason } from "./fault.js";
export { readLink, writeLink } from "./links/own.js";
export { detect, readRecords, type Detected, type ReadOptions, type ReadResult } from "./read.js";
export type { PuzzleRecord } from "./record.js";
export { formatNames, type FormatName } from "./registry.js";
export type { StreamItem } from "./chunk_readers.js";
export { streamRecords } from "./stream.js";
export { RecordWriter, writeRecords, type WriteResult } from "./write.js";
