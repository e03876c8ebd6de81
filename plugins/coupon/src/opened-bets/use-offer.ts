import type { Bet, OpenBetCost } from '@touchline/contracts/betting';
import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useState } from 'react';
import { pushedOutcomes } from '../slip/pushed-outcomes.ts';
import { openedCosts } from './opened-bets.resource.ts';

/** Costs are requested at most this often, however often prices move. */
const ASKED_EVERY = 2_000;

/** Refetches the costs of open bets when a price of this one's legs moves. */
export function useCostUpdates(bet: Bet): void {
  const { live, resources, clock } = usePlugin();
  const ids = bet.legs.flatMap(({ result, outcomeId }) =>
    result === 'open' ? pushedOutcomes(outcomeId) : [],
  );
  const open = ids.join(' ');
  useEffect(() => {
    let stopWaiting: (() => void) | undefined;
    const askSoon = () => {
      stopWaiting ??= clock.after(ASKED_EVERY, () => {
        stopWaiting = undefined;
        resources.invalidate(openedCosts.name);
      });
    };
    const stops = open
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => live.outcome(id).subscribe(askSoon));
    return () => {
      stopWaiting?.();
      for (const stop of stops) {
        stop();
      }
    };
  }, [open, live, resources, clock]);
}

/** The price a player is offered, and the higher one they were shown before. */
export interface Offer {
  readonly amount: number;
  readonly quote: string;
  /** What was shown before, where that was more: the player has to agree to less first. */
  readonly before: number | undefined;
}

/** The later one of two answers of the server. */
export function laterCost(
  one: OpenBetCost | undefined,
  other: OpenBetCost | undefined,
): OpenBetCost | undefined {
  return (other?.expiresAt ?? 0) > (one?.expiresAt ?? 0) ? other : (one ?? other);
}

/**
 * The offer of a bet from when the player opened it: what was shown rises with the price and never
 * falls with it, so that less is always a difference to agree to.
 */
export function useOffer(cost: OpenBetCost | undefined): Offer | undefined {
  const amount = cost?.amount;
  const [shown, setShown] = useState(amount ?? 0);
  if (amount !== undefined && amount > shown) setShown(amount);
  if (amount === undefined || cost?.quote === undefined) return undefined;
  return { amount, quote: cost.quote, before: amount < shown ? shown : undefined };
}
