import type { StoredCoupon } from '@touchline/contracts/betting';
import { splittingLegs } from '../compose/split-stake.ts';
import { stakeTimes } from '../compose/staked-lines.ts';
import type { StakeKind } from './remembered-stakes.store.ts';

/** As what the amount of a slip is remembered. */
export function stakeKind(state: StoredCoupon, currency: string): StakeKind {
  return {
    typeId: state.typeId,
    currency,
    isEach: stakeTimes(state) > 1,
    isSplit: splittingLegs(state).length > 0,
  };
}
