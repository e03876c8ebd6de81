import type { Selection } from '@touchline/contracts';
import { compareOdds } from '@touchline/domain';

/** What the player decided about price changes, by the ids of the specification. */
export const PRICE_CHANGE = { alwaysAsk: 0, acceptAny: 1, acceptBetter: 2 } as const;
export type PriceChangeAction = (typeof PRICE_CHANGE)[keyof typeof PRICE_CHANGE];

/** A leg's price at this moment; `undefined` while there is none to bet at. */
export interface CurrentPrice {
  readonly price: string | undefined;
  readonly status: 'open' | 'suspended' | 'closed';
}

export interface PriceMove {
  readonly outcomeId: string;
  readonly agreed: string;
  readonly current: string;
  readonly better: boolean;
  /** Whether the player must say yes before the bet can be placed. */
  readonly mustAsk: boolean;
}

/** How the current prices differ from those the player agreed to, and which of them to ask about. */
export function priceMoves({
  bets,
  current,
  action,
}: {
  readonly bets: readonly Selection[];
  readonly current: (outcomeId: string) => CurrentPrice | undefined;
  readonly action: PriceChangeAction;
}): readonly PriceMove[] {
  return bets.flatMap(({ outcomeId, price: agreed }) => {
    const now = current(outcomeId);
    if (now?.price === undefined || now.status !== 'open') {
      return [];
    }
    const order = compareOdds(now.price, agreed);
    if (order === 0) {
      return [];
    }
    const better = order > 0;
    const mustAsk =
      action === PRICE_CHANGE.alwaysAsk || (action === PRICE_CHANGE.acceptBetter && !better);
    return [{ outcomeId, agreed, current: now.price, better, mustAsk }];
  });
}
