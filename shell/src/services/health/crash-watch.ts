import type { PluginOutcome } from '@touchline/contracts';

/** A plugin that crashes this often within that time, ms, is left off. */
const MOST_CRASHES = 3;
const WITHIN = 300_000;

const CRASHES: ReadonlySet<PluginOutcome> = new Set(['mount', 'crash', 'deadline']);

/**
 * Counts how often plugins crash on this page. A crash that the shell's own retries repeat is one.
 * @param now milliseconds since epoch
 * @returns hears of an outcome and answers whether the plugin is to be left off
 */
export function createCrashWatch(
  now: () => number,
): (happened: {
  readonly plugin: string;
  readonly outcome: PluginOutcome;
  readonly isRetry: boolean;
}) => boolean {
  const crashes = new Map<string, readonly number[]>();
  return ({ plugin, outcome, isRetry }) => {
    if (isRetry || !CRASHES.has(outcome)) {
      return false;
    }
    const recent = (crashes.get(plugin) ?? []).filter((time) => now() - time < WITHIN);
    const all = [...recent, now()];
    const isOver = all.length >= MOST_CRASHES;
    crashes.set(plugin, isOver ? [] : all);
    return isOver;
  };
}
