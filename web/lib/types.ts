// The shapes of the data that the package takes and gives. What it gives is fresh, frozen and plain.
export type * from "./engine_types.js";
export type * from "./game_types.js";
export * from "./names.js";
export type * from "./puzzle_types.js";
