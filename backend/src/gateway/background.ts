import type { FastifyBaseLogger } from 'fastify';
import { followSiteChanges } from '../site/gate/follow-site-changes.ts';
import type { Modules } from './modules.ts';

type Stop = () => void | Promise<void>;

/**
 * Starts everything that runs beside the requests: jobs, the outbox, and what follows the changes of
 * other instances.
 * @returns stops it all
 */
export function startBackground(
  modules: Modules,
  options: {
    readonly log: FastifyBaseLogger;
    /** What the routes brought along; each starts and answers its stop. */
    readonly starts: readonly (() => Stop)[];
  },
): () => Promise<void> {
  const { log, starts } = options;
  const { auth, captcha, configuration, importMap, live, payments } = modules;
  const { alertWatch, archive, raceArchive, settlementJob, repeatedJobs, outboxRelay } = modules;
  const { trading } = modules;
  const jobs = [settlementJob, ...repeatedJobs, outboxRelay, archive, raceArchive, alertWatch];
  for (const job of jobs) {
    job.start();
  }
  const stops: readonly Stop[] = [
    ...starts.map((start) => start()),
    auth.watchSessions(live.reviewSessions),
    captcha.start(),
    configuration.follow(),
    followSiteChanges({
      ...modules,
      log,
      onChange: () =>
        void live
          .recheck()
          .catch((error: unknown) =>
            log.warn({ err: error }, 'open connections could not be checked'),
          ),
    }),
    trading.follow(modules.listener),
    payments.start(),
    importMap.follow(),
    ...jobs.map(({ stop }) => stop),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
