import { describe, expect, it } from 'vitest';
import { createTestClock } from './test-clock.ts';

describe('test clock', () => {
  it('the test clock runs what is due in order of time, however it was set', () => {
    const clock = createTestClock(1000);
    const seen: string[] = [];
    clock.after(200, () => seen.push(`second at ${clock.now()}`));
    clock.after(100, () => {
      seen.push(`first at ${clock.now()}`);
      clock.after(50, () => seen.push(`nested at ${clock.now()}`));
    });
    clock.advance(180);
    expect(seen).toEqual(['first at 1100', 'nested at 1150']);
    clock.advance(20);
    expect(seen.at(-1)).toBe('second at 1200');
    expect(clock.pending()).toBe(0);
  });

  it('the test clock repeats until disposed', () => {
    const clock = createTestClock();
    let count = 0;
    const stop = clock.every(10, () => {
      count += 1;
    });
    clock.advance(35);
    stop();
    clock.advance(100);
    expect(count).toBe(3);
  });
});
