import type { Pool } from '../../../platform/database/queryable.ts';
import type { Statement } from '../provider.ts';

/** What the test provider's own books say it moved. */
export function createTestStatement(pool: Pool): Statement {
  return async ({ from, until }) => {
    const { rows } = await pool.query(
      `SELECT payment_id, 'deposit' AS kind, amount, currency, decided_at AS at
         FROM test_provider_charge WHERE outcome = 'succeeded' AND decided_at >= $1 AND decided_at < $2
       UNION ALL
       SELECT payment_id, 'refund', amount, currency, refunded_at
         FROM test_provider_charge WHERE refunded_at >= $1 AND refunded_at < $2
       UNION ALL
       SELECT payment_id, 'payout', amount, currency, due_at
         FROM test_provider_payout WHERE outcome = 'succeeded' AND due_at >= $1 AND due_at < $2`,
      [new Date(from), new Date(until)],
    );
    return rows.map((row) => ({
      paymentId: row.payment_id ?? '',
      kind: row.kind as 'deposit' | 'refund' | 'payout',
      amount: Number(row.amount),
      currency: row.currency ?? '',
      at: row.at?.getTime() ?? 0,
    }));
  };
}
