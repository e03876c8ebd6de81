import { randomBytes } from 'node:crypto';
import { createEventInterest, type EventInterest } from '../betting/interest/event-interest.ts';
import { followCompetitionHubs } from '../live/hubs/competition-hubs.ts';
import { createTopicHub, type TopicHub } from '../live/stream/topic-hub.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { Feed } from '../pricing/feed/create-feed.ts';
import type { Configuration } from '../site/configuration/configuration.ts';

/** The topics of the book's events, and what is bet on most, by which the top lists choose. */
export async function createLiveTopics({
  pool,
  clock,
  feed,
  configuration,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly feed: Pick<Feed, 'book'>;
  readonly configuration: Configuration;
}): Promise<{ readonly hub: TopicHub; readonly interest: EventInterest }> {
  const interest = createEventInterest({ pool, clock });
  const hubs = await followCompetitionHubs(configuration);
  const hub = createTopicHub({
    book: feed.book,
    clock,
    interest: interest.of,
    hubs: hubs.current,
    createGeneration: () => randomBytes(6).toString('base64url'),
  });
  return { hub, interest };
}
