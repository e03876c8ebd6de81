import type { DecidesOutrights } from '../book/decides-outrights.ts';
import type { FeedSource } from '../book/feed-source.ts';
import type { HasRaces } from '../book/has-races.ts';
import { createFeedWatch, type FeedWatch } from '../book/feed-monitor.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { type ControlledBook, createMarketBook } from '../book/market-book.ts';
import { type BookWithBuilders, withBuilders } from '../builder/with-builders.ts';
import { withOrders } from '../racing/with-orders.ts';
import type { FeedNeeds, SelectedFeed } from '../book/feed-needs.ts';
import type { DecidesOutcomes } from '../book/decides-outcomes.ts';
import type { KnowsBalls } from '../book/knows-balls.ts';
import type { ReportsIncidents } from '../book/reports-incidents.ts';
import type { KnowsPast } from '../book/past-matches.ts';
import { createVirtualRounds, type VirtualRounds } from '../virtuals/virtual-rounds.ts';
import { withVirtuals } from '../virtuals/with-virtuals.ts';

/** What a source may know beside matches and prices. */
type Abilities = KnowsPast &
  DecidesOutrights &
  DecidesOutcomes &
  HasRaces &
  KnowsBalls &
  ReportsIncidents;

/** The feed: a book of prices, and the source that writes it. */
export interface Feed extends FeedSource, Partial<Abilities> {
  readonly book: BookWithBuilders & ControlledBook;
  /** How the source is doing; missing where nobody watches it. */
  readonly watch?: Pick<FeedWatch, 'state'>;
  /** Rounds of virtual sports beside the events of the source; missing where a site has none. */
  readonly virtuals?: VirtualRounds | undefined;
}

/** Where the rounds of virtual sports are stored, and how fast their clock is. */
export interface VirtualsNeeded {
  readonly pool: Promise<Pool>;
  readonly speed: number;
}

const SILENCE_MS = 15_000;

/** Creates the feed that the environment selects; nothing runs before `start`. */
export async function createFeed(
  selected: SelectedFeed,
  {
    virtuals: needed,
    ...needs
  }: Omit<FeedNeeds, 'book' | 'monitor'> & { readonly virtuals?: VirtualsNeeded | undefined },
): Promise<Feed> {
  const book = createMarketBook();
  let silenceMs = SILENCE_MS;
  const watch = createFeedWatch({ clock: needs.clock, silenceMs: () => silenceMs });
  const source = await selected.create({ ...needs, book, monitor: watch });
  silenceMs = source.silenceMs ?? SILENCE_MS;
  const virtuals = needed && createVirtualRounds({ ...needs, ...needed, book });
  const all = virtuals === undefined ? source : withVirtuals(source, virtuals);
  return { ...all, book: withOrders(withBuilders(book)), watch, virtuals };
}
