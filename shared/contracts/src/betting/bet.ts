import * as z from 'zod/mini';
import { PriceText, Section } from '../line.ts';
import { BetBuilder } from './builder.ts';
import { RefusedCoupon, RefusedLeg } from './refused-leg.ts';
import { VoidReason } from './void.ts';

export const LEG_RESULTS = [
  'open',
  'won',
  'lost',
  'void',
  'half-won',
  'half-lost',
  'dead-heat',
] as const;
export const BET_STATUSES = ['open', 'won', 'lost', 'refunded'] as const;

/** The moment at which a leg was won by an early payout. */
export const PaidEarly = z.object({
  /** Goals or points that its side was ahead. */
  lead: z.number(),
  /** As shown, e.g. "2:0". */
  score: z.string(),
  /** The period, as states of events have it, and seconds of the match clock, where they are known. */
  period: z.optional(z.string()),
  seconds: z.optional(z.number()),
});

/** Why the stake of an insured bet that was lost does not come back. */
export const INSURANCE_REFUSALS = [
  'several-lost',
  'none-lost',
  'too-few-legs',
  'half-lost',
  /** A part of it was cashed out. */
  'sold',
  /** Its player may have no bonus, or wants none. */
  'not-offered',
] as const;

/** What came of the insurance of a lost bet; it waits for its other legs, and while another bonus is active. */
export const InsuranceOutcome = z.union([
  z.object({ state: z.literal('waiting') }),
  /** As bonus money, in minor units. */
  z.object({ state: z.literal('given'), at: z.number(), amount: z.number() }),
  z.object({ state: z.literal('none'), refusal: z.enum(INSURANCE_REFUSALS) }),
]);

export const BetLeg = z.object({
  outcomeId: z.string(),
  eventId: z.number(),
  sport: z.string(),
  champ: z.string(),
  /** Of an outright the competitor, and nobody as `away`. */
  home: z.string(),
  away: z.string(),
  /** The player that it is about. */
  player: z.optional(z.string()),
  startsAt: z.number(),
  section: Section,
  marketKey: z.string(),
  outcomeCode: z.string(),
  /** Price taken by the house, decimal text. */
  price: PriceText,
  result: z.enum(LEG_RESULTS),
  builder: z.optional(BetBuilder),
  /** The price that it is settled at: agreed, as parts of it are void; after a deduction; or the starting price. */
  settledPrice: z.optional(PriceText),
  /** What withdrawals from the race take from its winnings, in percent (Rule 4). */
  deduction: z.optional(z.number()),
  /** Of a dead heat: so many competitors were level for so many places that paid. */
  deadHeat: z.optional(z.object({ places: z.number(), tied: z.number() })),
  /** Agreed: it is won once its side is so many goals or points ahead. */
  earlyPayout: z.optional(z.number()),
  /** It was won by that, before the end of its match. */
  paidEarly: z.optional(PaidEarly),
  /** Why an operator made it void. */
  voidReason: z.optional(VoidReason),
  /** Final score once known, e.g. "2:1". */
  score: z.optional(z.string()),
  banker: z.optional(z.boolean()),
  lobby: z.optional(z.boolean()),
  blockId: z.optional(z.number()),
  /** Anti-express: its chance without margin, by which the price was made; decimal text. */
  chance: z.optional(z.string()),
});
export type BetLeg = z.infer<typeof BetLeg>;

/** One line of a settled coupon, as the domain explains it. Amounts in minor units. */
export const SettlementLine = z.object({
  /** Indexes into the bet's legs. */
  legs: z.array(z.number()),
  /** Lines this entry covers. */
  count: z.number(),
  result: z.enum(['won', 'lost', 'void', 'partial']),
  /** Return per unit staked, three decimals. */
  multiplier: z.string(),
  stake: z.number(),
  amount: z.number(),
});

/** What changed the sum of the lines; below zero where money was withheld. */
export const SettlementAdjustment = z.object({
  kind: z.enum([
    'restaked',
    'stake-tax-returned',
    'hyper-bonus',
    'win-boost',
    'max-payout',
    'win-tax',
    'free-stake',
  ]),
  amount: z.number(),
});

const Settlement = z.object({
  lines: z.array(SettlementLine),
  adjustments: z.array(SettlementAdjustment),
});

/** What a bet includes in addition to its odds, as agreed when it was placed. Amounts in minor units. */
export const BetTerms = z.object({
  /** System and lobby: the k of "k of n". */
  systemValue: z.optional(z.number()),
  /** Conditional, in order; a block without a stake takes all that the one before returned. */
  blocks: z.optional(z.array(z.object({ blockId: z.number(), stake: z.optional(z.number()) }))),
  /** Anti-express: the price it was taken at. */
  antiExpressCoef: z.optional(z.string()),
  /** Express: odds of the bonus leg. */
  bonusCoef: z.optional(z.string()),
  hyperBonus: z.optional(
    z.object({
      percent: z.string(),
      minLimit: z.optional(z.number()),
      maxLimit: z.optional(z.number()),
    }),
  ),
  tax: z.optional(
    z.object({ stakePercent: z.optional(z.string()), winPercent: z.optional(z.string()) }),
  ),
  maxPayout: z.optional(z.number()),
  isVip: z.optional(z.boolean()),
  promoCode: z.optional(z.string()),
  /** The house paid the stake with a promo code: only the net win is paid out. */
  isFreeBet: z.optional(z.boolean()),
  /** Extra percent of the net win by a promo code, and the most it adds. */
  winBoost: z.optional(z.object({ percent: z.string(), maxLimit: z.optional(z.number()) })),
  /** The part of the stake that came from an advance; repaid first. */
  prepaidAmount: z.optional(z.number()),
  refId: z.optional(z.string()),
  /** Its stake comes back as bonus money where exactly one leg is lost and enough legs are not void. */
  insurance: z.optional(
    z.object({
      minLegs: z.number(),
      /** The most that comes back. */
      maximum: z.number(),
      /** What is wagered of the bonus, and within how many days. */
      wagerTimes: z.number(),
      days: z.number(),
    }),
  ),
  /** The bet it was changed from, whose value is part of its stake. */
  changedFrom: z.optional(z.string()),
});
export type BetTerms = z.infer<typeof BetTerms>;

/** A settlement that was reversed because a result was corrected or a leg made void. */
export const BetCorrection = z.object({
  at: z.number(),
  status: z.enum(['won', 'lost', 'refunded']),
  payout: z.number(),
  reason: z.string(),
  voidReason: z.optional(VoidReason),
});

/** A part of a bet that was sold back. Amounts in minor units. */
export const BetCashOut = z.object({
  at: z.number(),
  /** The part of the stake that was sold. */
  stake: z.number(),
  amount: z.number(),
  /** Sold at the value the player had set. */
  isAutomatic: z.boolean(),
});

export const Bet = z.object({
  id: z.string(),
  typeId: z.number(),
  status: z.enum(BET_STATUSES),
  accountId: z.string(),
  currency: z.string(),
  /** Minor units; what is still staked after a part was sold. */
  stake: z.number(),
  /** Product shown with 3 decimals. */
  totalOdds: z.string(),
  /** Minor units, if every leg wins at the taken prices. */
  possibleReturn: z.number(),
  /** The least it returns if not everything is lost: of a system, one winning line. */
  possibleMinimum: z.optional(z.number()),
  payout: z.optional(z.number()),
  placedAt: z.number(),
  settledAt: z.optional(z.number()),
  legs: z.array(BetLeg),
  settlement: z.optional(Settlement),
  terms: z.optional(BetTerms),
  /** Why it is no longer open, where that is not its legs' results. */
  endedBy: z.optional(z.enum(['void', 'cash-out'])),
  /** The bet it was changed into, where it was sold for that. */
  changedInto: z.optional(z.string()),
  /** What came of its insurance, once it was lost. */
  insured: z.optional(InsuranceOutcome),
  cashOuts: z.optional(z.array(BetCashOut)),
  /** The value of its automatic cash-out, in minor units. */
  automaticCashOut: z.optional(z.number()),
  /** The oldest first. */
  corrections: z.optional(z.array(BetCorrection)),
});
export type Bet = z.infer<typeof Bet>;

/**
 * The answer to a placement. Multiple singles are accepted in part: `bets` are those taken, each a
 * single of its own (`bet` is the first), `refused` the others. When none is accepted the call fails
 * with `coupon_all_refused` and `AllRefusedDetails`. A coupon with singles likewise, the coupon first;
 * `refusedCoupon` is why it was not taken where a single was.
 */
export const BetAnswer = z.object({
  bet: Bet,
  balance: z.number(),
  bets: z.optional(z.array(Bet)),
  refused: z.optional(z.array(RefusedLeg)),
  refusedCoupon: z.optional(RefusedCoupon),
});
export type BetAnswer = z.infer<typeof BetAnswer>;

/** GET /betting-api/v1/bets with a `BetFilter` and `cursor`, the newest first. */
export const BetsAnswer = z.object({ bets: z.array(Bet), nextCursor: z.optional(z.string()) });
export type BetsAnswer = z.infer<typeof BetsAnswer>;
