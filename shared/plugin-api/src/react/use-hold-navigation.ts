import { useCallback, useEffect, useRef } from 'react';
import type { PluginContext } from '../context/plugin-context.ts';
import { perPlugin } from '../per-plugin.ts';
import type { Disposer } from '../store.ts';

/** No act keeps the player on a page for longer than this, ms. */
const LONGEST = 60_000;

/** Keeps the player on the page while an act is under way; an attempt to leave shows the reason. */
export type HoldNavigation = <Result>(
  /** What the player reads, in their language. */
  reason: string,
  act: () => Promise<Result>,
) => Promise<Result>;

/** The reasons of all views of a plugin: the latest that still applies is shown. */
const holdsOf = perPlugin(({ keys }) => {
  const reasons = new Set<{ readonly reason: string }>();
  const notify = () => keys.set('navigationBlocked', [...reasons].at(-1)?.reason);
  return (reason: string): Disposer => {
    const own = { reason };
    reasons.add(own);
    notify();
    return () => {
      reasons.delete(own);
      notify();
    };
  };
});

/**
 * For what must not be left half-way: a payment that is being sent, a code that is being checked. The
 * player is free again when the act has ended, however it did, with the view, and after a minute at
 * the latest. Only moves within the site are held; closing the page stays the browser's affair.
 */
export function useHoldNavigation(context: PluginContext): HoldNavigation {
  const lifts = useRef(new Set<Disposer>());
  useEffect(() => {
    const held = lifts.current;
    return () => {
      for (const lift of held) {
        lift();
      }
    };
  }, []);
  return useCallback(
    async (reason, act) => {
      const release = holdsOf(context)(reason);
      const stopWaiting = context.clock.after(LONGEST, release);
      const lift = () => {
        lifts.current.delete(lift);
        stopWaiting();
        release();
      };
      lifts.current.add(lift);
      try {
        return await act();
      } finally {
        lift();
      }
    },
    [context],
  );
}
