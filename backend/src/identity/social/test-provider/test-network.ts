import * as z from 'zod/mini';
import {
  defineProvider,
  type ProviderNeeds,
} from '../../../platform/providers/provider-registry.ts';
import type { IdentityNetworks } from '../identity-provider.ts';

/** A network of invented persons, where the operator allows it (`auth.testProvider`). */
export const testNetwork = defineProvider({
  id: 'test',
  testOnly: 'anyone can sign in with it',
  settings: z.object({}),
  create: async (needs: ProviderNeeds): Promise<IdentityNetworks> => {
    const { createTestNetwork } = await import('./create-test-network.ts');
    return createTestNetwork(needs);
  },
});
