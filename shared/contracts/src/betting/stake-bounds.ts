import * as z from 'zod/mini';
import { text } from '../text.ts';
import { CouponTypeId } from './coupon-type-id.ts';
import { STAKE_FACTOR_REASONS } from './place-bet.ts';

/** A player's share of the ordinary largest stake, as operators set it, and why: 0.5 halves it. */
export const OwnStakeFactor = z.object({
  factor: z.number().check(z.gte(0.0001), z.lte(10)),
  reason: z.enum(STAKE_FACTOR_REASONS),
});
export type OwnStakeFactor = z.infer<typeof OwnStakeFactor>;

/** GET, PUT and DELETE /betting-api/v1/operator/players/:id/stake-factor. */
export const StakeFactorAnswer = z.object({ stakeFactor: z.optional(OwnStakeFactor) });
export type StakeFactorAnswer = z.infer<typeof StakeFactorAnswer>;

/** What stakes of a currency are, minor units. */
export const CurrencyBounds = z.object({
  currency: text(),
  minimum: z.number(),
  maximum: z.number(),
  /** The largest stake of a VIP bet, where the site takes them. */
  vipMaximum: z.optional(z.number()),
  /** The most that a coupon returns. */
  maxPayout: z.number(),
});
export type CurrencyBounds = z.infer<typeof CurrencyBounds>;

/** A player with largest stakes of their own. */
export const LimitedPlayer = z.object({ playerId: text(), ...OwnStakeFactor.shape });
export type LimitedPlayer = z.infer<typeof LimitedPlayer>;

/** GET /betting-api/v1/operator/stake-bounds?cursor=: the bounds that the server applies to stakes. */
export const StakeBoundsAnswer = z.object({
  currencies: z.array(CurrencyBounds),
  /** Coupon types that are accepted without the smallest stake, and without the largest. */
  withoutMinimum: z.array(CouponTypeId),
  withoutMaximum: z.array(CouponTypeId),
  /** Market types whose outcomes are accepted as singles only. */
  singleOnlyMarkets: z.array(text()),
  /** Seconds that a live bet waits before its prices are checked again. */
  liveDelaySeconds: z.number(),
  /** Those with bounds of their own, by number. */
  players: z.array(LimitedPlayer),
  nextCursor: z.optional(text()),
});
export type StakeBoundsAnswer = z.infer<typeof StakeBoundsAnswer>;
