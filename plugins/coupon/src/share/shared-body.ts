import type { SharedSlip, StoredCoupon } from '@touchline/contracts/betting';
import { findCouponTraits } from '@touchline/domain/coupon';
import { blockNumber } from '../compose/compose-coupon.ts';
import { lobbyOf } from '../slip/state/slip-state.ts';

/** A slip as it is handed on: what is bet on and how it is combined, never an amount. */
export function sharedBody(state: StoredCoupon): SharedSlip {
  const { typeId, bets, bankers, systemValue } = state;
  const { role, hasSystemSize, hasBlocks } = findCouponTraits(typeId) ?? {};
  return {
    typeId,
    ...(hasSystemSize ? { systemValue } : {}),
    bets: bets.map(({ outcomeId, price }) => ({
      outcomeId,
      price,
      ...(role === 'banker' && bankers.includes(outcomeId) ? { banker: true } : {}),
      ...(role === 'lobby' && lobbyOf(state) === outcomeId ? { lobby: true } : {}),
      ...(hasBlocks ? { blockId: blockNumber(state, outcomeId) } : {}),
    })),
  };
}
