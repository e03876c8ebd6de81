import type { SuspensionReason } from '@touchline/contracts/line';
import type { MarketState } from '@touchline/live-client';

/** Why nothing can be bet on a market now; `undefined` while it is open or gives no reason. */
export function suspensionOf(market: MarketState | undefined): SuspensionReason | undefined {
  return market?.status === 'suspended' ? market.reason : undefined;
}
