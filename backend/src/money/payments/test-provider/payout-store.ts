import { randomUUID } from 'node:crypto';
import type { Pool } from '../../../platform/database/queryable.ts';
import type { PayoutOrder } from '../provider.ts';

/** What the test provider stores about money that it has to pay. */
export interface Payout {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly outcome: 'succeeded' | 'failed';
}

export interface PayoutStore {
  /** Takes an order, once for each payment. */
  readonly take: (
    order: PayoutOrder,
    decision: { readonly outcome: Payout['outcome']; readonly dueAt: number },
  ) => Promise<void>;
  /** What is due and whose callback the merchant has not answered. */
  readonly due: (now: number) => Promise<readonly Payout[]>;
  readonly acknowledge: (id: string, at: number) => Promise<void>;
}

/** The test provider's own book of payouts. */
export function createPayoutStore(pool: Pool): PayoutStore {
  return {
    take: async ({ paymentId, amount, currency }, { outcome, dueAt }) => {
      await pool.query(
        `INSERT INTO test_provider_payout (id, payment_id, amount, currency, outcome, due_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (payment_id) DO NOTHING`,
        [randomUUID(), paymentId, amount, currency, outcome, new Date(dueAt)],
      );
    },
    due: async (now) => {
      const { rows } = await pool.query(
        `SELECT id, payment_id, amount, currency, outcome FROM test_provider_payout
         WHERE acknowledged_at IS NULL AND due_at <= $1 ORDER BY due_at LIMIT 100`,
        [new Date(now)],
      );
      return rows.map(({ payment_id: paymentId, amount, ...row }) => ({
        ...row,
        paymentId,
        amount: Number(amount),
      }));
    },
    acknowledge: async (id, at) => {
      await pool.query('UPDATE test_provider_payout SET acknowledged_at = $2 WHERE id = $1', [
        id,
        new Date(at),
      ]);
    },
  };
}
