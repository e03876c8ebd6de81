import {
  type HealthReport,
  PLUGIN_RESULTS,
  type PluginReport,
} from '@touchline/contracts/releases';
import type { Query } from '../state-store.ts';
import { ballotOf } from './ballot.ts';
import {
  addOutcomes,
  keepOpenPages,
  type OpenPage,
  type ReportedResults,
  type VersionKey,
  type Vote,
} from './health-store.ts';
import type { Rollout } from './rollouts.ts';

/** A rollout and how many networks have voted in it. */
export interface WatchedRollout extends Rollout {
  readonly networks: number;
}

/** Reports a second that one instance wants; of more than that a share is requested. */
const WANTED_A_SECOND = 300;
/** Reports that may wait for the database. */
const MOST_WAITING = 5_000;

/** A report and who made it. */
export interface ReceivedReport {
  readonly environment: string;
  /** The visitor's id, which they cannot make up; without one they have no vote. */
  readonly visitor: string | undefined;
  readonly address: string;
  readonly report: HealthReport;
}

export interface HealthCollector {
  /** Takes a report for the next flush; answers which share of further ones is wanted. */
  readonly take: (received: ReceivedReport) => number;
  /** Stores what waits. */
  readonly flush: () => Promise<void>;
}

export interface HealthCollectorDependencies {
  readonly query: Query;
  readonly rolloutOf: (environment: string, plugin: string) => WatchedRollout | undefined;
  /** Whether the visitor is one who gets this version. */
  readonly isServed: (given: VersionKey & { readonly visitor: string }) => boolean;
  /** Whether a version was ever published: nothing is kept of what pages invent. */
  readonly isPublished: (plugin: string, version: string) => Promise<boolean>;
}

/** Whether a report means that a plugin failed, that it was fine, or nothing yet. */
function voteOf({ fine, load, mount, crash, deadline }: PluginReport): boolean | undefined {
  if (load + mount + crash + deadline > 0) {
    return true;
  }
  return fine > 0 ? false : undefined;
}

/** Puts many pages' reports into few rows, and lets no one vote for many. */
export function createHealthCollector(dependencies: HealthCollectorDependencies): HealthCollector {
  const { query, rolloutOf, isServed, isPublished } = dependencies;
  let waiting: ReceivedReport[] = [];
  let share = 1;

  function voteIn(received: ReceivedReport, reported: PluginReport): readonly Vote[] {
    const { environment, visitor, address } = received;
    const { plugin, version } = reported;
    const rollout = rolloutOf(environment, plugin);
    const failed = voteOf(reported);
    const isCompared = rollout?.versions.some((live) => live.version === version) === true;
    if (rollout === undefined || !isCompared || failed === undefined || visitor === undefined) {
      return [];
    }
    if (!isServed({ environment, plugin, version, visitor })) {
      return [];
    }
    const { revision, networks } = rollout;
    const name = `${environment} ${plugin} ${revision}`;
    const ballot = ballotOf({ rollout: name, visitor, address, networks });
    return [{ environment, plugin, version, rollout: revision, failed, ...ballot }];
  }

  async function flush(): Promise<void> {
    const reports = waiting;
    waiting = [];
    share = Math.min(1, WANTED_A_SECOND / Math.max(reports.length, 1));
    const reported = new Map<string, ReportedResults>();
    const votes: Vote[] = [];
    const pages = new Map<string, OpenPage>();
    const left: string[] = [];
    for (const received of reports) {
      const { environment, report } = received;
      const known: PluginReport[] = [];
      for (const plugin of report.plugins) {
        if (await isPublished(plugin.plugin, plugin.version)) {
          known.push(plugin);
        }
      }
      for (const one of known) {
        const key = `${environment} ${one.plugin} ${one.version}`;
        const before = reported.get(key);
        if (PLUGIN_RESULTS.some((result) => one[result] > 0)) {
          const sums = PLUGIN_RESULTS.map((name) => [name, one[name] + (before?.[name] ?? 0)]);
          reported.set(key, { ...one, environment, ...Object.fromEntries(sums) });
          votes.push(...voteIn(received, one));
        }
      }
      if (report.left) {
        pages.delete(report.page);
        left.push(report.page);
      } else {
        const plugins = Object.fromEntries(known.map(({ plugin, version }) => [plugin, version]));
        pages.set(report.page, { page: report.page, environment, plugins });
      }
    }
    if (reported.size > 0) {
      await addOutcomes(query, { reported: [...reported.values()], votes });
    }
    if (pages.size + left.length > 0) {
      await keepOpenPages(query, { pages: [...pages.values()], left });
    }
  }

  return {
    take: (received) => {
      if (waiting.length < MOST_WAITING) {
        waiting.push(received);
      }
      return share;
    },
    flush,
  };
}
