import type { StoredCoupon } from '@touchline/contracts/betting';
import { type PluginContext, perPlugin } from '@touchline/plugin-api';
import { shownTotalOdds } from './slip-figures.ts';
import { slipOf } from './slip.store.ts';

/**
 * Announces to the page what the slip contains: the bus event that price buttons mark themselves by, and the
 * key that shows or hides the slip's views. Begins with the first call and lasts as long as the
 * plugin.
 */
export const announceSlip = perPlugin((context: PluginContext): void => {
  const { bus, keys, log } = context;
  const { store } = slipOf(context);
  const announce = (state: StoredCoupon) => {
    const { bets } = state;
    keys.set('count', bets.length);
    const outcomeIds = bets.map(({ outcomeId }) => outcomeId);
    bus
      .emit('coupon.changed', { outcomeIds, totalOdds: shownTotalOdds(state) })
      .catch((error: unknown) => log.error('the slip could not be announced', error));
  };
  store.subscribe(announce);
  announce(store.get());
});
