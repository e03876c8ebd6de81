import type { WithdrawalReason } from '@touchline/contracts/money';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { endWithdrawal, type EndDependencies } from './end-withdrawal.ts';
import { lockWithdrawal, moveWithdrawal, type StoredWithdrawal } from './withdrawal-store.ts';

/** What an operator decides about a withdrawal in review. */
export interface WithdrawalDecision {
  readonly id: string;
  readonly to: 'approved' | 'rejected';
  /** The reason of a rejection as the player reads it. */
  readonly code?: WithdrawalReason | undefined;
  /** Records the decision in its transaction, if it was one: a second press of the same decides nothing. */
  readonly record?: (client: PoolClient, withdrawal: StoredWithdrawal) => Promise<void>;
}

/**
 * Approves or rejects a withdrawal, which returns its money. One that was decided in the same way stays as
 * it is.
 * @throws ApiError `not_found`, `payment_state_invalid` where it is in no review
 */
export async function decideWithdrawal(
  { pool, ...dependencies }: EndDependencies & { readonly pool: Pool },
  { id, to, code = 'rejected_review', record }: WithdrawalDecision,
): Promise<StoredWithdrawal> {
  return inTransaction(pool, async (client) => {
    const withdrawal = await lockWithdrawal(client, id);
    if (withdrawal === undefined) {
      throw new ApiError('not_found', `there is no withdrawal ${id}`);
    }
    const isDecided = withdrawal.steps.some(({ state }) => state === 'review');
    if (isDecided && withdrawal.steps.some(({ state }) => state === to)) {
      return withdrawal;
    }
    if (withdrawal.state !== 'review') {
      throw new ApiError('payment_state_invalid', `the withdrawal is ${withdrawal.state}`);
    }
    if (to === 'rejected') {
      await endWithdrawal(dependencies, client, { id, end: { state: to, reason: code } });
    } else {
      await moveWithdrawal(client, { id, state: to, at: dependencies.clock() });
    }
    await record?.(client, withdrawal);
    return (await lockWithdrawal(client, id)) ?? withdrawal;
  });
}
