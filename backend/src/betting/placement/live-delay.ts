import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { CouponContext } from './check-coupon.ts';
import { notePending } from './pending-placements.ts';

/** A verdict about a bet, and whether a leg of it is live. */
export interface Judgement<Verdict> {
  readonly verdict: Verdict;
  readonly hasLive: boolean;
}

/** Judges now and, where a leg is live, once more after the delay; the later verdict counts. */
export type JudgeAfterDelay = <Verdict>(
  context: Pick<CouponContext, 'settings' | 'playerId' | 'key'>,
  judge: () => Judgement<Verdict>,
) => Promise<Verdict>;

function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Makes the delay of live bets; pending bets are noted, so that the page can query the state of a bet. */
export function createLiveDelay({
  pool,
  clock,
  pause = pauseFor,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Waits, in milliseconds; given by tests. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined;
}): JudgeAfterDelay {
  return async ({ settings, playerId, key }, judge) => {
    const { verdict, hasLive } = judge();
    if (!hasLive || settings.liveDelaySeconds === 0) {
      return verdict;
    }
    const delay = settings.liveDelaySeconds * 1000;
    const now = clock();
    await notePending(pool, { playerId, key, now, until: now + delay });
    await pause(delay);
    return judge().verdict;
  };
}
