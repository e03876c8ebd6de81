import type { ProviderKind, ProviderNeeds } from '../../platform/providers/provider-registry.ts';
import type { IdentityNetworks } from './identity-provider.ts';
import { codeNetworks } from './code-flow/code-networks.ts';
import { openIdNetworks } from './openid/openid-networks.ts';
import { testNetwork } from './test-provider/test-network.ts';

/** Every protocol that social networks can be signed in with; a new one is its folder and a line here. */
export const identityNetworks: ProviderKind<ProviderNeeds, IdentityNetworks> = {
  name: 'identity',
  variable: 'IDENTITY_PROVIDERS',
  definitions: [openIdNetworks, codeNetworks, testNetwork],
};
