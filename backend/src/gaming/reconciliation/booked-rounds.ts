import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';
import type { StatedRound } from './compare-rounds.ts';

const WITHIN = `SELECT external_id, account_id, currency, staked, won,
    closed_at IS NOT NULL AS is_closed
  FROM game_round WHERE provider = $1 AND opened_at >= $2 AND opened_at < $3` as const;

const NAMED = `SELECT external_id, account_id, currency, staked, won,
    closed_at IS NOT NULL AS is_closed
  FROM game_round WHERE provider = $1 AND external_id = ANY ($2)` as const;

function roundOf(row: RowOf<typeof WITHIN>): StatedRound {
  return {
    round: row.external_id,
    account: row.account_id,
    currency: row.currency,
    staked: exactNumber(row.staked),
    won: exactNumber(row.won),
    isClosed: row.is_closed === true,
  };
}

/** The rounds of a provider that were opened in a span of time, as the ledger has them. */
export async function bookedWithin(
  client: Queryable,
  { provider, from, until }: { provider: string; from: number; until: number },
): Promise<readonly StatedRound[]> {
  const { rows } = await client.query(WITHIN, [provider, new Date(from), new Date(until)]);
  return rows.map(roundOf);
}

/** Rounds of a provider by their names, whenever they were opened. */
export async function bookedByName(
  client: Queryable,
  { provider, rounds }: { provider: string; rounds: readonly string[] },
): Promise<readonly StatedRound[]> {
  const { rows } = await client.query(NAMED, [provider, rounds]);
  return rows.map(roundOf);
}
