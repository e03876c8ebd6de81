import * as z from 'zod/mini';
import {
  defineProvider,
  type ProviderNeeds,
} from '../../../platform/providers/provider-registry.ts';
import type { SmsProvider } from '../sms-provider.ts';

/** Shows text messages on a page of the site, where the operator allows it (`office.testSms`). */
export const testSms = defineProvider({
  id: 'test',
  testOnly: 'anyone can read its messages',
  settings: z.object({}),
  create: async (needs: ProviderNeeds): Promise<SmsProvider> => {
    const { createTestSmsProvider } = await import('./test-sms-provider.ts');
    return createTestSmsProvider(needs);
  },
});
