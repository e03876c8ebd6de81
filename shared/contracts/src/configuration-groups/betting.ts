import * as z from 'zod/mini';

const Amount = z.string().check(z.regex(/^\d+(?:\.\d+)?$/));

const CurrencyLimits = z.object({
  /** Major units, decimal text. */
  minimum: Amount,
  maximum: Amount,
  /** The most a coupon returns. */
  maxPayout: Amount,
});

/** The operator's rules for taking bets. */
export const BettingConfiguration = z.object({
  /** Players may place with one tap on a price. */
  oneClick: z._default(z.boolean(), true),
  /** Seconds a live bet waits, after which its prices are looked at again. */
  liveDelaySeconds: z._default(z.number().check(z.minimum(0), z.maximum(30)), 2),
  /** Stakes by currency; one that is not listed takes those of `*`. */
  limits: z._default(z.record(z.string(), CurrencyLimits), {
    EUR: { minimum: '0.2', maximum: '5000', maxPayout: '250000' },
    USD: { minimum: '0.2', maximum: '5000', maxPayout: '250000' },
    GBP: { minimum: '0.2', maximum: '5000', maxPayout: '250000' },
    TRY: { minimum: '5', maximum: '150000', maxPayout: '7500000' },
    '*': { minimum: '10', maximum: '500000', maxPayout: '25000000' },
  }),
});
export type BettingConfiguration = z.infer<typeof BettingConfiguration>;

/** What deposits may be, in major units of any currency; the provider may narrow it further. */
export const PaymentsConfiguration = z.object({
  testProvider: z._default(z.boolean(), true),
  depositMinimumMajor: z._default(z.number().check(z.positive()), 1),
  depositMaximumMajor: z._default(z.number().check(z.positive()), 100_000),
});

/** The pools. */
export const TotoConfiguration = z.object({
  enabled: z._default(z.boolean(), false),
  sections: z._default(z.array(z.string()), ['football', 'hockey']),
});
