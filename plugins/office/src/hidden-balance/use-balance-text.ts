import { usePlugin, useStore } from '@touchline/plugin-api';
import { hiddenBalanceOf } from './hidden-balance.store.ts';

const HIDDEN = '•••';

/** How an amount of the player's is written: dots where they have hidden their balance. */
export function useBalanceText(): {
  readonly isHidden: boolean;
  readonly text: (amount: number, currency: string) => string;
} {
  const context = usePlugin();
  const isHidden = useStore(hiddenBalanceOf(context).store, (state) => state.isHidden);
  return {
    isHidden,
    text: (amount, currency) => (isHidden ? HIDDEN : context.i18n.money(amount, currency)),
  };
}
