import type { PlaceBet, PriceDifference, RefusedBuilder } from '@touchline/contracts/betting';
import type { HiddenSports } from '@touchline/contracts/identity';
import { type ChangeCoefAction, decidePriceChanges } from '@touchline/domain/coupon';
import { outrightKey } from '@touchline/domain/markets';
import { isSportHidden } from '@touchline/domain/player';
import { ApiError } from '../../platform/http/api-error.ts';
import type { OfferedBuilder, OfferedOutcome, PriceBook } from './price-book.ts';

/** An outcome that may be bet on at this moment, at its price. */
export type OfferedLeg = OfferedOutcome & { readonly price: string };

/** How a player wants changes taken that happened since the slip was shown. */
export interface ChangeRequested {
  readonly action: ChangeCoefAction;
  /** Only at exactly the prices shown, whatever the action. */
  readonly isExact: boolean;
  /** Not when a score has changed. */
  readonly isDroppedOnScore: boolean;
}

/** Why selections of one event are no leg. */
const BUILDER_REFUSALS = [
  'builder_contradictory',
  'builder_redundant',
  'builder_unsuited',
  'builder_unpriced',
] as const;

/** Why a leg cannot be bet on, the most final first. */
const REFUSALS = [
  'outcome_unknown',
  'event_finished',
  'event_started',
  ...BUILDER_REFUSALS,
  'outcome_closed',
  'sport_hidden',
  'prices_stale',
  'outcome_suspended',
] as const;
type LegRefusal = (typeof REFUSALS)[number];

function refusalOf(
  outcome: OfferedOutcome | undefined,
  { now, hidden }: { readonly now: number; readonly hidden: HiddenSports | undefined },
): LegRefusal | undefined {
  if (outcome === undefined) {
    return 'outcome_unknown';
  }
  const { event, status, reason, isLive, price, builder } = outcome;
  if (event.state.status === 'finished' || reason === 'finished') {
    return 'event_finished';
  }
  if (!isLive && event.startsAt <= now) {
    return 'event_started';
  }
  if (builder?.refusal !== undefined) {
    return `builder_${builder.refusal.reason}`;
  }
  if (status === 'closed' || event.state.status === 'cancelled') {
    return 'outcome_closed';
  }
  if (isSportHidden(hidden, { sport: event.sport, section: isLive ? 'live' : 'line' })) {
    return 'sport_hidden';
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

/** Which selections the refusal of a builder is about. */
export function refusedBuilder({ parts, refusal }: OfferedBuilder): RefusedBuilder {
  const named = (places: readonly number[]) =>
    places.flatMap((place) => {
      const part = parts[place];
      return part === undefined
        ? []
        : [{ marketKey: part.marketKey, outcomeCode: part.outcomeCode }];
    });
  return { parts: named(refusal?.parts ?? []), by: named(refusal?.by ?? []) };
}

function refuse(judged: readonly JudgedLeg[]): void {
  const refusal = REFUSALS.find((code) => judged.some((leg) => leg.refusal === code));
  if (refusal === undefined) {
    return;
  }
  const legs = judged.filter((leg) => leg.refusal === refusal);
  const { reason, builder } = legs[0]?.outcome ?? {};
  throw new ApiError(refusal, `${legs.length} of the outcomes cannot be bet on`, {
    details: {
      outcomeIds: legs.map(({ outcomeId }) => outcomeId),
      ...(reason === undefined ? {} : { reason }),
      ...(builder === undefined ? {} : { builder: refusedBuilder(builder) }),
    },
  });
}

/** A leg without a score seen, or of an event without one, has not changed. */
function refuseScores(bets: PlaceBet['bets'], offered: readonly OfferedLeg[]): void {
  const differences = bets.flatMap(({ outcomeId, score: oldScore }, at) => {
    const newScore = offered[at]?.event.state.score?.total.join(':');
    return oldScore === undefined || newScore === undefined || oldScore === newScore
      ? []
      : [{ outcomeId, oldScore, newScore }];
  });
  if (differences.length > 0) {
    throw new ApiError('score_changed', 'scores have changed', { details: { differences } });
  }
}

/** A bet at the starting price is at whatever that will be: the one that was shown is none that could change. */
function priceNow(shown: string, leg: OfferedLeg | undefined): string {
  return leg === undefined || leg.marketKey === outrightKey('race-sp') ? shown : leg.price;
}

function refusePrices(
  bets: PlaceBet['bets'],
  {
    offered,
    requested,
  }: { readonly offered: readonly OfferedLeg[]; readonly requested: ChangeRequested },
): void {
  const changes = bets.map(({ price }, at) => ({
    oldPrice: price,
    newPrice: priceNow(price, offered[at]),
  }));
  const decision = decidePriceChanges({ action: requested.action, changes });
  if (decision === 'unchanged' || (decision === 'accept' && !requested.isExact)) {
    return;
  }
  const differences = bets.flatMap(({ outcomeId }, at): readonly PriceDifference[] => {
    const change = changes[at];
    return change === undefined || change.oldPrice === change.newPrice
      ? []
      : [{ outcomeId, ...change }];
  });
  throw new ApiError('price_changed', 'prices have changed', { details: { differences } });
}

/**
 * The legs of a slip as they are offered now, at the prices the house takes.
 * @throws ApiError `outcome_unknown`, `event_finished`, `event_started`, `builder_contradictory`,
 * `builder_redundant`, `builder_unsuited`, `builder_unpriced`, `outcome_closed`, `sport_hidden`,
 * `prices_stale`, `outcome_suspended` with the outcomes concerned; `score_changed`, and
 * `price_changed` with every difference, when the player wants to be asked
 */
export function checkLegs(options: {
  readonly book: PriceBook;
  readonly bets: PlaceBet['bets'];
  readonly requested: ChangeRequested;
  /** The sports that the player cannot bet on. */
  readonly hidden?: HiddenSports | undefined;
  /** Milliseconds since epoch. */
  readonly now: number;
}): readonly OfferedLeg[] {
  const { book, bets, requested, hidden, now } = options;
  const judged = bets.map(({ outcomeId }): JudgedLeg => {
    const outcome = book.getOutcome(outcomeId);
    return { outcomeId, outcome, refusal: refusalOf(outcome, { now, hidden }) };
  });
  refuse(judged);
  const offered = judged.map(({ outcome }) => outcome as OfferedLeg);
  if (requested.isDroppedOnScore) {
    refuseScores(bets, offered);
  }
  refusePrices(bets, { offered, requested });
  return offered;
}
