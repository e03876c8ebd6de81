import { CricketPlayerAnswer, CricketScorecard } from '@touchline/contracts/cricket';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { KnowsBalls } from '../../pricing/book/knows-balls.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import { playerCareer } from './player-career.ts';
import { scorecardOf } from './scorecard.ts';

const BASE = '/line-api/v1/cricket';
const TAGS = { tags: ['results'] };
const Parameters = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });
/** A ball takes half a minute: what was said seconds ago is still so. */
const REMEMBERED_MS = 3_000;
const MOST_REMEMBERED = 200;
/** Older matches are not played again. */
const REPLAYED_FOR_MS = 2 * 86_400_000;

interface Known {
  readonly home: { readonly id: number; readonly name: string };
  readonly away: { readonly id: number; readonly name: string };
}

/** Cricket beyond the score: matches ball by ball, and players with what they have done. */
export function registerCricket(
  app: App,
  {
    pool,
    clock,
    feed,
  }: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly feed: Partial<KnowsBalls> & { readonly book: MarketBook };
  },
): void {
  const remembered = new LRUCache<number, CricketScorecard>({
    max: MOST_REMEMBERED,
    ttl: REMEMBERED_MS,
  });

  /** A match that is in the book or ended lately: no other is worth playing again. */
  async function known(eventId: number): Promise<Known | undefined> {
    const event = feed.book.event(eventId);
    if (event !== undefined) return event.sport === 'cricket' ? event : undefined;
    const { rows } = await pool.query({
      name: 'results.recent-cricket',
      text: `SELECT home_id, home.name AS home, away_id, away.name AS away FROM match_result match
        JOIN result_side home ON home.id = match.home_id
        JOIN result_side away ON away.id = match.away_id
        WHERE event_id = $1 AND match.sport = 'cricket' AND starts_at > $2`,
      values: [eventId, new Date(clock() - REPLAYED_FOR_MS)],
    });
    const [row] = rows;
    return (
      row && {
        home: { id: Number(row.home_id), name: row.home },
        away: { id: Number(row.away_id), name: row.away },
      }
    );
  }

  app.get(
    `${BASE}/scorecards/:id`,
    { schema: { ...TAGS, params: Parameters, response: { 200: CricketScorecard } } },
    async ({ params: { id } }, reply) => {
      reply.header('cache-control', 'public, max-age=3').header('vary', 'accept-language');
      const seen = remembered.get(id);
      if (seen !== undefined) return seen;
      const teams = await known(id);
      const match = teams && feed.ballByBall?.(id);
      if (teams === undefined || match === undefined) {
        throw new ApiError('not_found', 'this match is not known ball by ball');
      }
      const { home, away } = teams;
      const card = scorecardOf(match, {
        eventId: id,
        home: { id: home.id, name: home.name },
        away: { id: away.id, name: away.name },
      });
      remembered.set(id, card);
      return card;
    },
  );

  app.get(
    `${BASE}/players/:id`,
    { schema: { ...TAGS, params: Parameters, response: { 200: CricketPlayerAnswer } } },
    async ({ params: { id } }, reply) => {
      reply.header('cache-control', 'public, max-age=15').header('vary', 'accept-language');
      const career = Number.isSafeInteger(id) ? await playerCareer(pool, id) : undefined;
      if (career === undefined) {
        throw new ApiError('not_found', 'the archive has no match of this player');
      }
      return career;
    },
  );
}
