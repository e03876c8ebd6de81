import type { ConfigurationValues } from '@touchline/contracts/configuration';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { serviceSecret } from '../../platform/database/service-secret.ts';
import { createCallbackHandler, type WriteRefundNotice } from './callbacks.ts';
import type { DepositGuard } from './deposit-guard.ts';
import type { DepositWallet } from './deposit-wallet.ts';
import { type Deposits, createDeposits } from './deposits.ts';
import { createLimitPrompt } from './limit-prompt.ts';
import { sendRefunds } from './refunds.ts';
import { registerPaymentRoutes } from './deposit-routes.ts';
import { registerTestProviderPage } from './test-provider/charge-page-routes.ts';
import { type TestProvider, createTestProvider } from './test-provider/test-provider.ts';

const REDELIVER_EVERY_MS = 30_000;

export interface PaymentsOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly wallet: DepositWallet;
  readonly guard: DepositGuard;
  readonly configuration: {
    readonly read: () => Promise<Pick<ConfigurationValues, 'payments' | 'responsible'>>;
  };
  /** Whether the site may be configured to take deposits through the test provider. */
  readonly mayTest: boolean;
  readonly writeRefundNotice: WriteRefundNotice;
  /** Called after money was credited, e.g. to wake the outbox. */
  readonly onCredited?: (() => void) | undefined;
}

export interface Payments {
  readonly deposits: Deposits;
  readonly testProvider: TestProvider;
  readonly hasDeposit: (playerId: string) => Promise<boolean>;
  readonly register: (app: App) => Promise<void>;
  /** Keeps what was left behind moving: unanswered callbacks, abandoned deposits. @returns stops it */
  readonly start: () => () => void;
}

/** Money in: deposits, providers, callbacks. */
export async function createPayments(options: PaymentsOptions): Promise<Payments> {
  const { pool, clock, log, wallet, guard, configuration } = options;
  let app: App | undefined;

  const testProvider = createTestProvider({
    pool,
    clock,
    secret: await serviceSecret(pool, 'test-provider'),
    // The provider lives in this process, so its callback goes through the whole HTTP stack but no
    // socket: it works on any port, behind any certificate.
    send: async ({ headers, body }) => {
      const answer = await app?.inject({
        method: 'POST',
        url: '/payments-api/v1/callbacks/test',
        headers: { ...headers },
        payload: body,
      });
      return answer?.statusCode ?? 503;
    },
    bounds: async () => {
      const { payments } = await configuration.read();
      return options.mayTest && payments.testProvider
        ? { minimumMajor: payments.depositMinimumMajor, maximumMajor: payments.depositMaximumMajor }
        : undefined;
    },
  });
  const providers = [testProvider.provider];
  const prompt = createLimitPrompt({
    pool,
    clock,
    guard,
    isEnabled: async () => (await configuration.read()).responsible.limitPrompt,
  });
  const deposits = createDeposits({ pool, clock, providers, wallet, guard, prompt });
  const handleCallback = createCallbackHandler({
    pool,
    clock,
    providers,
    wallet,
    guard,
    writeRefundNotice: options.writeRefundNotice,
    onRefund: () => {
      sendRefunds({ pool, clock, providers }).catch((error: unknown) =>
        log.warn({ err: error }, 'a refund could not be sent; retrying'),
      );
    },
    onCredited: options.onCredited,
  });

  return {
    deposits,
    testProvider,
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
      await registerPaymentRoutes(target, { pool, deposits, prompt, handleCallback });
      await registerTestProviderPage(target, { testProvider, clock });
    },
    start: () => {
      async function tidy(): Promise<void> {
        await testProvider.redeliver();
        await deposits.cancelAbandoned();
        await sendRefunds({ pool, clock, providers });
      }
      const report = (error: unknown) => log.warn({ err: error }, 'failed to expire payments');
      tidy().catch(report);
      const timer = setInterval(() => {
        tidy().catch(report);
      }, REDELIVER_EVERY_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
