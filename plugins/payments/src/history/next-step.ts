import type { Payment } from '@touchline/contracts/money';
import { amountText } from '@touchline/domain/money';
import type { RouteTarget } from '@touchline/plugin-api';

/** The page that follows a withdrawal, by how far it has come. */
const FOLLOWED = {
  created: 'withdrawPending',
  pending: 'withdrawPending',
  succeeded: 'withdrawSuccess',
  failed: 'withdrawFail',
  cancelled: 'withdrawCancel',
  refunded: 'withdrawCancel',
} as const;

/** What can be done about a payment; one that was made as it was meant needs nothing more. */
export function nextStep({ id, kind, status, amount, currency }: Payment): RouteTarget | undefined {
  if (kind === 'withdrawal') {
    return { route: FOLLOWED[status], query: { withdrawal: id } };
  }
  switch (status) {
    case 'created':
    case 'pending':
      return { route: 'onpayPending', query: { payment: id } };
    case 'failed':
    case 'cancelled':
      return { route: 'recharge', query: { amount: amountText({ amount, currency }) } };
    default:
      return undefined;
  }
}
