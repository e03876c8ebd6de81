import type { BetAnswer, PlaceBet, StoredCoupon } from '@touchline/contracts/betting';
import {
  createStore,
  type Disposer,
  type PluginContext,
  perPlugin,
  type ReadableStore,
} from '@touchline/plugin-api';
import { touchFeedback } from '../feedback/touch-feedback.ts';
import { slipOf } from '../slip/slip.store.ts';
import { rememberedStakesOf } from '../stake/remembered-stakes.store.ts';
import { stakeKind } from '../stake/stake-kind.ts';
import { type Attempt, attemptsOf } from './attempts.ts';
import { failureOf, refusalsOf } from './failure.ts';
import type { Placement } from './placement-state.ts';

export interface Placing {
  readonly state: ReadableStore<Placement>;
  /** Why the server did not take single legs, by outcome id; until the next attempt. */
  readonly refusals: ReadableStore<ReadonlyMap<string, unknown>>;
  /**
   * A view shows the progress of a bet from now on until it detaches. Where none does, the result is
   * shown by a notification.
   */
  readonly attachViewer: () => Disposer;
  readonly place: (body: PlaceBet) => Promise<void>;
  /** The slip could not even be composed: nothing was sent, and the player is shown why. */
  readonly fail: (error: unknown) => void;
  /** Sends the unanswered attempt once more, word for word: the server answers it, once. */
  readonly retry: () => Promise<void>;
  /** Back to the slip after an answer was read. */
  readonly dismiss: () => void;
  /** Puts the selections of a placed bet on the slip again, as they were combined. */
  readonly repeat: () => void;
}

/** Live bets wait on the server before they are accepted. */
const TIMEOUT = 30_000;
const NO_REFUSALS: ReadonlyMap<string, unknown> = new Map();

/**
 * Places the slip. One act at a time; the key of an attempt stays the same until the server has
 * answered it, so that a lost answer, a double tap or a reload never makes two bets.
 */
export function createPlacing(context: PluginContext): Placing {
  const { http, bus, clock, log } = context;
  const slip = slipOf(context);
  const attempts = attemptsOf(context);
  const refusals = createStore(NO_REFUSALS);
  // An attempt of an earlier page that was never answered is still waiting for its answer.
  let current = attempts.oldest();
  const state = createStore<Placement>({ state: current === undefined ? 'idle' : 'unanswered' });
  let viewerCount = 0;
  let wasPlacing = false;
  state.subscribe((next) => {
    const isPlacing = next.state === 'placing';
    // While a bet is on its way the shell changes nothing on the page.
    context.keys.set('busy', isPlacing);
    if (wasPlacing && !isPlacing && viewerCount === 0) {
      import('./notify-placement-result.ts').then(
        ({ notifyPlacementResult }) => notifyPlacementResult(context, next),
        (error: unknown) => log.error('failed to notify of a placement', error),
      );
    }
    wasPlacing = isPlacing;
  });

  // A leg that is added after a bet was placed begins a new slip.
  let count = slip.store.get().bets.length;
  slip.store.subscribe(({ bets }) => {
    if (bets.length > count && state.get().state === 'placed') {
      state.set({ state: 'idle' });
    }
    count = bets.length;
  });

  const succeed = async (answer: BetAnswer, sent: Attempt['body'], before: StoredCoupon) => {
    const { bet, balance, bets: [first = bet, ...others] = [bet] } = answer;
    const { refused = [], refusedCoupon } = answer;
    const kept = refusalsOf(refused);
    if (!before.isAutoMax && refusedCoupon === undefined) {
      rememberedStakesOf(context).remember(stakeKind(before, bet.currency), before.amount);
    }
    refusals.set(kept);
    touchFeedback(context, 'accepted');
    state.set({
      state: 'placed',
      bets: [first, ...others],
      slip: before,
      refused: refused.length,
      refusedCoupon,
    });
    slip.finish(sent, answer);
    for (const { id, stake, currency } of [first, ...others]) {
      // The page counts each of these as a successful bet.
      await bus.emit('bet.placed', { betId: id, stake, currency });
    }
    const { accountId, currency } = bet;
    await bus.emit('balance.changed', { accountId, currency, balance });
  };

  const send = async (attempt: Attempt) => {
    const before = slip.store.get();
    current = attempt;
    refusals.set(NO_REFUSALS);
    state.set({ state: 'placing', since: clock.now() });
    let isTaken = false;
    try {
      const answer = await http.request({
        method: 'POST',
        path: '/betting-api/v1/bets',
        body: attempt.body,
        schema: (await import('../answers.ts')).BetAnswer,
        idempotencyKey: attempt.key,
        authentication: 'required',
        timeout: TIMEOUT,
      });
      attempts.end(attempt.key);
      isTaken = true;
      await succeed(answer, attempt.body, before);
    } catch (error) {
      if (isTaken) {
        log.error('a placed bet could not be announced', error);
        return;
      }
      const failure = failureOf(error);
      if (failure.state !== 'unanswered') {
        attempts.end(attempt.key);
      }
      touchFeedback(context, 'refused');
      if (failure.state === 'refused') {
        refusals.set(failure.legs);
      }
      state.set(failure);
    }
  };

  return {
    state,
    refusals,
    attachViewer: () => {
      viewerCount += 1;
      return () => {
        viewerCount -= 1;
      };
    },
    fail: (error) => state.set({ state: 'refused', error, legs: NO_REFUSALS }),
    dismiss: () => state.set({ state: 'idle' }),
    repeat: () => {
      const placement = state.get();
      if (placement.state === 'placed') {
        state.set({ state: 'idle' });
        const { refId: _from, express: _bonus, ...choices } = placement.slip;
        slip.load(choices.bets, choices);
      }
    },
    retry: async () => {
      if (current !== undefined && state.get().state !== 'placing') {
        await send(current);
      }
    },
    place: async (body) => {
      if (state.get().state !== 'placing' && body.bets.length > 0) {
        await send(attempts.begin(body));
      }
    },
  };
}

export const placingOf = perPlugin(createPlacing);
