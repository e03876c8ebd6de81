/**
 * Of a number of picks: what its hits pay from none up, in hundredths of the stake. Those of 1, 3, 5, 8 and 10 picks
 * are published; the others are of the house's own making, from 98.9 to 99.1 percent.
 */
export const KENO_TABLES: Readonly<Record<number, readonly number[]>> = {
  1: [0, 396],
  2: [0, 190, 450],
  3: [0, 100, 310, 1_040],
  4: [0, 0, 240, 800, 7_000],
  5: [0, 25, 140, 410, 1_650, 3_600],
  6: [0, 0, 120, 250, 800, 4_500, 15_000],
  7: [0, 0, 90, 180, 500, 1_800, 7_000, 70_000],
  8: [0, 0, 0, 220, 400, 1_300, 2_200, 5_500, 7_000],
  9: [0, 0, 0, 160, 300, 800, 1_200, 2_500, 6_000, 10_000],
  10: [0, 0, 0, 140, 225, 450, 800, 1_700, 5_000, 8_000, 10_000],
};
