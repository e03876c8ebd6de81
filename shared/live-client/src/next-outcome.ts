import type { MarketState, OutcomeState } from './live-views.ts';

/** An outcome after an update of its market: the same object where nothing about it changed. */
export function nextOutcome(
  before: OutcomeState | undefined,
  price: string | undefined,
  market: MarketState,
): OutcomeState {
  const status = market.status === 'open' && price === undefined ? 'suspended' : market.status;
  const { reason } = market;
  if (before === undefined) {
    return { price, status, reason, direction: undefined, changes: 0 };
  }
  if (before.price === price && before.status === status && before.reason === reason) {
    return before;
  }
  const moved = price !== undefined && before.price !== undefined && price !== before.price;
  return {
    price,
    status,
    reason,
    direction: moved ? (Number(price) > Number(before.price) ? 'up' : 'down') : before.direction,
    changes: moved ? before.changes + 1 : before.changes,
  };
}
