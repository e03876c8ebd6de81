import type { ProviderNeeds } from '../../../platform/providers/provider-registry.ts';
import type { IdentityNetworks } from '../identity-provider.ts';
import { createTestIdentities } from './test-identities.ts';
import { registerTestIdentities } from './test-identity-routes.ts';

/** The test network on the site's own database, with its script on the site. */
export async function createTestNetwork(needs: ProviderNeeds): Promise<IdentityNetworks> {
  const identities = await createTestIdentities(needs);
  return {
    offered: ({ testProvider }) => (testProvider ? ['test'] : []),
    provider: (network) => (network === 'test' ? identities.provider : undefined),
    register: (app, settings) =>
      registerTestIdentities(app, {
        identities,
        isOffered: async () => (await settings()).testProvider,
      }),
  };
}
