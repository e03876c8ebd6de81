import { handlerFor } from '@touchline/plugin-api';
import { isOneClickActive } from '../one-click/is-one-click-active.ts';
import { announceSlip } from './announce.ts';
import { slipOf } from './slip.store.ts';

export const handle = handlerFor('coupon.toggle', async (context, { selection }) => {
  announceSlip(context);
  const slip = slipOf(context);
  const isOnSlip = slip.store.get().bets.some(({ outcomeId }) => outcomeId === selection.outcomeId);
  if (!isOnSlip && isOneClickActive(context)) {
    const { oneClickOf } = await import('../one-click/one-click.ts');
    // Whoever emitted does not wait for the bet: its notices tell how it goes.
    void oneClickOf(context).place(selection);
    return;
  }
  slip.toggle(selection);
});
