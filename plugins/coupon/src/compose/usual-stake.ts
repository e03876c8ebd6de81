import type { StoredCoupon } from '@touchline/contracts/betting';
import { typedAmount } from '../stake/stake-amounts.ts';
import { readStakes } from './read-stakes.ts';
import { hasSingles } from './singles.ts';
import { splittingLegs } from './split-stake.ts';

/** What a leg of a slip is bet on with while it has no stake of its own, as a player would type it. */
export function usualStake(
  state: StoredCoupon,
  { outcomeId, currency }: { readonly outcomeId: string; readonly currency: string },
): string {
  if (hasSingles(state)) return '0';
  // The largest is known where it is staked.
  if (state.isAutoMax) return '';
  if (splittingLegs(state).length === 0) return state.amount;
  const share = readStakes({ state, currency, largest: undefined }).shares.get(outcomeId) ?? 0;
  return share === 0 ? '' : typedAmount(share, currency);
}
