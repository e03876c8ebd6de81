import type { OpenPagesAnswer, PluginHealthAnswer } from '@touchline/contracts/releases';
import type { ImportMapService } from '../import-map-service.ts';
import type { Query } from '../state-store.ts';
import { createHealthCollector, type ReceivedReport } from './collector.ts';
import { forgetOldHealth, readHealth, readOpenPages } from './health-store.ts';
import { judgeRollout, watchOf } from './judge-rollout.ts';
import { createKnownPublications } from './known-publications.ts';
import { repeat } from './repeat.ts';
import { rollBackFailing } from './roll-back-failing.ts';
import { BUCKETS, versionsOf } from './version-health.ts';
import { createWatchedRollouts, type WatchedRollouts } from './watched-rollouts.ts';

const FLUSH_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 2_000;
const FORGET_EVERY_MS = 3_600_000;
const ROLLBACK_NETWORKS = 5;

/** How plugins fare on open pages, and what follows from it. */
export interface PluginHealth {
  /** Takes a page's report; answers which share of further ones is wanted. */
  readonly take: (received: ReceivedReport) => number;
  readonly read: (wanted: {
    readonly environment: string;
    readonly plugin?: string | undefined;
    readonly minutes: number;
  }) => Promise<PluginHealthAnswer>;
  readonly openPages: (environment: string) => Promise<OpenPagesAnswer>;
  /** Stores the reports. */
  readonly flush: () => Promise<void>;
  /** Checks every rollout and rolls back what has used up its error budget. */
  readonly look: () => Promise<void>;
  /** Does both again and again; the answer ends it. */
  readonly start: () => () => Promise<void>;
}

export interface PluginHealthOptions {
  readonly query: Query;
  readonly service: ImportMapService;
  /** Milliseconds since epoch. */
  readonly clock?: () => number;
  readonly onTrouble?: (error: unknown) => void;
  /** Networks that a version must have failed in before it is rolled back, 5 unless it is set. */
  readonly rollbackNetworks?: number | undefined;
}

/** An environment by its own name; `default` is the first. @throws ImportMapError `not_found` */
function nameOf(service: ImportMapService, environment: string): string {
  service.services(environment);
  return environment === 'default' ? (service.environments[0] ?? environment) : environment;
}

/** Creates what reads the health of versions over the last minutes, and of rollouts under way. */
function createReader(options: {
  readonly query: Query;
  readonly service: ImportMapService;
  readonly clock: () => number;
  readonly rollouts: WatchedRollouts;
}): PluginHealth['read'] {
  const { query, service, clock, rollouts } = options;
  return async ({ environment, plugin, minutes }) => {
    const bucketSeconds = (minutes * 60) / BUCKETS;
    const length = bucketSeconds * 1000;
    const since = (Math.floor(clock() / length) - BUCKETS + 1) * length;
    const name = nameOf(service, environment);
    await rollouts.refresh();
    const watched = rollouts
      .all()
      .filter(
        (rollout) =>
          rollout.environment === name && (plugin === undefined || rollout.plugin === plugin),
      );
    const [rows, verdicts] = await Promise.all([
      readHealth(query, { environment: name, plugin, since, bucketSeconds }),
      Promise.all(watched.map((rollout) => judgeRollout(query, rollout))),
    ]);
    return {
      since: new Date(since).toISOString(),
      bucketSeconds,
      versions: versionsOf(rows),
      watches: verdicts.flat().map(watchOf),
    };
  };
}

/** Keeps the health of every version and rolls back what fails too often. */
export function createPluginHealth(options: PluginHealthOptions): PluginHealth {
  const { query, service, clock = Date.now, onTrouble } = options;
  const { rollbackNetworks = ROLLBACK_NETWORKS } = options;
  const rollouts = createWatchedRollouts({ query, service });
  const collector = createHealthCollector({
    query,
    isPublished: createKnownPublications(service),
    isServed: ({ environment, plugin, version, visitor }) =>
      service
        .composition({ environment, visitor })
        .artefacts.some((artefact) => artefact.id === plugin && artefact.version === version),
    rolloutOf: rollouts.of,
  });

  async function look(): Promise<void> {
    await rollouts.refresh();
    for (const rollout of rollouts.all()) {
      await rollBackFailing(rollout, { query, service, rollbackNetworks });
    }
  }

  return {
    take: (received) =>
      collector.take({ ...received, environment: nameOf(service, received.environment) }),
    read: createReader({ query, service, clock, rollouts }),
    openPages: async (environment) => {
      const { pages, versions } = await readOpenPages(query, nameOf(service, environment));
      return { pages, versions: [...versions] };
    },
    flush: collector.flush,
    look,
    start: () => {
      const stops = [
        repeat(collector.flush, { every: FLUSH_EVERY_MS, onTrouble }),
        repeat(look, { every: LOOK_EVERY_MS, onTrouble }),
        repeat(() => forgetOldHealth(query), { every: FORGET_EVERY_MS, onTrouble }),
      ];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
}
