import type { BuilderAnswer } from '@touchline/contracts/betting';
import { type BuilderPart, BUILDER_PARTS, builderOutcomeId } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import { createStore, type ResourceState, usePlugin, useStore } from '@touchline/plugin-api';
import { useEffect, useMemo } from 'react';
import { builderPrice } from './builder-price.resource.ts';

/** Prices are requested again this long after the first of the selections has moved, at the earliest. */
const PRICED_AGAIN_AFTER = 500;

const NOTHING = {
  ...createStore<ResourceState<BuilderAnswer>>({
    status: 'ready',
    data: undefined,
    error: undefined,
    updatedAt: undefined,
    isRefreshing: false,
  }),
  refresh: async () => undefined,
};

/** What the chosen selections cost as one leg, current; nothing while there are too few. */
export function useBuilderPrice(
  { id }: Pick<EventView, 'id'>,
  parts: readonly BuilderPart[],
): { readonly outcomeId: string } & Pick<
  ResourceState<BuilderAnswer>,
  'data' | 'error' | 'status'
> {
  const { live, resources, clock } = usePlugin();
  const outcomeId = builderOutcomeId(id, parts);
  const isEnough = parts.length >= BUILDER_PARTS.least;
  const watched = useMemo(
    () => (isEnough ? resources.watch(builderPrice, { outcomeId }) : NOTHING),
    [resources, outcomeId, isEnough],
  );
  const ids = parts.map((part) => builderOutcomeId(id, [part])).join(' ');
  useEffect(() => {
    let stopWaiting: (() => void) | undefined;
    const priceAgain = () => {
      stopWaiting ??= clock.after(PRICED_AGAIN_AFTER, () => {
        stopWaiting = undefined;
        void watched.refresh();
      });
    };
    const stops = ids
      .split(' ')
      .filter((one) => one !== '')
      .map((one) => live.outcome(one).subscribe(priceAgain));
    return () => {
      stopWaiting?.();
      for (const stop of stops) {
        stop();
      }
    };
  }, [ids, live, clock, watched]);
  const { data, error, status } = useStore(watched);
  return { outcomeId, data, error, status };
}
