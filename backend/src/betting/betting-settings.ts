import type { StakeLimitsAnswer } from '@touchline/contracts';
import { parseAmount } from '@touchline/domain';
import * as z from 'zod';

const Amount = z.string().regex(/^\d+(?:\.\d+)?$/);

const CurrencyLimits = z.object({
  /** Major units, decimal text. */
  minimum: Amount,
  maximum: Amount,
  /** The most a coupon returns. */
  maxPayout: Amount,
});

/** The operator's rules for taking bets. */
export const BettingSettings = z.object({
  /** Seconds a live bet waits, after which its prices are looked at again. */
  liveDelaySeconds: z.number().min(0).max(30).default(2),
  /** Stakes by currency; one that is not listed takes those of `*`. */
  limits: z.record(z.string(), CurrencyLimits).default({
    EUR: { minimum: '0.2', maximum: '5000', maxPayout: '250000' },
    USD: { minimum: '0.2', maximum: '5000', maxPayout: '250000' },
    GBP: { minimum: '0.2', maximum: '5000', maxPayout: '250000' },
    TRY: { minimum: '5', maximum: '150000', maxPayout: '7500000' },
    '*': { minimum: '10', maximum: '500000', maxPayout: '25000000' },
  }),
});
export type BettingSettings = z.infer<typeof BettingSettings>;

const FALLBACK = { minimum: '10', maximum: '500000', maxPayout: '25000000' };

/** Worked out once for each state of the settings: every bet asks. */
const known = new WeakMap<BettingSettings, Map<string, StakeLimitsAnswer>>();

/**
 * What a stake in a currency may be, in minor units.
 * @throws DomainError `currency_unknown`, and those of `parseAmount` for wrong settings
 */
export function stakeLimits(settings: BettingSettings, currency: string): StakeLimitsAnswer {
  const byCurrency = known.get(settings) ?? new Map<string, StakeLimitsAnswer>();
  known.set(settings, byCurrency);
  const limits = byCurrency.get(currency) ?? limitsOf(settings, currency);
  byCurrency.set(currency, limits);
  return limits;
}

function limitsOf(settings: BettingSettings, currency: string): StakeLimitsAnswer {
  const limits = settings.limits[currency] ?? settings.limits['*'] ?? FALLBACK;
  const minor = (text: string): number => parseAmount({ text, currency });
  return {
    currency,
    minimum: minor(limits.minimum),
    maximum: minor(limits.maximum),
    maxPayout: minor(limits.maxPayout),
    liveDelaySeconds: settings.liveDelaySeconds,
  };
}
