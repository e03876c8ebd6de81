import { couponTraits } from '@touchline/domain/coupon';
import { outrightKey } from '@touchline/domain/markets';
import { ApiError } from '../../platform/http/api-error.ts';
import type { OfferedLeg } from './check-legs.ts';

/**
 * Checks that the two legs of an each-way bet are the win and the place part of one competitor, on the terms that the
 * outright has now, and that half of the stake is a whole amount.
 * @param stake of the whole bet, in minor units
 * @throws ApiError `each_way_unavailable`, `stake_invalid`
 */
export function assertEachWay(
  type: number,
  { legs, stake }: { readonly legs: readonly OfferedLeg[]; readonly stake: number },
): void {
  if (!couponTraits(type).isEachWay) {
    return;
  }
  const [win, place] = legs;
  const terms = win?.event.state.eachWay;
  const isWhole =
    win !== undefined &&
    terms !== undefined &&
    win.marketKey === outrightKey('outright-winner') &&
    place?.marketKey === outrightKey('outright-place', terms.places) &&
    place.event.id === win.event.id &&
    place.outcomeCode === win.outcomeCode;
  if (!isWhole) {
    throw new ApiError('each_way_unavailable', 'these legs are no win and place of one competitor');
  }
  if (stake % 2 !== 0) {
    throw new ApiError('stake_invalid', 'an each-way stake is the same amount twice');
  }
}
