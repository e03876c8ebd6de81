import { SharedSlipCode, type StoredCoupon } from '@touchline/contracts/betting';
import { createStore, type PluginContext, perPlugin } from '@touchline/plugin-api';
import { sharedBody } from './shared-body.ts';

/** The state of sharing a slip. */
export type Sharing =
  | { readonly state: 'idle' }
  | { readonly state: 'asking' }
  | { readonly state: 'ready'; readonly code: string; readonly expiresAt: number }
  | { readonly state: 'failed'; readonly error: unknown };

/** Shares slips: each gets its own short code, requested when its sheet opens. */
export const sharingOf = perPlugin(({ http, modals }: PluginContext) => {
  const state = createStore<Sharing>({ state: 'idle' });
  const ask = async (slip: StoredCoupon) => {
    state.set({ state: 'asking' });
    try {
      const answer = await http.request({
        method: 'POST',
        path: '/betting-api/v1/shared-slips',
        body: sharedBody(slip),
        schema: SharedSlipCode,
        authentication: 'none',
      });
      state.set({ state: 'ready', ...answer });
    } catch (error) {
      state.set({ state: 'failed', error });
    }
  };
  return {
    state,
    ask,
    /** Opens the sheet with the code of this slip. */
    share: async (slip: StoredCoupon): Promise<void> => {
      void ask(slip);
      await modals.open('coupon-share');
    },
  };
});
