import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { announceSlip } from './announce.ts';

/** Brings back the slip of an earlier visit. */
export function start(context: PluginContext): Disposer {
  announceSlip(context);
  return () => undefined;
}
