import type { Pool, PoolClient } from 'pg';
import { ApiError } from '../platform/api-error.ts';
import { exactNumber } from '../wallet/accounts.ts';
import { betCost } from './bet-cost.ts';
import type { BettingSettings } from './betting-settings.ts';
import { loadOpenBets } from './open-bets.ts';
import type { PriceBook } from './price-book.ts';

/** What the open bets of an account can answer for, in minor units. */
export interface AdvanceRoom {
  /** The most that may be owed at one moment. */
  readonly most: number;
  /** What is owed now. */
  readonly owed: number;
}

/**
 * How much may be lent on an account: a configured share of what its open bets that were paid with
 * the player's own money would be bought back for at this moment.
 */
export async function advanceRoom(
  {
    pool,
    book,
    settings,
  }: {
    readonly pool: Pool;
    readonly book: PriceBook;
    readonly settings: BettingSettings;
  },
  accountId: string,
): Promise<AdvanceRoom> {
  const { isOffered, percent } = settings.prepaid;
  if (!isOffered) {
    return { most: 0, owed: 0 };
  }
  const { rows } = await pool.query<{ ids: string[] | null; owed: string }>({
    name: 'betting.covering-bets',
    text: `SELECT owed_advances($1) AS owed, (
             SELECT array_agg(id) FROM (
               SELECT id FROM bet WHERE account_id = $1 AND status = 'open'
                 AND NOT EXISTS (SELECT FROM advance WHERE bet_id = bet.id)
               ORDER BY id DESC LIMIT 200) covering) AS ids`,
    values: [accountId],
  });
  const bets = await loadOpenBets(pool, rows[0]?.ids ?? []);
  const worth = bets
    .map((bet) => betCost(bet, { book, settings }))
    .reduce((sum, cost) => sum + ('amount' in cost ? cost.amount : 0), 0);
  return { most: Math.floor((worth * percent) / 100), owed: exactNumber(rows[0]?.owed ?? '0') };
}

/** An advance that a bet is placed with. Amounts in minor units. */
export interface Advance {
  readonly amount: number;
  readonly most: number;
}

/**
 * Credits an advance, in the transaction that stakes it.
 * @throws ApiError `prepaid_unavailable` when more would be owed than the open bets answer for
 */
export async function grantAdvance(
  client: PoolClient,
  grant: Advance & { readonly accountId: string; readonly reference: string; readonly at: number },
): Promise<void> {
  const { accountId, amount, most, reference, at } = grant;
  const { rows } = await client.query<{ granted: boolean }>({
    name: 'betting.grant-advance',
    text: 'SELECT grant_advance($1, $2, $3, $4, $5) AS granted',
    values: [accountId, amount, most, reference, new Date(at)],
  });
  if (rows[0]?.granted !== true) {
    throw new ApiError('prepaid_unavailable', 'the open bets do not answer for this advance');
  }
}

/** Writes down which bet an advance was staked on. */
export async function linkAdvance(
  client: PoolClient,
  advance: { readonly betId: string; readonly accountId: string; readonly amount: number },
): Promise<void> {
  await client.query({
    name: 'betting.link-advance',
    text: 'INSERT INTO advance (bet_id, account_id, amount) VALUES ($1, $2, $3)',
    values: [advance.betId, advance.accountId, advance.amount],
  });
}
