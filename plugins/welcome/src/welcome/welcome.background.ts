import { perPlugin, type Disposer, type PluginContext } from '@touchline/plugin-api';
import { welcomeDue } from './due.store.ts';

/** Whether this page has offered the welcome: what it waits for may come true again before it is open. */
const offered = perPlugin((_context: PluginContext): { isOffered: boolean } => ({
  isOffered: false,
}));

/** Welcomes a new player, once, as soon as no other dialog is open. */
export function start(context: PluginContext): Disposer {
  const { log, modals } = context;
  const state = offered(context);
  if (!state.isOffered) {
    state.isOffered = true;
    modals
      .offer('welcome')
      .then(() => welcomeDue(context).clear())
      .catch((error: unknown) => {
        state.isOffered = false;
        log.error('no welcome could be shown', error);
      });
  }
  return () => undefined;
}
