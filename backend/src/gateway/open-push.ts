import type { FastifyBaseLogger } from 'fastify';
import { createPushJob } from '../messages/push/push-job.ts';
import { readPushKeys } from '../messages/push/push-keys.ts';
import { PUSH_SERVICES } from '../messages/push/push-services.ts';
import { createSendPush } from '../messages/push/send-push.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { RepeatedJob } from '../platform/jobs/repeated-job.ts';
import type { BackendEnvironment } from '../platform/process/environment.ts';
import type { Configuration } from '../site/configuration/configuration.ts';
import { siteOrigin } from './site-origin.ts';

/** Messages to devices, where push services may know whom they come from. */
export interface Push {
  /** What browsers subscribe for. */
  readonly publicKey: string;
  readonly services: readonly string[];
  readonly job: RepeatedJob;
}

/** Whom push services write to: as configured, else the site, by https alone (RFC 8292). */
function contactOf(environment: Pick<BackendEnvironment, 'PUBLIC_URL' | 'PUSH_CONTACT'>) {
  const origin = siteOrigin(environment);
  return environment.PUSH_CONTACT ?? (origin?.startsWith('https:') === true ? origin : undefined);
}

/** Messages to devices by web push; undefined where no contact of the site is known. */
export async function openPush(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly configuration: Pick<Configuration, 'read'>;
  readonly environment: Pick<BackendEnvironment, 'PUBLIC_URL' | 'PUSH_CONTACT' | 'PUSH_SERVICES'>;
}): Promise<Push | undefined> {
  const { pool, clock, log, configuration, environment } = options;
  const contact = contactOf(environment);
  if (contact === undefined) {
    return undefined;
  }
  const keys = await readPushKeys(pool);
  const services = environment.PUSH_SERVICES ?? PUSH_SERVICES;
  const job = createPushJob({
    pool,
    clock,
    log,
    services,
    fallback: async () => (await configuration.read()).core.defaultLanguage,
    send: createSendPush({ keys, contact }),
  });
  return { publicKey: keys.publicKey, services, job };
}
