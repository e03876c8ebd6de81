import { createStore, type PluginContext, perPlugin, type Store } from '@touchline/plugin-api';
import { slipOf } from '../slip/slip.store.ts';

export interface QuickSlip {
  /** Whether it is wanted; who opens the whole slip or puts it away closes it. */
  readonly isOpen: Store<boolean>;
  /** Whether it is on the page now, as reported by its view. */
  readonly isShown: Store<boolean>;
}

/**
 * The quick slip above the navigation. It opens automatically with the first leg of an empty slip, and
 * is for one leg only: with a second one the whole slip is what is needed. It makes way for the whole slip.
 */
export const quickSlipOf = perPlugin((context: PluginContext): QuickSlip => {
  const { store } = slipOf(context);
  const isOpen = createStore(false);
  let count = store.get().bets.length;
  store.subscribe(({ bets }) => {
    if (bets.length !== count) {
      isOpen.set(count === 0 && bets.length === 1);
      count = bets.length;
    }
  });
  context.navigation.current.subscribe(({ name, query }) => {
    if (name === 'coupon' || query['modal'] === 'coupon') {
      isOpen.set(false);
    }
  });
  return { isOpen, isShown: createStore(false) };
});
