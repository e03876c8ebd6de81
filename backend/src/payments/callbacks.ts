import type { Pool, PoolClient } from 'pg';
import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../platform/api-error.ts';
import type { Clock } from '../platform/clock.ts';
import { inTransaction } from '../platform/transaction.ts';
import type { DepositWallet } from './deposit-wallet.ts';
import { type StoredPayment, findPayment, setStatus } from './payment-store.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';

export type HandleCallback = (callback: {
  readonly provider: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}) => Promise<StoredPayment>;

/**
 * Whether an event may move a payment. Money that a provider has taken is credited even after we
 * had given the deposit up; nothing moves a deposit that has succeeded.
 */
function mayMove(payment: StoredPayment, event: PaymentEvent): boolean {
  return event.outcome === 'succeeded'
    ? payment.status !== 'succeeded'
    : payment.status === 'created' || payment.status === 'pending';
}

async function remember(
  client: PoolClient,
  event: PaymentEvent,
  received: { readonly provider: string; readonly body: string; readonly at: number },
): Promise<void> {
  await client.query(
    `INSERT INTO payment_event (provider, event_id, payment_id, outcome, body, received_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (provider, event_id) DO NOTHING`,
    [
      received.provider,
      event.eventId,
      event.paymentId,
      event.outcome,
      received.body,
      new Date(received.at),
    ],
  );
}

/**
 * Handles what providers say, as often as they say it: the payment's row is locked, the ledger
 * takes a payment once, and both change in one transaction.
 */
export function createCallbackHandler(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly providers: readonly PaymentProvider[];
  readonly wallet: DepositWallet;
  readonly onCredited?: (() => void) | undefined;
}): HandleCallback {
  const { pool, clock, providers, wallet } = options;
  return async ({ provider: id, headers, body }) => {
    const provider = providers.find((candidate) => candidate.id === id);
    if (provider === undefined) {
      throw new ApiError('not_found', `there is no payment provider "${id}"`);
    }
    const event = provider.verifyCallback({ headers, body });
    const handled = await inTransaction(pool, async (client) => {
      const payment = await findPayment(client, { id: event.paymentId, lock: true });
      if (payment === undefined || payment.provider !== id) {
        throw new ApiError('not_found', 'there is no such payment');
      }
      if (payment.amount !== event.amount || payment.currency !== event.currency) {
        throw new ApiError('payment_state_invalid', 'the amount is not the one that was ordered');
      }
      await remember(client, event, { provider: id, body, at: clock() });
      if (!mayMove(payment, event)) {
        return payment;
      }
      if (event.outcome === 'succeeded') {
        await wallet.creditDeposit(client, {
          paymentId: payment.id,
          playerId: payment.playerId,
          accountId: payment.accountId,
          amount: payment.amount,
          currency: payment.currency,
        });
      }
      const at = clock();
      await setStatus(client, { id: payment.id, status: event.outcome, at });
      return { ...payment, status: event.outcome, updatedAt: at };
    });
    if (handled.status === 'succeeded') {
      options.onCredited?.();
    }
    return handled;
  };
}
