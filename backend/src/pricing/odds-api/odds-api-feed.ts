import * as z from 'zod/mini';
import { defineProvider } from '../../platform/providers/provider-registry.ts';
import type { FeedSource } from '../book/feed-source.ts';
import type { FeedNeeds } from '../book/feed-needs.ts';

/** Prices and scores of the-odds-api.com. */
export const oddsApiFeed = defineProvider({
  id: 'the-odds-api',
  settings: z.object({
    THE_ODDS_API_KEY: z.string(),
    /** Another server than its own that speaks the same. */
    THE_ODDS_API_URL: z.optional(z.url()),
  }),
  create: async (
    { book, clock, log, monitor }: FeedNeeds,
    { THE_ODDS_API_KEY: key, THE_ODDS_API_URL: url },
  ): Promise<FeedSource> => {
    const [{ createOddsApiClient }, { createOddsApiSource }] = await Promise.all([
      import('./odds-api-client.ts'),
      import('./odds-api-source.ts'),
    ]);
    const client = createOddsApiClient({ key, url });
    return createOddsApiSource({ client, book, clock, log, monitor });
  },
});
