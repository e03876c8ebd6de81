import type { StoredCouponSettings } from '@touchline/contracts/betting';
import type { Selection } from '@touchline/contracts/plugins';
import {
  CHANGE_COEF_ACTION,
  type ChangeCoefAction,
  decidePriceChange,
} from '@touchline/domain/coupon';
import { compareOdds } from '@touchline/domain/odds';

/** A leg's price at this moment; `undefined` while there is none to bet at. */
export interface CurrentPrice {
  readonly price: string | undefined;
  readonly status: 'open' | 'suspended' | 'closed';
}

/** What to do about changed prices: a player who bets at exact odds only is always asked. */
export function askingAction({
  changeCoefAction,
  exactCoef,
}: StoredCouponSettings): ChangeCoefAction {
  return exactCoef ? CHANGE_COEF_ACTION.alwaysAsk : changeCoefAction;
}

export interface PriceMove {
  readonly outcomeId: string;
  readonly agreed: string;
  readonly current: string;
  readonly better: boolean;
  /** Whether the player must say yes before the bet can be placed. */
  readonly mustAsk: boolean;
}

/** How the price of one leg differs from what the player agreed to, and whether to prompt about it. */
export function priceMove({
  bet: { outcomeId, price: agreed },
  now,
  action,
}: {
  readonly bet: Selection;
  readonly now: CurrentPrice | undefined;
  readonly action: ChangeCoefAction;
}): PriceMove | undefined {
  if (now?.price === undefined || now.status !== 'open' || now.price === agreed) {
    return undefined;
  }
  const decision = decidePriceChange({ action, oldPrice: agreed, newPrice: now.price });
  if (decision === 'unchanged') {
    return undefined;
  }
  const better = compareOdds(now.price, agreed) > 0;
  return { outcomeId, agreed, current: now.price, better, mustAsk: decision === 'ask' };
}

/** How the current prices differ from those the player agreed to, and which of them to prompt about. */
export function priceMoves({
  bets,
  current,
  action,
}: {
  readonly bets: readonly Selection[];
  readonly current: (outcomeId: string) => CurrentPrice | undefined;
  readonly action: ChangeCoefAction;
}): readonly PriceMove[] {
  return bets.flatMap((bet) => priceMove({ bet, now: current(bet.outcomeId), action }) ?? []);
}
