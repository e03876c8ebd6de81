import * as z from 'zod/mini';
import {
  defineProvider,
  type ProviderNeeds,
} from '../../../platform/providers/provider-registry.ts';
import type { IdentityNetworks } from '../identity-provider.ts';

/** Networks that speak OpenID Connect, each as the operator has described it (`auth.providers`). */
export const openIdNetworks = defineProvider({
  id: 'openid',
  settings: z.object({}),
  create: async ({ clock }: ProviderNeeds): Promise<IdentityNetworks> => {
    const { createOpenIdNetworks } = await import('./create-openid-networks.ts');
    return createOpenIdNetworks({ clock });
  },
});
