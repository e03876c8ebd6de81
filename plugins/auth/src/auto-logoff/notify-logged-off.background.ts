import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { loggedOff } from './logged-off.store.ts';

/** Shows, at the load after it happened, why the player was signed out. */
export function start(context: PluginContext): Disposer {
  loggedOff(context).clear();
  context.modals.offer('inactivity').catch((error: unknown) => {
    context.log.warn('failed to show why the player was signed out', error);
  });
  return () => undefined;
}
