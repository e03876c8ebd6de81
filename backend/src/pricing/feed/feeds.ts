import type { ProviderKind } from '../../platform/providers/provider-registry.ts';
import type { FeedSource } from '../book/feed-source.ts';
import { betfairFeed } from '../betfair/betfair-feed.ts';
import { oddsApiFeed } from '../odds-api/odds-api-feed.ts';
import { replayFeed } from '../replay/replay-feed.ts';
import { simulatorFeed } from '../simulator/simulator-feed.ts';
import type { FeedNeeds } from '../book/feed-needs.ts';

/** Every feed that a site can be started with; a new one is its folder and a line here. */
export const feeds: ProviderKind<FeedNeeds, FeedSource> = {
  name: 'feed',
  variable: 'FEED',
  definitions: [simulatorFeed, replayFeed, oddsApiFeed, betfairFeed],
};
