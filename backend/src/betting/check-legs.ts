import type { PlaceBet, PriceDifference } from '@touchline/contracts';
import { type ChangeCoefAction, decidePriceChanges } from '@touchline/domain';
import { ApiError } from '../platform/api-error.ts';
import type { OfferedOutcome, PriceBook } from './price-book.ts';

/** An outcome that may be bet on at this moment, at its price. */
export type OfferedLeg = OfferedOutcome & { readonly price: string };

/** Why a leg cannot be bet on, the most final first. */
const REFUSALS = [
  'outcome_unknown',
  'event_finished',
  'event_started',
  'outcome_closed',
  'prices_stale',
  'outcome_suspended',
] as const;
type LegRefusal = (typeof REFUSALS)[number];

function refusalOf(outcome: OfferedOutcome | undefined, now: number): LegRefusal | undefined {
  if (outcome === undefined) {
    return 'outcome_unknown';
  }
  const { event, status, reason, isLive, price } = outcome;
  if (event.state.status === 'finished' || reason === 'finished') {
    return 'event_finished';
  }
  if (!isLive && event.startsAt <= now) {
    return 'event_started';
  }
  if (status === 'closed' || event.state.status === 'cancelled') {
    return 'outcome_closed';
  }
  if (status === 'open' && price !== undefined) {
    return undefined;
  }
  return reason === 'feed-stale' ? 'prices_stale' : 'outcome_suspended';
}

interface JudgedLeg {
  readonly outcomeId: string;
  readonly outcome: OfferedOutcome | undefined;
  readonly refusal: LegRefusal | undefined;
}

function refuse(judged: readonly JudgedLeg[]): void {
  const refusal = REFUSALS.find((code) => judged.some((leg) => leg.refusal === code));
  if (refusal === undefined) {
    return;
  }
  const legs = judged.filter((leg) => leg.refusal === refusal);
  const reason = legs[0]?.outcome?.reason;
  throw new ApiError(refusal, `${legs.length} of the outcomes cannot be bet on`, {
    details: {
      outcomeIds: legs.map(({ outcomeId }) => outcomeId),
      ...(reason === undefined ? {} : { reason }),
    },
  });
}

/**
 * The legs of a slip as they are offered now, at the prices the house takes.
 * @throws ApiError `outcome_unknown`, `event_finished`, `event_started`, `outcome_closed`,
 * `prices_stale`, `outcome_suspended` with the outcomes concerned, and `price_changed` with every
 * difference when the player's `changeCoefAction` wants to be asked
 */
export function checkLegs(options: {
  readonly book: PriceBook;
  readonly bets: PlaceBet['bets'];
  readonly action: ChangeCoefAction;
  /** Milliseconds since epoch. */
  readonly now: number;
}): readonly OfferedLeg[] {
  const { book, bets, action, now } = options;
  const judged = bets.map(({ outcomeId }): JudgedLeg => {
    const outcome = book.getOutcome(outcomeId);
    return { outcomeId, outcome, refusal: refusalOf(outcome, now) };
  });
  refuse(judged);
  const offered = judged.map(({ outcome }) => outcome as OfferedLeg);
  const changes = bets.map(({ price }, at) => ({
    oldPrice: price,
    newPrice: offered[at]?.price ?? price,
  }));
  if (decidePriceChanges({ action, changes }) === 'ask') {
    const differences = bets.flatMap(({ outcomeId }, at): readonly PriceDifference[] => {
      const change = changes[at];
      return change === undefined || change.oldPrice === change.newPrice
        ? []
        : [{ outcomeId, ...change }];
    });
    throw new ApiError('price_changed', 'prices have changed', { details: { differences } });
  }
  return offered;
}
