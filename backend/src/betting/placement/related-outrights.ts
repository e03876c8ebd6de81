import { couponTraits } from '@touchline/domain/coupon';
import { isRaceSport } from '@touchline/domain/markets';
import { ApiError } from '../../platform/http/api-error.ts';
import type { OfferedLeg } from './check-legs.ts';

/** Whether one of two legs is about the competition that the other one is played in; races of a meeting are apart. */
function isRelated({ event }: OfferedLeg, { event: other }: OfferedLeg): boolean {
  if (isRaceSport(event.sport) || event.sport === 'virtual-greyhounds') {
    return event.id === other.id;
  }
  const isOutright = event.outright !== undefined || other.outright !== undefined;
  return isOutright && event.sport === other.sport && event.champ.name === other.champ.name;
}

/**
 * Who wins a match bears on who wins its competition: an accumulator cannot have both.
 * @throws ApiError `coupon_related_legs` with the outcomes concerned
 */
export function assertUnrelatedOutrights(type: number, legs: readonly OfferedLeg[]): void {
  if (!couponTraits(type).isCombined) {
    return;
  }
  const related = legs.filter((leg) =>
    legs.some((other) => other !== leg && isRelated(leg, other)),
  );
  if (related.length > 0) {
    throw new ApiError('coupon_related_legs', 'these outcomes cannot be combined', {
      details: { outcomeIds: related.map(({ outcomeId }) => outcomeId) },
    });
  }
}
