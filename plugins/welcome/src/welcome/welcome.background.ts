import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { welcomeDue } from './due.store.ts';

/** Welcomes a new player, once, as soon as no other dialog is open. */
export function start(context: PluginContext): Disposer {
  const { log, modals } = context;
  modals
    .offer('welcome')
    .then(() => welcomeDue(context).clear())
    .catch((error: unknown) => log.error('no welcome could be shown', error));
  return () => undefined;
}
