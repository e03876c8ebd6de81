import * as z from 'zod/mini';
import {
  defineProvider,
  type ProviderNeeds,
} from '../../../platform/providers/provider-registry.ts';
import type { MailProvider } from '../mail-provider.ts';

/** Sends through a mail server. */
export const smtpMail = defineProvider({
  id: 'smtp',
  settings: z.object({
    SMTP_URL: z.string().check(z.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
    MAIL_FROM: z
      .string()
      .check(z.regex(/^[^@]+@[^@\s]+$/, 'must be an address, or a name and <an address>')),
    /** Where the links of messages point. */
    PUBLIC_URL: z.url(),
  }),
  create: async (
    _needs: ProviderNeeds,
    { SMTP_URL: url, MAIL_FROM: from },
  ): Promise<MailProvider> => {
    const { createSmtpProvider } = await import('./smtp-provider.ts');
    return createSmtpProvider({ url, from });
  },
});
