import * as z from 'zod/mini';
import {
  defineProvider,
  type ProviderNeeds,
} from '../../../platform/providers/provider-registry.ts';
import type { CheckAdapter } from '../check-provider.ts';

const SECRET = () => z.string().check(z.minLength(16, 'must have at least 16 characters'));

/** Identities checked by Sumsub; its webhooks go to `/documents-api/v1/callbacks/sumsub`. */
export const sumsubChecks = defineProvider({
  id: 'sumsub',
  settings: z.object({
    SUMSUB_ENDPOINT: z._default(
      z
        .string()
        .check(
          z.regex(
            /^https:\/\/[^\s/]+$|^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/,
            'must be https://<host>, or http on this machine',
          ),
        ),
      'https://api.sumsub.com',
    ),
    SUMSUB_APP_TOKEN: SECRET(),
    SUMSUB_SECRET_KEY: SECRET(),
    /** The name of the level, as the dashboard has it. */
    SUMSUB_LEVEL: z.string().check(z.minLength(1)),
    /** Of the webhook in the dashboard, which must sign with SHA-256 or SHA-512. */
    SUMSUB_WEBHOOK_SECRET: SECRET(),
  }),
  create: async ({ clock }: ProviderNeeds, settings): Promise<CheckAdapter> => {
    const { createSumsubProvider } = await import('./create-sumsub-provider.ts');
    return createSumsubProvider({
      clock,
      endpoint: settings.SUMSUB_ENDPOINT,
      appToken: settings.SUMSUB_APP_TOKEN,
      secretKey: settings.SUMSUB_SECRET_KEY,
      level: settings.SUMSUB_LEVEL,
      webhookSecret: settings.SUMSUB_WEBHOOK_SECRET,
    });
  },
});
