import type { PluginResult } from '@touchline/contracts/releases';

/** A plugin of which one view crashes this often within that time, ms, is quarantined. */
const MOST_CRASHES = 3;
const WITHIN = 300_000;

const CRASHES: ReadonlySet<PluginResult> = new Set(['mount', 'crash', 'deadline']);

/**
 * Counts how often each view crashes on this page: a fault of a whole plugin crashes several views at
 * once, which is one. A crash that the shell's own retries repeat is one, too.
 * @param now milliseconds since epoch
 * @returns a function that receives a result and returns whether the plugin is to be quarantined
 */
export function createCrashWatch(
  now: () => number,
): (happened: {
  readonly plugin: string;
  readonly view: string;
  readonly result: PluginResult;
  readonly isRetry: boolean;
}) => boolean {
  const crashes = new Map<string, readonly number[]>();
  return ({ plugin, view, result, isRetry }) => {
    if (isRetry || !CRASHES.has(result)) {
      return false;
    }
    const name = `${plugin}/${view}`;
    const recent = (crashes.get(name) ?? []).filter((time) => now() - time < WITHIN);
    const all = [...recent, now()];
    const isOver = all.length >= MOST_CRASHES;
    crashes.set(name, isOver ? [] : all);
    return isOver;
  };
}
