import * as z from 'zod/mini';
import { defineProvider } from '../../../platform/providers/provider-registry.ts';
import type { PaymentAdapter, PaymentProviderNeeds } from '../provider.ts';

/** Takes deposits without money, where the operator allows it (`payments.testProvider`). */
export const testPaymentProvider = defineProvider({
  id: 'test',
  testOnly: 'it moves no money',
  settings: z.object({}),
  create: async (needs: PaymentProviderNeeds): Promise<PaymentAdapter> => {
    const { createTestAdapter } = await import('./create-test-adapter.ts');
    return createTestAdapter(needs);
  },
});
