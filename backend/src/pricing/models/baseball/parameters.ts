/** What a plate appearance ends with. */
export const PLATE_ENDS = ['out', 'walk', 'single', 'double', 'triple', 'home-run'] as const;
export type PlateEnd = (typeof PLATE_ENDS)[number];

/**
 * House constants: how those plate appearances end that are not outs, about as in the major leagues of the 2020s, and
 * how many are not outs.
 */
export const SHARES_ON_BASE: Readonly<Record<Exclude<PlateEnd, 'out'>, number>> = {
  walk: 0.29,
  single: 0.45,
  double: 0.14,
  triple: 0.015,
  'home-run': 0.105,
};
export const AVERAGE_REACH = 0.318;
export const REACH_PER_RATING = 0.0085;
export const HOME_REACH = 0.004;
export const INNINGS = 9;
export const OUTS = 3;

/** Seconds that a plate appearance takes at least, and how much more at most; and a change of sides. */
export const PLATE_SECONDS = [60, 50] as const;
export const CHANGE_SECONDS = 120;

/** Probabilities of the ends of a plate appearance, in the order of `PLATE_ENDS`. */
export function plateChances(reach: number): readonly number[] {
  const { walk, single, double, triple, 'home-run': homeRun } = SHARES_ON_BASE;
  const onBase = [walk, single, double, triple, homeRun].map((share) => share * reach);
  return [1 - onBase.reduce((sum, chance) => sum + chance, 0), ...onBase];
}
