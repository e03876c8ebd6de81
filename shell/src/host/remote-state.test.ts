import { describe, expect, it } from 'vitest';
import { canMove, mayReload, NO_RETRIES, type RemoteState, retryDelay } from './remote-state.ts';

const STATES: readonly RemoteState[] = ['not-exist', 'loading', 'ready', 'error'];

describe('remote view state', () => {
  it('the remote view state makes exactly the moves of the specification', () => {
    const moves = STATES.flatMap((from) =>
      STATES.filter((to) => canMove(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(moves).toEqual([
      'not-exist > loading',
      'not-exist > ready',
      'loading > not-exist',
      'loading > ready',
      'loading > error',
      'ready > not-exist',
      'error > not-exist',
      'error > loading',
    ]);
  });

  it('the remote view retries three times, from one second, doubling', () => {
    const delays = [0, 1, 2, 3].map((automatic) => retryDelay({ ...NO_RETRIES, automatic }));
    expect(delays).toEqual([1000, 2000, 4000, undefined]);
  });

  it('the remote view lets a person reload once a second', () => {
    expect(mayReload(NO_RETRIES, 0)).toBe(true);
    expect(mayReload({ automatic: 0, askedAt: 5000 }, 5999)).toBe(false);
    expect(mayReload({ automatic: 0, askedAt: 5000 }, 6000)).toBe(true);
  });

  it('the remote view lets a person reload though the server has put the clock back by a day', () => {
    expect(mayReload({ automatic: 0, askedAt: 86_400_000 }, 0)).toBe(true);
  });
});
