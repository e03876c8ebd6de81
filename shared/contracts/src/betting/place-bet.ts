import * as z from 'zod/mini';
import { PriceText } from '../line.ts';
import { text } from '../text.ts';
import { OutcomeName, RefusedBuilder } from './builder.ts';
import { CouponTypeId } from './coupon-type-id.ts';

/** Far above any stake; what is added to it or multiplied by odds stays an exact number. */
const LARGEST_AMOUNT = 100_000_000_000_000;

/** Minor units of the account's currency. */
export const MinorAmount = z.number().check(z.int(), z.nonnegative(), z.maximum(LARGEST_AMOUNT));

/** An amount, odds or percentage as decimal text. */
export const DecimalText = text().check(z.regex(/^\d{1,12}(?:\.\d{1,12})?$/));
/** The code of a promotion as players type it; case does not matter. */
export const PromoCodeText = text().check(z.regex(/^[A-Za-z0-9-]{3,32}$/));

export const BetLegInput = z.object({
  outcomeId: OutcomeName,
  /** The price the player saw and agreed to. */
  price: PriceText,
  /** System: part of every line. */
  banker: z.optional(z.boolean()),
  /** Multibet with lobby: the one leg that every line depends on. */
  lobby: z.optional(z.boolean()),
  /** Conditional: the block it belongs to; blocks are played in ascending order. */
  blockId: z.optional(z.number().check(z.int(), z.gte(0), z.lte(50))),
  /** The score the player saw, as "2:1"; required by `isDropOnScoreChange`. */
  score: z.optional(text().check(z.regex(/^\d{1,4}:\d{1,4}$/))),
});
export type BetLegInput = z.infer<typeof BetLegInput>;

/** The most selections that one coupon may have, whatever its type. */
export const MOST_LEGS = 50;

/** What was shown to the player of the hyper-bonus; the server decides by its own figures. */
const ShownHyperBonus = {
  hyperBonusPercent: z.optional(z.number().check(z.nonnegative(), z.maximum(1000))),
  minHyperBonusBetLimit: z.optional(MinorAmount),
  maxHyperBonusLimit: z.optional(MinorAmount),
};

/**
 * POST /betting-api/v1/bets with the header `Idempotency-Key`; product.txt §3.3. The key is what
 * makes it happen once: it is the placed coupon's `id` on the client's side.
 */
export const PlaceBet = z.object({
  /** The slip's own id on the client's side; kept for the payload's sake, never decides anything. */
  id: z.optional(text().check(z.maxLength(64))),
  accountId: text().check(z.maxLength(40)),
  typeId: CouponTypeId,
  /**
   * What the whole coupon costs, in minor units of the account's currency: for multiple singles the
   * sum of `amountByBetId`, for a conditional coupon the first block's stake.
   */
  amount: MinorAmount,
  /** Conditional: stake by `blockId`; a block without one stakes all that the block before returned. */
  amountByBlockId: z.optional(z.record(text().check(z.regex(/^\d{1,2}$/)), MinorAmount)),
  /** Multiple singles: stake by outcome id. */
  amountByBetId: z.optional(z.record(OutcomeName, MinorAmount)),
  /**
   * Singles on legs of this coupon, placed with it as one act: stake by outcome id, in addition to
   * `amount`. Not with a promo code, an advance or a VIP bet.
   */
  singles: z.optional(z.record(OutcomeName, MinorAmount)),
  bets: z.array(BetLegInput).check(z.minLength(1), z.maxLength(MOST_LEGS)),
  /** 0 always ask, 1 accept any price, 2 accept a better one. */
  changeCoefAction: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Total odds as the player saw them: decimal, and in the format of `coefViewId`. */
  coef: z.optional(DecimalText),
  coefByView: z.optional(text().check(z.maxLength(20))),
  coefViewId: z.optional(z.number()),
  /** Only at exactly these prices, whatever `changeCoefAction` allows. */
  exactCoef: z.optional(z.boolean()),
  /** Refuses the bet when a leg's score is no longer the one the player saw. */
  isDropOnScoreChange: z.optional(z.boolean()),
  /** The part of `amount` paid with an advance on the return of open bets, in minor units. */
  prepaidAmount: z.optional(MinorAmount),
  /** Where the slip came from: a shared code or a partner's reference. */
  refId: z.optional(text().check(z.maxLength(64))),
  /** System and lobby: the k of "k of n". */
  systemValue: z.optional(z.number().check(z.int(), z.gte(2))),
  userId: z.optional(text().check(z.maxLength(20))),
  promoCode: z.optional(PromoCodeText),
  /** Express: with the bonus leg, where `CouponTermsAnswer.bonusBet` offers it. */
  isBonusBet: z.optional(z.boolean()),
  /** A stake above the ordinary maximum, where `CouponTermsAnswer.isVipShown`. */
  isVip: z.optional(z.boolean()),
  ...ShownHyperBonus,
});
export type PlaceBet = z.infer<typeof PlaceBet>;

/** Details of a `price_changed` refusal: what the player must confirm. */
export const PriceDifference = z.object({
  outcomeId: text(),
  oldPrice: PriceText,
  newPrice: PriceText,
});
export const PriceChangedDetails = z.object({ differences: z.array(PriceDifference) });
export type PriceDifference = z.infer<typeof PriceDifference>;

/** Details of a `score_changed` refusal. */
export const ScoreChangedDetails = z.object({
  differences: z.array(z.object({ outcomeId: text(), oldScore: text(), newScore: text() })),
});
export type ScoreChangedDetails = z.infer<typeof ScoreChangedDetails>;

/**
 * Details of a leg that cannot be bet on: `outcome_suspended`, `outcome_closed`, `event_started`,
 * `coupon_related_legs`, `coupon_leg_single_only`…
 */
export const LegRefusedDetails = z.object({
  outcomeIds: z.array(text()),
  reason: z.optional(text()),
  /** Which selections of a builder it is about. */
  builder: z.optional(RefusedBuilder),
});

/** Why a player's stakes are limited more than others'. */
export const STAKE_FACTOR_REASONS = ['new-player', 'market-risk', 'review', 'agreement'] as const;

/** A player's own share of the ordinary maximum, and why. */
export const StakeFactor = z.object({
  /** 0.5 halves the maximum. */
  factor: z.number(),
  reason: z.enum(STAKE_FACTOR_REASONS),
  /** The maximum without it, in minor units. */
  ordinaryMaximum: z.number(),
});
export type StakeFactor = z.infer<typeof StakeFactor>;

/** Details of stake refusals, in minor units. */
export const StakeLimitDetails = z.object({
  minimum: z.number(),
  maximum: z.number(),
  currency: text(),
  /** "Limited to `maximum` because of `reason`". */
  stakeFactor: z.optional(StakeFactor),
  /** Multiple singles and conditional: the leg or block concerned. */
  outcomeId: z.optional(text()),
  blockId: z.optional(z.number()),
});
