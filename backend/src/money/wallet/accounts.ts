import type { Account } from '@touchline/contracts/money';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Known, Queryable, RowOf } from '../../platform/database/queryable.ts';

const OWN_ACCOUNT = `SELECT id, type, currency FROM account
  WHERE id = $1 AND player_id = $2 AND kind = 'player' AND closed_at IS NULL`;

/** What never changes about a player's account. */
export type AccountFacts = RowOf<typeof OWN_ACCOUNT>;

const BALANCES = `SELECT id, type, currency, balance, in_play, id = coalesce(
    (SELECT account_id FROM active_account WHERE player_id = $1),
    (SELECT min(id) FROM account WHERE player_id = $1 AND kind = 'player' AND type = 0)
  ) AS is_active
  FROM account
  WHERE player_id = $1 AND kind = 'player' AND closed_at IS NULL ORDER BY type, id`;

type BalanceRow = Known<
  RowOf<typeof BALANCES>,
  { readonly balance: string; readonly is_active: boolean }
>;

/** What an account id looks like; anything else would not even be a number for the database. */
export const ACCOUNT_ID = /^\d{1,18}$/;

/** A player's account types: 0 main, 4 bonus, 9 a further currency. */
export type AccountType = Account['type'];

/**
 * Opens an account, the main one by default, or finds the one already open. Runs inside
 * the caller's transaction.
 * @returns its id
 */
export async function openAccount(
  client: Queryable,
  account: {
    readonly playerId: string;
    /** ISO 4217 code. */
    readonly currency: string;
    readonly type?: AccountType | undefined;
  },
): Promise<string> {
  const { rows } = await client.query({
    name: 'wallet.open-account',
    text: 'SELECT open_account($1, $2, $3) AS id',
    values: [account.playerId, account.type ?? 0, account.currency],
  });
  const [row] = rows;
  if (row === undefined || row.id === null) {
    throw new Error('an account was neither opened nor found');
  }
  return row.id;
}

/** A player's own account; undefined for another player's. */
export async function findAccount(
  client: Queryable,
  account: { readonly playerId: string; readonly accountId: string },
): Promise<AccountFacts | undefined> {
  if (!ACCOUNT_ID.test(account.accountId)) {
    return undefined;
  }
  const { rows } = await client.query({
    name: 'wallet.find-account',
    text: OWN_ACCOUNT,
    values: [account.accountId, account.playerId],
  });
  return rows[0];
}

/**
 * A player's open accounts with their balances, in minor units; the main one first. Exactly one is
 * active: the one chosen, else the main one.
 */
export async function balances(client: Queryable, playerId: string): Promise<readonly Account[]> {
  const { rows } = await client.query({
    name: 'wallet.balances',
    text: BALANCES,
    values: [playerId],
  });
  return (rows as readonly BalanceRow[]).map((row) => ({
    id: row.id,
    type: row.type,
    currency: row.currency,
    balance: exactNumber(row.balance),
    inPlay: exactNumber(row.in_play),
    isActive: row.is_active,
  }));
}
