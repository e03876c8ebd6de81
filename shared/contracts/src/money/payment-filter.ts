import * as z from 'zod/mini';
import { Period } from '../period.ts';
import { Payment } from './payments.ts';

/** `open`: neither made nor given up yet; `ended`: failed, cancelled or refunded. */
export const PAYMENT_FILTER_STATUSES = ['open', 'succeeded', 'ended'] as const;

/** Which of a player's payments are meant, as the query of an address has it. */
export const PaymentFilter = z.object({
  ...Period.shape,
  kind: z.optional(Payment.shape.kind),
  status: z.optional(z.enum(PAYMENT_FILTER_STATUSES)),
  account: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
});
export type PaymentFilter = z.infer<typeof PaymentFilter>;

/** The payments of a filter in one currency. Amounts in minor units. */
export const PaymentTotals = z.object({
  currency: z.string(),
  payments: z.number(),
  /** What was paid in and out; payments that did not succeed are left out. */
  deposited: z.number(),
  withdrawn: z.number(),
});
export type PaymentTotals = z.infer<typeof PaymentTotals>;

/** GET /payments-api/v1/payments/totals with a `PaymentFilter` */
export const PaymentTotalsAnswer = z.object({ totals: z.array(PaymentTotals) });

/**
 * GET /payments-api/v1/payments/export with a `PaymentFilter` and `language`: comma-separated values with
 * a line for each payment, money in major units, times in UTC.
 */
export const PaymentExport = z.string();
