import { handlerFor } from '@touchline/plugin-api';
import { announceSlip } from './announce.ts';
import { slipOf } from './slip.store.ts';

export const handle = handlerFor('coupon.clear', (context) => {
  announceSlip(context);
  slipOf(context).clear();
});
