import type { StoredCoupon } from '@touchline/contracts/betting';
import { findCouponTraits } from '@touchline/domain/coupon';
import { type MinorUnits, splitEvenly } from '@touchline/domain/money';

/** The legs of a slip of singles without a stake of their own, by outcome id in slip order. */
function unstakedLegs({ bets, amountByBetId }: StoredCoupon): readonly string[] {
  return bets
    .map(({ outcomeId }) => outcomeId)
    .filter((outcomeId) => amountByBetId[outcomeId] === undefined);
}

/** Whether a slip is several singles, so that one amount is meant for each or for all of them. */
export function isOfSingles({ typeId, bets }: Pick<StoredCoupon, 'typeId' | 'bets'>): boolean {
  return findCouponTraits(typeId)?.stakes === 'each-leg' && bets.length > 1;
}

/** Among which legs the amount is split; none where it is not. */
export function splittingLegs(state: StoredCoupon): readonly string[] {
  return state.isStakeSplit && isOfSingles(state) ? unstakedLegs(state) : [];
}

/** What each of these legs stakes of an amount in minor units: by outcome id. */
export function splitStakes(
  amount: number,
  legs: readonly string[],
): ReadonlyMap<string, MinorUnits> {
  if (legs.length === 0) return new Map();
  const stakes = splitEvenly({ amount, parts: legs.length });
  return new Map(legs.flatMap((leg, at) => (stakes[at] === undefined ? [] : [[leg, stakes[at]]])));
}

/** Stakes above zero by amount, in their order: how many of each. */
export function equalStakes(
  stakes: readonly number[],
): readonly { readonly count: number; readonly stake: number }[] {
  return [...new Set(stakes)]
    .filter((stake) => stake > 0)
    .map((stake) => ({ stake, count: stakes.filter((other) => other === stake).length }));
}
