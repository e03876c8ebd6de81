import { handlerFor } from '@touchline/plugin-api';
import { isOneClickActive } from '../one-click/is-one-click-active.ts';
import { quickSlipOf } from '../bar/quick-slip.store.ts';
import { touchFeedback } from '../feedback/touch-feedback.ts';
import { announceSlip } from './announce.ts';
import { slipOf } from './slip.store.ts';

export const handle = handlerFor('coupon.toggle', async (context, { selection }) => {
  announceSlip(context);
  // It has to be there before the first leg, to see it come.
  quickSlipOf(context);
  const slip = slipOf(context);
  const isOnSlip = slip.store.get().bets.some(({ outcomeId }) => outcomeId === selection.outcomeId);
  if (!isOnSlip && isOneClickActive(context)) {
    const { oneClickOf } = await import('../one-click/one-click.ts');
    // The emitter does not wait for the bet: its notices show the progress.
    void oneClickOf(context).place(selection);
    return;
  }
  slip.toggle(selection);
  if (!isOnSlip) {
    touchFeedback(context, 'added');
  }
});
