import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { PaymentProvider } from './provider.ts';

const BATCH = 100;

/**
 * Sends refunds that are in the ledger to their providers, until each has taken them: a provider that
 * fails is called again with the next call, and one called twice refunds once.
 * @throws the first provider's failure, after all others were asked
 */
export async function sendRefunds({
  pool,
  clock,
  providers,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly providers: readonly PaymentProvider[];
}): Promise<void> {
  const { rows } = await pool.query(
    `SELECT id, provider, amount, currency FROM payment
     WHERE status = 'refunded' AND refund_sent_at IS NULL ORDER BY updated_at LIMIT ${BATCH}`,
  );
  const failures: unknown[] = [];
  for (const { id, amount, currency, ...row } of rows) {
    try {
      const provider = providers.find((candidate) => candidate.id === row.provider);
      if (provider === undefined) {
        throw new Error(`payment provider "${row.provider}" is missing; refund ${id} manually`);
      }
      await provider.refundDeposit({ paymentId: id, amount: Number(amount), currency });
      await pool.query('UPDATE payment SET refund_sent_at = $2 WHERE id = $1', [
        id,
        new Date(clock()),
      ]);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw failures[0];
  }
}
