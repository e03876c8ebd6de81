import { competitorOf } from '@touchline/domain/markets';
import type { OutrightFacts } from './book-event.ts';

/**
 * The names that a leg on an outcome has: its event's sides, or the competitor where a competition is bet on as a
 * whole, who is alone.
 */
export function outcomeSides({
  event,
  outcomeCode,
}: {
  readonly event: {
    readonly home: { readonly name: string };
    readonly away: { readonly name: string };
    readonly outright?: OutrightFacts | undefined;
  };
  readonly outcomeCode: string;
}): { readonly home: string; readonly away: string } {
  const { home, away, outright } = event;
  const id = outright && competitorOf(outcomeCode);
  const competitor = outright?.competitors.find((one) => one.id === id);
  return { home: competitor?.name ?? home.name, away: away.name };
}
