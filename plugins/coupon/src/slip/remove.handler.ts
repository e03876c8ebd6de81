import { handlerFor } from '@touchline/plugin-api';
import { announceSlip } from './announce.ts';
import { slipOf } from './slip.store.ts';

export const handle = handlerFor('coupon.remove', (context, { outcomeId }) => {
  announceSlip(context);
  slipOf(context).remove(outcomeId);
});
