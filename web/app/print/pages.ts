// Which puzzle stands on which page, and how many solutions fit on one.

export const pagesOf = [1, 2, 4, 6] as const;
export type PerPage = (typeof pagesOf)[number];
export const papers = ["a4", "letter"] as const;
export type Paper = (typeof papers)[number];

/** Small boards, with numbers that say whose they are. */
export const solutionsPerPage = 12;

export function inParts<Value>(values: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
