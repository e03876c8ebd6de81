import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Bets that are counted at once. */
const BETS_AT_ONCE = 200;
/** Longer slips say little of each pair, and have too many: one of these has 66. */
const MOST_LEGS = 12;
/** Younger bets wait: one with an earlier id may still be on its way into the database, ms. */
const REST_MS = 60_000;
/** Pairs that are forgotten at once. */
const FORGOTTEN_AT_ONCE = 5_000;

const COUNT = `WITH taken AS (
    SELECT id, player_id FROM bet WHERE id > $1 AND placed_at <= $2 ORDER BY id LIMIT $3
  ), pairs AS (
    SELECT one.outcome_id COLLATE "C" AS first, two.outcome_id COLLATE "C" AS second,
      taken.player_id,
      max(to_timestamp(least((one.facts->>'startsAt')::bigint, (two.facts->>'startsAt')::bigint) / 1000)
        + interval '12 hours') AS until
    FROM taken
    JOIN bet_leg one ON one.bet_id = taken.id
    JOIN bet_leg two ON two.bet_id = taken.id AND two.event_id <> one.event_id
      AND one.outcome_id COLLATE "C" < two.outcome_id COLLATE "C"
    WHERE (SELECT count(*) FROM bet_leg WHERE bet_id = taken.id) <= $4
    GROUP BY 1, 2, 3
  ), added AS (
    INSERT INTO backed_pair_player (first, second, player_id, until)
    SELECT first, second, player_id, until FROM pairs WHERE until > $5
    ON CONFLICT DO NOTHING RETURNING first, second, until
  ), counted AS (
    INSERT INTO backed_pair (first, second, players, until)
    SELECT first, second, count(*), max(until) FROM added GROUP BY first, second
    ON CONFLICT (first, second) DO UPDATE SET players = backed_pair.players + excluded.players,
      until = greatest(backed_pair.until, excluded.until)
  )
  SELECT max(id) AS last, count(*)::integer AS bets FROM taken`;

interface Options {
  readonly pool: Pool;
  readonly clock: Clock;
}

/**
 * Counts bets that are not counted yet, in one transaction with how far the count has come: one that is killed counts
 * nothing, and one that is repeated counts no player twice.
 * @returns whether there may be more
 */
async function countPart({ pool, clock }: Options): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const now = clock();
    const { rows: held } = await client.query({
      name: 'betting.backed-pair-cursor',
      text: 'SELECT bet_id FROM backed_pair_cursor FOR UPDATE',
    });
    const { rows } = await client.query({
      name: 'betting.count-backed-pairs',
      text: COUNT,
      values: [
        held[0]?.bet_id ?? '0',
        new Date(now - REST_MS),
        BETS_AT_ONCE,
        MOST_LEGS,
        new Date(now),
      ],
    });
    const [counted] = rows;
    if (counted === undefined || counted.last === null) return false;
    await client.query({
      name: 'betting.move-backed-pair-cursor',
      text: 'UPDATE backed_pair_cursor SET bet_id = $1',
      values: [counted.last],
    });
    return counted.bets === BETS_AT_ONCE;
  });
}

/** Forgets pairs of matches that have begun long ago, with who backed them. */
async function forgetPart({ pool, clock }: Options): Promise<boolean> {
  const { rowCount: players } = await pool.query({
    name: 'betting.forget-backed-pair-players',
    text: `DELETE FROM backed_pair_player WHERE ctid = ANY (ARRAY(
             SELECT ctid FROM backed_pair_player WHERE until <= $1 LIMIT $2))`,
    values: [new Date(clock()), FORGOTTEN_AT_ONCE],
  });
  const { rowCount: pairs } = await pool.query({
    name: 'betting.forget-backed-pairs',
    text: `DELETE FROM backed_pair WHERE ctid = ANY (ARRAY(
             SELECT ctid FROM backed_pair WHERE until <= $1 LIMIT $2))`,
    values: [new Date(clock()), FORGOTTEN_AT_ONCE],
  });
  return players === FORGOTTEN_AT_ONCE || pairs === FORGOTTEN_AT_ONCE;
}

/** Brings the count of what is backed together up to now. */
export async function countPairs(options: Options): Promise<void> {
  while (await countPart(options)) {
    // The next bets.
  }
  while (await forgetPart(options)) {
    // The next pairs.
  }
}
