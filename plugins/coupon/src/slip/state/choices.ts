import type { CouponTab, StoredCoupon } from '@touchline/contracts/betting';
import { produce } from 'immer';
import { holds } from './legs.ts';
import { changed, systemSizesOf, typeOfLegs } from './slip-state.ts';

/** Shows the slip itself, or the bets that are open. */
export function chooseTab(state: StoredCoupon, tab: CouponTab): StoredCoupon {
  return state.tab === tab ? state : { ...state, tab };
}

/** Makes the slip a coupon of this type, for as long as it takes the number of legs. */
export function chooseType(state: StoredCoupon, typeId: number): StoredCoupon {
  return changed(state, (slip) => {
    // The type that follows from the legs anyway continues to follow.
    if (typeId === typeOfLegs(slip.bets.length)) {
      delete slip.chosenTypeId;
    } else {
      slip.chosenTypeId = typeId;
    }
  });
}

/** Bets on single legs beside the coupon, or on the coupon alone. */
export function chooseSingles(state: StoredCoupon, isWanted: boolean): StoredCoupon {
  return produce(state, (slip) => {
    slip.hasSingles = isWanted;
    if (isWanted) {
      // No coupon with singles has them.
      slip.isVip = false;
      slip.isPrepaid = false;
      slip.promoCode = '';
    }
  });
}

/** Bets on the only selection of the slip each way, or on its win alone. */
export function chooseEachWay(state: StoredCoupon, isWanted: boolean): StoredCoupon {
  return changed(state, (slip) => {
    const [only] = slip.bets;
    if (isWanted && only !== undefined) {
      slip.eachWay = only.outcomeId;
    } else {
      delete slip.eachWay;
    }
  });
}

/** Stakes the amount on each line, or on all of them together. */
export function chooseStakeEach(state: StoredCoupon, isStakeEach: boolean): StoredCoupon {
  return { ...state, isStakeEach, isAutoMax: false };
}

/** Splits the amount among the singles of a slip, or stakes it on each of them. */
export function chooseStakeSplit(state: StoredCoupon, isStakeSplit: boolean): StoredCoupon {
  return { ...state, isStakeSplit, isAutoMax: false };
}

/** Sets the k of "k of n", where the slip allows it. */
export function chooseSystemValue(state: StoredCoupon, systemValue: number): StoredCoupon {
  return produce(state, (slip) => {
    if (systemSizesOf(state).includes(systemValue)) {
      slip.systemValue = systemValue;
    }
  });
}

/** Whether one more leg can become a banker: lines need two of at least three others. */
export function canAddBanker(state: StoredCoupon): boolean {
  return state.bets.length - state.bankers.length > 3;
}

/** Makes a leg part of every line of a system, or one among the others again. */
export function toggleBanker(state: StoredCoupon, outcomeId: string): StoredCoupon {
  return changed(state, (slip) => {
    if (slip.bankers.includes(outcomeId)) {
      slip.bankers = slip.bankers.filter((id) => id !== outcomeId);
    } else if (canAddBanker(state) && holds(state, outcomeId)) {
      slip.bankers.push(outcomeId);
    }
  });
}

/** Makes a leg the one that a lobby coupon depends on. */
export function chooseLobby(state: StoredCoupon, outcomeId: string): StoredCoupon {
  return produce(state, (slip) => {
    if (holds(state, outcomeId)) {
      slip.lobby = outcomeId;
    }
  });
}

/** Sets the account that pays; `undefined` goes back to the player's active one. */
export function chooseAccount(state: StoredCoupon, accountId: string | undefined): StoredCoupon {
  return produce(state, (slip) => {
    if (accountId === undefined) {
      delete slip.accountId;
    } else {
      slip.accountId = accountId;
    }
  });
}
