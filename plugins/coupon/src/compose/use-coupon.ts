import type { CouponTermsAnswer, StoredCoupon } from '@touchline/contracts/betting';
import type { OpenCoupon, PlacedLeg } from '@touchline/domain/coupon';
import type { MinorUnits } from '@touchline/domain/money';
import { useMemo } from 'react';
import type { PriceMove } from '../slip/price-agreement.ts';
import { composeCoupon } from './compose-coupon.ts';
import type { EachWayOffer } from './each-way.ts';
import { type ReadStakes, readStakes } from './read-stakes.ts';
import { stakeTimes } from './staked-lines.ts';
import { useChances } from './use-chances.ts';
import { useShallowStable } from './use-shallow-stable.ts';

export interface CouponInput {
  readonly state: StoredCoupon;
  readonly moves: readonly PriceMove[];
  readonly currency: string;
  readonly largest: MinorUnits | undefined;
  readonly terms: CouponTermsAnswer | undefined;
  readonly maxPayout: number | undefined;
  readonly eachWay: EachWayOffer | undefined;
}

/** The prices that are accepted without a prompt, by outcome id. */
function takenPrices(moves: readonly PriceMove[]): Readonly<Record<string, string>> {
  const taken = moves.filter(({ mustAsk }) => !mustAsk);
  return Object.fromEntries(taken.map(({ outcomeId, current }) => [outcomeId, current]));
}

/**
 * The slip as a coupon with its stakes. Prices that prompt may continue to move several times a
 * second: they make no other coupon until they are agreed to.
 */
export function useCoupon(input: CouponInput): {
  readonly stakes: ReadStakes;
  readonly coupon: OpenCoupon<PlacedLeg>;
} {
  const { state, moves, currency, largest, terms, maxPayout, eachWay } = input;
  const taken = useShallowStable(takenPrices(moves));
  const chances = useChances(state);
  // Each way the amount is staked twice: to win and to be placed.
  const times = eachWay === undefined ? stakeTimes(state) : 2;
  const stakes = useMemo(
    () => readStakes({ state, currency, largest, times }),
    [state, currency, largest, times],
  );
  const coupon = useMemo(() => {
    const prices = new Map(Object.entries(taken));
    return composeCoupon({ state, prices, chances, stakes, currency, terms, maxPayout, eachWay });
  }, [state, taken, chances, stakes, currency, terms, maxPayout, eachWay]);
  return { stakes, coupon };
}
