import {
  EventsAnswer,
  type LineEvent,
  MARKET_OPEN,
  type OutcomeQuote,
} from '@touchline/contracts/line';
import { defineResource } from '@touchline/plugin-api';
import type { PricedOutcome } from './changed-bet.ts';

/** Matches with their main markets. */
export const eventsOfBet = defineResource({
  name: 'coupon.events-of-bet',
  path: ({ ids }: { readonly ids: readonly number[] }) =>
    `/line-api/v1/events?ids=${ids.join(',')}`,
  schema: EventsAnswer,
  interval: 'coupon',
});

/** The outcomes of a match's main markets that can be bet on. */
export function openOutcomes({ id, markets }: LineEvent): readonly PricedOutcome[] {
  return markets.flatMap(([marketKey, , status, , outcomes]) =>
    status !== MARKET_OPEN
      ? []
      : outcomes.flatMap(([code, price]) =>
          price === null ? [] : [{ outcomeId: `${id}~${marketKey}~${code}`, price }],
        ),
  );
}

/** Which of the outcomes asked about can be bet on, at their prices of now. */
export function openQuotes(quotes: readonly OutcomeQuote[]): ReadonlyMap<string, PricedOutcome> {
  return new Map(
    quotes.flatMap(({ outcomeId, status, price }) =>
      status === 'open' && price !== undefined ? [[outcomeId, { outcomeId, price }]] : [],
    ),
  );
}
