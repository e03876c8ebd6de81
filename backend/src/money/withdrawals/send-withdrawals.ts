import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { WithdrawalGuard } from './withdrawal-guard.ts';
import { endWithdrawal, type EndDependencies } from './end-withdrawal.ts';
import {
  findWithdrawal,
  lockWithdrawal,
  moveWithdrawal,
  unsentWithdrawals,
} from './withdrawal-store.ts';

const BATCH = 100;

export interface SendDependencies extends EndDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly providers: readonly PaymentProvider[];
  readonly guard: Pick<WithdrawalGuard, 'holderOf'>;
}

/** Orders one payout. The provider knows it by our id: a process killed before the mark orders it again. */
async function sendOne(dependencies: SendDependencies, id: string): Promise<void> {
  const { pool, clock, providers, guard } = dependencies;
  const withdrawal = await findWithdrawal(pool, id);
  if (withdrawal?.state !== 'approved') {
    return;
  }
  const payouts = providers.find((provider) => provider.id === withdrawal.provider)?.payouts;
  if (payouts === undefined) {
    throw new Error(`provider "${withdrawal.provider}" pays nothing out; withdrawal ${id} waits`);
  }
  const { playerId, methodId, meansId, amount, currency } = withdrawal;
  const holder = await guard.holderOf(playerId);
  const order = { paymentId: id, playerId, holder, amount, currency, methodId, meansId };
  const reply = await payouts.order(order);
  await inTransaction(pool, async (client) => {
    if (reply === 'refused') {
      await endWithdrawal(dependencies, client, {
        id,
        end: { state: 'failed', reason: 'means_invalid' },
      });
      return;
    }
    // Its callback may have come first.
    if ((await lockWithdrawal(client, id))?.state === 'approved') {
      await moveWithdrawal(client, { id, state: 'sent', at: clock() });
    }
  });
}

/**
 * Sends approved withdrawals to their providers; one that fails is sent again with the next call.
 * @throws the first failure, after all others were sent
 */
export async function sendWithdrawals(dependencies: SendDependencies): Promise<void> {
  const { pool, clock } = dependencies;
  const failures: unknown[] = [];
  for (const id of await unsentWithdrawals(pool, { most: BATCH, now: clock() })) {
    try {
      await sendOne(dependencies, id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw failures[0];
  }
}
