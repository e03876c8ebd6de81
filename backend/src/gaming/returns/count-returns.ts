import { DAY } from '@touchline/domain/time';
import type { Pool, PoolClient, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Days that returns are shown for, today included. */
const SHOWN_DAYS = 30;
/** Rounds close late and are corrected: so many days before the last count are added up again. */
const RECOUNTED_DAYS = 2;

function dayOf(time: number): number {
  return time - (time % DAY);
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** What games have returned in one currency in the days that are shown. Minor units. */
export interface ReturnedSum {
  readonly gameId: string;
  readonly currency: string;
  readonly rounds: number;
  readonly staked: number;
  readonly won: number;
  /** The sum of the squares of what rounds staked. */
  readonly stakedSquares: number;
}

/**
 * Adds up what the games of providers have returned, by day: the last days once more, and everything that is shown
 * the first time. A count that is ended midway or made twice changes nothing.
 * @param now milliseconds since epoch
 */
export async function countReturns(
  pool: Pool,
  { providers, now }: { readonly providers: readonly string[]; readonly now: number },
): Promise<void> {
  const { rows } = await pool.query({
    name: 'gaming.last-return',
    text: `SELECT max(day)::timestamp AT TIME ZONE 'UTC' AS day FROM game_return`,
    values: [],
  });
  const first = dayOf(now) - (SHOWN_DAYS - 1) * DAY;
  const counted = rows[0]?.day?.getTime();
  const from = counted === undefined ? first : Math.max(first, counted - RECOUNTED_DAYS * DAY);
  await inTransaction(pool, (client) => recount(client, { providers, from }));
}

async function recount(
  client: PoolClient,
  { providers, from }: { readonly providers: readonly string[]; readonly from: number },
): Promise<void> {
  // All rounds of a day may have been taken back since.
  await client.query({
    name: 'gaming.forget-returns',
    text: 'DELETE FROM game_return WHERE day >= $1::date',
    values: [isoDay(from)],
  });
  await client.query({
    name: 'gaming.count-returns',
    text: `INSERT INTO game_return (provider, game, currency, day, rounds, staked, won, staked_squares)
      SELECT provider, game, currency, (opened_at AT TIME ZONE 'UTC')::date, count(*), sum(staked)::bigint,
        sum(won)::bigint, sum(staked::numeric * staked)
      FROM game_round
      WHERE provider = ANY ($1) AND opened_at >= $2 AND closed_at IS NOT NULL AND staked > 0
      GROUP BY 1, 2, 3, 4
      ON CONFLICT (provider, game, currency, day) DO UPDATE SET rounds = excluded.rounds,
        staked = excluded.staked, won = excluded.won, staked_squares = excluded.staked_squares`,
    values: [providers, new Date(from)],
  });
}

/** What games have returned in the last thirty days, as it was counted last. @param now milliseconds since epoch */
export async function returnedSums(
  client: Queryable,
  now: number,
): Promise<readonly ReturnedSum[]> {
  const { rows } = await client.query({
    name: 'gaming.returned-sums',
    text: `SELECT provider, game, currency, sum(rounds)::bigint AS rounds, sum(staked)::bigint AS staked,
        sum(won)::bigint AS won, sum(staked_squares)::float8 AS squares
      FROM game_return WHERE day >= $1::date GROUP BY 1, 2, 3 ORDER BY 3`,
    values: [isoDay(now - (SHOWN_DAYS - 1) * DAY)],
  });
  return rows.map((row) => ({
    gameId: `${row.provider}:${row.game}`,
    currency: row.currency,
    rounds: Number(row.rounds),
    staked: Number(row.staked),
    won: Number(row.won),
    stakedSquares: Number(row.squares),
  }));
}
