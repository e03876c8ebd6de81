import { partsOfOutcome } from '@touchline/domain/markets';
import type { OutcomeState } from '@touchline/live-client';
import { type PluginContext, perPlugin, type ReadableStore } from '@touchline/plugin-api';

type OutcomeStore = ReadableStore<OutcomeState | undefined>;

/** The ids of the outcomes whose prices are pushed: an outcome's own, or those of a builder's selections. */
export function pushedOutcomes(outcomeId: string): readonly string[] {
  const [eventId] = outcomeId.split('~', 1);
  return (
    partsOfOutcome(outcomeId)?.map(
      ({ marketKey, outcomeCode }) => `${eventId}~${marketKey}~${outcomeCode}`,
    ) ?? [outcomeId]
  );
}

/** The price of a builder, whose code comes with the first one: most slips have none. */
function createLateStore(context: PluginContext, outcomeId: string): OutcomeStore {
  let store: OutcomeStore | undefined;
  return {
    get: () => store?.get(),
    subscribe: (listener) => {
      let isOver = false;
      let stop: (() => void) | undefined;
      const begin = ({ createBuilderStore }: typeof import('./builder-store.ts')) => {
        if (!isOver) {
          store ??= createBuilderStore(context, outcomeId);
          stop = store.subscribe(listener);
          listener(store.get());
        }
      };
      import('./builder-store.ts').then(begin, (error: unknown) => {
        context.log.warn('builders cannot be priced', error);
      });
      return () => {
        isOver = true;
        stop?.();
      };
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

/** What an outcome costs now: pushed, or of a builder as the server makes it of what is pushed. */
export function outcomeNow(context: PluginContext, outcomeId: string): OutcomeStore {
  return partsOfOutcome(outcomeId) === undefined
    ? context.live.outcome(outcomeId)
    : builderStoresOf(context)(outcomeId);
}
