import type { CouponShape } from './house-coupons.ts';
import type { HouseLeg, HouseMatch } from './house-line.ts';

/** What a player may look for: the leg that rates highest is taken of each match. */
export type Preference = (leg: HouseLeg) => number;

/** How players choose, those who know the house's model among them. */
export const PREFERENCES: Readonly<Record<string, Preference>> = {
  'the best value': ({ price, probability }) => Number(price) * probability,
  'the worst value': ({ price, probability }) => -Number(price) * probability,
  'the shortest price': ({ price }) => -Number(price),
  'the shortest price above 1.03': ({ price }) => (Number(price) > 1.03 ? -Number(price) : -2_000),
  'a price near 1.10': ({ price }) => -Math.abs(Number(price) - 1.1),
  'a price near 2': ({ price }) => -Math.abs(Number(price) - 2),
  'the longest price': ({ price }) => Number(price),
  'the favourite most likely to lose': ({ price, probability, chance }) =>
    Number(price) < 1.5 ? (1 - probability) / (1 - chance) : -1,
};

/** Legs of different matches as preferred; undefined where too few matches have one. */
export function chooseLegs(
  matches: readonly HouseMatch[],
  {
    shape,
    count,
    prefer,
  }: { readonly shape: CouponShape; readonly count: number; readonly prefer: Preference },
): readonly HouseLeg[] | undefined {
  const { least, most } = shape.prices ?? { least: 1, most: Infinity };
  const candidates = matches.flatMap(({ legs }) => {
    let best: HouseLeg | undefined;
    for (const leg of legs) {
      const isTaken = Number(leg.price) >= least && Number(leg.price) <= most;
      if (isTaken && (best === undefined || prefer(leg) > prefer(best))) {
        best = leg;
      }
    }
    return best ?? [];
  });
  const chosen = candidates.toSorted((one, other) => prefer(other) - prefer(one)).slice(0, count);
  return chosen.length === count ? chosen : undefined;
}
