import type { CouponTermsAnswer, StakeLimitsAnswer } from '@touchline/contracts/betting';
import { stakeLimitsOf } from '@touchline/domain/coupon';
import { stakeDefaults } from '@touchline/domain/money';
import { type BettingSettings, currencyRules, type StakingPlayer } from './betting-settings.ts';

/**
 * What a player's stakes may be, by coupon type.
 * @throws DomainError `currency_unknown`
 */
export function stakeLimitsAnswer(
  settings: BettingSettings,
  { currency, player }: { readonly currency: string; readonly player: StakingPlayer },
): StakeLimitsAnswer {
  const rules = currencyRules(settings, currency);
  const { isBonusAccount, stakeFactor } = player;
  const byType = settings.types.map((type) => {
    const { least, most } = stakeLimitsOf({
      rules,
      type,
      isBonusAccount,
      stakeFactor: stakeFactor?.factor,
    });
    const limits = {
      ...(least === undefined ? {} : { minimum: least }),
      ...(most === undefined ? {} : { maximum: most }),
    };
    return [String(type), limits] as const;
  });
  return {
    currency,
    minimum: rules.minimum,
    maximum: isBonusAccount
      ? Number.MAX_SAFE_INTEGER
      : Math.max(rules.minimum, Math.floor(rules.maximum * (stakeFactor?.factor ?? 1))),
    maxPayout: rules.maxPayout,
    liveDelaySeconds: settings.liveDelaySeconds,
    byType: Object.fromEntries(byType),
    ...(stakeFactor === undefined || isBonusAccount
      ? {}
      : { stakeFactor: { ...stakeFactor, ordinaryMaximum: rules.maximum } }),
    ...(isBonusAccount ? { isBonusAccount } : {}),
  };
}

/**
 * What coupons the site takes and what it adds to them.
 * @throws DomainError `currency_unknown`
 */
export function couponTermsAnswer(settings: BettingSettings, currency: string): CouponTermsAnswer {
  const { hyperBonusMinimum, hyperBonusMaximum } = currencyRules(settings, currency);
  const { antiExpress, hyperBonus, tax } = settings;
  return {
    currency,
    types: [...settings.types],
    antiExpress,
    hyperBonus: {
      ...hyperBonus,
      ...(hyperBonusMinimum === undefined ? {} : { minLimit: hyperBonusMinimum }),
      ...(hyperBonusMaximum === undefined ? {} : { maxLimit: hyperBonusMaximum }),
    },
    isBonusBetOffered: settings.isBonusBetOffered,
    isVipShown: settings.isVipShown,
    isPromoCodeShown: settings.isPromoCodeShown,
    isCashOutOffered: settings.cashOut.isOffered,
    isPrepaidOffered: settings.prepaid.isOffered,
    ...(tax === undefined ? {} : { tax }),
    singleOnlyMarkets: [...settings.singleOnlyMarkets],
    amounts: stakeDefaults({ currency, configured: settings.amounts }),
  };
}
