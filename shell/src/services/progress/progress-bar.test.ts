import { createTestClock } from '@touchline/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DURATION, showProgress, THROTTLE } from './progress-bar.ts';

const root = document.documentElement;
const bar = () => document.querySelector<HTMLElement>('[data-progress]');
/** Observers of attributes are notified in a microtask. */
const reported = () => Promise.resolve();
async function leave(): Promise<void> {
  delete root.dataset['ready'];
  await reported();
}
async function arrive(): Promise<void> {
  root.dataset['ready'] = 'true';
  await reported();
}

let stop: () => void;
let clock: ReturnType<typeof createTestClock>;
beforeEach(async () => {
  await arrive();
  clock = createTestClock();
  stop = showProgress({ document, clock });
});
afterEach(() => stop());

describe('progress bar', () => {
  it('the progress bar shows nothing for a navigation that ends within 200 ms', async () => {
    await leave();
    clock.advance(THROTTLE - 1);
    await arrive();
    clock.advance(10_000);
    expect(bar()).toBeNull();
    expect(THROTTLE).toBe(200);
  });

  it('the progress bar grows over 5000 ms while a navigation takes longer, and disappears when it has ended', async () => {
    await leave();
    clock.advance(THROTTLE);
    expect(bar()?.dataset['progress']).toBe('moving');
    expect(bar()?.style.getPropertyValue('--progress-duration')).toBe('5000ms');
    expect(DURATION).toBe(5000);
    await arrive();
    expect(bar()?.dataset['progress']).toBe('done');
    clock.advance(200);
    expect(bar()).toBeNull();
  });

  it('the progress bar continues when the next navigation begins before the bar has disappeared', async () => {
    await leave();
    clock.advance(THROTTLE);
    await arrive();
    await leave();
    clock.advance(THROTTLE);
    expect(bar()?.dataset['progress']).toBe('moving');
  });

  it('the progress bar is for the eyes alone, and leaves nothing behind', async () => {
    await leave();
    clock.advance(THROTTLE);
    expect(bar()?.getAttribute('aria-hidden')).toBe('true');
    stop();
    expect(bar()).toBeNull();
    expect(clock.pending()).toBe(0);
  });
});
