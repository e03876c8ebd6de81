import * as z from 'zod/mini';
import {
  defineProvider,
  type ProviderNeeds,
} from '../../../platform/providers/provider-registry.ts';
import type { IdentityNetworks } from '../identity-provider.ts';
import { createCodeNetworks } from './create-code-networks.ts';

/** `google=secret;vk=secret`: what networks know this site by besides its client id. */
const Secrets = z.optional(z.string().check(z.regex(/^[a-z]+=[^;=\s]+(?:;[a-z]+=[^;=\s]+)*$/)));

/** Networks that send visitors back with a code, each as the operator has described it (`auth.codeNetworks`). */
export const codeNetworks = defineProvider({
  id: 'code',
  settings: z.object({ SOCIAL_SECRETS: Secrets }),
  create: (_needs: ProviderNeeds, { SOCIAL_SECRETS }): IdentityNetworks =>
    createCodeNetworks({
      secrets: new Map(
        SOCIAL_SECRETS?.split(';').map((pair) => {
          const [network = '', secret = ''] = pair.split('=');
          return [network, secret];
        }),
      ),
    }),
});
