import type { I18n } from '@touchline/plugin-api';
import { maxStakeText } from './max-stake-text.ts';
import type { StakeFault } from './slip-faults.ts';
import type { Composition } from './use-composition.ts';

/** What is wrong with an amount, as text, with the limit it breaks and whose limit that is. */
export function faultText({
  i18n,
  composition: { currency, limits },
  fault,
}: {
  readonly i18n: I18n;
  readonly composition: Pick<Composition, 'currency' | 'limits'>;
  readonly fault: StakeFault | undefined;
}): string | undefined {
  if (fault === undefined) {
    return undefined;
  }
  const limit = i18n.money(fault.limit ?? 0, currency);
  switch (fault.code) {
    case 'stake_missing':
      return i18n.t('stakeMissing');
    case 'stake_below_minimum':
      return i18n.t('belowMinimum', { minimum: limit });
    case 'stake_above_maximum':
      return maxStakeText(i18n, {
        maximum: fault.limit ?? 0,
        currency,
        stakeFactor: limits?.stakeFactor,
      });
    case 'block_stake_above_maximum':
      return i18n.t('aboveBlock', { maximum: limit });
    case 'stake_invalid':
    case 'balance_insufficient':
      return i18n.error({ code: fault.code });
  }
}
