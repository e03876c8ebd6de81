import { handlerFor } from '@touchline/plugin-api';
import { openSlip } from './open-slip.ts';

export const handle = handlerFor('coupon.open', openSlip);
