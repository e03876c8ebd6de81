import { COUPON_TYPE, stakeLimitsOf } from '@touchline/domain/coupon';
import { parseAmount } from '@touchline/domain/money';
import { currencyRules } from '../betting/placement/betting-settings.ts';
import type { StakeFactors } from '../betting/placement/stake-factors.ts';
import type { BetLimits } from '../pools/bets/buy-bet.ts';
import type { Configuration } from '../site/configuration/configuration.ts';

const FALLBACK = '5000000';

/** A player's limits for bets on draws: those of a single, and what the house risks on one draw. */
export function createDrawBetLimits({
  configuration,
  stakeFactors,
}: {
  readonly configuration: Pick<Configuration, 'read'>;
  readonly stakeFactors: Pick<StakeFactors, 'of'>;
}): (playerId: string, currency: string) => Promise<BetLimits> {
  return async (playerId, currency) => {
    const { betting, toto } = await configuration.read();
    const rules = currencyRules(betting, currency);
    const { least, most } = stakeLimitsOf({
      rules,
      type: COUPON_TYPE.single,
      stakeFactor: (await stakeFactors.of(playerId))?.factor,
    });
    const { liability } = toto.drawBets;
    const text = liability[currency] ?? liability['*'] ?? FALLBACK;
    return {
      minimum: least ?? 1,
      maximum: most ?? Number.MAX_SAFE_INTEGER,
      maxPayout: rules.maxPayout,
      liability: parseAmount({ text, currency }),
    };
  };
}
