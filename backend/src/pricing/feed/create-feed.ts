import type { DecidesOutrights } from '../book/decides-outrights.ts';
import type { FeedSource } from '../book/feed-source.ts';
import type { HasRaces } from '../book/has-races.ts';
import { createMarketBook } from '../book/market-book.ts';
import { type BookWithBuilders, withBuilders } from '../builder/with-builders.ts';
import { withOrders } from '../racing/with-orders.ts';
import type { FeedNeeds, SelectedFeed } from '../book/feed-needs.ts';
import type { KnowsBalls } from '../book/knows-balls.ts';
import type { KnowsPast } from '../book/past-matches.ts';

/** The feed: a book of prices, and the source that writes it. */
export interface Feed
  extends FeedSource,
    Partial<KnowsPast & DecidesOutrights & HasRaces & KnowsBalls> {
  readonly book: BookWithBuilders;
}

/** Creates the feed that the environment selects; nothing runs before `start`. */
export async function createFeed(
  selected: SelectedFeed,
  needs: Omit<FeedNeeds, 'book'>,
): Promise<Feed> {
  const book = createMarketBook();
  return { ...(await selected.create({ ...needs, book })), book: withOrders(withBuilders(book)) };
}
