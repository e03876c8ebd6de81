import { StakeLimitDetails } from '@touchline/contracts/betting';
import { errorCode, type I18n } from '@touchline/plugin-api';
import { maxStakeText } from '../compose/max-stake-text.ts';
import type { Placement } from '../placement/placement-state.ts';

const STAKE_REFUSALS = new Set([
  'stake_below_minimum',
  'stake_above_maximum',
  'stake_invalid',
  'balance_insufficient',
  'limit_reached',
  'player_excluded',
  'responsible_gaming_unavailable',
]);

/** Whether a refusal is about the stake and is shown beside its field. */
export function isStakeRefusal(error: unknown): boolean {
  return STAKE_REFUSALS.has(errorCode(error));
}

/** Why the server refused the stake, as text; nothing where it accepted it or had other reasons. */
export function stakeRefusal(
  i18n: I18n,
  placement: Placement,
  currency: string,
): string | undefined {
  if (placement.state !== 'refused' || !isStakeRefusal(placement.error)) {
    return undefined;
  }
  const { error } = placement;
  const details = StakeLimitDetails.safeParse((error as { readonly details?: unknown }).details);
  if (!details.success) {
    return i18n.error(error);
  }
  const { minimum, maximum, stakeFactor } = details.data;
  if (errorCode(error) === 'stake_below_minimum') {
    return i18n.t('belowMinimum', { minimum: i18n.money(minimum, currency) });
  }
  return maxStakeText(i18n, { maximum, currency, stakeFactor });
}
