import { COUPON_TAB, type StoredCoupon } from '@touchline/contracts/betting';
import type { Selection } from '@touchline/contracts/plugins';
import { changed, EMPTY_SLIP } from './slip-state.ts';

/** A slip without legs, on the same tab and of the same account, staked as the player is used to. */
export function emptied({ tab, accountId, isStakeEach, isStakeSplit }: StoredCoupon): StoredCoupon {
  return {
    ...EMPTY_SLIP,
    tab,
    ...(accountId === undefined ? {} : { accountId }),
    ...(isStakeEach ? { isStakeEach } : {}),
    ...(isStakeSplit ? { isStakeSplit } : {}),
  };
}

/**
 * A whole slip in place of another, of the same account, with the choices made for it.
 * @param given.now when its bets were put on it, ms
 */
export function withBets(
  before: StoredCoupon,
  {
    bets,
    choices,
    now,
  }: {
    readonly bets: readonly Selection[];
    readonly choices: Partial<StoredCoupon>;
    readonly now: number;
  },
): StoredCoupon {
  const addedAtByBetId = Object.fromEntries(bets.map(({ outcomeId }) => [outcomeId, now]));
  const loaded = { ...emptied(before), addedAtByBetId, ...choices, bets: [...bets] };
  return changed({ ...loaded, tab: COUPON_TAB.slip }, () => undefined);
}
