import type { FastifyBaseLogger } from 'fastify';
import { deliverBroadcasts } from '../messages/broadcasts/deliver-broadcasts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { createRepeatedJob, type RepeatedJob } from '../platform/jobs/repeated-job.ts';
import type { Configuration } from '../site/configuration/configuration.ts';
import { siteOrigin } from './site-origin.ts';

/** Delivers what operators write. */
export function createBroadcastJob({
  pool,
  clock,
  log,
  configuration,
  environment,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly configuration: Configuration;
  readonly environment: Parameters<typeof siteOrigin>[0];
}): RepeatedJob {
  return createRepeatedJob({
    everyMs: 5_000,
    work: () =>
      deliverBroadcasts({
        pool,
        clock,
        origin: siteOrigin(environment),
        fallback: async () => (await configuration.read()).core.defaultLanguage,
      }),
    log,
    failure: 'broadcasts could not be delivered; will retry',
  });
}
