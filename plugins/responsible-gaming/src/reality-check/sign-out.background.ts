import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { nextCheck } from './next-check.store.ts';

/** Nobody is signed in: the timer of whoever was is over. */
export function start(context: PluginContext): Disposer {
  nextCheck(context).clear();
  return () => undefined;
}
