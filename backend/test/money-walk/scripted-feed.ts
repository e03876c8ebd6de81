import type { FootballResult } from '@touchline/domain/markets';
import type { Feed } from '../../src/pricing/feed/create-feed.ts';
import { createMarketBook } from '../../src/pricing/book/market-book.ts';
import type { SettledMatch } from '../../src/pricing/book/feed-source.ts';

export const CODES = ['home', 'draw', 'away'] as const;
export type Code = (typeof CODES)[number];

/** A feed whose matches, prices and results are those that a test decides. */
export interface ScriptedFeed extends Feed {
  /** Opens a football match with prices for home, draw and away. */
  readonly open: (eventId: number, prices: readonly string[]) => void;
  readonly reprice: (eventId: number, prices: readonly string[]) => void;
  readonly suspend: (eventId: number) => void;
  /** Ends a match with a winner, or abandons it where there is none. */
  readonly end: (eventId: number, winner: Code | undefined) => void;
}

export function outcomeOf(eventId: number, code: Code): string {
  return `${eventId}~ft-1x2~${code}`;
}

function resultOf(winner: Code | undefined): FootballResult {
  const score = { home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 };
  return winner === undefined
    ? { sport: 'football', status: 'abandoned' }
    : { sport: 'football', status: 'finished', fullTime: score };
}

/** Makes a feed without matches. */
export function createScriptedFeed(startsAt: number): ScriptedFeed {
  const book = createMarketBook();
  const results = new Map<number, FootballResult>();
  const listeners = new Set<(match: SettledMatch) => void>();
  const reprice: ScriptedFeed['reprice'] = (eventId, prices) =>
    book.offer(eventId, [{ key: 'ft-1x2', codes: CODES, prices }]);
  return {
    name: 'scripted',
    book,
    start: async () => undefined,
    stop: async () => undefined,
    onResult: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resultOf: async (eventId) => results.get(eventId),
    open: (eventId, prices) => {
      book.add(
        {
          id: eventId,
          sport: 'football',
          sportId: 1,
          champ: { id: 1, name: 'Cup', slug: 'cup', country: 'world', tier: 1 },
          slug: `match-${eventId}`,
          home: { id: eventId * 2, name: `Home ${eventId}` },
          away: { id: eventId * 2 + 1, name: `Away ${eventId}` },
          startsAt,
        },
        { status: 'scheduled' },
      );
      reprice(eventId, prices);
    },
    reprice,
    suspend: (eventId) => book.suspend(eventId, 'price-unavailable'),
    end: (eventId, winner) => {
      const result = resultOf(winner);
      results.set(eventId, result);
      book.close(eventId, { status: 'finished' }, 'finished');
      for (const listener of listeners) listener({ eventId, result });
    },
  };
}
