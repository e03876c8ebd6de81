import { COUPON_TYPES } from '@touchline/domain/coupon';
import * as z from 'zod/mini';
import { CouponTypeId } from '../../betting/coupon-type-id.ts';
import { EarlyPayoutOffer, InsuranceOffer } from './bet-offers.ts';

const Amount = z.string().check(z.regex(/^\d+(?:\.\d+)?$/));
const Types = z.array(CouponTypeId);

const CurrencyLimits = z.object({
  /** Major units, decimal text. */
  minimum: Amount,
  maximum: Amount,
  /** The most a coupon returns. */
  maxPayout: Amount,
  /** The smallest stake that earns the hyper-bonus, and the most it adds. */
  hyperBonusMinimum: z.optional(Amount),
  hyperBonusMaximum: z.optional(Amount),
});

const HyperBonus = z.object({
  /** Minimum legs, and the percentage of the net win; ascending. */
  steps: z._default(
    z.array(
      z.object({
        legs: z.number().check(z.int(), z.gte(2)),
        percent: z.number().check(z.positive(), z.maximum(100)),
      }),
    ),
    [
      { legs: 4, percent: 4 },
      { legs: 6, percent: 7 },
      { legs: 8, percent: 10 },
      { legs: 10, percent: 15 },
      { legs: 15, percent: 25 },
    ],
  ),
  /** The lowest price a leg counts from. */
  minCoef: z._default(Amount, '1.40'),
});

/** The type that wins when at least one of its legs loses (ADR 0049). */
const AntiExpress = z.object({
  /** The margin M of the price formula `1 / (M − 1/express)`. */
  margin: z._default(Amount, '1.1165'),
  /** A price that wins over the formula, not over the edge. */
  coef: z.optional(Amount),
  /** The share of the stake that the house keeps at least, by the chances of the legs without margin. */
  edge: z._default(z.string().check(z.regex(/^0\.\d{1,4}$/)), '0.05'),
});

/**
 * The least that a coupon may be expected to return of a unit staked (ADR 0049): for each leg up to
 * a price, multiplied over the legs, and for an anti-express. `npm run soak -- --only=returns`
 * checks what the house offers against it, and that nothing returns more than 1.
 */
const ReturnFloor = z.object({
  leg: z._default(Amount, '0.65'),
  /** A longer price may be all margin: the outsider of a market with a certain favourite. */
  upToCoef: z._default(Amount, '5.00'),
  antiExpress: z._default(Amount, '0.40'),
});

const Sizes = z.array(z.number().check(z.int(), z.gte(2), z.lte(12))).check(z.maxLength(6));

/** Accumulators of the day. */
const DayExpresses = z.object({
  isOffered: z._default(z.boolean(), true),
  /** Extra percentage of the net win of one that is placed as it is. */
  bonusPercent: z._default(z.number().check(z.minimum(0), z.maximum(100)), 10),
  /** How many legs each of them has: of the line, and of what is live. */
  line: z._default(Sizes, [3, 4, 5]),
  live: z._default(Sizes, [3]),
  /** A leg of the line starts no sooner than this, in seconds. */
  leadSeconds: z._default(z.number().check(z.minimum(0), z.maximum(86_400)), 300),
  /** The prices that a leg is drawn from. */
  minCoef: z._default(Amount, '1.25'),
  maxCoef: z._default(Amount, '2.50'),
});

/** Boosted prices: singles of the line that pay more than their price, as far as the margin covers it. */
const PriceBoosts = z.object({
  /** How many there are at the same time; none turns them off. */
  count: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(8)), 4),
  /** Extra percentage of the net win. */
  percent: z._default(z.number().check(z.minimum(0.5), z.maximum(25)), 4),
  /** The prices that are boosted. */
  minCoef: z._default(Amount, '1.60'),
  maxCoef: z._default(Amount, '4.00'),
});

/** The operator's rules for taking bets. */
export const BettingConfiguration = z.object({
  /** Players may place with one tap on a price. */
  oneClick: z._default(z.boolean(), true),
  /** Seconds a live bet waits, after which its prices are checked again. */
  liveDelaySeconds: z._default(z.number().check(z.minimum(0), z.maximum(30)), 2),
  /** The time after its start when an event with open legs becomes a task of the operators. */
  undecidedAfterHours: z._default(z.number().check(z.minimum(1), z.maximum(720)), 12),
  /** Stakes by currency; one that is not listed takes those of `*`. */
  limits: z._default(z.record(z.string(), CurrencyLimits), {
    EUR: { minimum: '0.2', maximum: '5000', maxPayout: '250000' },
    USD: { minimum: '0.2', maximum: '5000', maxPayout: '250000' },
    GBP: { minimum: '0.2', maximum: '5000', maxPayout: '250000' },
    TRY: { minimum: '5', maximum: '150000', maxPayout: '7500000' },
    '*': { minimum: '10', maximum: '500000', maxPayout: '25000000' },
  }),
  /** Coupon types that are accepted, that have the minimum, and that have the maximum. */
  types: z._default(Types, [...COUPON_TYPES]),
  minimumTypes: z._default(Types, [...COUPON_TYPES]),
  maximumTypes: z._default(Types, [...COUPON_TYPES]),
  /** Market types whose outcomes are accepted as singles only. */
  singleOnlyMarkets: z._default(z.array(z.string()), []),
  /** First amount and step of the stake field by currency, major units, beside the house's own. */
  amounts: z._default(z.record(z.string(), z.object({ initial: Amount, step: Amount })), {}),
  antiExpress: z._default(AntiExpress, () => AntiExpress.parse({})),
  returnFloor: z._default(ReturnFloor, () => ReturnFloor.parse({})),
  hyperBonus: z._default(HyperBonus, () => HyperBonus.parse({})),
  dayExpresses: z._default(DayExpresses, () => DayExpresses.parse({})),
  boosts: z._default(PriceBoosts, () => PriceBoosts.parse({})),
  earlyPayout: z._default(EarlyPayoutOffer, () => EarlyPayoutOffer.parse({})),
  insurance: z._default(InsuranceOffer, () => InsuranceOffer.parse({})),
  /** Percentages withheld where the partner has taxes. */
  tax: z.optional(z.object({ stakePercent: z.optional(Amount), winPercent: z.optional(Amount) })),
  isBonusBetOffered: z._default(z.boolean(), false),
  isVipShown: z._default(z.boolean(), false),
  /** How many times the ordinary maximum a VIP bet may stake. */
  vipFactor: z._default(z.number().check(z.gte(1), z.maximum(1000)), 5),
  isPromoCodeShown: z._default(z.boolean(), true),
  /** Stakes lent against what open bets are worth; off by default. */
  prepaid: z._default(
    z.object({
      isOffered: z._default(z.boolean(), false),
      /** The share of their value that may be owed. */
      percent: z._default(z.number().check(z.minimum(1), z.maximum(100)), 50),
    }),
    { isOffered: false, percent: 50 },
  ),
  cashOut: z._default(
    z.object({
      isOffered: z._default(z.boolean(), true),
      /** What the house keeps of a bet's fair value. */
      marginPercent: z._default(z.number().check(z.minimum(0), z.maximum(50)), 5),
      /** How long a quote is valid. */
      quoteSeconds: z._default(z.number().check(z.gte(5), z.maximum(120)), 20),
    }),
    { isOffered: true, marginPercent: 5, quoteSeconds: 20 },
  ),
});
export type BettingConfiguration = z.infer<typeof BettingConfiguration>;
