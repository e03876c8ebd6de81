import * as z from 'zod/mini';
import { text } from '../text.ts';
import { OneStakeTypeId } from './coupon-type-id.ts';
import { PROMO_CODE_KINDS, PromoCode } from './terms.ts';

/** As it is written: players may type it in any case. */
export const PromoCodeText = text().check(z.regex(/^[A-Z0-9-]{3,32}$/));
const PlayerId = text().check(z.regex(/^\d{8,9}$/));
const Minor = z.int().check(z.positive());
/** 2100-01-01, milliseconds since epoch. */
const LATEST = 4_102_444_800_000;

/** PUT /betting-api/v1/operator/promo-codes/:code. Amounts in minor units. */
export const GivePromoCode = z
  .object({
    /** Whose it is; common, once a player, where omitted. */
    playerId: z.optional(PlayerId),
    kind: z.enum(PROMO_CODE_KINDS),
    currency: text().check(z.regex(/^[A-Z]{3}$/)),
    amount: z.optional(Minor),
    percent: z.optional(z.number().check(z.positive(), z.maximum(1000))),
    maximum: z.optional(Minor),
    minCoef: z.optional(text().check(z.regex(/^\d{1,6}(?:\.\d{1,3})?$/))),
    types: z.optional(z.array(OneStakeTypeId).check(z.minLength(1))),
    expiresAt: z.int().check(z.positive(), z.maximum(LATEST)),
    reason: z.optional(text().check(z.trim(), z.minLength(3), z.maxLength(500))),
  })
  .check(
    z.refine(
      ({ kind, amount, percent, maximum }) =>
        kind === 'free-bet'
          ? amount !== undefined && percent === undefined && maximum === undefined
          : percent !== undefined && amount === undefined,
      { error: 'a free bet has an amount, a win boost a percentage' },
    ),
  );
export type GivePromoCode = z.infer<typeof GivePromoCode>;

/** A promo code as an operator sees it. */
export const OperatorPromoCode = z.object({
  promo: PromoCode,
  /** Common, once a player, where missing. */
  playerId: z.optional(text()),
  /** The first of them. */
  uses: z.array(z.object({ playerId: text(), betId: z.optional(text()) })),
  useCount: z.number(),
  /** What the house has staked for players by it, minor units, as the ledger has it. A win boost stakes nothing. */
  staked: z.number(),
});
export type OperatorPromoCode = z.infer<typeof OperatorPromoCode>;

/** GET /betting-api/v1/operator/promo-codes?playerId=&cursor=: those that end last first. */
export const OperatorPromoCodesAnswer = z.object({
  promoCodes: z.array(OperatorPromoCode),
  nextCursor: z.optional(text()),
});
export type OperatorPromoCodesAnswer = z.infer<typeof OperatorPromoCodesAnswer>;

export const OperatorPromoCodesQuery = z.object({
  playerId: z.optional(PlayerId),
  cursor: z.optional(text().check(z.regex(/^\d{1,14}_[A-Z0-9-]{3,32}$/))),
});
