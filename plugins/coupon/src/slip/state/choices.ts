import type { StoredCoupon } from '@touchline/contracts';
import { holds } from './legs.ts';
import { consistent, systemSizesOf, typeOfLegs } from './slip-state.ts';

/** Makes the slip a coupon of this type, for as long as it takes the number of legs. */
export function chooseType(state: StoredCoupon, typeId: number): StoredCoupon {
  const { chosenTypeId: _before, ...rest } = state;
  // The type that follows from the legs anyway goes on following.
  return consistent(
    typeId === typeOfLegs(state.bets.length) ? rest : { ...rest, chosenTypeId: typeId },
  );
}

/** Sets the k of "k of n", where the slip allows it. */
export function chooseSystemValue(state: StoredCoupon, systemValue: number): StoredCoupon {
  return systemSizesOf(state).includes(systemValue) ? { ...state, systemValue } : state;
}

/** Whether one more leg can become a banker: lines need two of at least three others. */
export function canAddBanker(state: StoredCoupon): boolean {
  return state.bets.length - state.bankers.length > 3;
}

/** Makes a leg part of every line of a system, or one among the others again. */
export function toggleBanker(state: StoredCoupon, outcomeId: string): StoredCoupon {
  if (state.bankers.includes(outcomeId)) {
    return consistent({ ...state, bankers: state.bankers.filter((id) => id !== outcomeId) });
  }
  return canAddBanker(state) && holds(state, outcomeId)
    ? consistent({ ...state, bankers: [...state.bankers, outcomeId] })
    : state;
}

/** Makes a leg the one that a lobby coupon depends on. */
export function chooseLobby(state: StoredCoupon, outcomeId: string): StoredCoupon {
  return holds(state, outcomeId) ? { ...state, lobby: outcomeId } : state;
}

/** Sets the account that pays; `undefined` goes back to the player's active one. */
export function chooseAccount(state: StoredCoupon, accountId: string | undefined): StoredCoupon {
  const { accountId: _before, ...rest } = state;
  return accountId === undefined ? rest : { ...rest, accountId };
}
