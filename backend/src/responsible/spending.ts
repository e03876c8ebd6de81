import type { Pool, PoolClient } from 'pg';
import { type Counted, gainedSince, spentSince } from '../wallet/spending.ts';

/** What amount limits count, see `usedSum` of the domain. */
export type CountedAmount = Counted;

/** Sums of what a player has done since a moment, in minor units of one currency. */
export interface Spending {
  readonly sum: (
    client: Pool | PoolClient,
    question: {
      readonly playerId: string;
      readonly counts: CountedAmount;
      readonly currency: string;
      /** Milliseconds since epoch; the moment itself no longer counts. */
      readonly since: number;
    },
  ) => Promise<number>;
}

/**
 * Sums from the ledger itself. A deposit that is still open at a provider counts as one already, or
 * two opened together could pass a limit that holds only one.
 */
export function createLedgerSpending(): Spending {
  return {
    sum: async (client, question) => {
      const spent = await spentSince(client, question);
      if (question.counts !== 'deposit') {
        return spent;
      }
      const { rows } = await client.query<{ open: string }>(
        `SELECT coalesce(sum(amount), 0) AS open FROM payment
         WHERE player_id = $1 AND currency = $2 AND kind = 'deposit'
           AND status IN ('created', 'pending') AND created_at > $3`,
        [question.playerId, question.currency, new Date(question.since)],
      );
      return spent + Number(rows[0]?.open ?? 0);
    },
  };
}

/** What was staked since a moment and what came of it, in minor units of one currency. */
export async function movedSince(
  client: Pool | PoolClient,
  question: { readonly playerId: string; readonly currency: string; readonly since: number },
): Promise<{ readonly staked: number; readonly result: number }> {
  const [staked, result] = await Promise.all([
    spentSince(client, { ...question, counts: 'wagering' }),
    gainedSince(client, question),
  ]);
  return { staked, result };
}
