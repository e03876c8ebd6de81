/** How far apart the ends of a table are. */
export type PlinkoRisk = 'low' | 'medium' | 'high';
export const PLINKO_RISKS = ['low', 'medium', 'high'] as const satisfies readonly PlinkoRisk[];
export const PLINKO_ROWS = { least: 8, most: 16 } as const;

/** Of a number of rows: what its slots pay from the middle to an edge, in tenths of the stake. */
export const PLINKO_TABLES: Readonly<
  Record<number, Readonly<Record<PlinkoRisk, readonly number[]>>>
> = {
  8: {
    low: [5, 10, 11, 21, 56],
    medium: [3, 7, 14, 31, 130],
    high: [2, 3, 15, 40, 289],
  },
  9: {
    low: [7, 10, 16, 20, 56],
    medium: [6, 8, 16, 40, 170],
    high: [2, 6, 20, 72, 410],
  },
  10: {
    low: [5, 10, 11, 14, 30, 88],
    medium: [3, 6, 15, 20, 51, 220],
    high: [2, 3, 9, 30, 100, 756],
  },
  11: {
    low: [7, 10, 13, 19, 30, 83],
    medium: [5, 7, 18, 30, 60, 237],
    high: [2, 4, 14, 52, 140, 1_183],
  },
  12: {
    low: [5, 10, 11, 14, 16, 31, 90],
    medium: [3, 6, 11, 20, 40, 110, 330],
    high: [2, 2, 7, 19, 82, 250, 1_710],
  },
  13: {
    low: [7, 9, 12, 19, 30, 40, 81],
    medium: [4, 7, 13, 30, 60, 130, 430],
    high: [2, 2, 10, 39, 110, 390, 2_590],
  },
  14: {
    low: [5, 10, 11, 13, 14, 19, 40, 70],
    medium: [2, 5, 10, 19, 40, 70, 150, 580],
    high: [2, 2, 3, 19, 50, 180, 560, 4_210],
  },
  15: {
    low: [7, 10, 11, 15, 20, 30, 79, 150],
    medium: [3, 5, 13, 30, 50, 110, 180, 880],
    high: [2, 2, 5, 29, 78, 290, 840, 6_180],
  },
  // As published.
  16: {
    low: [5, 10, 11, 12, 14, 14, 20, 90, 160],
    medium: [3, 5, 10, 15, 30, 50, 100, 410, 1_100],
    high: [2, 2, 2, 20, 40, 90, 260, 1_300, 10_000],
  },
};
