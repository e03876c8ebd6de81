import { expect, it, vi } from 'vitest';
import { onceASecond } from './health-routes.ts';

it('a readiness check is made once a second at most, however often it is requested', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const check = vi.fn(async () => true);
    const limited = onceASecond(check);
    expect(await Promise.all([limited(), limited(), limited()])).toEqual([true, true, true]);
    vi.advanceTimersByTime(999);
    await limited();
    expect(check).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await limited();
    expect(check).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
