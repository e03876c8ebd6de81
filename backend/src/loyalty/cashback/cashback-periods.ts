import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import type { CashbackProduct } from '@touchline/contracts/loyalty';
import { CLUB_LEVELS, cashbackPeriod } from '@touchline/domain/loyalty';
import type { PoolClient } from '../../platform/database/queryable.ts';
import type { CountedChange } from '../counted-change.ts';
import { levelsOf } from '../club/club-store.ts';
import { cashbackTerms, isCashbackOffered } from '../loyalty-settings.ts';
import { isCashbackWanted, isProtected } from '../may-be-offered.ts';

/** What is newly decided of one account: of a bet, or of the rounds of a day. */
export type CashbackChange = Omit<CountedChange, 'clubStake' | 'points'>;

/** Ends a period: what is owed is due, or there is nothing. */
async function endPeriod(client: PoolClient, id: string): Promise<void> {
  await client.query({
    name: 'loyalty.end-period',
    text: `UPDATE cashback_period SET state = CASE WHEN amount > 0 THEN 'due' ELSE 'nothing' END
           WHERE id = $1 AND state = 'running'`,
    values: [id],
  });
}

interface Running {
  readonly id: string;
  readonly to: number;
}

async function runningPeriod(
  client: PoolClient,
  { accountId, product }: { readonly accountId: string; readonly product: CashbackProduct },
): Promise<Running | undefined> {
  const { rows } = await client.query({
    name: 'loyalty.running-period',
    text: `SELECT id, to_at FROM cashback_period
           WHERE account_id = $1 AND product = $2 AND state = 'running' FOR UPDATE`,
    values: [accountId, product],
  });
  return rows[0] && { id: rows[0].id, to: rows[0].to_at.getTime() };
}

/** @returns its id; undefined where none begins: cashback is not offered or not wanted, or the player is protected */
async function beginPeriod(
  client: PoolClient,
  {
    product,
    change: { playerId, accountId, currency, at },
    rules,
    now,
  }: {
    readonly product: CashbackProduct;
    readonly change: CashbackChange;
    readonly rules: LoyaltyConfiguration;
    readonly now: number;
  },
): Promise<string | undefined> {
  if (!isCashbackOffered(rules, product) || (await isProtected(client, { playerId, now }))) {
    return undefined;
  }
  if (!(await isCashbackWanted(client, playerId))) {
    return undefined;
  }
  const level = (await levelsOf(client, [playerId])).get(playerId) ?? CLUB_LEVELS[0];
  const { percent, days } = cashbackTerms(rules, { product, level });
  const { rows: ended } = await client.query({
    name: 'loyalty.last-period-end',
    text: `SELECT max(to_at) AS to_at FROM cashback_period
           WHERE player_id = $1 AND account_id = $2 AND product = $3`,
    values: [playerId, accountId, product],
  });
  // What is counted late belongs to no period that has ended.
  const { from, to } = cashbackPeriod(Math.max(at, ended[0]?.to_at?.getTime() ?? 0), days);
  const { rows } = await client.query({
    name: 'loyalty.begin-period',
    text: `INSERT INTO cashback_period
             (player_id, account_id, currency, product, level, percent, from_at, to_at)
           VALUES ($1, $2, $3, $4, $5, round($6::numeric, 2), $7, $8) RETURNING id`,
    values: [playerId, accountId, currency, product, level, percent, new Date(from), new Date(to)],
  });
  return rows[0]?.id;
}

/**
 * Adds what was decided to the periods of a product that are running, and begins those that are not; the caller has the
 * players' members locked. A period keeps the terms it began with.
 */
export async function addToCashback(
  client: PoolClient,
  {
    product,
    changes,
    rules,
    now,
  }: {
    readonly product: CashbackProduct;
    readonly changes: readonly CashbackChange[];
    readonly rules: LoyaltyConfiguration;
    readonly now: number;
  },
): Promise<void> {
  for (const change of changes) {
    if (change.staked === 0 && change.returned === 0) {
      continue;
    }
    let running = await runningPeriod(client, { accountId: change.accountId, product });
    if (running !== undefined && running.to <= change.at) {
      await endPeriod(client, running.id);
      running = undefined;
    }
    const id = running?.id ?? (await beginPeriod(client, { product, change, rules, now }));
    if (id !== undefined) {
      await client.query({
        name: 'loyalty.add-to-period',
        text: `UPDATE cashback_period SET staked = staked + $2, returned = returned + $3 WHERE id = $1`,
        values: [id, change.staked, change.returned],
      });
    }
  }
}
