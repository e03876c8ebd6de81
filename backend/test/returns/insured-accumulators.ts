import { COUPON_TYPE } from '@touchline/domain/coupon';
import type { CheckedReturn } from './check-returns.ts';
import { chooseLegs, PREFERENCES } from './choose-legs.ts';
import { expectedReturn, returnsOf } from './expected-return.ts';
import { type CouponShape, HOUSE, housePrice } from './house-coupons.ts';
import { houseMatches } from './house-line.ts';

const { insurance, hyperBonus } = HOUSE;

/** Accumulators that are insured as it is offered without other terms, with the steps of the hyper-bonus above. */
const INSURED: CouponShape = {
  name: 'insured accumulator',
  type: COUPON_TYPE.express,
  legs: [
    insurance.minLegs,
    insurance.minLegs + 1,
    ...hyperBonus.steps.map(({ legs }) => legs).filter((legs) => legs > insurance.minLegs + 1),
  ],
  prices: { least: Number(insurance.minCoef), most: 1_000 },
};

/** The chance that exactly one leg is lost: the sum over which one it is. */
function chanceOfOneLost(chances: readonly number[]): number {
  return chances.reduce(
    (sum, lost, at) =>
      sum + chances.toSpliced(at, 1).reduce((product, won) => product * won, 1 - lost),
    0,
  );
}

/**
 * What an insured accumulator is expected to return of a unit staked, its bonus counted in full: as if nothing of it
 * were lost in the wagering.
 */
export function checkInsured(run: {
  readonly seed: number;
  readonly matches: number;
}): readonly CheckedReturn[] {
  const matches = houseMatches({ seed: run.seed, count: run.matches });
  return INSURED.legs.flatMap((count) =>
    Object.entries(PREFERENCES).flatMap(([preference, prefer]): readonly CheckedReturn[] => {
      const legs = chooseLegs(matches, { shape: INSURED, count, prefer });
      const coupon = legs && housePrice(INSURED, legs);
      if (legs === undefined || coupon === undefined) {
        return [];
      }
      const returnOf = returnsOf(coupon);
      const by = (chances: readonly number[]) =>
        expectedReturn(coupon, { returnOf, chances }) + chanceOfOneLost(chances);
      return [
        {
          coupon: `${INSURED.name} of ${count} legs, ${preference}`,
          byPrices: by(legs.map(({ chance }) => chance)),
          byModel: by(legs.map(({ probability }) => probability)),
          played: undefined,
          floor: 0,
        },
      ];
    }),
  );
}
