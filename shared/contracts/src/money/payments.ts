import * as z from 'zod/mini';
import { text } from '../text.ts';
import { DepositMethod } from './payment-method.ts';

/** GET /payments-api/v1/deposit-methods?accountId= */
export const PaymentMethodsAnswer = z.object({
  methods: z.array(DepositMethod),
  /** The first deposit must answer the question about a deposit limit (UK RTS 12A). */
  limitPromptRequired: z.boolean(),
});
export type PaymentMethodsAnswer = z.infer<typeof PaymentMethodsAnswer>;

/** POST /payments-api/v1/deposits with `Idempotency-Key`. */
export const CreateDeposit = z.object({
  accountId: text(),
  methodId: text(),
  /** What the player has paid with before; without it the provider asks. */
  meansId: z.optional(text().check(z.maxLength(80))),
  /** Minor units. */
  amount: z.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
  /** Answer to the limit prompt of the first deposit: a daily limit in minor units, or none. */
  limitAnswer: z.optional(
    z.union([z.object({ daily: z.number().check(z.int(), z.positive()) }), z.literal('none')]),
  ),
  /** Language of the page to return to. */
  language: text().check(z.regex(/^[a-z]{2}$/)),
});
export type CreateDeposit = z.infer<typeof CreateDeposit>;

export const PaymentStatus = z.enum([
  'created',
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
]);
export const Payment = z.object({
  id: text(),
  kind: z.enum(['deposit', 'withdrawal']),
  status: PaymentStatus,
  methodId: text(),
  accountId: text(),
  currency: text(),
  amount: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type Payment = z.infer<typeof Payment>;
/** The browser goes to `redirectUrl`, the provider's page. */
export const DepositAnswer = z.object({ payment: Payment, redirectUrl: text() });
export type DepositAnswer = z.infer<typeof DepositAnswer>;
/** GET /payments-api/v1/payments with a `PaymentFilter` and `cursor`, newest first. */
export const PaymentsAnswer = z.object({
  payments: z.array(Payment),
  nextCursor: z.optional(text()),
});
export const PaymentAnswer = z.object({ payment: Payment });
