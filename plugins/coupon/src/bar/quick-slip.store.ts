import { createStore, type PluginContext, perPlugin, type Store } from '@touchline/plugin-api';
import { slipOf } from '../slip/slip.store.ts';

/**
 * Whether the quick slip stands open above the navigation. It opens by itself with the first leg of
 * an empty slip, and is for one leg only: with a second one the whole slip is what is needed.
 */
export const quickSlipOf = perPlugin((context: PluginContext): Store<boolean> => {
  const { store } = slipOf(context);
  const isOpen = createStore(false);
  let count = store.get().bets.length;
  store.subscribe(({ bets }) => {
    if (bets.length !== count) {
      isOpen.set(count === 0 && bets.length === 1);
      count = bets.length;
    }
  });
  return isOpen;
});
