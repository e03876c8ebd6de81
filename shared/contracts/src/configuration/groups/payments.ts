import * as z from 'zod/mini';
import { CouponTypeId } from '../../betting/coupon-type-id.ts';
import { UsualTime } from '../../money/payment-method.ts';
import { text } from '../../text.ts';

const Amount = z.string().check(z.regex(/^\d+(?:\.\d+)?$/));
const Types = z.array(CouponTypeId);

/** What a player's first deposit brings, and what must be wagered before it is theirs (ADR 0039). */
const FirstDepositBonus = z.object({
  isOffered: z._default(z.boolean(), false),
  /** Percent of the deposit. */
  percent: z._default(z.number().check(z.positive(), z.maximum(500)), 100),
  /** The most it brings and the smallest deposit that does, major units; no offer in other currencies. */
  amounts: z._default(z.record(z.string(), z.object({ maximum: Amount, minimumDeposit: Amount })), {
    EUR: { maximum: '100', minimumDeposit: '10' },
    USD: { maximum: '100', minimumDeposit: '10' },
    GBP: { maximum: '100', minimumDeposit: '10' },
  }),
  /** How many times the bonus must be wagered, never more than ten, and within how many days. */
  wagerTimes: z._default(z.number().check(z.minimum(1), z.maximum(10)), 5),
  days: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(365)), 30),
  /** Bets that count: of these coupon types, with this many legs, each at this price or more. */
  types: z._default(Types.check(z.minLength(1)), [1]),
  minLegs: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(50)), 3),
  minCoef: z._default(Amount, '1.40'),
});

const Major = z.number().check(z.nonnegative());

/** Money out: amounts in major units of any currency. */
const WithdrawalRules = z.object({
  enabled: z._default(z.boolean(), true),
  minimumMajor: z._default(Major, 5),
  maximumMajor: z._default(Major, 50_000),
  /** An operator decides about a withdrawal with which an account would have withdrawn more in 24 hours. */
  automaticUpToMajor: z._default(Major, 500),
  /** How many times what was deposited must have been staked on decided bets; 0 requires none. */
  turnoverTimes: z._default(Major, 1),
});

/** What an operator decides about a method of a provider: amounts in major units of any currency. */
const MethodRule = z.object({
  /** As its provider names it, e.g. `acme-card`. */
  id: text().check(z.minLength(1), z.maxLength(80)),
  /** Whether it takes deposits. What was paid in by it can leave by it also afterwards. */
  isOffered: z._default(z.boolean(), true),
  /** Players of which countries may deposit by it; of all where none is named. */
  countries: z._default(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))), []),
  depositMinimumMajor: z.optional(Major),
  depositMaximumMajor: z.optional(Major),
  withdrawalMinimumMajor: z.optional(Major),
  withdrawalMaximumMajor: z.optional(Major),
  /** Taken of each withdrawal. */
  withdrawalFeeMajor: z.optional(Major),
  /** How long a withdrawal usually takes once it is approved. */
  withdrawalTime: z.optional(UsualTime),
});
export type MethodRule = z.infer<typeof MethodRule>;

/** What deposits may be, in major units of any currency; the provider may narrow it further. */
export const PaymentsConfiguration = z.object({
  testProvider: z._default(z.boolean(), true),
  depositMinimumMajor: z._default(z.number().check(z.positive()), 1),
  depositMaximumMajor: z._default(z.number().check(z.positive()), 100_000),
  firstDepositBonus: z._default(FirstDepositBonus, () => FirstDepositBonus.parse({})),
  withdrawals: z._default(WithdrawalRules, () => WithdrawalRules.parse({})),
  /** In the order in which players see them; methods without an entry follow, as their providers offer them. */
  methods: z._default(z.array(MethodRule), []),
});
