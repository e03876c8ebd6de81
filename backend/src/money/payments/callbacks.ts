import type { IncomingHttpHeaders } from 'node:http';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { DepositGuard } from './deposit-guard.ts';
import type { DepositWallet } from './deposit-wallet.ts';
import { type StoredPayment, findPayment, setStatus } from './payment-store.ts';
import { type PaymentEvent, type PaymentMeans, readPaymentEvent } from './payment-event.ts';
import type { PaymentProvider } from './provider.ts';

/** What became of a callback, and what its provider waits for as an answer. */
export interface HandledCallback {
  /** Undefined where it said nothing about a payment's outcome. */
  readonly payment: StoredPayment | undefined;
  readonly acknowledgement: string | undefined;
}

export type HandleCallback = (callback: {
  readonly provider: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}) => Promise<HandledCallback>;

/** Writes the notice that a deposit has arrived, or went back to where it came from. */
export type WriteDepositNotice = (
  client: PoolClient,
  deposit: {
    readonly kind: 'deposit-arrived' | 'deposit-refunded';
    readonly playerId: string;
    readonly paymentId: string;
    readonly language: string;
  },
) => Promise<void>;

/**
 * Whether an event may move a payment. Money that a provider has taken is credited even after we
 * had given the deposit up; nothing moves a deposit that has succeeded.
 */
function mayMove(payment: StoredPayment, event: PaymentEvent): boolean {
  return event.outcome === 'succeeded'
    ? payment.status !== 'succeeded' && payment.status !== 'refunded'
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

/** Stores what a deposit was paid with: money goes back there alone. */
async function rememberMeans(
  client: PoolClient,
  {
    payment,
    means,
    at,
  }: { readonly payment: StoredPayment; readonly means: PaymentMeans; readonly at: number },
): Promise<void> {
  await client.query(
    `INSERT INTO payment_means (player_id, provider, method_id, means_id, label, used_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (player_id, provider, method_id, means_id)
       DO UPDATE SET label = EXCLUDED.label, used_at = EXCLUDED.used_at`,
    [payment.playerId, payment.provider, payment.methodId, means.id, means.label, new Date(at)],
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
  readonly guard: Pick<DepositGuard, 'lockDeposits' | 'isOnBreak'>;
  /** Writes the notice to the player, in the transaction of the deposit. */
  readonly writeNotice: WriteDepositNotice;
  /** Receives a refund that is to be sent to its provider. */
  readonly onRefund: () => void;
  readonly onCredited?: (() => void) | undefined;
  /** Receives what is reported about payouts, in the transaction that records it. */
  readonly reportWithdrawal: (client: PoolClient, event: PaymentEvent) => Promise<void>;
}): HandleCallback {
  const { pool, clock, providers, wallet, guard } = options;

  /** Credits what a provider has taken; while the player is on a break it is refunded immediately. */
  async function settle(
    client: PoolClient,
    payment: StoredPayment,
  ): Promise<'succeeded' | 'refunded'> {
    const { id: paymentId, playerId, accountId, amount, currency, language } = payment;
    const notify = (kind: 'deposit-arrived' | 'deposit-refunded') =>
      options.writeNotice(client, { kind, playerId, paymentId, language });
    // A break that begins meanwhile waits, and so does this for one that has begun.
    await guard.lockDeposits(client, playerId);
    if (!(await guard.isOnBreak(client, playerId))) {
      await wallet.creditDeposit(client, { paymentId, playerId, accountId, amount, currency });
      await notify('deposit-arrived');
      return 'succeeded';
    }
    await wallet.refundDeposit(client, { paymentId, accountId, amount, currency });
    await appendAudit(client, {
      actor: 'system',
      action: 'payment.refund',
      subject: `player:${playerId}`,
      after: { paymentId, accountId, amount, currency },
      reason: 'the deposit arrived while the player was on a break',
      at: clock(),
    });
    await notify('deposit-refunded');
    return 'refunded';
  }

  return async ({ provider: id, headers, body }) => {
    const provider = providers.find((candidate) => candidate.id === id);
    if (provider === undefined) {
      throw new ApiError('not_found', `there is no payment provider "${id}"`);
    }
    const { acknowledgement } = provider;
    const stated = provider.verifyCallback({ headers, body });
    if (stated === undefined) {
      return { payment: undefined, acknowledgement };
    }
    const event = readPaymentEvent(stated);
    const handled = await inTransaction(pool, async (client) => {
      const payment = await findPayment(client, { id: event.paymentId, lock: true });
      if (payment === undefined || payment.provider !== id) {
        throw new ApiError('not_found', 'there is no such payment');
      }
      if (payment.amount !== event.amount || payment.currency !== event.currency) {
        throw new ApiError('payment_state_invalid', 'the amount is not the one that was ordered');
      }
      await remember(client, event, { provider: id, body, at: clock() });
      if (payment.kind === 'withdrawal') {
        await options.reportWithdrawal(client, event);
        return (await findPayment(client, { id: payment.id })) ?? payment;
      }
      if (!mayMove(payment, event)) {
        return payment;
      }
      const status = event.outcome === 'succeeded' ? await settle(client, payment) : event.outcome;
      const at = clock();
      await setStatus(client, { id: payment.id, status, at });
      if (event.outcome === 'succeeded' && event.means !== undefined) {
        await rememberMeans(client, { payment, means: event.means, at });
      }
      return { ...payment, status, updatedAt: at };
    });
    if (handled.status === 'refunded') {
      options.onRefund();
    }
    if (handled.kind === 'deposit' && handled.status === 'succeeded') {
      options.onCredited?.();
    }
    return { payment: handled, acknowledgement };
  };
}
