import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { offerClosed } from './first-deposit.store.ts';

/** No player is signed in: the next one has not closed the offer. */
export function start(context: PluginContext): Disposer {
  offerClosed(context).clear();
  return () => undefined;
}
