import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';
import { retried } from './retry.ts';

function setUp() {
  vi.useFakeTimers();
  const clock = createClock({
    now: Date.now,
    setTimeout: (act, wait) => setTimeout(act, wait),
    clearTimeout: (handle) => clearTimeout(handle),
    setInterval: (act, wait) => setInterval(act, wait),
    clearInterval: (handle) => clearInterval(handle),
  });
  return { clock };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the session check is made again', () => {
  it('twice, 1500 ms apart, and then fails with the last reason', async () => {
    const set = setUp();
    const at: number[] = [];
    const began = Date.now();
    const failing = retried(set.clock, { retries: 2, wait: 1500 }, async () => {
      at.push(Date.now() - began);
      throw new Error(`try ${at.length}`);
    });
    const outcome = expect(failing).rejects.toThrow('try 3');
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    expect(at).toEqual([0, 1500, 3000]);
  });

  it('not at all when it succeeds', async () => {
    const set = setUp();
    const act = vi.fn(async () => 'here');
    expect(await retried(set.clock, { retries: 2, wait: 1500 }, act)).toBe('here');
    expect(act).toHaveBeenCalledOnce();
  });
});
