import { WORKER_FLAG } from '@touchline/contracts/site';
import { registerBroadcastDesk } from '../messages/broadcasts/broadcast-desk.ts';
import { registerHistoryMails } from '../messages/history-mails/history-mail-routes.ts';
import { registerInbox } from '../messages/inbox/inbox-routes.ts';
import { registerPlayerMessages } from '../messages/inbox/player-messages.ts';
import { registerNewsletterRoutes } from '../messages/preferences/newsletter-routes.ts';
import { PUSH_SERVICES } from '../messages/push/push-services.ts';
import { registerPush } from '../messages/push/push-routes.ts';
import { registerPreferences } from '../messages/preferences/preference-routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { App } from '../platform/http/app.ts';
import type { BackendEnvironment } from '../platform/process/environment.ts';
import type { Modules } from './modules.ts';
import { siteOrigin } from './site-origin.ts';

/** What the house writes to players: how they read it, what they want of it, and what operators write. */
export function registerMessages(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly operatorToken: string;
    readonly environment: Pick<BackendEnvironment, 'PUBLIC_URL'>;
    readonly modules: Pick<
      Modules,
      'broadcastJob' | 'configuration' | 'mails' | 'newsletterSecret' | 'phones' | 'push'
    >;
  },
): void {
  const { pool, clock, operatorToken, environment, modules } = options;
  const messages = {
    pool,
    clock,
    fallback: async () => (await modules.configuration.read()).core.defaultLanguage,
  };
  registerInbox(app, messages);
  registerPlayerMessages(app, { ...messages, operatorToken });
  registerPreferences(app, { ...messages, isSmsOffered: modules.phones.proofs.isOffered });
  registerPush(app, {
    ...messages,
    // Without the service worker no device shows anything.
    publicKey: async () =>
      (await modules.configuration.read()).core.flags[WORKER_FLAG] === false
        ? undefined
        : modules.push?.publicKey,
    services: modules.push?.services ?? PUSH_SERVICES,
  });
  registerHistoryMails(app, { pool, clock, mails: modules.mails });
  registerNewsletterRoutes(app, { ...messages, secret: modules.newsletterSecret });
  registerBroadcastDesk(app, {
    ...messages,
    operatorToken,
    origin: siteOrigin(environment),
    onWritten: modules.broadcastJob.wake,
  });
}
