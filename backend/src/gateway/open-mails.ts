import type { FastifyBaseLogger } from 'fastify';
import type { MailProvider } from '../identity/mail/mail-provider.ts';
import { createMails, type Mails } from '../identity/mail/mails.ts';
import { NEWSLETTER_SECRET } from '../identity/marketing/newsletter-token.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { serviceSecret } from '../platform/database/service-secret.ts';
import type { BackendEnvironment } from '../platform/process/environment.ts';
import type { Configuration } from '../site/configuration/configuration.ts';
import { createHistoryFiles } from './history-files.ts';
import { trustedOrigin } from '../site/documents/origin-of.ts';

/** Mail of the site's brand, with links to where players reach it. */
export async function openMails(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly configuration: Configuration;
  readonly environment: Pick<BackendEnvironment, 'PUBLIC_URL'>;
  readonly provider: MailProvider | undefined;
}): Promise<Mails> {
  const { environment, configuration, pool, clock, log, provider } = options;
  return createMails({
    pool,
    clock,
    log,
    brand: async () => (await configuration.read()).core.brand,
    settings: async () => (await configuration.read()).office,
    codeSecret: await serviceSecret(pool, 'mail-code'),
    newsletterSecret: await serviceSecret(pool, NEWSLETTER_SECRET),
    provider,
    historyFile: createHistoryFiles({ pool, clock }),
    originOf: (request) => trustedOrigin(request, environment.PUBLIC_URL),
  });
}
