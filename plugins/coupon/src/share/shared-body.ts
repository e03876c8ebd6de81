import type { SharedSlip, StoredCoupon } from '@touchline/contracts';
import { COUPON_TYPE } from '@touchline/domain';
import { blockNumber } from '../compose/compose-coupon.ts';
import { lobbyOf } from '../slip/state/slip-state.ts';

/** A slip as it is handed on: what is bet on and how it is combined, never an amount. */
export function sharedBody(state: StoredCoupon): SharedSlip {
  const { typeId, bets, bankers, systemValue } = state;
  const isSystem = typeId === COUPON_TYPE.system || typeId === COUPON_TYPE.lobby;
  return {
    typeId,
    ...(isSystem ? { systemValue } : {}),
    bets: bets.map(({ outcomeId, price }) => ({
      outcomeId,
      price,
      ...(typeId === COUPON_TYPE.system && bankers.includes(outcomeId) ? { banker: true } : {}),
      ...(typeId === COUPON_TYPE.lobby && lobbyOf(state) === outcomeId ? { lobby: true } : {}),
      ...(typeId === COUPON_TYPE.conditional ? { blockId: blockNumber(state, outcomeId) } : {}),
    })),
  };
}
