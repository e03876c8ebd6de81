import * as z from 'zod/mini';
import { defineProvider } from '../../platform/providers/provider-registry.ts';
import type { FeedSource } from '../book/feed-source.ts';
import { type FeedNeeds, FeedSpeed, PREDICTABLE } from '../book/feed-needs.ts';

/** Invented matches of real competitions. */
export const simulatorFeed = defineProvider({
  id: 'simulator',
  testOnly: PREDICTABLE,
  settings: z.object({
    FEED_SPEED: FeedSpeed,
    /** What the results follow from; a secret of the data folder unless it is set. */
    FEED_SEED: z.optional(z.string()),
  }),
  create: async (needs: FeedNeeds, { FEED_SPEED, FEED_SEED }): Promise<FeedSource> => {
    const { createSimulatorFeed } = await import('./create-simulator-feed.ts');
    return createSimulatorFeed(needs, { speed: FEED_SPEED, seed: FEED_SEED });
  },
});
