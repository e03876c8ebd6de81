import {
  type OpenPagesAnswer,
  PLUGIN_RESULTS,
  type PluginHealthAnswer,
  type VersionHealth,
} from '@touchline/contracts/releases';
import type { ImportMapService } from '../import-map-service.ts';
import { ImportMapError } from '../import-map-error.ts';
import type { Query } from '../state-store.ts';
import { createHealthCollector, type ReceivedReport, type WatchedRollout } from './collector.ts';
import {
  forgetOldHealth,
  type HealthBucket,
  readHealth,
  readNetworks,
  readOpenPages,
} from './health-store.ts';
import { judgeRollout, reasonOf, rollbackStep, watchOf } from './judge-rollout.ts';
import { readRollout } from './rollouts.ts';

/** The actor of automatic rollbacks in the history; no token can have this name. */
export const HEALTH_ACTOR = 'health';

const FLUSH_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 2_000;
const FORGET_EVERY_MS = 3_600_000;
const BUCKETS = 30;
const ROLLBACK_NETWORKS = 5;
/** Versions whose publication is remembered. */
const MOST_KNOWN = 2_000;

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

function versionsOf(rows: readonly HealthBucket[]): VersionHealth[] {
  const versions = new Map<string, VersionHealth>();
  for (const row of rows) {
    const { plugin, version, bucket } = row;
    const health = versions.get(`${plugin} ${version}`) ?? {
      plugin,
      version,
      outcomes: { fine: 0, load: 0, mount: 0, crash: 0, deadline: 0 },
      failureRate: 0,
      buckets: Array.from({ length: BUCKETS }, () => ({ total: 0, failures: 0 })),
    };
    const total = PLUGIN_RESULTS.reduce((sum, result) => sum + row[result], 0);
    const place = health.buckets[Math.min(bucket, BUCKETS - 1)];
    if (place !== undefined) {
      place.total += total;
      place.failures += total - row.fine;
    }
    for (const result of PLUGIN_RESULTS) {
      health.outcomes[result] += row[result];
    }
    versions.set(`${plugin} ${version}`, health);
  }
  return [...versions.values()].map((health) => {
    const all = PLUGIN_RESULTS.reduce((sum, result) => sum + health.outcomes[result], 0);
    return { ...health, failureRate: all === 0 ? 0 : (all - health.outcomes.fine) / all };
  });
}

/** Keeps the health of every version and rolls back what fails too often. */
export function createPluginHealth(options: PluginHealthOptions): PluginHealth {
  const { query, service, clock = Date.now, onTrouble } = options;
  const { rollbackNetworks = ROLLBACK_NETWORKS } = options;
  const rollouts = new Map<string, WatchedRollout>();
  const published = new Map<string, boolean>();

  function nameOf(environment: string): string {
    service.services(environment);
    return environment === 'default' ? (service.environments[0] ?? environment) : environment;
  }

  async function isPublished(plugin: string, version: string): Promise<boolean> {
    const key = `${plugin} ${version}`;
    const known = published.get(key);
    if (known !== undefined) {
      return known;
    }
    if (published.size >= MOST_KNOWN) {
      published.clear();
    }
    const isThere = await service.isPublished(plugin, version);
    published.set(key, isThere);
    return isThere;
  }

  const collector = createHealthCollector({
    query,
    isPublished,
    isServed: ({ environment, plugin, version, visitor }) =>
      service
        .composition({ environment, visitor })
        .artefacts.some((artefact) => artefact.id === plugin && artefact.version === version),
    rolloutOf: (environment, plugin) => rollouts.get(`${environment} ${plugin}`),
  });

  async function refreshRollouts(): Promise<void> {
    const wanted = service.environments.flatMap((environment) =>
      service
        .services(environment)
        .filter(({ versions }) => versions.length > 1)
        .map(({ id }) => ({ environment, plugin: id })),
    );
    const found = await Promise.all(
      wanted.map(async (one) => {
        const rollout = await readRollout(query, one);
        return rollout && { ...rollout, networks: (await readNetworks(query, rollout)).all };
      }),
    );
    rollouts.clear();
    for (const rollout of found) {
      if (rollout !== undefined) {
        rollouts.set(`${rollout.environment} ${rollout.plugin}`, rollout);
      }
    }
  }

  async function look(): Promise<void> {
    await refreshRollouts();
    for (const rollout of rollouts.values()) {
      const over = (await judgeRollout(query, rollout)).find(
        ({ isOver, failingNetworks }) => isOver && failingNetworks >= rollbackNetworks,
      );
      if (over !== undefined) {
        await service
          .change({
            environment: rollout.environment,
            actor: HEALTH_ACTOR,
            reason: reasonOf(over),
            changes: [rollbackStep(over)],
            dryRun: false,
            expected: rollout.readAt,
          })
          .catch((error: unknown) => {
            // Another decision came in between: the next check sees it.
            if (!(error instanceof ImportMapError && error.code === 'revision_stale')) {
              throw error;
            }
          });
      }
    }
  }

  /** Repeats what takes a while, never twice at a time. */
  function repeat(act: () => Promise<void>, milliseconds: number): () => Promise<void> {
    let running: Promise<void> | undefined;
    const timer = setInterval(() => {
      running ??= act()
        .catch((error: unknown) => onTrouble?.(error))
        .finally(() => {
          running = undefined;
        });
    }, milliseconds);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  }

  return {
    take: (received) => collector.take({ ...received, environment: nameOf(received.environment) }),
    read: async ({ environment, plugin, minutes }) => {
      const bucketSeconds = (minutes * 60) / BUCKETS;
      const length = bucketSeconds * 1000;
      const since = (Math.floor(clock() / length) - BUCKETS + 1) * length;
      const name = nameOf(environment);
      await refreshRollouts();
      const watched = [...rollouts.values()].filter(
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
    },
    openPages: async (environment) => {
      const { pages, versions } = await readOpenPages(query, nameOf(environment));
      return { pages, versions: [...versions] };
    },
    flush: collector.flush,
    look,
    start: () => {
      const stops = [
        repeat(collector.flush, FLUSH_EVERY_MS),
        repeat(look, LOOK_EVERY_MS),
        repeat(() => forgetOldHealth(query), FORGET_EVERY_MS),
      ];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
}
