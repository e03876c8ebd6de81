import type { Selection, StoredCoupon } from '@touchline/contracts';
import { consistent } from './slip-state.ts';

/** Whether a selection is on the slip. */
export function holds({ bets }: StoredCoupon, outcomeId: string): boolean {
  return bets.some((bet) => bet.outcomeId === outcomeId);
}

/** The slip with a selection more, at its end. One that is there stays as it is. */
export function withLeg(state: StoredCoupon, selection: Selection, now: number): StoredCoupon {
  if (holds(state, selection.outcomeId)) {
    return state;
  }
  return consistent({
    ...state,
    bets: [...state.bets, selection],
    addedAtByBetId: { ...state.addedAtByBetId, [selection.outcomeId]: now },
  });
}

/** The slip without some of its selections, and without what was chosen for them. */
export function withoutLegs(state: StoredCoupon, outcomeIds: readonly string[]): StoredCoupon {
  const bets = state.bets.filter(({ outcomeId }) => !outcomeIds.includes(outcomeId));
  return bets.length === state.bets.length ? state : consistent({ ...state, bets });
}

/** Moves a leg so many places along the slip, as far as it goes: a chain is played in this order. */
export function moveLeg(state: StoredCoupon, outcomeId: string, by: number): StoredCoupon {
  const from = state.bets.findIndex((bet) => bet.outcomeId === outcomeId);
  const leg = state.bets[from];
  const to = Math.max(0, Math.min(from + by, state.bets.length - 1));
  if (leg === undefined || to === from) {
    return state;
  }
  const bets = state.bets.toSpliced(from, 1).toSpliced(to, 0, leg);
  return { ...state, bets };
}

/** Agrees to new prices, by outcome id. */
export function withPrices(state: StoredCoupon, prices: ReadonlyMap<string, string>): StoredCoupon {
  const isNew = state.bets.some(
    ({ outcomeId, price }) => (prices.get(outcomeId) ?? price) !== price,
  );
  if (!isNew) {
    return state;
  }
  const bets = state.bets.map((bet) => ({ ...bet, price: prices.get(bet.outcomeId) ?? bet.price }));
  return { ...state, bets };
}
