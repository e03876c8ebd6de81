import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { SelectedProvider } from '../../platform/providers/provider-registry.ts';
import type { FeedMonitor } from './feed-monitor.ts';
import type { FeedSource } from './feed-source.ts';
import type { WritableBook } from './market-book.ts';

/** What a feed may use of the site. */
export interface FeedNeeds {
  /** The book that it writes. */
  readonly book: WritableBook;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Where to store what must outlast a restart. */
  readonly dataDirectory: string;
  /** Where the source says how it is doing. */
  readonly monitor: FeedMonitor;
}

export type SelectedFeed = SelectedProvider<FeedNeeds, FeedSource>;

/** Why players' bets must not depend on a feed whose matches are made up or over. */
export const PREDICTABLE = 'its results can be known beforehand';

/** `FEED_SPEED`: seconds of play in a second. */
export const FeedSpeed = z._default(
  z.coerce.number('must be a number').check(z.positive(), z.maximum(10_000)),
  1,
);
