import { namedRunners, partsOfOutcome } from '@touchline/domain/markets';
import type { OutcomeState } from '@touchline/live-client';
import { type PluginContext, perPlugin, type ReadableStore } from '@touchline/plugin-api';

type OutcomeStore = ReadableStore<OutcomeState | undefined>;

/** The price of a builder, whose code comes with the first one: most slips have none. */
function createLateStore(context: PluginContext, outcomeId: string): OutcomeStore {
  let store: OutcomeStore | undefined;
  return {
    get: () => store?.get(),
    subscribe: (listener) => {
      const stopping = import('./builder-store.ts').then(({ createBuilderStore }) => {
        store ??= createBuilderStore(context, outcomeId);
        const stop = store.subscribe(listener);
        listener(store.get());
        return stop;
      });
      // Without its code a builder has no price, as one that the server does not price.
      stopping.catch(() => undefined);
      return () => void stopping.then((stop) => stop()).catch(() => undefined);
    },
  };
}

const builderStoresOf = perPlugin((context: PluginContext) => {
  const stores = new Map<string, OutcomeStore>();
  return (outcomeId: string) => {
    const store = stores.get(outcomeId) ?? createLateStore(context, outcomeId);
    stores.set(outcomeId, store);
    return store;
  };
});

/** Whether the server makes the price of an outcome on demand: of several selections, or several runners of a race. */
function isMade(outcomeId: string): boolean {
  return (partsOfOutcome(outcomeId) ?? namedRunners(outcomeId)) !== undefined;
}

/** What an outcome costs now: pushed, or as the server makes it of what is pushed. */
export function outcomeNow(context: PluginContext, outcomeId: string): OutcomeStore {
  return isMade(outcomeId) ? builderStoresOf(context)(outcomeId) : context.live.outcome(outcomeId);
}
