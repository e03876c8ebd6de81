import { type Bet, BetAnswer, ChangeBet } from '@touchline/contracts/betting';
import {
  createStore,
  type PluginContext,
  perPlugin,
  type ReadableStore,
} from '@touchline/plugin-api';
import { type ActAttempt, createActAttempts } from '../opened-bets/act-attempts.ts';
import {
  openedBets,
  openedCosts,
  outcomeQuotes,
  powerBetOffer,
} from '../opened-bets/opened-bets.resource.ts';
import { eventsOfBet } from './priced-outcomes.ts';
import { saleFailure, type SaleFailure } from '../opened-bets/sale-failure.ts';

/** The state of changing a bet; a change sells it, so that it fails as a sale does. */
export type Change =
  | { readonly state: 'changing' }
  /** The bet that came of it. */
  | { readonly state: 'changed-into'; readonly bet: Bet }
  | SaleFailure;

/** Changes open bets, each by its id. */
export interface BetChanges {
  readonly changes: ReadableStore<ReadonlyMap<string, Change>>;
  /** Sells the bet and stakes its value on the legs of the request; one act a bet at a time. */
  readonly change: (betId: string, requested: ChangeBet) => Promise<void>;
  /** Sends the unanswered change once more, word for word: the server answers it, once. */
  readonly retry: (betId: string) => Promise<void>;
}

/** A live leg waits on the server before it is accepted. */
const TIMEOUT = 30_000;

/** Makes what changes a player's open bets. */
export function createBetChanges(context: PluginContext): BetChanges {
  const { http, bus, resources, log } = context;
  const attempts = createActAttempts(context, { name: 'changes', requested: ChangeBet });
  // A change of an earlier page that was never answered is still waiting for its answer.
  const changes = createStore<ReadonlyMap<string, Change>>(
    new Map([...attempts.open().keys()].map((betId) => [betId, { state: 'unanswered' } as const])),
  );
  const set = (betId: string, change: Change) =>
    changes.set(new Map(changes.get()).set(betId, change));
  const refresh = () => {
    for (const { name } of [openedBets, openedCosts, powerBetOffer, outcomeQuotes, eventsOfBet]) {
      resources.invalidate(name);
    }
  };

  async function announce({ bet, balance }: BetAnswer): Promise<void> {
    const { id, stake, currency, accountId } = bet;
    await bus.emit('bet.placed', { betId: id, stake, currency });
    await bus.emit('balance.changed', { accountId, currency, balance });
  }

  async function send(
    betId: string,
    { key, requested }: ActAttempt<ChangeBet>,
    isSecond = false,
  ): Promise<void> {
    set(betId, { state: 'changing' });
    try {
      const answer = await http.request({
        method: 'POST',
        path: `/betting-api/v1/bets/${encodeURIComponent(betId)}/changes`,
        body: requested,
        schema: BetAnswer,
        idempotencyKey: key,
        authentication: 'required',
        timeout: TIMEOUT,
      });
      attempts.end(betId);
      set(betId, { state: 'changed-into', bet: answer.bet });
      announce(answer).catch((error: unknown) => {
        log.error('a changed bet could not be announced', error);
      });
    } catch (error) {
      const failure = saleFailure(error);
      if (failure.state !== 'unanswered') attempts.end(betId);
      const { amount, quote } = failure.state === 'changed' ? failure.cost : {};
      if (!isSecond && quote !== undefined && (amount ?? 0) >= requested.amount) {
        // Only the time of the quote was over: at least what the player agreed to is there still.
        await send(betId, attempts.begin(betId, { ...requested, quote }), true);
        return;
      }
      set(betId, failure);
    }
    refresh();
  }

  const isChanging = (betId: string) => changes.get().get(betId)?.state === 'changing';
  return {
    changes,
    change: async (betId, requested) => {
      if (!isChanging(betId) && !attempts.open().has(betId)) {
        await send(betId, attempts.begin(betId, requested));
      }
    },
    retry: async (betId) => {
      const open = attempts.open().get(betId);
      if (open !== undefined && !isChanging(betId)) {
        await send(betId, open);
      }
    },
  };
}

export const betChangesOf = perPlugin(createBetChanges);
