import { describe, expect, it } from 'vitest';
import { createLiveBook } from './live-book.ts';

const KEY = 'outcome:7~1x2~home';

describe('the book of live prices', () => {
  it('keeps the store of a price while somebody watches it, and one that nobody watches until it changes', () => {
    const { live, tell } = createLiveBook({ seed: () => undefined });
    const store = live.outcome('7~1x2~home');
    expect(live.outcome('7~1x2~home')).toBe(store);
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    });
    tell(new Set([KEY]));
    expect(live.outcome('7~1x2~home')).toBe(store);
    stop();

    const unwatched = live.outcome('7~1x2~home');
    tell(new Set([KEY]));
    expect(live.outcome('7~1x2~home')).not.toBe(unwatched);
    expect(told).toBe(1);
  });

  it('tells also those who watch a store that was let go of before they did', () => {
    const { live, tell } = createLiveBook({ seed: () => undefined });
    const early = live.outcome('7~1x2~home');
    tell(new Set([KEY]));
    const told: string[] = [];
    live.outcome('7~1x2~home').subscribe(() => told.push('late'));
    early.subscribe(() => told.push('early'));
    tell(new Set([KEY]));
    expect(told).toEqual(['late', 'early']);
  });
});
