import type { StakeFactor } from '@touchline/contracts/betting';
import { BettingConfiguration } from '@touchline/contracts/configuration';
import type { StakeRules } from '@touchline/domain/coupon';
import { minorUnits, type MinorUnits, parseAmount } from '@touchline/domain/money';

/** The operator's rules for taking bets. */
export { BettingConfiguration as BettingSettings };
type BettingSettings = BettingConfiguration;

/** The rules for stakes in one currency, in minor units. */
export interface CurrencyRules extends StakeRules {
  readonly currency: string;
  readonly minimum: MinorUnits;
  readonly maximum: MinorUnits;
  readonly maxPayout: MinorUnits;
  readonly hyperBonusMinimum: MinorUnits | undefined;
  readonly hyperBonusMaximum: MinorUnits | undefined;
}

/** What is a player's own about their stakes. */
export interface StakingPlayer {
  /** Their account of the request. */
  readonly accountId?: string | undefined;
  readonly isBonusAccount: boolean;
  readonly stakeFactor: Pick<StakeFactor, 'factor' | 'reason'> | undefined;
}

const FALLBACK = { minimum: '10', maximum: '500000', maxPayout: '25000000' };

/** Worked out once for each state of the settings: every bet needs it. */
const known = new WeakMap<BettingSettings, Map<string, CurrencyRules>>();

/**
 * The rules for stakes in a currency.
 * @throws DomainError `currency_unknown`, and those of `parseAmount` for wrong settings
 */
export function currencyRules(settings: BettingSettings, currency: string): CurrencyRules {
  const byCurrency = known.get(settings) ?? new Map<string, CurrencyRules>();
  known.set(settings, byCurrency);
  const rules = byCurrency.get(currency) ?? rulesOf(settings, currency);
  byCurrency.set(currency, rules);
  return rules;
}

function rulesOf(settings: BettingSettings, currency: string): CurrencyRules {
  const limits: BettingSettings['limits'][string] =
    settings.limits[currency] ?? settings.limits['*'] ?? FALLBACK;
  const minor = (text: string): MinorUnits => minorUnits(parseAmount({ text, currency }));
  const optional = (text: string | undefined) => (text === undefined ? undefined : minor(text));
  return {
    currency,
    minimum: minor(limits.minimum),
    maximum: minor(limits.maximum),
    maxPayout: minor(limits.maxPayout),
    hyperBonusMinimum: optional(limits.hyperBonusMinimum),
    hyperBonusMaximum: optional(limits.hyperBonusMaximum),
    minimumTypes: settings.minimumTypes,
    maximumTypes: settings.maximumTypes,
  };
}
