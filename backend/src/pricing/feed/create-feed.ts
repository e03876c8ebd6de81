import type { DecidesOutrights } from '../book/decides-outrights.ts';
import type { FeedSource } from '../book/feed-source.ts';
import { createMarketBook } from '../book/market-book.ts';
import { type BookWithBuilders, withBuilders } from '../builder/with-builders.ts';
import type { FeedNeeds, SelectedFeed } from '../book/feed-needs.ts';
import type { ReportsIncidents } from '../book/reports-incidents.ts';
import type { KnowsPast } from '../book/past-matches.ts';

/** The feed: a book of prices, and the source that writes it. */
export interface Feed extends FeedSource, Partial<KnowsPast & DecidesOutrights & ReportsIncidents> {
  readonly book: BookWithBuilders;
}

/** Creates the feed that the environment selects; nothing runs before `start`. */
export async function createFeed(
  selected: SelectedFeed,
  needs: Omit<FeedNeeds, 'book'>,
): Promise<Feed> {
  const book = createMarketBook();
  return { ...(await selected.create({ ...needs, book })), book: withBuilders(book) };
}
