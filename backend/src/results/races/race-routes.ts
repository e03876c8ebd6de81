import {
  type Race,
  RaceAnswer,
  RaceResultsAnswer,
  RacesAnswer,
  RaceSportName,
  type RaceSummary,
} from '@touchline/contracts/racing';
import { competitorOf } from '@touchline/domain/markets';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { HasRaces } from '../../pricing/book/has-races.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import { latestRaces, RACES_A_PAGE, recordedRace } from './race-store.ts';

const BASE = '/line-api/v1';
const TAGS = { tags: ['results'] };

const Moment = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8_640_000_000_000_000));
const RacesQuery = z.strictObject({ sport: RaceSportName });
const ResultsQuery = z.strictObject({ sport: RaceSportName, before: z.optional(Moment) });
const Parameters = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

export interface RaceRoutesOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly book: MarketBook;
  /** A feed may have no races. */
  readonly feed: Partial<HasRaces>;
}

/** The first of the winner's market is the likeliest. */
function favouriteOf(book: MarketBook, race: Race): RaceSummary['favourite'] {
  const winner = book.event(race.id)?.markets.get('outright-winner');
  const [code] = winner?.codes ?? [];
  const [price] = winner?.prices ?? [];
  const id = code === undefined ? undefined : competitorOf(code);
  const runner = race.runners.find((one) => one.id === id);
  return winner?.status !== 'open' || price === undefined || runner === undefined
    ? undefined
    : { competitor: { id: runner.id, name: runner.name }, price };
}

function summaryOf(book: MarketBook, race: Race): RaceSummary {
  const { id, champ, slug, number, startsAt, kind, distance, status } = race;
  const favourite = favouriteOf(book, race);
  return {
    id,
    champ,
    slug,
    number,
    startsAt,
    kind,
    distance,
    status,
    runners: race.runners.length - race.withdrawn.length,
    ...(favourite === undefined ? {} : { favourite }),
  };
}

/** Meetings, cards and results of races. */
export function registerRaces(app: App, { pool, clock, book, feed }: RaceRoutesOptions): void {
  app.get(
    `${BASE}/races`,
    { schema: { ...TAGS, querystring: RacesQuery, response: { 200: RacesAnswer } } },
    async ({ query }) => ({
      time: clock(),
      races: (feed.currentRaces?.(query.sport) ?? []).map((race) => summaryOf(book, race)),
    }),
  );
  app.get(
    `${BASE}/races/:id`,
    { schema: { ...TAGS, params: Parameters, response: { 200: RaceAnswer } } },
    async ({ params }) => {
      const race = feed.findRace?.(params.id) ?? (await recordedRace(pool, params.id));
      if (race === undefined) {
        throw new ApiError('not_found', 'there is no such race');
      }
      return { time: clock(), race };
    },
  );
  app.get(
    `${BASE}/race-results`,
    { schema: { ...TAGS, querystring: ResultsQuery, response: { 200: RaceResultsAnswer } } },
    async ({ query: { sport, before } }) => {
      const races = await latestRaces(pool, { sport, before });
      const last = races.at(-1);
      return {
        races: [...races],
        ...(last === undefined || races.length < RACES_A_PAGE ? {} : { nextBefore: last.startsAt }),
      };
    },
  );
}
