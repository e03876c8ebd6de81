import type { StoredCoupon } from '@touchline/contracts/betting';
import { produce } from 'immer';

/** Sets the stake as typed; what was typed is no longer the largest that is allowed. */
export function setAmount(state: StoredCoupon, amount: string): StoredCoupon {
  return produce(state, (slip) => {
    slip.amount = amount;
    slip.isAutoMax = false;
  });
}

/** Sets the own stake of a leg of multiple singles; an empty one follows the slip's. */
export function setBetAmount(state: StoredCoupon, outcomeId: string, amount: string): StoredCoupon {
  return produce(state, ({ amountByBetId }) => set(amountByBetId, outcomeId, amount));
}

/** Sets what a block of a conditional coupon stakes; an empty one stakes all that came back. */
export function setBlockAmount(state: StoredCoupon, blockId: number, amount: string): StoredCoupon {
  return produce(state, ({ amountByBlockId }) => set(amountByBlockId, String(blockId), amount));
}

function set(amounts: Record<string, string>, key: string, amount: string): void {
  if (amount === '') {
    delete amounts[key];
  } else {
    amounts[key] = amount;
  }
}
