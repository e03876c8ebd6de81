import { createStore, errorCode, type PluginContext, perPlugin } from '@touchline/plugin-api';
import { outcomeQuotes } from '../opened-bets/opened-bets.resource.ts';
import { slipOf } from '../slip/slip.store.ts';
import { type LegNews, reconcile } from './reconcile.ts';
import { sharedSlip } from './shared-slip.resource.ts';

/** The state of loading a shared slip. */
export type Loading =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly count: number; readonly news: readonly LegNews[] }
  /** The code is wrong, or older than codes are kept. */
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly code: string; readonly error: unknown };

/** Puts the slip behind a code in place of the one that is there, which can be put back. */
export const loadingOf = perPlugin((context: PluginContext) => {
  const { resources } = context;
  const state = createStore<Loading>({ state: 'idle' });
  return {
    state,
    dismiss: () => state.set({ state: 'idle' }),
    load: async (code: string): Promise<void> => {
      state.set({ state: 'loading' });
      try {
        const answer = await resources.fetch(sharedSlip, { code });
        const ids = answer.slip.bets.map(({ outcomeId }) => outcomeId);
        const { outcomes } = await resources.fetch(outcomeQuotes, { ids });
        const { bets, choices, news } = reconcile(answer, { quotes: outcomes, code });
        if (bets.length > 0) {
          slipOf(context).load(bets, choices);
        }
        state.set({ state: 'loaded', count: bets.length, news });
      } catch (error) {
        const isUnknown = errorCode(error) === 'not_found';
        state.set(isUnknown ? { state: 'unknown' } : { state: 'failed', code, error });
      }
    },
  };
});
