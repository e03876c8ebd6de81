import type { StoredCoupon } from '@touchline/contracts/betting';
import type { Selection } from '@touchline/contracts/plugins';
import { changed } from './slip-state.ts';

/** Whether a selection is on the slip. */
export function holds({ bets }: StoredCoupon, outcomeId: string): boolean {
  return bets.some((bet) => bet.outcomeId === outcomeId);
}

/** The slip with a selection more, at its end. One that is there stays as it is. */
export function withLeg(state: StoredCoupon, selection: Selection, now: number): StoredCoupon {
  if (holds(state, selection.outcomeId)) {
    return state;
  }
  return changed(state, (slip) => {
    slip.bets.push(selection);
    slip.addedAtByBetId[selection.outcomeId] = now;
  });
}

/** The slip without some of its selections, and without what was chosen for them. */
export function withoutLegs(state: StoredCoupon, outcomeIds: readonly string[]): StoredCoupon {
  if (!outcomeIds.some((outcomeId) => holds(state, outcomeId))) {
    return state;
  }
  return changed(state, (slip) => {
    slip.bets = slip.bets.filter(({ outcomeId }) => !outcomeIds.includes(outcomeId));
  });
}

/** Moves a leg by a number of places along the slip, as far as it goes: a chain is played in this order. */
export function moveLeg(state: StoredCoupon, outcomeId: string, by: number): StoredCoupon {
  const from = state.bets.findIndex((bet) => bet.outcomeId === outcomeId);
  const to = Math.max(0, Math.min(from + by, state.bets.length - 1));
  if (from < 0 || to === from) {
    return state;
  }
  return changed(state, ({ bets }) => {
    bets.splice(to, 0, ...bets.splice(from, 1));
  });
}

/** Agrees to new prices, by outcome id. */
export function withPrices(state: StoredCoupon, prices: ReadonlyMap<string, string>): StoredCoupon {
  return changed(state, ({ bets }) => {
    for (const bet of bets) {
      bet.price = prices.get(bet.outcomeId) ?? bet.price;
    }
  });
}
