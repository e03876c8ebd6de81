import {
  type Counted,
  type SpendingQuestion,
  gainedSince,
  spentSince,
} from '../../money/wallet/spending.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';

/** What amount limits count, see `usedSum` of the domain. */
export type CountedAmount = Counted;

/** Sums of what a player has done since a moment, over all accounts, in minor units of one currency. */
export interface Spending {
  /** @throws `exchange_rate_missing` */
  readonly sum: (client: Pool | PoolClient, question: SpendingQuestion) => Promise<number>;
}

/** Sums from the ledger and the open payments. */
export function createLedgerSpending(): Spending {
  return { sum: spentSince };
}

/** What was staked since a moment and what came of it, in minor units of one currency. */
export async function movedSince(
  client: Pool | PoolClient,
  question: { readonly playerId: string; readonly currency: string; readonly since: number },
): Promise<{ readonly staked: number; readonly result: number }> {
  // One after another: a client of the database takes one query at a time.
  const staked = await spentSince(client, { ...question, counts: 'wagering' });
  const result = await gainedSince(client, question);
  return { staked, result };
}
