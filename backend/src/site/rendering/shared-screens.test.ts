import { describe, expect, it, vi } from 'vitest';
import { createSharedScreens } from './shared-screens.ts';

function setUp() {
  let now = 0;
  let made = 0;
  const make = vi.fn(async () => {
    made += 1;
    return made;
  });
  return { share: createSharedScreens<number>(() => now), make, pass: (ms: number) => (now += ms) };
}

describe('first screens that visitors share', () => {
  it('a burst on one page makes it once', async () => {
    const { share, make } = setUp();
    const burst = Array.from({ length: 50 }, () => share('home', make));
    expect(new Set(await Promise.all(burst))).toEqual(new Set([1]));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('a first screen is shared for less than a second, by those who would get the same', async () => {
    const { share, make, pass } = setUp();
    expect(await share('home', make)).toBe(1);
    expect(await share('live', make)).toBe(2);
    pass(999);
    expect(await share('home', make)).toBe(1);
    pass(1);
    expect(await share('home', make)).toBe(3);
  });

  it('a first screen is made again after the clock has gone back', async () => {
    const { share, make, pass } = setUp();
    pass(5_000);
    await share('home', make);
    pass(-4_000);
    expect(await share('home', make)).toBe(2);
  });

  it('a first screen that could not be made is made again by the next visitor', async () => {
    const { share, make } = setUp();
    await expect(share('home', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await share('home', make)).toBe(1);
  });

  it('the first screens made longest ago are evicted', async () => {
    const { share, make } = setUp();
    for (let page = 0; page <= 200; page += 1) {
      await share(`page ${page}`, make);
    }
    await share('page 200', make);
    expect(make).toHaveBeenCalledTimes(201);
    await share('page 0', make);
    expect(make).toHaveBeenCalledTimes(202);
  });
});
