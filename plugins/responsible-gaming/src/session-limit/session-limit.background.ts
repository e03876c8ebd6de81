import { PingAnswer } from '@touchline/contracts/limits';
import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { LIMIT_SERVICE, limitsResource } from '../limits/limits.resource.ts';
import { activeTimer, TIMER } from '../limits/timers.ts';

/** While a session limit is active the page pings the server this often, ms. */
const PING_EVERY = 30_000;

/**
 * Pings the server while the player is here, which counts the time, and shows its end. What the server
 * reports is applied as it is; while it reports nothing, its last value runs out by the clock.
 */
export function start({ clock, http, keys, log, resources }: PluginContext): Disposer {
  const limits = resources.watch(limitsResource, {});
  let stopPings: Disposer | undefined;
  let stopEnd: Disposer = () => undefined;
  let endsAt = Number.POSITIVE_INFINITY;

  const notify = () => keys.set('sessionEnded', endsAt <= clock.now());
  const ping = async () => {
    try {
      const { remaining } = await http.request({
        method: 'POST',
        path: `${LIMIT_SERVICE}/ping`,
        schema: PingAnswer,
        authentication: 'required',
      });
      if (stopPings === undefined) {
        return;
      }
      stopEnd();
      if (remaining === null) {
        endsAt = Number.POSITIVE_INFINITY;
      } else {
        endsAt = clock.now() + remaining * 1000;
        stopEnd = remaining > 0 ? clock.after(remaining * 1000, () => void ping()) : stopEnd;
      }
    } catch (error) {
      log.warn('failed to show the time played', error);
    }
    notify();
  };
  const stop = () => {
    stopPings?.();
    stopPings = undefined;
    stopEnd();
    endsAt = Number.POSITIVE_INFINITY;
    notify();
  };
  const arrange = () => {
    const { data } = limits.get();
    const isLimited = data !== undefined && activeTimer(data.limits, TIMER.session) !== undefined;
    if (isLimited && stopPings === undefined) {
      stopPings = clock.every(PING_EVERY, () => void ping());
      void ping();
    } else if (!isLimited && data !== undefined && stopPings !== undefined) {
      stop();
    }
  };
  const stopLimits = limits.subscribe(arrange);
  arrange();
  return () => {
    stopLimits();
    stop();
  };
}
