import type { Bet, OpenBetCost } from '@touchline/contracts/betting';
import { createContext } from 'react';
import type { ManyOffer, Sale } from './cash-out.store.ts';

/** Which of the open bets the player chooses to cash out together. */
export interface Choosing {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (betId: string) => void;
}

/** Undefined while the player chooses none. */
export const ChoosingContext = createContext<Choosing | undefined>(undefined);

/** A bet on the page with what it costs now. */
export interface PricedBet {
  readonly bet: Bet;
  readonly cost: OpenBetCost | undefined;
}

/** What is offered for a bet that can be cashed out with others. */
export interface BetOffer extends ManyOffer {
  readonly currency: string;
}

/** The offers of bets that have one and of which no sale is under way. */
export function offersOf(
  bets: readonly PricedBet[],
  sales: ReadonlyMap<string, Sale>,
): readonly BetOffer[] {
  return bets.flatMap(({ bet, cost }) => {
    const state = sales.get(bet.id)?.state;
    const isBusy = state === 'selling' || state === 'unanswered';
    const { amount, quote } = cost ?? {};
    return bet.status !== 'open' || isBusy || amount === undefined || quote === undefined
      ? []
      : [{ betId: bet.id, currency: bet.currency, amount, quote }];
  });
}

/** What offers come to in each currency, minor units, in the order in which the currencies appear. */
export function totalsOf(
  offers: readonly Pick<BetOffer, 'amount' | 'currency'>[],
): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { amount, currency } of offers) {
    totals.set(currency, (totals.get(currency) ?? 0) + amount);
  }
  return totals;
}
