import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '../platform/database/queryable.ts';
import type { Configuration } from '../site/configuration/configuration.ts';
import { createMails, type Mails } from '../identity/mail/mails.ts';
import { createSmtpProvider } from '../identity/mail/smtp-provider.ts';
import type { Clock } from '../platform/clock.ts';
import { serviceSecret } from '../platform/database/service-secret.ts';
import { type BackendEnvironment, mayOfferTestProviders } from '../platform/process/environment.ts';
import { trustedOrigin } from '../site/documents/origin-of.ts';

/** Mail through the server that the environment names, else through the test provider. */
export async function openMails(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly configuration: Configuration;
  readonly environment: Pick<
    BackendEnvironment,
    'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'MODE' | 'TEST_PROVIDERS'
  >;
}): Promise<Mails> {
  const { environment, configuration, pool, clock, log } = options;
  const { SMTP_URL: url, MAIL_FROM: from = '', PUBLIC_URL: publicUrl } = environment;
  return createMails({
    pool,
    clock,
    log,
    brand: async () => (await configuration.read()).core.brand,
    isTestOffered: async () =>
      mayOfferTestProviders(environment) && (await configuration.read()).office.testSms,
    codeSecret: await serviceSecret(pool, 'mail-code'),
    provider: url === undefined ? undefined : await createSmtpProvider({ url, from }),
    originOf: (request) => trustedOrigin(request, publicUrl),
  });
}
