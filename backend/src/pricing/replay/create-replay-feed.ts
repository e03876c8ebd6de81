import { join } from 'node:path';
import type { FeedSource } from '../book/feed-source.ts';
import { createFileMemory } from '../engine/feed-memory.ts';
import { createSitePricer } from '../engine/site-pricer.ts';
import type { FeedNeeds } from '../book/feed-needs.ts';
import type { KnowsPast } from '../book/past-matches.ts';
import { createReplaySource, type ReplaySourceOptions } from './replay-source.ts';

/** The replay of a running site. */
export function createReplayFeed(
  { book, clock, log, dataDirectory, monitor }: FeedNeeds,
  {
    speed,
    ...files
  }: Pick<ReplaySourceOptions, 'paths' | 'folder' | 'startsIn'> & { readonly speed: number },
): FeedSource & KnowsPast {
  return createReplaySource({
    ...files,
    memory: createFileMemory(join(dataDirectory, 'replay.json')),
    book,
    pricer: createSitePricer(log),
    pace: { clock, speed },
    log,
    monitor,
  });
}
