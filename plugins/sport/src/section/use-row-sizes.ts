import { type PluginContext, perPlugin, usePlugin } from '@touchline/plugin-api';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';

/** The measured rows of the list that was left last: players go back to it. */
const measuredOf = perPlugin(
  (
    _context: PluginContext,
  ): { last?: { list: string; count: number; sizes: CacheSnapshot } } => ({}),
);

/**
 * The sizes of a list's rows as they were when the list was left: on the way back, the page is as high as it
 * was, and scrolls to where it was. `undefined` if the list has other rows by then.
 */
export function useRowSizes(
  list: string,
  count: number,
  virtual: RefObject<WindowVirtualizerHandle | null>,
): CacheSnapshot | undefined {
  const measured = measuredOf(usePlugin());
  const [sizes] = useState(() => {
    const { last } = measured;
    return last?.list === list && last.count === count ? last.sizes : undefined;
  });
  useLayoutEffect(() => {
    const { current } = virtual;
    return () => {
      if (current !== null) {
        measured.last = { list, count, sizes: current.cache };
      }
    };
  }, [measured, list, count, virtual]);
  return sizes;
}
