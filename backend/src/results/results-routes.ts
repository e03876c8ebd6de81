import {
  ChampStatistics,
  EventStatistics,
  ResultDay,
  ResultsAnswer,
  StatisticChampsAnswer,
  TeamStatistics,
} from '@touchline/contracts/results';
import { text } from '@touchline/contracts/text';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { App } from '../platform/http/app.ts';
import type { MarketBook } from '../pricing/book/market-book.ts';
import type { ReportsIncidents } from '../pricing/book/reports-incidents.ts';
import { registerTimelines } from './timelines/timeline-routes.ts';
import { resultsPage } from './pages/results-page.ts';
import { seasonMatches } from './pages/statistic-queries.ts';
import {
  champStatistics,
  eventStatistics,
  statisticChamps,
  teamStatistics,
} from './pages/statistics.ts';

const BASE = '/line-api/v1';
const TAGS = { tags: ['results'] };
/** Results of a minute ago are as good as those of now; the page of a live match is elsewhere. */
const CACHED_SECONDS = 15;
const SEASONS_REMEMBERED = 50;
/** The zones of the world are between twelve hours behind and fourteen ahead of UTC. */
const Offset = z.coerce.number().check(z.int(), z.minimum(-720), z.maximum(840));
const Id = z.coerce.number().check(z.int(), z.positive());
const Parameters = z.object({ id: Id });
const Sport = text().check(z.maxLength(20));

const Query = z.strictObject({
  day: z.optional(ResultDay),
  offset: z._default(Offset, 0),
  sport: z.optional(Sport),
  champ: z.optional(Id),
  team: z.optional(Id),
  q: z.optional(text().check(z.minLength(2), z.maxLength(80))),
  cursor: z.optional(text().check(z.maxLength(80))),
});
const ChampsQuery = z.object({ sport: Sport });
const ChampQuery = z.object({
  season: z.optional(z.string().check(z.regex(/^\d{4}(?:\/\d{2})?$/))),
});

export interface ResultsOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly book: MarketBook;
  readonly feed: Partial<ReportsIncidents>;
}

function cached(reply: FastifyReply): void {
  reply
    .header('cache-control', `public, max-age=${CACHED_SECONDS}`)
    .header('vary', 'accept-encoding, accept-language');
}

/** Reads seasons, each at most once in some seconds: a table is asked for by everybody at once. */
function rememberSeasons(): typeof seasonMatches {
  const seasons = new LRUCache<string, ReturnType<typeof seasonMatches>>({
    max: SEASONS_REMEMBERED,
    ttl: CACHED_SECONDS * 1_000,
  });
  return (client, wanted) => {
    const key = `${wanted.champId} ${wanted.season}`;
    const known = seasons.get(key) ?? seasonMatches(client, wanted);
    seasons.set(key, known, { noUpdateTTL: true });
    // One that could not be read is read again.
    known.catch(() => seasons.delete(key));
    return known;
  };
}

/** What has been played: results by day, competition, team and search, and what follows from them. */
export function registerResults(app: App, { pool, clock, book, feed }: ResultsOptions): void {
  registerTimelines(app, { pool, book, feed });
  const reading = { client: pool, book, feed, seasonOf: rememberSeasons() };
  app.get(
    `${BASE}/results`,
    { schema: { ...TAGS, querystring: Query, response: { 200: ResultsAnswer } } },
    async ({ query }, reply) => {
      cached(reply);
      const eventOf = (eventId: number) => book.event(eventId);
      return resultsPage({ client: pool, now: clock(), eventOf }, query);
    },
  );
  app.get(
    `${BASE}/statistics/champs`,
    { schema: { ...TAGS, querystring: ChampsQuery, response: { 200: StatisticChampsAnswer } } },
    async ({ query }, reply) => {
      cached(reply);
      return { champs: [...(await statisticChamps(reading, query.sport))] };
    },
  );
  app.get(
    `${BASE}/statistics/champs/:id`,
    {
      schema: {
        ...TAGS,
        params: Parameters,
        querystring: ChampQuery,
        response: { 200: ChampStatistics },
      },
    },
    async ({ params, query }, reply) => {
      cached(reply);
      return champStatistics(reading, { champId: params.id, season: query.season });
    },
  );
  app.get(
    `${BASE}/statistics/events/:id`,
    { schema: { ...TAGS, params: Parameters, response: { 200: EventStatistics } } },
    async ({ params }, reply) => {
      cached(reply);
      return eventStatistics(reading, params.id);
    },
  );
  app.get(
    `${BASE}/statistics/teams/:id`,
    { schema: { ...TAGS, params: Parameters, response: { 200: TeamStatistics } } },
    async ({ params }, reply) => {
      cached(reply);
      return teamStatistics(reading, params.id);
    },
  );
}
