import * as z from 'zod/mini';
import { text } from '../text.ts';

/** What moved between players and a provider. */
export const ReconciledMovement = z.enum(['deposit', 'refund', 'payout']);
export type ReconciledMovement = z.infer<typeof ReconciledMovement>;

/** What a day's movements of a kind and currency come to in both books, minor units. */
export const ReconciledTotal = z.object({
  movement: ReconciledMovement,
  currency: text(),
  booked: z.number(),
  moved: z.number(),
});
export type ReconciledTotal = z.infer<typeof ReconciledTotal>;

/** A payment about which the books differ; an amount that one of them does not have is missing. */
export const ReconciledDifference = z.object({
  paymentId: text(),
  movement: ReconciledMovement,
  /** `not-booked`: only the provider has it; `not-moved`: only the ledger does; `amount`: another amount. */
  difference: z.enum(['not-booked', 'not-moved', 'amount']),
  currency: text(),
  booked: z.optional(z.number()),
  moved: z.optional(z.number()),
  /** The state of its task. */
  task: z.optional(z.enum(['open', 'closed'])),
});
export type ReconciledDifference = z.infer<typeof ReconciledDifference>;

/** A day (UTC) of a provider that was compared with the ledger. */
export const ReconciledDay = z.object({
  provider: text(),
  day: text(),
  /** Movements that the provider stated. */
  lines: z.number(),
  /** How many differences there were; those of days long ago are not listed. */
  differenceCount: z.number(),
  differences: z.array(ReconciledDifference),
  totals: z.array(ReconciledTotal),
  /** Milliseconds since epoch. */
  completedAt: z.number(),
});
export type ReconciledDay = z.infer<typeof ReconciledDay>;

/** GET /payments-api/v1/operator/reconciliations: the newest first, a page at a time. */
export const ReconciledDaysAnswer = z.object({
  days: z.array(ReconciledDay),
  nextCursor: z.optional(text()),
});
export type ReconciledDaysAnswer = z.infer<typeof ReconciledDaysAnswer>;
