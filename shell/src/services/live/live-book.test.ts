import { describe, expect, it } from 'vitest';
import { createLiveBook } from './live-book.ts';

const KEY = 'outcome:7~1x2~home';

describe('the book of live prices', () => {
  it('the live book retains the store of a watched price, and that of an unwatched one until it changes', () => {
    const { live, notify } = createLiveBook({
      seed: () => undefined,
      clock: { after: () => () => undefined },
    });
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

  it('the live book also notifies subscribers of a store that was released before they subscribed', () => {
    const { live, notify } = createLiveBook({
      seed: () => undefined,
      clock: { after: () => () => undefined },
    });
    const early = live.outcome('7~1x2~home');
    notify(new Set([KEY]));
    const notified: string[] = [];
    live.outcome('7~1x2~home').subscribe(() => notified.push('late'));
    early.subscribe(() => notified.push('early'));
    notify(new Set([KEY]));
    expect(notified).toEqual(['late', 'early']);
  });
});
