import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTestEvent } from '../../../test/live/add-test-event.ts';
import { createMarketBook } from '../../pricing/book/market-book.ts';
import { chooseSoonEvents } from './soon-events.ts';

/** Events begin a second after each other, by id. */
function choose(
  tiers: readonly number[],
  { now = 0, interest = (id: number) => id * 0, without = [] as readonly number[] } = {},
) {
  const book = createMarketBook();
  for (const [at, tier] of tiers.entries()) {
    addTestEvent(book, { id: at + 1, tier, isLive: false });
  }
  return chooseSoonEvents(book.events(), { now, interest, without });
}

describe('the matches about to start', () => {
  it('matches about to start come in the order in which they begin, and none has begun', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 30 }),
        fc.nat({ max: 20_000 }),
        (tiers, now) => {
          const ids = choose(tiers, { now });
          expect(ids).toEqual(ids.toSorted((left, right) => left - right));
          expect(ids.filter((id) => id * 1000 <= now)).toEqual([]);
          expect(ids).toHaveLength(
            Math.min(6, tiers.filter((_, at) => (at + 1) * 1000 > now).length),
          );
        },
      ),
    );
  });

  it('matches of the big competitions are preferred, then those that are bet on most', () => {
    expect(choose([3, 3, 1, 1, 1, 1, 1, 1])).toEqual([3, 4, 5, 6, 7, 8]);
    const interest = (id: number) => Number(id === 8);
    expect(choose([1, 1, 1, 1, 1, 1, 1, 1], { interest })).toEqual([1, 2, 3, 4, 5, 8]);
  });

  it('matches that are shown elsewhere are left out', () => {
    expect(choose([1, 1, 1, 1], { without: [2, 4] })).toEqual([1, 3]);
  });

  it('the next matches follow where too few begin within two hours', () => {
    const now = 3_000 - 2 * 60 * 60_000;
    expect(choose([3, 3, 3, 3, 1], { now })).toEqual([1, 2, 3, 4, 5]);
  });
});
