import type { StakeFactor } from '@touchline/contracts/betting';
import type { I18n } from '@touchline/plugin-api';

/** What may be staked at most; where the house lets this player stake less than others, also why. */
export function maxStakeText(
  i18n: I18n,
  limit: {
    /** Minor units. */
    readonly maximum: number;
    readonly currency: string;
    readonly stakeFactor: Pick<StakeFactor, 'reason'> | undefined;
  },
): string {
  const maximum = i18n.money(limit.maximum, limit.currency);
  return limit.stakeFactor === undefined
    ? i18n.t('aboveMaximum', { maximum })
    : i18n.t('stakeFactor', {
        maximum,
        reason: i18n.t(`stakeFactorReason.${limit.stakeFactor.reason}`),
      });
}
