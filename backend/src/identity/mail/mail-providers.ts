import type { ProviderKind, ProviderNeeds } from '../../platform/providers/provider-registry.ts';
import type { MailProvider } from './mail-provider.ts';
import { smtpMail } from './smtp/smtp-mail.ts';
import { testMail } from './test-provider/test-mail.ts';

/** Every provider of mail that a site can be started with; a new one is its folder and a line here. */
export const mailProviders: ProviderKind<ProviderNeeds, MailProvider> = {
  name: 'mail',
  variable: 'MAIL_PROVIDER',
  definitions: [smtpMail, testMail],
};
