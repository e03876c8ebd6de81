import type { MailProvider } from '../identity/mail/mail-provider.ts';
import type { SmsProvider } from '../identity/phone/sms-provider.ts';
import type { IdentityNetworks } from '../identity/social/identity-provider.ts';
import type { ProviderNeeds } from '../platform/providers/provider-registry.ts';
import type { SiteProviders } from './site-providers.ts';

/** What players are reached and recognised through. */
export interface IdentityProviders {
  readonly mail: MailProvider | undefined;
  readonly sms: SmsProvider | undefined;
  readonly networks: readonly IdentityNetworks[];
}

/** Creates the providers that players are reached and recognised through. */
export async function createIdentityProviders(
  { mail, sms, identity }: SiteProviders,
  needs: ProviderNeeds,
): Promise<IdentityProviders> {
  return {
    mail: await mail?.create(needs),
    sms: await sms?.create(needs),
    networks: await Promise.all(identity.map(({ create }) => create(needs))),
  };
}
