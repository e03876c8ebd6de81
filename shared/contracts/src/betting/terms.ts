import * as z from 'zod/mini';
import { DecimalText, StakeFactor } from './place-bet.ts';

/** What a stake of one coupon type may be, in minor units; what is left out does not apply. */
export const TypeLimits = z.object({
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
});
export type TypeLimits = z.infer<typeof TypeLimits>;

/**
 * GET /betting-api/v1/limits?currency=&accountId=: what a stake may be, so that the slip can show it
 * first. Signed in and with one's own account, the answer is the player's own.
 */
export const StakeLimitsAnswer = z.object({
  currency: z.string(),
  minimum: z.number(),
  /** Of any type; a page that knows `byType` reads that. */
  maximum: z.number(),
  maxPayout: z.number(),
  /** Seconds a live bet waits before acceptance. */
  liveDelaySeconds: z.number(),
  /** By coupon type id. Multiple singles: of each single; conditional: of the first block. */
  byType: z.optional(z.record(z.string(), TypeLimits)),
  /** Why this player's maxima are lower than others': `maximum` = `ordinaryMaximum` × `factor`. */
  stakeFactor: z.optional(StakeFactor),
  /** The bonus account has no maximum. */
  isBonusAccount: z.optional(z.boolean()),
  /** What may be staked in advance of open bets' return, where that is offered. */
  availablePrepaidAmount: z.optional(z.number()),
});
export type StakeLimitsAnswer = z.infer<typeof StakeLimitsAnswer>;

/**
 * GET /betting-api/v1/coupon-terms?currency=: what coupons this site takes and what it adds to them.
 * Amounts in minor units of the requested currency.
 */
export const CouponTermsAnswer = z.object({
  currency: z.string(),
  /** Ids of the coupon types offered. */
  types: z.array(z.number()),
  antiExpress: z.object({
    /** The margin M of the price formula. */
    margin: DecimalText,
    /** The share of the stake that the house keeps at least. */
    edge: DecimalText,
    /** A price of the server's own, which wins over the formula, not over the edge. */
    coef: z.optional(DecimalText),
  }),
  /** Extra percentage of the net win of an express; none where `steps` is empty. */
  hyperBonus: z.object({
    /** The highest step whose `legs` the coupon has decides; ascending. */
    steps: z.array(z.object({ legs: z.number(), percent: z.number() })),
    /** The lowest price a leg counts from. */
    minCoef: DecimalText,
    /** The smallest stake that earns it, and the most it adds. */
    minLimit: z.optional(z.number()),
    maxLimit: z.optional(z.number()),
  }),
  /** Whether an express may have the bonus leg of product.txt §5. */
  isBonusBetOffered: z.boolean(),
  isVipShown: z.boolean(),
  isPromoCodeShown: z.boolean(),
  isCashOutOffered: z.boolean(),
  isPrepaidOffered: z.boolean(),
  /** Percentages withheld where the partner has taxes. */
  tax: z.optional(
    z.object({ stakePercent: z.optional(DecimalText), winPercent: z.optional(DecimalText) }),
  ),
  /** Market types whose outcomes are accepted as singles only. */
  singleOnlyMarkets: z.array(z.string()),
  /** First amount and step of the stake field. */
  amounts: z.object({ initial: z.number(), step: z.number() }),
});
export type CouponTermsAnswer = z.infer<typeof CouponTermsAnswer>;

/**
 * GET /betting-api/v1/bet-offers: what the site pays beyond the odds, in force now; to a player who is signed in, what
 * it pays them. A sport that is not listed has no early payout, and where the source of results reports no scores none is.
 */
export const BetOffersAnswer = z.object({
  earlyPayout: z.array(
    z.object({
      sport: z.string(),
      /** Its market that has it. */
      market: z.string(),
      /** Goals or points ahead. */
      lead: z.number(),
      /** Ids of the competitions that have it; none for all of them. */
      champs: z.array(z.number()),
    }),
  ),
  /** Of accumulators; absent where it is not offered, or not to this player. */
  insurance: z.optional(
    z.object({
      minLegs: z.number(),
      minCoef: DecimalText,
      /** The most that comes back, in minor units by currency; others have no insurance. */
      maximums: z.record(z.string(), z.number()),
      wagerTimes: z.number(),
      days: z.number(),
    }),
  ),
});
export type BetOffersAnswer = z.infer<typeof BetOffersAnswer>;

/** What a promo code gives: a stake paid by the house, or extra percent of the net win. */
export const PROMO_CODE_KINDS = ['free-bet', 'win-boost'] as const;

/** A promo code the player may still use. Amounts in minor units. */
export const PromoCode = z.object({
  code: z.string(),
  kind: z.enum(PROMO_CODE_KINDS),
  currency: z.string(),
  /** Free bet: the stake. */
  amount: z.optional(z.number()),
  /** Win boost: the percentage, and the most it adds. */
  percent: z.optional(z.number()),
  maximum: z.optional(z.number()),
  /** The lowest total odds it is accepted with. */
  minCoef: z.optional(z.string()),
  /** Coupon types it is accepted with; all but multiple singles where omitted. */
  types: z.optional(z.array(z.number())),
  /** Milliseconds since epoch. */
  expiresAt: z.number(),
});
export type PromoCode = z.infer<typeof PromoCode>;

/** GET /betting-api/v1/promo-codes: those given to the player and not yet used. */
export const PromoCodesAnswer = z.object({ promoCodes: z.array(PromoCode) });
export type PromoCodesAnswer = z.infer<typeof PromoCodesAnswer>;

/** GET /betting-api/v1/promo-codes/check?code=: a code that the player may use. */
export const PromoCheckAnswer = z.object({ promoCode: PromoCode });
export type PromoCheckAnswer = z.infer<typeof PromoCheckAnswer>;

/** A promo code that was used, and the bet that it was used for. */
export const PromoUse = z.object({
  promoCode: PromoCode,
  betId: z.string(),
  /** When the bet was placed, milliseconds since epoch. */
  usedAt: z.number(),
});
export type PromoUse = z.infer<typeof PromoUse>;

/** GET /betting-api/v1/promo-codes/history: the player's latest, the last one first. */
export const PromoHistoryAnswer = z.object({ uses: z.array(PromoUse) });
