import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { limitsResource } from '../limits/limits.resource.ts';
import { activeTimer, TIMER } from '../limits/timers.ts';
import { nextCheck } from './next-check.store.ts';
import { realityCheckResource } from './reality-check.resource.ts';

/** A wait is cut into slices of at most this, ms: a device that slept through one prompts late, not never. */
const SLICE = 300_000;

/**
 * Interrupts the player at an interval in minutes, by the clock and not by the page: the time of the next
 * check survives a reload, and the server names it where this device knows none.
 */
export function start(context: PluginContext): Disposer {
  const { clock, log, modals, resources, session } = context;
  const limits = resources.watch(limitsResource, {});
  const next = nextCheck(context);
  let stopTimer: Disposer = () => undefined;
  let planned = '';

  /** Queries the server, once for each player and interval that this device knows nothing of. */
  const plan = async (userId: string, minutes: number) => {
    const key = `${userId} ${minutes}`;
    if (planned === key) {
      return;
    }
    planned = key;
    try {
      const { nextAt } = await resources.fetch(realityCheckResource, {});
      if (nextAt !== null) {
        next.set({ userId, minutes, at: nextAt * 1000 });
      }
    } catch (error) {
      log.warn('the time of the next reality check is not known; it is reckoned here', error);
      next.set({ userId, minutes, at: clock.now() + minutes * 60_000 });
    }
  };
  const look = () => {
    stopTimer();
    const { userId } = session.state.get();
    const { data } = limits.get();
    const minutes = data && activeTimer(data.limits, TIMER.realityCheck)?.limitValue;
    if (userId === undefined || minutes === undefined) {
      return;
    }
    const known = next.get();
    if (known.userId !== userId || known.minutes !== minutes) {
      void plan(userId, minutes);
      return;
    }
    planned = '';
    if (known.at === 0) {
      return;
    }
    const left = known.at - clock.now();
    if (left > 0) {
      stopTimer = clock.after(Math.min(left, SLICE), look);
    } else {
      void modals.open('reality-check');
    }
  };
  const stops = [limits.subscribe(look), next.subscribe(look)];
  look();
  return () => {
    stopTimer();
    for (const stop of stops) {
      stop();
    }
  };
}
