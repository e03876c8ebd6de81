import { handlerFor } from '@touchline/plugin-api';

export const handle = handlerFor('coupon.open', async (context) => {
  await context.modals.open('coupon');
});
