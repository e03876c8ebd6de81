import { offeredNetworks } from '../identity/social/offered-networks.ts';
import { type BackendEnvironment, mayOfferTestProviders } from '../platform/process/environment.ts';
import type { Offers } from '../site/configuration/core-group.ts';

/** What a site in this environment has the means for: its own providers, else those for tests. */
export function offersOf(
  environment: Pick<BackendEnvironment, 'MODE' | 'TEST_PROVIDERS' | 'SMTP_URL'>,
): Offers {
  const mayTest = mayOfferTestProviders(environment);
  return {
    sendsMessages: ({ testSms }) => testSms && mayTest,
    sendsMail: ({ testSms }) => environment.SMTP_URL !== undefined || (testSms && mayTest),
    hasNetworks: (settings) => offeredNetworks(settings, mayTest).length > 0,
  };
}
