import {
  type Bet,
  BetAnswer,
  type PlaceBet,
  PriceChangedDetails,
  type Selection,
} from '@touchline/contracts';
import {
  createStore,
  errorCode,
  type PluginContext,
  perPlugin,
  type ReadableStore,
} from '@touchline/plugin-api';
import type * as z from 'zod/mini';
import { slipOf } from '../slip/slip.store.ts';
import { typeOfLegs } from '../slip/state/slip-state.ts';
import { type Attempt, attemptsOf } from './attempts.ts';

/** Where the placing of the slip stands. */
export type Placement =
  | { readonly state: 'idle' }
  | { readonly state: 'placing'; readonly since: number }
  | { readonly state: 'placed'; readonly bet: Bet; readonly selections: readonly Selection[] }
  /** The server said no, with a code; nothing was debited. */
  | { readonly state: 'refused'; readonly error: unknown }
  /** Prices moved on the way: these are what the player must agree to. */
  | { readonly state: 'price-changed'; readonly prices: ReadonlyMap<string, string> }
  /** No answer came: the bet may or may not be there; trying again cannot place it twice. */
  | { readonly state: 'unanswered' };

export interface PlaceRequest {
  readonly accountId: string;
  /** Minor units. */
  readonly amount: number;
  readonly changeCoefAction: PlaceBet['changeCoefAction'];
}

export interface Placing {
  readonly state: ReadableStore<Placement>;
  readonly place: (request: PlaceRequest) => Promise<void>;
  /** Sends the unanswered attempt once more, word for word: the server answers it, once. */
  readonly retry: () => Promise<void>;
  /** Back to the slip after an answer was read. */
  readonly dismiss: () => void;
  /** Puts the selections of a placed bet on the slip again, at today's prices. */
  readonly repeat: () => void;
}

/** Live bets wait on the server before they are accepted. */
const TIMEOUT = 30_000;
const UNANSWERED = new Set(['network_failed', 'request_timeout', 'request_cancelled']);

function failureOf(error: unknown): Placement {
  const code = errorCode(error);
  if (UNANSWERED.has(code) || code.startsWith('http_5') || code === 'answer_invalid') {
    return { state: 'unanswered' };
  }
  if (code === 'price_changed') {
    const details = PriceChangedDetails.safeParse((error as { details?: unknown }).details);
    if (details.success) {
      const prices = details.data.differences.map(
        ({ outcomeId, newPrice }) => [outcomeId, newPrice] as const,
      );
      return { state: 'price-changed', prices: new Map(prices) };
    }
  }
  return { state: 'refused', error };
}

/**
 * Places the slip. One act at a time; the key of an attempt stays the same until the server has
 * answered it, so that a lost answer, a double tap or a reload never makes two bets.
 */
export function createPlacing(context: PluginContext): Placing {
  const { http, bus, clock, log } = context;
  const slip = slipOf(context);
  const attempts = attemptsOf(context);
  // An attempt of an earlier page that was never answered is still waiting for its answer.
  const state = createStore<Placement>({
    state: attempts.open() === undefined ? 'idle' : 'unanswered',
  });

  const succeed = async (
    { bet, balance }: z.infer<typeof BetAnswer>,
    selections: readonly Selection[],
  ) => {
    state.set({ state: 'placed', bet, selections });
    slip.finish();
    await bus.emit('bet.placed', { betId: bet.id, stake: bet.stake, currency: bet.currency });
    const { accountId, currency } = bet;
    await bus.emit('balance.changed', { accountId, currency, balance });
  };

  const send = async (attempt: Attempt) => {
    const { bets } = slip.store.get();
    state.set({ state: 'placing', since: clock.now() });
    try {
      const answer = await http.request({
        method: 'POST',
        path: '/betting-api/v1/bets',
        body: attempt.body,
        schema: BetAnswer,
        idempotencyKey: attempt.key,
        authentication: 'required',
        timeout: TIMEOUT,
      });
      attempts.end();
      await succeed(answer, bets);
    } catch (error) {
      if (state.get().state === 'placed') {
        log.error('a placed bet could not be announced', error);
        return;
      }
      const failure = failureOf(error);
      if (failure.state !== 'unanswered') {
        attempts.end();
      }
      state.set(failure);
    }
  };

  return {
    state,
    dismiss: () => state.set({ state: 'idle' }),
    repeat: () => {
      const placement = state.get();
      if (placement.state === 'placed') {
        state.set({ state: 'idle' });
        for (const selection of placement.selections) {
          slip.toggle(selection);
        }
      }
    },
    retry: async () => {
      const open = attempts.open();
      if (open !== undefined && state.get().state !== 'placing') {
        await send(open);
      }
    },
    place: async ({ accountId, amount, changeCoefAction }) => {
      const { bets } = slip.store.get();
      if (state.get().state === 'placing' || bets.length === 0) {
        return;
      }
      await send(
        attempts.begin({
          accountId,
          typeId: typeOfLegs(bets.length),
          amount,
          bets: bets.map(({ outcomeId, price }) => ({ outcomeId, price })),
          changeCoefAction,
        }),
      );
    },
  };
}

export const placingOf = perPlugin(createPlacing);
