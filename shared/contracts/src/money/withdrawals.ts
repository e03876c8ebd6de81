import * as z from 'zod/mini';
import { text } from '../text.ts';
import { PaymentMethod, SavedMeans, UsualTime } from './payment-method.ts';

export const WithdrawalMethod = z.object({
  ...PaymentMethod.shape,
  /** What the provider takes of a withdrawal, in minor units. */
  feeMinor: z.number(),
  /** How long it usually takes once the withdrawal is approved. */
  usualTime: UsualTime,
  /** Where money may go: what has brought money in. */
  means: z.array(SavedMeans),
  /** Whether an account in the player's own name may be added to it. */
  takesOwn: z.optional(z.boolean()),
});
export type WithdrawalMethod = z.infer<typeof WithdrawalMethod>;

/** GET /payments-api/v1/withdrawals/methods?accountId= */
export const WithdrawalMethodsAnswer = z.object({
  /** What may be withdrawn, in minor units: 0 while stakes are required. */
  available: z.number(),
  methods: z.array(WithdrawalMethod),
  /**
   * What deposits have to be staked before money may leave, and what has been, in minor units; absent
   * where nothing is required any longer.
   */
  turnover: z.optional(z.object({ required: z.number(), done: z.number() })),
  /** Nothing that the player paid with takes money back: an account in their own name may be added, once verified. */
  ownMeans: z.optional(z.enum(['offered', 'after-verification'])),
  /** Until when nothing can be withdrawn, ms since epoch: the player has secured the account. */
  frozenUntil: z.optional(z.number()),
});
export type WithdrawalMethodsAnswer = z.infer<typeof WithdrawalMethodsAnswer>;

/** POST /payments-api/v1/withdrawals/means, behind step-up authentication; answers the means. */
export const AddOwnMeans = z.object({
  methodId: text().check(z.maxLength(80)),
  /** An IBAN; spaces do not matter. The name is that of the player's documents. */
  accountNumber: text().check(z.trim(), z.minLength(5), z.maxLength(50)),
});
export type AddOwnMeans = z.infer<typeof AddOwnMeans>;

/** POST /payments-api/v1/withdrawals with `Idempotency-Key`, behind step-up authentication. */
export const CreateWithdrawal = z.object({
  accountId: text().check(z.maxLength(40)),
  methodId: text().check(z.maxLength(80)),
  meansId: text().check(z.maxLength(80)),
  /** Minor units. */
  amount: z.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
  language: text().check(z.regex(/^[a-z]{2}$/)),
});
export type CreateWithdrawal = z.infer<typeof CreateWithdrawal>;

/**
 * `requested`: reserved; `review`: an operator decides; `approved`: to be sent; `sent`: the provider
 * has it; `paid`; `failed`: the provider could not pay; `rejected`: an operator refused. The last two have
 * returned the money to the account.
 */
export const WithdrawalState = z.enum([
  'requested',
  'review',
  'approved',
  'sent',
  'paid',
  'failed',
  'rejected',
]);
export type WithdrawalState = z.infer<typeof WithdrawalState>;

/** Why a withdrawal failed or was rejected, as its player reads it. */
export const WithdrawalReason = z.enum([
  'provider_refused',
  'means_invalid',
  'rejected_review',
  'rejected_fraud',
  'rejected_documents',
]);
export type WithdrawalReason = z.infer<typeof WithdrawalReason>;

export const Withdrawal = z.object({
  /** Also the id of the payment. */
  id: text(),
  accountId: text(),
  methodId: text(),
  meansLabel: text(),
  currency: text(),
  /** Minor units, as reserved; the fee is part of it. */
  amount: z.number(),
  fee: z.number(),
  state: WithdrawalState,
  reason: z.optional(WithdrawalReason),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** In the order in which they happened. */
  steps: z.array(z.object({ state: WithdrawalState, at: z.number() })),
});
export type Withdrawal = z.infer<typeof Withdrawal>;
/** GET /payments-api/v1/withdrawals/:id, and the response to a request */
export const WithdrawalAnswer = z.object({ withdrawal: Withdrawal });
export type WithdrawalAnswer = z.infer<typeof WithdrawalAnswer>;

export const OperatorWithdrawal = z.object({ ...Withdrawal.shape, playerId: text() });
export type OperatorWithdrawal = z.infer<typeof OperatorWithdrawal>;
/** GET /payments-api/v1/operator/withdrawals?state=&cursor= */
export const OperatorWithdrawalsAnswer = z.object({
  withdrawals: z.array(OperatorWithdrawal),
  nextCursor: z.optional(text()),
});
export type OperatorWithdrawalsAnswer = z.infer<typeof OperatorWithdrawalsAnswer>;
