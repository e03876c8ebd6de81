import type { Quota } from './odds-api-client.ts';

/** The service's quotas are renewed on the first of a month, UTC. */
function nextMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/**
 * Milliseconds to wait before the next round of requests, so that what is left of the quota lasts
 * until it is renewed, and never less than `least`. With nothing left it waits for the renewal.
 */
export function nextRoundIn(options: {
  readonly quota: Quota;
  /** What a round costs, in the service's requests. */
  readonly roundCost: number;
  readonly least: number;
  readonly now: number;
}): number {
  const { quota, roundCost, least, now } = options;
  const untilRenewal = nextMonth(now) - now;
  if (quota.remaining === undefined) {
    return least;
  }
  const rounds = Math.floor(quota.remaining / Math.max(1, roundCost));
  return rounds < 1 ? Math.max(least, untilRenewal) : Math.max(least, untilRenewal / rounds);
}
