import { ApiError } from '../../platform/http/api-error.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { PoolClient, Queryable } from '../../platform/database/queryable.ts';
import { betCost, type CostContext, yieldAfter } from '../cash-out/bet-cost.ts';
import { loadOpenBets } from '../bets/open-bets.ts';

/** An open bet of the player's own money with what it costs now. Amounts in minor units. */
interface CoveringBet {
  readonly bet: string;
  /** The part of the stake that is not sold. */
  readonly stake: number;
  readonly worth: number;
}

/** What the open bets of an account answer for at the prices of one moment. */
export interface AdvanceCover {
  readonly bets: readonly CoveringBet[];
  /** The share of what they are worth that may be owed. */
  readonly percent: number;
  /** What is owed now, in minor units. */
  readonly owed: number;
}

/** The newest of an account's open bets; older ones answer for nothing. */
const MOST_COVERING = 200;

/**
 * What may be lent on an account: a configured share of what its open bets that were paid with the
 * player's own money would be bought back for at this moment. `grantAdvance` checks it again under the
 * lock of the account.
 */
export async function advanceCover(
  { pool, ...context }: CostContext & { readonly pool: Queryable },
  accountId: string,
): Promise<AdvanceCover> {
  const { isOffered, percent } = context.settings.prepaid;
  if (!isOffered) {
    return { bets: [], percent, owed: 0 };
  }
  const { rows } = await pool.query({
    name: 'betting.covering-bets',
    text: `SELECT owed_advances($1) AS owed, (
             SELECT array_agg(id) FROM (
               SELECT id FROM bet WHERE account_id = $1 AND status = 'open'
                 AND is_of_own_money(bet.*)
               ORDER BY id DESC LIMIT ${MOST_COVERING}) covering) AS ids`,
    values: [accountId],
  });
  const bets = await loadOpenBets(pool, rows[0]?.ids ?? []);
  const covering: CoveringBet[] = [];
  for (const [at, bet] of bets.entries()) {
    const cost = betCost(bet, context);
    if ('amount' in cost) {
      covering.push({ bet: bet.id, stake: bet.stake, worth: cost.amount });
    }
    await yieldAfter(at + 1);
  }
  return {
    bets: covering,
    percent,
    owed: exactNumber(rows[0]?.owed ?? '0'),
  };
}

/** The most that may be owed at one moment, in minor units. */
export function mostOwed({ bets, percent }: AdvanceCover): number {
  const worth = bets.reduce((sum, bet) => sum + bet.worth, 0);
  return Math.floor((worth * percent) / 100);
}

/** An advance that a bet is placed with. */
export interface Advance {
  /** Minor units. */
  readonly amount: number;
  readonly cover: AdvanceCover;
}

/**
 * Credits an advance, in the transaction that stakes it. What covers it counts as far as it is still
 * open under the lock of the account.
 * @throws ApiError `prepaid_unavailable` when more would be owed than the open bets answer for
 */
export async function grantAdvance(
  client: PoolClient,
  grant: Advance & { readonly accountId: string; readonly reference: string; readonly at: number },
): Promise<void> {
  const { accountId, amount, cover, reference, at } = grant;
  const { rows } = await client.query({
    name: 'betting.grant-advance',
    text: 'SELECT grant_advance($1, $2, $3, $4, $5, $6) AS granted',
    values: [accountId, amount, JSON.stringify(cover.bets), cover.percent, reference, new Date(at)],
  });
  if (rows[0]?.granted !== true) {
    throw new ApiError('prepaid_unavailable', 'the advance exceeds the credit of the open bets');
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
