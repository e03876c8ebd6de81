import { isPriceReached, momentsNow } from '@touchline/domain/alerts';
import type { Clock } from '../platform/clock.ts';
import type { BookChange, BookEvent } from '../pricing/book/book-event.ts';
import type { AlertIndex, WaitingPrice } from './alert-index.ts';
import { matchFacts, type MatchNews, type PriceNews } from './queue-news.ts';

/** What has happened in watched events and is not yet queued; nothing else of the book is kept. */
export interface AlertNews {
  readonly matches: MatchNews[];
  readonly prices: PriceNews[];
  /** Notes what is true of an event now. */
  readonly noteEvent: (event: BookEvent) => void;
  /** Notes what a change of the book brings. */
  readonly note: (change: BookChange) => void;
}

const factsOf = (event: BookEvent) => matchFacts({ ...event, score: event.state.score?.total });

/** The prices of a market that someone waits for: one for each outcome, however many wait for it. */
function reachedPrices(
  event: BookEvent,
  { key, waiting, at }: { key: string; waiting: readonly WaitingPrice[]; at: number },
): readonly PriceNews[] {
  const market = event.markets.get(key);
  if (market?.status !== 'open') {
    return [];
  }
  const priceOf = (code: string) => market.prices[market.codes.indexOf(code)];
  const reached = new Map<string, string>();
  for (const each of waiting) {
    const price = priceOf(each.outcomeCode);
    if (price !== undefined && isPriceReached(price, each)) {
      reached.set(`${event.id}~${key}~${each.outcomeCode}`, price);
    }
  }
  return [...reached].map(([outcomeId, price]) => ({
    eventId: event.id,
    outcomeId,
    reached: price,
    facts: factsOf(event),
    at,
  }));
}

/** An empty list of news about what an index has. */
export function createAlertNews(index: Pick<AlertIndex, 'of'>, clock: Clock): AlertNews {
  const matches: MatchNews[] = [];
  const prices: PriceNews[] = [];
  /** Keys that were noted, so that a running clock costs no statement. */
  const seen = new Map<number, Set<string>>();

  function noteState(event: BookEvent): void {
    const known = seen.get(event.id) ?? new Set<string>();
    for (const happened of momentsNow(event.sport, event.state)) {
      if (!known.has(happened.key)) {
        known.add(happened.key);
        matches.push({ ...happened, eventId: event.id, facts: factsOf(event), at: clock() });
      }
    }
    seen.set(event.id, known);
  }
  function notePrices(event: BookEvent, key: string): void {
    const waiting = index.of(event.id)?.prices.get(key);
    if (waiting !== undefined) {
      prices.push(...reachedPrices(event, { key, waiting, at: clock() }));
    }
  }
  return {
    matches,
    prices,
    noteEvent: (event) => {
      const watched = index.of(event.id);
      if (watched?.isFollowed === true) {
        noteState(event);
      }
      for (const key of watched?.prices.keys() ?? []) {
        notePrices(event, key);
      }
    },
    note: (change) => {
      const { kind, event } = change;
      if (kind === 'removed') {
        seen.delete(event.id);
      } else if (kind === 'market') {
        notePrices(event, change.key);
      } else if (index.of(event.id)?.isFollowed === true) {
        noteState(event);
      }
    },
  };
}
