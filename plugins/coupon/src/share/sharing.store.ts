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
export const sharingOf = perPlugin(({ http, modals, navigation }: PluginContext) => {
  const state = createStore<Sharing>({ state: 'idle' });
  const codeOf = (slip: StoredCoupon) =>
    http.request({
      method: 'POST',
      path: '/betting-api/v1/shared-slips',
      body: sharedBody(slip),
      schema: SharedSlipCode,
      authentication: 'none',
    });
  const linkTo = (code: string): string => {
    const href = navigation.href({ route: 'coupon', query: { load: code } });
    return new URL(href, window.location.origin).href;
  };
  const ask = async (slip: StoredCoupon) => {
    state.set({ state: 'asking' });
    try {
      state.set({ state: 'ready', ...(await codeOf(slip)) });
    } catch (error) {
      state.set({ state: 'failed', error });
    }
  };
  return {
    state,
    ask,
    linkTo,
    /** A link to the selections of a slip. @throws as `Http.request` */
    linkOf: async (slip: StoredCoupon): Promise<string> => linkTo((await codeOf(slip)).code),
    /** Opens the sheet with the code of this slip. */
    share: async (slip: StoredCoupon): Promise<void> => {
      void ask(slip);
      await modals.open('coupon-share');
    },
  };
});
