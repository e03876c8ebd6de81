import {
  LIMIT_TYPE,
  type PlayedTime,
  countPlayed,
  endOfDay,
  isInForce,
  isUnset,
} from '@touchline/domain/limits';
import { HOUR } from '@touchline/domain/time';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type StoredLimit, currentLimits } from './limit-store.ts';

/** What a session limit leaves for today. */
export interface SessionLeft {
  /** Milliseconds, not below zero. */
  readonly remaining: number;
  /** When the day of the site ends, milliseconds since epoch. */
  readonly until: number;
}

export interface PlayTime {
  /** Counts a sign of life of the player. @returns what was played today with it */
  readonly count: (client: Pool | PoolClient, playerId: string) => Promise<PlayedTime>;
  /** Counts a ping; undefined for a player without a session limit, whose time is not counted. */
  readonly ping: (playerId: string) => Promise<SessionLeft | undefined>;
  /** What a session limit leaves, without counting anything. */
  readonly leftOf: (playerId: string, limit: StoredLimit) => Promise<SessionLeft>;
}

const PLAYED = 'SELECT day, played_ms, seen_at FROM player_play_time WHERE player_id = $1';
const PLAYED_LOCKED = `${PLAYED} FOR UPDATE` as const;

/** The session limit in force among a player's limits, if any. */
export function sessionLimitOf(
  limits: readonly StoredLimit[],
  now: number,
): StoredLimit | undefined {
  return limits.find(
    (limit) => limit.type === LIMIT_TYPE.session && isInForce(limit, now) && !isUnset(limit),
  );
}

/**
 * How long players with a session limit have played today. Pings and bets are the signs of life; the
 * count belongs to the player, so that neither a reload nor another device restarts it.
 */
export function createPlayTime(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Hours that the site's zone is ahead of UTC. */
  readonly zoneOffset: () => Promise<number>;
}): PlayTime {
  const { pool, clock, zoneOffset } = options;

  async function read(
    client: Pool | PoolClient,
    playerId: string,
    { isLocked }: { readonly isLocked: boolean },
  ): Promise<PlayedTime | undefined> {
    const { rows } = await client.query(isLocked ? PLAYED_LOCKED : PLAYED, [playerId]);
    const row = rows[0];
    return row && { day: row.day, played: Number(row.played_ms), seenAt: row.seen_at.getTime() };
  }

  async function countIn(client: PoolClient, playerId: string): Promise<PlayedTime> {
    // The first caller makes the row; the others wait for it here.
    await client.query(
      `INSERT INTO player_play_time (player_id, day, played_ms, seen_at)
       VALUES ($1, 0, 0, 'epoch') ON CONFLICT DO NOTHING`,
      [playerId],
    );
    const before = await read(client, playerId, { isLocked: true });
    const counted = countPlayed(before, { now: clock(), offset: await zoneOffset() });
    await client.query(
      'UPDATE player_play_time SET day = $2, played_ms = $3, seen_at = $4 WHERE player_id = $1',
      [playerId, counted.day, counted.played, new Date(counted.seenAt)],
    );
    return counted;
  }

  const count: PlayTime['count'] = (client, playerId) =>
    client === pool
      ? inTransaction(pool, (own) => countIn(own, playerId))
      : countIn(client as PoolClient, playerId);

  const left = (limit: StoredLimit, { day, played }: PlayedTime, offset: number): SessionLeft => ({
    remaining: Math.max(0, limit.value * HOUR - played),
    until: endOfDay(day, offset),
  });

  return {
    count,
    ping: async (playerId) => {
      const now = clock();
      const limit = sessionLimitOf(await currentLimits(pool, { playerId, now }), now);
      return limit && left(limit, await count(pool, playerId), await zoneOffset());
    },
    leftOf: async (playerId, limit) => {
      const offset = await zoneOffset();
      const before = await read(pool, playerId, { isLocked: false });
      const today = countPlayed(undefined, { now: clock(), offset });
      return left(limit, before?.day === today.day ? before : today, offset);
    },
  };
}
