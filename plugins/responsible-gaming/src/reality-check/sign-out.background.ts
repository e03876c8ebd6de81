import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { nextCheck } from './next-check.store.ts';

/** No player is signed in: the timer of the previous one has ended. */
export function start(context: PluginContext): Disposer {
  nextCheck(context).clear();
  return () => undefined;
}
