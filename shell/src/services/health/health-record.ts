import {
  type HealthReport,
  MOST_RESULTS,
  type PluginResult,
  type PluginReport,
} from '@touchline/contracts/releases';
import { errorCode } from '@touchline/plugin-api/errors';
import type { ViewResult } from '../../host/mounted-view.ts';

/** Failures of loading that are the plugin's, and not the network's or an answer's. */
const LOAD_FAILURES = new Set([
  'plugin_load_failed',
  'plugin_incompatible',
  'settings_invalid',
  'view_missing',
]);

/** What was under way when a view failed: `run` for one that was shown and then broke. */
export function phaseOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'phase' in error
    ? String(error.phase)
    : 'mount';
}

/**
 * Which result of a plugin's version a failure is; undefined for what is no fault of a plugin, such as a
 * page that does not exist.
 */
export function resultOf({ failure }: Pick<ViewResult, 'failure'>): PluginResult | undefined {
  if (failure === undefined) {
    return 'fine';
  }
  const code = errorCode(failure.error);
  if (code === 'lifecycle_timeout') {
    return 'deadline';
  }
  if (LOAD_FAILURES.has(code)) {
    return 'load';
  }
  if (code === 'view_crashed') {
    return phaseOf(failure.error) === 'run' ? 'crash' : 'mount';
  }
  return undefined;
}

/** What a page has to report of its plugins. */
export interface HealthRecord {
  readonly add: (plugin: string, version: string, result: PluginResult) => void;
  /** Whether anything happened since the last report. */
  readonly hasNews: () => boolean;
  /** Every plugin in use, with what happened since this was called last. */
  readonly take: () => HealthReport['plugins'];
}

/** Counts results by plugin and version until they are reported. */
export function createHealthRecord(): HealthRecord {
  /** The version of each plugin that was seen last. */
  const used = new Map<string, string>();
  let news = new Map<string, PluginReport>();
  const keyOf = (plugin: string, version: string) => `${plugin} ${version}`;
  const nothingOf = (plugin: string, version: string): PluginReport => ({
    plugin,
    version,
    fine: 0,
    load: 0,
    mount: 0,
    crash: 0,
    deadline: 0,
  });
  return {
    add: (plugin, version, result) => {
      used.set(plugin, version);
      const key = keyOf(plugin, version);
      const before = news.get(key) ?? nothingOf(plugin, version);
      news.set(key, { ...before, [result]: Math.min(before[result] + 1, MOST_RESULTS) });
    },
    hasNews: () => news.size > 0,
    take: () => {
      const reported = news;
      news = new Map();
      for (const [plugin, version] of used) {
        const key = keyOf(plugin, version);
        // In use, and last in the list: the version that the page counts as open with.
        const one = reported.get(key) ?? nothingOf(plugin, version);
        reported.delete(key);
        reported.set(key, one);
      }
      return [...reported.values()];
    },
  };
}
