import { BettingConfiguration, type StakeLimitsAnswer } from '@touchline/contracts';
import { parseAmount } from '@touchline/domain';

/** The operator's rules for taking bets. */
export { BettingConfiguration as BettingSettings };
type BettingSettings = BettingConfiguration;

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
