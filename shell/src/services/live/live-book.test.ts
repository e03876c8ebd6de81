import { describe, expect, it } from 'vitest';
import { createLiveBook } from './live-book.ts';

const KEY = 'outcome:7~1x2~home';

describe('the book of live prices', () => {
  it('keeps the store of a price while somebody watches it, and one that nobody watches until it changes', () => {
    const { live, notify } = createLiveBook({ seed: () => undefined });
    const store = live.outcome('7~1x2~home');
    expect(live.outcome('7~1x2~home')).toBe(store);
    let notified = 0;
    const stop = store.subscribe(() => {
      notified += 1;
    });
    notify(new Set([KEY]));
    expect(live.outcome('7~1x2~home')).toBe(store);
    stop();

    const unwatched = live.outcome('7~1x2~home');
    notify(new Set([KEY]));
    expect(live.outcome('7~1x2~home')).not.toBe(unwatched);
    expect(notified).toBe(1);
  });

  it('tells also those who watch a store that was let go of before they did', () => {
    const { live, notify } = createLiveBook({ seed: () => undefined });
    const early = live.outcome('7~1x2~home');
    notify(new Set([KEY]));
    const notified: string[] = [];
    live.outcome('7~1x2~home').subscribe(() => notified.push('late'));
    early.subscribe(() => notified.push('early'));
    notify(new Set([KEY]));
    expect(notified).toEqual(['late', 'early']);
  });
});
