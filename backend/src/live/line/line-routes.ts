import {
  ChampsAnswer,
  EventsAnswer,
  OutcomesAnswer,
  Section,
  SportsAnswer,
  TopicSnapshot,
} from '@touchline/contracts/line';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { BookEvent } from '../../pricing/book/book-event.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import type { TopicHub } from '../stream/topic-hub.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { namesLanguage } from '../names/local-names.ts';
import { createBodyCache, negotiateEncoding } from './compressed-body.ts';
import { createEventSearch } from './event-search.ts';
import { eventsOfTeams } from './events-of-teams.ts';
import { quoteOutcome, summariseChamps, summariseSports } from './summaries.ts';
import { toLineEvent } from './wire.ts';

export interface LineOptions {
  readonly book: MarketBook;
  /** The same topics as the push service's, so that a page can continue from an answer's clock. */
  readonly hub: TopicHub;
  readonly clock: Clock;
}

const MOST_IDS = 100;
const SEARCH_LIMIT = 40;

const ChampsQuery = z.object({
  section: z.optional(Section),
  sport: z.optional(text()),
  ids: z.optional(text().check(z.maxLength(1_000))),
});
const TopicParams = z.object({ topic: text().check(z.maxLength(80)) });
const IdsQuery = z.object({ ids: text().check(z.minLength(1), z.maxLength(12_000)) });
const EventsQuery = z.union([
  IdsQuery,
  z.object({ teams: text().check(z.minLength(1), z.maxLength(2_000)) }),
]);
const SearchQuery = z.object({
  q: text().check(z.minLength(1), z.maxLength(100)),
  sport: z.optional(text().check(z.maxLength(40))),
  /** `1` finds esports alone. */
  esports: z.optional(z.literal('1')),
});

function idsOf(text: string): readonly string[] {
  const ids = text.split(',').filter((id) => id !== '');
  if (ids.length > MOST_IDS) {
    throw new ApiError('bad_request', `at most ${MOST_IDS} ids per request`);
  }
  return ids;
}

function withMainMarkets(event: BookEvent) {
  return toLineEvent(event, event.mainKeys);
}

function registerTopics(app: App, hub: TopicHub): void {
  const compressed = createBodyCache();
  app.get(
    '/line-api/v1/topics/:topic',
    { schema: { params: TopicParams, response: { 200: TopicSnapshot, 304: z.null() } } },
    async (request, reply) => {
      const topic = hub.open(request.params.topic);
      if (topic === undefined) {
        throw new ApiError('topic_unknown', 'there is no such topic');
      }
      const language = namesLanguage(languageOf(request));
      const snapshot = topic.snapshot(language);
      const etag = `"${snapshot.clk}-${language}"`;
      reply
        .header('etag', etag)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-encoding, accept-language');
      const seen = request.headers['if-none-match']
        ?.split(',')
        .map((tag) => tag.trim().replace(/^W\//, ''));
      if (seen?.includes(etag) === true) {
        return reply.code(304).send('' as never);
      }
      reply.type('application/json; charset=utf-8');
      const encoding = negotiateEncoding(request.headers['accept-encoding']);
      // The body is ready text; the schema documents it and is proven by a test.
      return encoding === undefined
        ? reply.serializer((body: unknown) => body as string).send(snapshot.body as never)
        : reply
            .header('content-encoding', encoding)
            .send((await compressed(snapshot, encoding)) as never);
    },
  );
}

/** Adds what can be bet on, for reading: sports, competitions, topics, events, search, quotes. */
export function registerLine(app: App, { book, hub, clock }: LineOptions): void {
  const search = createEventSearch(book);
  app.addHook('onClose', async () => search.stop());

  app.get('/line-api/v1/sports', { schema: { response: { 200: SportsAnswer } } }, async () => ({
    sports: summariseSports(book.events()),
  }));
  app.get(
    '/line-api/v1/champs',
    { schema: { querystring: ChampsQuery, response: { 200: ChampsAnswer } } },
    async ({ query: { ids, ...query } }) => ({
      champs: summariseChamps(book.events(), {
        ...query,
        ids: ids === undefined ? undefined : idsOf(ids).map(Number),
      }),
    }),
  );
  registerTopics(app, hub);
  app.get(
    '/line-api/v1/events',
    { schema: { querystring: EventsQuery, response: { 200: EventsAnswer } } },
    async ({ query }) => {
      const known =
        'teams' in query
          ? eventsOfTeams(book.events(), idsOf(query.teams).map(Number))
          : idsOf(query.ids).flatMap((id) => book.event(Number(id)) ?? []);
      return { time: clock(), events: known.map(withMainMarkets) };
    },
  );
  app.get(
    '/line-api/v1/search',
    { schema: { querystring: SearchQuery, response: { 200: EventsAnswer } } },
    async ({ query }) => {
      const { total, events } = search.find(query.q, {
        limit: SEARCH_LIMIT,
        sport: query.sport,
        isEsports: query.esports !== undefined,
      });
      return { time: clock(), total, events: events.map(withMainMarkets) };
    },
  );
  app.get(
    '/line-api/v1/outcomes',
    { schema: { querystring: IdsQuery, response: { 200: OutcomesAnswer } } },
    async ({ query }) => ({
      time: clock(),
      outcomes: idsOf(query.ids).map((id) => quoteOutcome(book, id)),
    }),
  );
}
