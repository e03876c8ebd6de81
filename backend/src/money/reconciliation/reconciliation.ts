import { DAY } from '@touchline/domain/time';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { type RaiseTask, reconcileDay } from './reconcile-day.ts';

/** A day is compared when it has been over for this long, ms: last callbacks have come by then. */
const AFTER_MIDNIGHT = 3_600_000;
/** A provider that cannot be asked is asked again after this, ms. */
const RETRY_AFTER = 600_000;
/** A site that was off for longer begins with so many days ago. */
const MOST_DAYS = 31;

/** The beginnings of the days that are still to be compared, the oldest first. */
function openDays(last: number | undefined, now: number): readonly number[] {
  const yesterday = Math.floor((now - AFTER_MIDNIGHT) / DAY) * DAY - DAY;
  const first =
    last === undefined ? yesterday : Math.max(last + DAY, yesterday - (MOST_DAYS - 1) * DAY);
  const count = Math.max(0, (yesterday - first) / DAY + 1);
  return Array.from({ length: count }, (_, index) => first + index * DAY);
}

async function lastDay(pool: Pool, provider: string): Promise<number | undefined> {
  const { rows } = await pool.query(
    'SELECT max(day)::text AS day FROM payment_reconciliation WHERE provider = $1',
    [provider],
  );
  const day = rows[0]?.day;
  return day === null || day === undefined ? undefined : Date.parse(`${day}T00:00:00Z`);
}

/**
 * Compares each provider's statement with the ledger, a day at a time, and hands differences to operators.
 * @returns compares what is due; called often, it does nothing until a day is over
 */
export function createReconciliation({
  pool,
  clock,
  providers,
  raiseTask,
  onFailure,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly providers: readonly PaymentProvider[];
  readonly raiseTask: RaiseTask;
  readonly onFailure: (error: unknown, provider: string) => void;
}): () => Promise<void> {
  const retryAt = new Map<string, number>();

  async function reconcile({ id, statement }: PaymentProvider): Promise<void> {
    const now = clock();
    if (statement === undefined || now < (retryAt.get(id) ?? 0)) {
      return;
    }
    try {
      for (const day of openDays(await lastDay(pool, id), now)) {
        await reconcileDay({ pool, provider: id, statement, raiseTask }, { day, now });
      }
    } catch (error) {
      retryAt.set(id, now + RETRY_AFTER);
      onFailure(error, id);
    }
  }
  return async () => {
    for (const provider of providers) {
      await reconcile(provider);
    }
  };
}
