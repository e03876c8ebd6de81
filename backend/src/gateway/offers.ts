import { offeredProvider } from '../identity/messages/offered-provider.ts';
import type { Offers } from '../site/configuration/core-group.ts';
import type { IdentityProviders } from './identity-providers.ts';

/** What a site with these providers has the means for. */
export function offersOf({ mail, sms, networks }: IdentityProviders): Offers {
  return {
    sendsMessages: (office) => offeredProvider(sms, office) !== undefined,
    sendsMail: (office) => offeredProvider(mail, office) !== undefined,
    hasNetworks: (settings) => networks.some(({ offered }) => offered(settings).length > 0),
  };
}
