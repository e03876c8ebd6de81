import { describe, expect, it } from 'vitest';
import { addTestEvent, totalOffer } from '../../../test/live/add-test-event.ts';
import { createMarketBook } from '../../pricing/book/market-book.ts';
import { chooseSoonEvents } from './soon-events.ts';
import { chooseTopEvents } from './top-events.ts';

/** A book of football: events by id, which is also the order they begin in. */
function bookOf(events: readonly { readonly id: number; readonly tier?: number }[], isLive = true) {
  const book = createMarketBook();
  for (const event of events) {
    addTestEvent(book, { ...event, isLive });
  }
  const reprice = (id: number, over: string) => book.offer(id, [totalOffer('0.5', over, '9.00')]);
  return { book, reprice };
}

/** One more than a list has places for. */
const ELEVEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

describe('the events at the top of home', () => {
  it('the best known competition leads, with the matches that began last', () => {
    const { book } = bookOf([
      { id: 1, tier: 2 },
      { id: 2, tier: 1 },
      { id: 3, tier: 2 },
      { id: 4 },
    ]);
    expect(chooseTopEvents(book.events(), 'live')).toEqual([4, 2, 3, 1]);
  });

  it('esports are not among them, in either section', () => {
    const book = createMarketBook();
    addTestEvent(book, { id: 1, sport: 'cs2' });
    addTestEvent(book, { id: 2, sport: 'cs2', isLive: false });
    addTestEvent(book, { id: 3 });
    expect(chooseTopEvents(book.events(), 'live')).toEqual([3]);
    expect(chooseTopEvents(book.events(), 'line')).toEqual([]);
    expect(chooseSoonEvents(book.events(), { now: 0, interest: () => 0 })).toEqual([]);
  });

  it('upcoming matches are in the order in which they begin', () => {
    const { book } = bookOf([{ id: 3 }, { id: 1, tier: 2 }, { id: 2 }], false);
    expect(chooseTopEvents(book.events(), 'line')).toEqual([2, 3, 1]);
  });

  it('a match that is decided makes room for one that is open, whatever their competitions', () => {
    const { book, reprice } = bookOf(ELEVEN.map((id) => ({ id, tier: id })));
    const first = ELEVEN.slice(0, 10);
    expect(chooseTopEvents(book.events(), 'live')).toEqual(first);
    reprice(2, '1.02');
    expect(chooseTopEvents(book.events(), 'live', first)).toEqual([1, ...ELEVEN.slice(2)]);
  });

  it('a match whose price moves about the border does not come and go', () => {
    const { book, reprice } = bookOf(ELEVEN.map((id) => ({ id, tier: id })));
    let shown = chooseTopEvents(book.events(), 'live');
    const after = (price: string) => {
      reprice(2, price);
      shown = chooseTopEvents(book.events(), 'live', shown);
      return shown.includes(2);
    };
    expect(['1.10', '1.06', '1.04', '1.06', '1.10', '1.13'].map(after)).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('decided matches are shown where there are no others', () => {
    const { book, reprice } = bookOf([{ id: 1 }, { id: 2, tier: 2 }]);
    reprice(1, '1.01');
    reprice(2, '1.01');
    expect(chooseTopEvents(book.events(), 'live', [1, 2])).toEqual([1, 2]);
  });

  it('a match without a price for now is not taken for decided', () => {
    const { book } = bookOf([{ id: 1 }, { id: 2, tier: 2 }]);
    book.suspend(1, 'goal');
    expect(chooseTopEvents(book.events(), 'live')).toEqual([1, 2]);
  });
});
