import { findCouponTraits, couponOutlay, potentialReturn } from '@touchline/domain/coupon';
import type { BettingSettings } from '../../src/betting/placement/betting-settings.ts';
import { chooseLegs, PREFERENCES } from './choose-legs.ts';
import {
  expectedReturn,
  isAllOrNothing,
  type PlayedRange,
  playedRange,
  returnsOf,
} from './expected-return.ts';
import { type CouponShape, HOUSE, housePrice, SHAPES } from './house-coupons.ts';
import type { RequestedCoupon } from '../../src/betting/placement/coupon-from-request.ts';
import { gradesOf, type HouseLeg, houseMatches } from './house-line.ts';

/** A coupon whose expected return is checked. */
export interface CheckedReturn {
  readonly coupon: string;
  /** With the margin taken out of the prices, and by the models that made them. */
  readonly byPrices: number;
  readonly byModel: number;
  /** Over matches played to the end; undefined where none were. */
  readonly played: PlayedRange | undefined;
  /** The least that the configuration allows. */
  readonly floor: number;
}

function floorOf(
  { type }: CouponShape,
  {
    legs,
    returnFloor,
  }: Pick<BettingSettings, 'returnFloor'> & { readonly legs: readonly HouseLeg[] },
): number {
  if (findCouponTraits(type)?.isAgainst) {
    return Number(returnFloor.antiExpress);
  }
  const isShort = legs.every(({ price }) => Number(price) <= Number(returnFloor.upToCoef));
  return isShort ? Number(returnFloor.leg) ** legs.length : 0;
}

function countsOf({ type, legs }: CouponShape, mostLegs: number): readonly number[] {
  return legs.filter((count) => isAllOrNothing(type) || count <= mostLegs);
}

function bestOf(coupon: RequestedCoupon): number {
  return potentialReturn(coupon).payout / couponOutlay(coupon);
}

/** Every shape of coupon on matches of the house, with the legs that players may prefer. */
export function checkReturns(run: {
  readonly seed: number;
  readonly matches: number;
  /** How often each match is played; 0 to compute only. */
  readonly runs: number;
  /** Of coupons whose every pattern of results must be worked out. */
  readonly mostLegs: number;
}): readonly CheckedReturn[] {
  const { seed, runs } = run;
  const matches = houseMatches({ seed, count: run.matches });
  const results = matches.map(({ play }, at) => play(runs, seed + at * 104_729));
  return SHAPES.flatMap((shape) =>
    countsOf(shape, run.mostLegs).flatMap((count) =>
      Object.entries(PREFERENCES).flatMap(([preference, prefer]): readonly CheckedReturn[] => {
        const legs = chooseLegs(matches, { shape, count, prefer });
        const coupon = legs && housePrice(shape, legs);
        if (legs === undefined || coupon === undefined) {
          return [];
        }
        const grades = legs.map((leg) => gradesOf(leg, results[leg.event.id - 1] ?? []));
        const returnOf = returnsOf(coupon);
        const returns = Array.from({ length: runs }, (_, at) =>
          returnOf(grades.map((ofLeg) => ofLeg[at] ?? 'void')),
        );
        const by = (chances: readonly number[]) => expectedReturn(coupon, { returnOf, chances });
        return [
          {
            coupon: `${shape.name} of ${count} legs, ${preference}`,
            byPrices: by(legs.map(({ chance }) => chance)),
            byModel: by(legs.map(({ probability }) => probability)),
            played: runs === 0 ? undefined : playedRange(returns, bestOf(coupon)),
            floor: floorOf(shape, { legs, returnFloor: HOUSE.returnFloor }),
          },
        ];
      }),
    ),
  );
}

/** What is wrong with an expected return, as text; nothing where it is as it must be. */
export function faultsOf(checked: CheckedReturn): readonly string[] {
  const { coupon, byPrices, byModel, played, floor } = checked;
  const wrong = (how: string, { least, most }: PlayedRange) =>
    least > 1 || most < floor
      ? [
          `${coupon}: ${least.toFixed(3)} to ${most.toFixed(3)} ${how}, not ${floor.toFixed(3)} to 1`,
        ]
      : [];
  return [
    ...wrong('by its prices', { least: byPrices, most: byPrices }),
    ...wrong('by the models', { least: byModel, most: byModel }),
    ...(played === undefined ? [] : wrong('when played', played)),
  ];
}
