import type { OutcomeQuote } from '@touchline/contracts/line';
import type { OutcomeState } from '@touchline/live-client';
import type { PluginContext, ReadableStore } from '@touchline/plugin-api';
import { builderQuote } from './builder-quote.resource.ts';
import { joinedStores } from './joined-stores.ts';
import { pushedOutcomes } from './pushed-outcomes.ts';

type OutcomeStore = ReadableStore<OutcomeState | undefined>;

/** A builder is priced again this long after the first of its selections has moved, at the earliest. */
const PRICED_AGAIN_AFTER = 500;

/** A builder stops with any of its selections; else it costs what the server said last. */
function stateOf(
  parts: readonly (OutcomeState | undefined)[],
  quote: OutcomeQuote | undefined,
): OutcomeState | undefined {
  const still = { price: undefined, direction: undefined, changes: 0 };
  const stopped =
    parts.find((part) => part?.status === 'closed') ??
    parts.find((part) => part?.status === 'suspended');
  if (stopped !== undefined) {
    return { ...still, status: stopped.status, reason: stopped.reason };
  }
  if (quote === undefined) {
    return undefined;
  }
  const status = quote.status === 'unknown' ? 'closed' : quote.status;
  return { ...still, price: quote.price, status, reason: quote.reason };
}

function isSame(one: OutcomeState | undefined, other: OutcomeState | undefined): boolean {
  return (
    one?.price === other?.price && one?.status === other?.status && one?.reason === other?.reason
  );
}

/** The price of a builder, which the server makes: requested again whenever one of its selections moves. */
export function createBuilderStore(
  { live, resources, clock }: PluginContext,
  outcomeId: string,
): OutcomeStore {
  const parts = joinedStores(pushedOutcomes(outcomeId).map((id) => live.outcome(id)));
  const quotes = resources.watch(builderQuote, { outcomeId });
  let state: OutcomeState | undefined;
  let stopWaiting: (() => void) | undefined;
  let listeners = 0;
  const get = () => {
    const next = stateOf(parts.get(), quotes.get().data?.outcomes[0]);
    if (!isSame(state, next)) {
      state = next;
    }
    return state;
  };
  const priceAgain = () => {
    stopWaiting ??= clock.after(PRICED_AGAIN_AFTER, () => {
      stopWaiting = undefined;
      void quotes.refresh();
    });
  };
  return {
    get,
    subscribe: (listener) => {
      listeners += 1;
      const stops = [
        parts.subscribe(() => {
          priceAgain();
          listener(get());
        }),
        quotes.subscribe(() => listener(get())),
      ];
      return () => {
        listeners -= 1;
        if (listeners === 0) {
          stopWaiting?.();
          stopWaiting = undefined;
        }
        for (const stop of stops) {
          stop();
        }
      };
    },
  };
}
