import { serviceSecret } from '../../../platform/database/service-secret.ts';
import type { PaymentAdapter, PaymentProviderNeeds } from '../provider.ts';
import { registerTestProviderPage } from './charge-page-routes.ts';
import { createTestProvider } from './test-provider.ts';

/** The test provider on the site's own database, with its hosted page on the site. */
export async function createTestAdapter({
  pool,
  clock,
  configuration,
  deliver,
}: PaymentProviderNeeds): Promise<PaymentAdapter> {
  const testProvider = createTestProvider({
    pool,
    clock,
    secret: await serviceSecret(pool, 'test-provider'),
    send: deliver,
    later: (work, ms) => {
      // What fails, or is not reached any more, is delivered by `retry`.
      setTimeout(() => void work().catch(() => undefined), ms).unref();
    },
    bounds: async () => {
      const { payments } = await configuration.read();
      return payments.testProvider
        ? { minimumMajor: payments.depositMinimumMajor, maximumMajor: payments.depositMaximumMajor }
        : undefined;
    },
  });
  return {
    ...testProvider.adapter,
    register: (app) => registerTestProviderPage(app, { testProvider, clock }),
    retry: testProvider.redeliver,
    completeDeposit: async (paymentId) => {
      const charge = await testProvider.charges.findByPayment(paymentId);
      if (charge === undefined) {
        throw new Error(`the test provider has no charge for the payment ${paymentId}`);
      }
      await testProvider.decide(charge, { outcome: 'succeeded' });
    },
  };
}
