import type { OutcomeQuote } from '@touchline/contracts/line';
import type { Selection } from '@touchline/contracts/plugins';

/** An outcome as the slip takes it, at its price of now; undefined while it cannot be bet on. */
export function selectionOf(quote: OutcomeQuote): Selection | undefined {
  const { outcomeId, status, price, event } = quote;
  if (event === undefined || status !== 'open' || price === undefined) return undefined;
  const { id: eventId, sport, champ, home, away, startsAt, section } = event;
  return { outcomeId, eventId, sport, champ, home, away, startsAt, section, price };
}
