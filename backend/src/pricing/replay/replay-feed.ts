import * as z from 'zod/mini';
import { defineProvider } from '../../platform/providers/provider-registry.ts';
import type { FeedSource } from '../book/feed-source.ts';
import { type FeedNeeds, FeedSpeed, PREDICTABLE } from '../book/feed-needs.ts';

const ID = 'replay';
const DAY_SECONDS = 86_400;
const STARTS_IN = `must be a whole number from -${DAY_SECONDS} to ${DAY_SECONDS}`;

/** Recorded matches, played again. */
export const replayFeed = defineProvider({
  id: ID,
  testOnly: PREDICTABLE,
  settings: z.object({
    /** `replay:<files and folders, separated by commas>`. */
    FEED: z.string().check(z.regex(/^replay:[^,]/, 'must name files: replay:<files>')),
    FEED_SPEED: FeedSpeed,
    /** Folder of relative file names; the working directory unless it is set. */
    REPLAY_DATA: z._default(z.string(), '.'),
    /** Seconds until the first kick-off; below zero it is in the past. */
    REPLAY_STARTS_IN: z._default(
      z.coerce
        .number(STARTS_IN)
        .check(
          z.int(STARTS_IN),
          z.minimum(-DAY_SECONDS, STARTS_IN),
          z.maximum(DAY_SECONDS, STARTS_IN),
        ),
      120,
    ),
  }),
  create: async (needs: FeedNeeds, settings): Promise<FeedSource> => {
    const { createReplayFeed } = await import('./create-replay-feed.ts');
    return createReplayFeed(needs, {
      paths: settings.FEED.slice(ID.length + 1)
        .split(',')
        .filter((path) => path !== ''),
      folder: settings.REPLAY_DATA,
      startsIn: settings.REPLAY_STARTS_IN * 1000,
      speed: settings.FEED_SPEED,
    });
  },
});
