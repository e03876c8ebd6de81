import type { Payment } from '@touchline/contracts/money';

/** The colour of how far a payment has come. */
export const STATUS_TONE = {
  created: 'neutral',
  pending: 'accent',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'warning',
  refunded: 'neutral',
} as const satisfies Readonly<Record<Payment['status'], string>>;
