import type { StoredCoupon } from '@touchline/contracts';
import { composeCoupon } from '../compose/compose-coupon.ts';
import { shownTotal } from '../compose/figures.ts';

/** Nobody has said yet who pays, and total odds ask for no amount. */
const UNSTAKED = {
  main: { fault: 'stake_missing' },
  byBet: new Map(),
  byBlock: new Map(),
} as const;

/** Total odds of the slip as its type combines it, three decimals; a single shows its price. */
export function shownTotalOdds(state: StoredCoupon): string | undefined {
  return state.bets.length === 0
    ? undefined
    : shownTotal(composeCoupon({ state, stakes: UNSTAKED, currency: 'EUR' }));
}
