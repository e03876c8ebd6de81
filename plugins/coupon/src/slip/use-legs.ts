import type { OutcomeState } from '@touchline/live-client';
import type { Selection } from '@touchline/contracts/plugins';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useEffect, useMemo } from 'react';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { askingAction, type PriceMove, priceMoves } from './price-agreement.ts';
import { joinedStores } from './joined-stores.ts';
import { outcomeNow } from './outcome-now.ts';
import { slipOf } from './slip.store.ts';

export interface SlipLegs {
  readonly bets: readonly Selection[];
  readonly moves: readonly PriceMove[];
  /** Legs that cannot be bet on now, by outcome id. */
  readonly closed: ReadonlyMap<string, OutcomeState>;
}

/** How many legs have a new price that the player is prompted about. */
export function askedLegs({ moves }: SlipLegs): number {
  return moves.filter(({ mustAsk }) => mustAsk).length;
}

/** Keeps the prices of the slip's legs current while the component is shown. */
function useFollowedLegs(bets: readonly Selection[]): void {
  const { live } = usePlugin();
  const topics = [...new Set(bets.map(({ eventId }) => `event:${eventId}`))].sort().join(' ');
  useEffect(() => {
    const stops = topics
      .split(' ')
      .filter((topic) => topic !== '')
      .map((topic) => live.follow(topic));
    return () => {
      for (const stop of stops) {
        stop();
      }
    };
  }, [live, topics]);
}

/** Whether an outcome cannot be bet on now. */
export function isClosed(outcome: OutcomeState | undefined): outcome is OutcomeState {
  return outcome !== undefined && (outcome.status !== 'open' || outcome.price === undefined);
}

/** The legs with what has changed since the player agreed to them. */
export function useSlipLegs(): SlipLegs {
  const context = usePlugin();
  const { bets } = useStore(slipOf(context).store);
  const action = askingAction(useStore(couponSettingsOf(context)));
  useFollowedLegs(bets);
  const outcomes = useMemo(
    () => joinedStores(bets.map(({ outcomeId }) => outcomeNow(context, outcomeId))),
    [bets, context],
  );
  useStore(outcomes);
  const current = (outcomeId: string) => outcomeNow(context, outcomeId).get();
  const closed = new Map(
    bets.flatMap(({ outcomeId }) => {
      const outcome = current(outcomeId);
      return isClosed(outcome) ? [[outcomeId, outcome] as const] : [];
    }),
  );
  return { bets, moves: priceMoves({ bets, current, action }), closed };
}
