import { handlerFor } from '@touchline/plugin-api';
import { announceSlip } from './announce.ts';
import { slipOf } from './slip.store.ts';

export const handle = handlerFor('coupon.toggle', (context, { selection }) => {
  announceSlip(context);
  slipOf(context).toggle(selection);
});
