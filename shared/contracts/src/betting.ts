import * as z from 'zod/mini';
import { PriceText, Section } from './line.ts';

const Minor = z.number().check(z.int(), z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER));

export const BetLegInput = z.object({
  outcomeId: z.string().check(z.maxLength(120)),
  /** The price the player saw and agreed to. */
  price: PriceText,
});

/** POST /betting-api/v1/bets with the header `Idempotency-Key`; product.txt §3.3. */
export const PlaceBet = z.object({
  accountId: z.string().check(z.maxLength(40)),
  /** 0 single, 1 express; the ids of domain-rules. */
  typeId: z.number().check(z.int(), z.gte(0), z.lte(9)),
  /** Stake in minor units of the account's currency. */
  amount: Minor,
  bets: z.array(BetLegInput).check(z.minLength(1), z.maxLength(50)),
  /** 0 always ask, 1 accept any price, 2 accept a better one. */
  changeCoefAction: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  systemValue: z.optional(z.number().check(z.int(), z.gte(2))),
  coefViewId: z.optional(z.number()),
});
export type PlaceBet = z.infer<typeof PlaceBet>;

export const LEG_RESULTS = ['open', 'won', 'lost', 'void', 'half-won', 'half-lost'] as const;
export const BET_STATUSES = ['open', 'won', 'lost', 'refunded'] as const;

export const BetLeg = z.object({
  outcomeId: z.string(),
  eventId: z.number(),
  sport: z.string(),
  champ: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.number(),
  section: Section,
  marketKey: z.string(),
  outcomeCode: z.string(),
  /** Price taken by the house, decimal text. */
  price: PriceText,
  result: z.enum(LEG_RESULTS),
  /** Final score once known, e.g. "2:1". */
  score: z.optional(z.string()),
});
export type BetLeg = z.infer<typeof BetLeg>;

/** One line of a settled coupon, as the domain explains it. Amounts in minor units. */
export const SettlementLine = z.object({
  /** Indexes into the bet's legs. */
  legs: z.array(z.number()),
  /** Lines this entry stands for. */
  count: z.number(),
  result: z.enum(['won', 'lost', 'void', 'partial']),
  /** Return per unit staked, three decimals. */
  multiplier: z.string(),
  stake: z.number(),
  amount: z.number(),
});

/** What changed the sum of the lines; below zero where money was withheld. */
export const SettlementAdjustment = z.object({
  kind: z.enum(['restaked', 'stake-tax-returned', 'hyper-bonus', 'max-payout', 'win-tax']),
  amount: z.number(),
});

export const Bet = z.object({
  id: z.string(),
  typeId: z.number(),
  status: z.enum(BET_STATUSES),
  accountId: z.string(),
  currency: z.string(),
  /** Minor units. */
  stake: z.number(),
  /** Product shown with 3 decimals. */
  totalOdds: z.string(),
  /** Minor units, if every leg wins at the taken prices. */
  possibleReturn: z.number(),
  payout: z.optional(z.number()),
  placedAt: z.number(),
  settledAt: z.optional(z.number()),
  legs: z.array(BetLeg),
  settlement: z.optional(
    z.object({ lines: z.array(SettlementLine), adjustments: z.array(SettlementAdjustment) }),
  ),
});
export type Bet = z.infer<typeof Bet>;

export const BetAnswer = z.object({ bet: Bet, balance: z.number() });
export type BetAnswer = z.infer<typeof BetAnswer>;

/** GET /betting-api/v1/bets?status=open|settled&cursor= */
export const BetsAnswer = z.object({ bets: z.array(Bet), nextCursor: z.optional(z.string()) });
export type BetsAnswer = z.infer<typeof BetsAnswer>;

/** Details of a `price_changed` refusal: what the player must confirm. */
export const PriceDifference = z.object({
  outcomeId: z.string(),
  oldPrice: PriceText,
  newPrice: PriceText,
});
export const PriceChangedDetails = z.object({ differences: z.array(PriceDifference) });
export type PriceDifference = z.infer<typeof PriceDifference>;

/** Details of a refused leg: `outcome_suspended`, `outcome_closed`, `event_started`… */
export const LegRefusedDetails = z.object({
  outcomeIds: z.array(z.string()),
  reason: z.optional(z.string()),
});
/** Details of stake refusals, in minor units. */
export const StakeLimitDetails = z.object({
  minimum: z.number(),
  maximum: z.number(),
  currency: z.string(),
});

/** GET /betting-api/v1/limits?currency=: what a stake may be, so that the slip can say so first. */
export const StakeLimitsAnswer = z.object({
  currency: z.string(),
  minimum: z.number(),
  maximum: z.number(),
  maxPayout: z.number(),
  /** Seconds a live bet waits before acceptance. */
  liveDelaySeconds: z.number(),
});
export type StakeLimitsAnswer = z.infer<typeof StakeLimitsAnswer>;
