import {
  createStore,
  type PluginContext,
  perPlugin,
  type ReadableStore,
} from '@touchline/plugin-api';

/** The outcomes that are on the slip, as it announces them. */
export const slipOutcomesOf = perPlugin(
  ({ bus }: PluginContext): ReadableStore<ReadonlySet<string>> => {
    const store = createStore<ReadonlySet<string>>(new Set());
    bus.on('coupon.changed', ({ outcomeIds }) => store.set(new Set(outcomeIds)));
    return store;
  },
);
