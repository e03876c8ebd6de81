import type { FastifyBaseLogger } from 'fastify';
import { isCodedError } from '../../platform/http/api-error.ts';
import type { FeedMonitor } from '../book/feed-monitor.ts';
import type { FollowedEvents } from './followed-events.ts';
import { sportsToFollow } from './followed-sports.ts';
import type { OddsApiClient } from './odds-api-client.ts';
import { sportOfKey } from './odds-api-markets.ts';
import { nextRoundIn } from './polling-pace.ts';

const WAIT_AFTER_REFUSAL_MS = 10 * 60_000;

/** Rounds of requests to the service, over the sports that are followed. */
export interface Rounds {
  /** Chooses the sports again; a first round does so by itself. */
  readonly chooseSports: () => Promise<void>;
  /** Fetches all prices and scores once. @returns the milliseconds to wait before the next round */
  readonly round: () => Promise<number>;
}

/** Requests the followed sports, round by round, within the quota of the key. */
export function createRounds(options: {
  readonly client: OddsApiClient;
  readonly events: Pick<FollowedEvents, 'takeOdds' | 'takeScore'>;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  readonly sports?: readonly string[] | undefined;
  readonly leastIntervalMs?: number;
  readonly monitor?: FeedMonitor | undefined;
}): Rounds {
  const { client, events, clock, log, leastIntervalMs: least = 60_000, monitor } = options;
  let followed: readonly string[] | undefined;
  let roundCost = 0;

  /** Fetches one sport; a sport that the service refuses is not requested again. */
  async function askFor(key: string): Promise<void> {
    const sport = sportOfKey(key);
    if (sport === undefined) {
      return;
    }
    try {
      events.takeOdds(await client.odds(key), clock());
      monitor?.message();
      const cost = client.quota().lastCost ?? 1;
      for (const score of await client.scores(key)) {
        events.takeScore(score, sport);
      }
      roundCost += cost + (client.quota().lastCost ?? 1);
    } catch (error) {
      if (isCodedError(error) && error.code === 'feed_bad_parameters') {
        log.error({ err: error, sport: key }, 'the sport is no longer offered by the feed');
        followed = followed?.filter((other) => other !== key);
        return;
      }
      throw error;
    }
  }

  function nextRound(): number {
    return nextRoundIn({ quota: client.quota(), roundCost, least, now: clock() });
  }

  function waitAfter(error: unknown): number {
    const code = isCodedError(error) ? error.code : 'unavailable';
    monitor?.error(code);
    log.error({ err: error, code }, 'failed to read the-odds-api');
    if (code === 'feed_unauthorized') {
      return WAIT_AFTER_REFUSAL_MS;
    }
    const wait = nextRound();
    return code === 'feed_quota_exhausted' ? Math.max(WAIT_AFTER_REFUSAL_MS, wait) : wait;
  }

  return {
    chooseSports: async () => {
      followed = await sportsToFollow(client, options.sports);
    },
    round: async () => {
      try {
        followed ??= await sportsToFollow(client, options.sports);
        roundCost = 0;
        for (const key of followed) {
          await askFor(key);
        }
      } catch (error) {
        return waitAfter(error);
      }
      return nextRound();
    },
  };
}
