import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { offerClosed } from './first-deposit.store.ts';

/** Nobody is signed in: whoever signs in next has not closed the offer. */
export function start(context: PluginContext): Disposer {
  offerClosed(context).clear();
  return () => undefined;
}
