import { Timeline, type TimelineIncident } from '@touchline/contracts/timeline';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import type { ReportsIncidents } from '../../pricing/book/reports-incidents.ts';
import { findMatch } from '../pages/statistic-queries.ts';
import { readTimeline } from './timeline-store.ts';

const Parameters = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

export interface TimelineOptions {
  readonly pool: Pool;
  readonly book: MarketBook;
  readonly feed: Partial<ReportsIncidents>;
}

/** By the feed while the match is in the book, else by the archive, or by the feed once more. */
async function incidentsOf(
  { pool, book, feed }: TimelineOptions,
  eventId: number,
): Promise<readonly TimelineIncident[]> {
  const isInBook = book.event(eventId) !== undefined;
  if (!isInBook && (await findMatch(pool, eventId)) === undefined) {
    throw new ApiError('not_found', 'there is no such event');
  }
  const kept = isInBook ? undefined : await readTimeline(pool, eventId);
  return kept ?? (await feed.incidentsOf?.(eventId)) ?? [];
}

/** What happens in a match, incident by incident. */
export function registerTimelines(app: App, options: TimelineOptions): void {
  app.get(
    '/line-api/v1/timelines/:id',
    { schema: { tags: ['results'], params: Parameters, response: { 200: Timeline } } },
    async ({ params: { id } }, reply) => {
      // The page asks when there is more: what it had a moment ago is no answer.
      void reply.header('cache-control', 'no-cache');
      return { eventId: id, incidents: [...(await incidentsOf(options, id))] };
    },
  );
}
