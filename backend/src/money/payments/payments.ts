import type { ConfigurationValues } from '@touchline/contracts/configuration';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { createCallbackHandler, type WriteDepositNotice } from './callbacks.ts';
import type { DepositGuard } from './deposit-guard.ts';
import type { DepositWallet } from './deposit-wallet.ts';
import { type Deposits, createDeposits } from './deposits.ts';
import { createLimitPrompt } from './limit-prompt.ts';
import type { StoredPayment } from './payment-store.ts';
import type { PaymentProvider, SelectedPaymentProvider } from './provider.ts';
import { sendRefunds } from './refunds.ts';
import { registerDepositRoutes } from './deposit-routes.ts';
import { registerPaymentRoutes } from './payment-routes.ts';
import { registerCallbackRoutes } from './callback-routes.ts';
import type { RaiseTask } from '../reconciliation/reconcile-day.ts';
import { createReconciliation } from '../reconciliation/reconciliation.ts';
import type { WriteWithdrawalNotice } from '../withdrawals/end-withdrawal.ts';
import { registerOperatorWithdrawals } from '../withdrawals/operator-withdrawals.ts';
import type { WithdrawalGuard } from '../withdrawals/withdrawal-guard.ts';
import { registerWithdrawalRoutes } from '../withdrawals/withdrawal-routes.ts';
import type { WithdrawalWallet } from '../withdrawals/withdrawal-wallet.ts';
import { createWithdrawals } from '../withdrawals/withdrawals.ts';

const REDELIVER_EVERY_MS = 30_000;

export interface PaymentsOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly wallet: DepositWallet;
  readonly guard: DepositGuard;
  /** Where a player is registered, as an upper-case code. */
  readonly countryOf: (playerId: string) => Promise<string | undefined>;
  readonly configuration: {
    readonly read: () => Promise<Pick<ConfigurationValues, 'payments' | 'responsible'>>;
  };
  readonly providers: readonly SelectedPaymentProvider[];
  readonly writeDepositNotice: WriteDepositNotice;
  readonly withdrawalWallet: WithdrawalWallet;
  readonly withdrawalGuard: WithdrawalGuard;
  readonly writeWithdrawalNotice: WriteWithdrawalNotice;
  readonly operatorToken: string;
  readonly raiseTask: RaiseTask;
  /** Called after money was credited, e.g. to wake the outbox. */
  readonly onCredited?: (() => void) | undefined;
}

export interface Payments {
  readonly deposits: Deposits;
  /**
   * Completes a deposit at a test provider, without a player.
   * @throws Error for a provider that is no test
   */
  readonly completeTestDeposit: (payment: StoredPayment) => Promise<void>;
  readonly hasDeposit: (playerId: string) => Promise<boolean>;
  readonly register: (app: App) => Promise<void>;
  /** Moves on what was left behind: unanswered callbacks, abandoned deposits, refunds, withdrawals. */
  readonly work: () => Promise<void>;
  /** Works every 30 s. @returns stops it */
  readonly start: () => () => void;
}

/** Money in and out: deposits, withdrawals, providers, callbacks. */
export async function createPayments(options: PaymentsOptions): Promise<Payments> {
  const { pool, clock, log, wallet, guard, configuration } = options;
  let app: App | undefined;

  async function createProvider({ id, create }: SelectedPaymentProvider): Promise<PaymentProvider> {
    const adapter = await create({
      pool,
      clock,
      configuration,
      deliver: async ({ headers, body }) => {
        const url = `/payments-api/v1/callbacks/${id}`;
        const response = await app?.inject({
          method: 'POST',
          url,
          headers: { ...headers },
          payload: body,
        });
        return response?.statusCode ?? 503;
      },
    });
    return { ...adapter, id };
  }
  const providers = await Promise.all(options.providers.map(createProvider));
  async function retry(provider: PaymentProvider): Promise<void> {
    try {
      await provider.retry?.();
    } catch (error) {
      // The failure of one provider must not delay the payments of the others.
      log.warn({ err: error, provider: provider.id }, 'a payment provider failed to retry');
    }
  }
  const prompt = createLimitPrompt({
    pool,
    clock,
    guard,
    isEnabled: async () => (await configuration.read()).responsible.limitPrompt,
  });
  const methodRules = async () => (await configuration.read()).payments.methods;
  const deposits = createDeposits({
    pool,
    clock,
    providers,
    wallet,
    guard,
    prompt,
    rules: methodRules,
    countryOf: options.countryOf,
  });
  const endings = {
    clock,
    wallet: options.withdrawalWallet,
    writeNotice: options.writeWithdrawalNotice,
  };
  const withdrawals = createWithdrawals({
    ...endings,
    pool,
    log,
    providers,
    guard: options.withdrawalGuard,
    rules: async () => (await configuration.read()).payments.withdrawals,
    methodRules,
  });
  const handleCallback = createCallbackHandler({
    pool,
    clock,
    providers,
    wallet,
    guard,
    writeNotice: options.writeDepositNotice,
    onRefund: () => {
      sendRefunds({ pool, clock, providers }).catch((error: unknown) =>
        log.warn({ err: error }, 'a refund could not be sent; retrying'),
      );
    },
    onCredited: options.onCredited,
    reportWithdrawal: withdrawals.report,
  });

  const reconcile = createReconciliation({
    pool,
    clock,
    providers,
    raiseTask: options.raiseTask,
    onFailure: (error, provider) =>
      log.warn({ err: error, provider }, 'a provider could not be compared with the ledger'),
  });

  async function work(): Promise<void> {
    await Promise.all(providers.map(retry));
    await deposits.cancelAbandoned();
    await sendRefunds({ pool, clock, providers });
    await withdrawals.send();
    await reconcile();
  }

  return {
    deposits,
    completeTestDeposit: async ({ id, provider }) => {
      const found = providers.find((candidate) => candidate.id === provider);
      if (found?.completeDeposit === undefined) {
        throw new Error(`the payment provider "${provider}" cannot complete a deposit itself`);
      }
      await found.completeDeposit(id);
    },
    hasDeposit: async (playerId) => {
      const { rowCount } = await pool.query(
        `SELECT 1 FROM payment
         WHERE player_id = $1 AND kind = 'deposit' AND status = 'succeeded' LIMIT 1`,
        [playerId],
      );
      return rowCount === 1;
    },
    register: async (target) => {
      app = target;
      registerDepositRoutes(target, { deposits, prompt });
      registerPaymentRoutes(target, { pool, clock });
      await registerCallbackRoutes(target, { handleCallback });
      registerWithdrawalRoutes(target, { pool, withdrawals });
      const { operatorToken } = options;
      registerOperatorWithdrawals(target, { ...endings, pool, operatorToken, withdrawals });
      for (const provider of providers) {
        await provider.register?.(target);
      }
    },
    work,
    start: () => {
      const report = (error: unknown) => log.warn({ err: error }, 'payments failed; will retry');
      work().catch(report);
      const timer = setInterval(() => {
        work().catch(report);
      }, REDELIVER_EVERY_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
