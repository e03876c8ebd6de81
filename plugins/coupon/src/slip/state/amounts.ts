import type { StoredCoupon } from '@touchline/contracts';

/** Sets the stake as typed; what was typed is no longer the largest that is allowed. */
export function setAmount(state: StoredCoupon, amount: string): StoredCoupon {
  return { ...state, amount, isAutoMax: false };
}

/** Sets the own stake of a leg of multiple singles; an empty one follows the slip's. */
export function setBetAmount(state: StoredCoupon, outcomeId: string, amount: string): StoredCoupon {
  const { [outcomeId]: _before, ...others } = state.amountByBetId;
  const amountByBetId = amount === '' ? others : { ...others, [outcomeId]: amount };
  return { ...state, amountByBetId };
}

/** Sets what a block of a conditional coupon stakes; an empty one stakes all that came back. */
export function setBlockAmount(state: StoredCoupon, blockId: number, amount: string): StoredCoupon {
  const { [String(blockId)]: _before, ...others } = state.amountByBlockId;
  const amountByBlockId = amount === '' ? others : { ...others, [String(blockId)]: amount };
  return { ...state, amountByBlockId };
}
