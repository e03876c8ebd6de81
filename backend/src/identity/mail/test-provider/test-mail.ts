import * as z from 'zod/mini';
import {
  defineProvider,
  type ProviderNeeds,
} from '../../../platform/providers/provider-registry.ts';
import type { MailProvider } from '../mail-provider.ts';

/** Shows mail on a page of the site, where the operator allows it (`office.testSms`). */
export const testMail = defineProvider({
  id: 'test',
  testOnly: 'anyone can read its messages',
  settings: z.object({}),
  create: async (needs: ProviderNeeds): Promise<MailProvider> => {
    const { createTestMailProvider } = await import('./test-mail-provider.ts');
    return createTestMailProvider(needs);
  },
});
