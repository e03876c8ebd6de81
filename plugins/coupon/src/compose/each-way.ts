import type { StoredCoupon } from '@touchline/contracts/betting';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { type EachWayTerms, outrightKey } from '@touchline/domain/markets';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useMemo } from 'react';

/** The place part that the only selection of a slip can have beside its win. */
export interface EachWayOffer {
  readonly terms: EachWayTerms;
  /** The outcome of the place part, and its price of now. */
  readonly outcomeId: string;
  readonly price: string;
}

const NO_OUTCOME = '0~0~0';

/** The outcome of the place part of a winner's; undefined for any other. */
export function placeOutcome(outcomeId: string, { places }: EachWayTerms): string | undefined {
  const [eventId, marketKey, code] = outcomeId.split('~');
  return marketKey === outrightKey('outright-winner')
    ? [eventId, outrightKey('outright-place', places), code].join('~')
    : undefined;
}

/** What a slip of one selection can be bet on each way at; undefined while that is not offered. */
export function useEachWay({
  bets,
  typeId,
}: Pick<StoredCoupon, 'bets' | 'typeId'>): EachWayOffer | undefined {
  const { live } = usePlugin();
  const only = bets.length === 1 && typeId === COUPON_TYPE.single ? bets[0] : undefined;
  const terms = useStore(live.event(only?.eventId ?? 0), (event) => event?.state.eachWay);
  const outcomeId = only && terms && placeOutcome(only.outcomeId, terms);
  const price = useStore(live.outcome(outcomeId ?? NO_OUTCOME), (outcome) =>
    outcome?.status === 'open' ? outcome.price : undefined,
  );
  return useMemo(
    () =>
      terms === undefined || outcomeId === undefined || price === undefined
        ? undefined
        : { terms, outcomeId, price },
    [terms, outcomeId, price],
  );
}

/** The place part of a slip that is bet on each way. */
export function chosenEachWay(
  { eachWay, bets }: Pick<StoredCoupon, 'eachWay' | 'bets'>,
  offer: EachWayOffer | undefined,
): EachWayOffer | undefined {
  return eachWay !== undefined && eachWay === bets[0]?.outcomeId ? offer : undefined;
}
