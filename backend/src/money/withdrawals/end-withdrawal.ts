import type { WithdrawalReason } from '@touchline/contracts/money';
import type { Queryable, PoolClient } from '../../platform/database/queryable.ts';
import type { Clock } from '../../platform/clock.ts';
import { lockWithdrawal, moveWithdrawal, type StoredWithdrawal } from './withdrawal-store.ts';
import type { WithdrawalWallet } from './withdrawal-wallet.ts';

/** How a withdrawal ends. */
export type WithdrawalEnd =
  | { readonly state: 'paid' }
  | { readonly state: 'failed' | 'rejected'; readonly reason: WithdrawalReason };

/** Writes the notice of an end to its player, in the transaction of the end. */
export type WriteWithdrawalNotice = (
  client: PoolClient,
  notice: {
    readonly kind: 'withdrawal-paid' | 'withdrawal-failed' | 'withdrawal-rejected';
    readonly playerId: string;
    readonly paymentId: string;
    readonly language: string;
  },
) => Promise<void>;

export interface EndDependencies {
  readonly clock: Clock;
  readonly wallet: Pick<WithdrawalWallet, 'finish'>;
  readonly writeNotice: WriteWithdrawalNotice;
}

/** The states from which a provider's word or an operator ends a withdrawal. */
const OPEN: Readonly<Record<WithdrawalEnd['state'], readonly StoredWithdrawal['state'][]>> = {
  // A provider may be quicker than the mark that it has been sent.
  paid: ['approved', 'sent'],
  failed: ['approved', 'sent'],
  rejected: ['review'],
};

/**
 * Ends a withdrawal in the caller's transaction, once: paid, or its money returned. One that has ended
 * before, or is not where this end is possible, stays as it is.
 * @returns the withdrawal afterwards; undefined where there is none
 */
export async function endWithdrawal(
  { clock, wallet, writeNotice }: EndDependencies,
  client: PoolClient & Queryable,
  { id, end }: { readonly id: string; readonly end: WithdrawalEnd },
): Promise<StoredWithdrawal | undefined> {
  const withdrawal = await lockWithdrawal(client, id);
  if (withdrawal === undefined || !OPEN[end.state].includes(withdrawal.state)) {
    return withdrawal;
  }
  const { accountId, amount, playerId, language } = withdrawal;
  const isPaid = end.state === 'paid';
  const at = clock();
  await wallet.finish(client, { paymentId: id, accountId, amount, isPaid });
  const reason = end.state === 'paid' ? undefined : end.reason;
  await moveWithdrawal(client, { id, state: end.state, reason, at });
  await writeNotice(client, {
    kind: `withdrawal-${end.state}`,
    playerId,
    paymentId: id,
    language,
  });
  return {
    ...withdrawal,
    state: end.state,
    ...(reason === undefined ? {} : { reason }),
    steps: [...withdrawal.steps, { state: end.state, at }],
    updatedAt: at,
  };
}
