import type { EventState } from '@touchline/contracts/line';
import type { MatchResult, Sport } from '@touchline/domain/markets';
import type { SettledMatch } from '../book/feed-source.ts';
import type { WritableBook } from '../book/market-book.ts';
import { factsOf, idOf } from './event-facts.ts';
import { readOffers, readResult, readScore, sportOfKey } from './odds-api-markets.ts';
import type { OddsApiEvent, OddsApiScore } from './odds-api-schema.ts';

/** Live prices older than this are not bet on; the service renews them every 40 seconds or so. */
const LIVE_FRESH_MS = 90_000;
/** Line prices may be older: as long as some rounds were missed at the usual pace. */
const LINE_FRESH_MS = 6 * 3_600_000;
const AFTERLIFE_MS = 180_000;

/** The events of the feed in our book: what the service says of them, and what time does to them. */
export interface FollowedEvents {
  /** Brings prices into the book; `now` in milliseconds since epoch. */
  readonly takeOdds: (events: readonly OddsApiEvent[], now: number) => void;
  /** Brings a score into the book, and reports a result once. */
  readonly takeScore: (score: OddsApiScore, sport: Sport) => void;
  /** Brings events to the present moment: kick-offs, prices that are too old, and ends. */
  readonly tick: () => void;
  readonly resultOf: (eventId: number) => MatchResult | undefined;
}

function scoreboard(total: readonly [number, number] | undefined): Pick<EventState, 'score'> {
  return total === undefined ? {} : { score: { total: [total[0], total[1]], periods: [] } };
}

function kickOffIfDue(book: WritableBook, id: number, now: number): void {
  const event = book.event(id);
  if (event?.section === 'line' && event.startsAt <= now) {
    book.goLive(id, { status: 'live' });
  }
}

function showScore(book: WritableBook, id: number, total: readonly [number, number]): void {
  const shown = book.event(id)?.state.score?.total;
  if (shown?.[0] !== total[0] || shown[1] !== total[1]) {
    book.setState(id, { status: 'live', ...scoreboard(total) });
  }
}

/** Replaces the markets of an event by those that are on offer now. */
function replaceOffers(
  book: WritableBook,
  id: number,
  offers: ReturnType<typeof readOffers>,
): void {
  const offered = new Set(offers.map(({ key }) => key));
  const held = [...(book.event(id)?.markets.keys() ?? [])];
  book.offer(id, offers);
  book.withdraw(
    id,
    held.filter((key) => !offered.has(key)),
  );
}

/** Keeps the events of the feed in a book. */
export function createFollowedEvents({
  book,
  clock,
  onResult,
}: {
  readonly book: WritableBook;
  readonly clock: () => number;
  readonly onResult: (settled: SettledMatch) => void;
}): FollowedEvents {
  const pricedAt = new Map<number, number>();
  const finished = new Map<number, MatchResult>();
  const removeAt = new Map<number, number>();

  function finish(id: number, result: MatchResult, score: Pick<EventState, 'score'>): void {
    finished.set(id, result);
    if (book.event(id) !== undefined) {
      book.close(id, { status: 'finished', ...score }, 'finished');
      removeAt.set(id, clock() + AFTERLIFE_MS);
    }
    onResult({ eventId: id, result });
  }

  return {
    takeOdds: (events, now) => {
      for (const event of events) {
        const sport = sportOfKey(event.sport_key);
        const facts = sport === undefined ? undefined : factsOf(event, sport);
        const offers = readOffers(event);
        if (facts !== undefined && !finished.has(facts.id) && offers.length > 0) {
          book.add(facts, { status: 'scheduled' });
          kickOffIfDue(book, facts.id, now);
          replaceOffers(book, facts.id, offers);
          pricedAt.set(facts.id, now);
        }
      }
    },
    takeScore: (score, sport) => {
      const id = idOf(score.id);
      const total = readScore(score);
      const result = readResult(sport, score);
      if (result !== undefined && !finished.has(id)) {
        finish(id, result, scoreboard(total));
      } else if (book.event(id)?.section === 'live' && result === undefined && total) {
        showScore(book, id, total);
      }
    },
    tick: () => {
      const now = clock();
      for (const { id, section, state } of book.events()) {
        kickOffIfDue(book, id, now);
        const age = now - (pricedAt.get(id) ?? 0);
        const isStale = age > (section === 'live' ? LIVE_FRESH_MS : LINE_FRESH_MS);
        if (isStale && state.status !== 'finished') {
          book.suspend(id, 'feed-stale');
        }
        if ((removeAt.get(id) ?? Number.POSITIVE_INFINITY) <= now) {
          book.remove(id);
          removeAt.delete(id);
          pricedAt.delete(id);
        }
      }
    },
    resultOf: (eventId) => finished.get(eventId),
  };
}
