import { describe, expect, it } from 'vitest';
import { addTestEvent } from '../../../test/live/add-test-event.ts';
import { createMarketBook } from '../../pricing/book/market-book.ts';
import { chooseEsportsEvents } from './esports-events.ts';

describe('the first page of esports', () => {
  it('esports come live before upcoming, the big leagues and what is bet on first, and nothing else does', () => {
    const book = createMarketBook();
    addTestEvent(book, { id: 1 });
    addTestEvent(book, { id: 2, sport: 'cs2', tier: 2 });
    addTestEvent(book, { id: 3, sport: 'valorant' });
    addTestEvent(book, { id: 4, sport: 'cs2' });
    addTestEvent(book, { id: 6, sport: 'cs2', isLive: false });
    addTestEvent(book, { id: 5, sport: 'valorant', isLive: false, tier: 3 });
    const interest = (id: number) => (id === 3 ? 2 : 0);
    expect(chooseEsportsEvents(book.events(), { interest, now: 0 })).toEqual([3, 4, 2, 5, 6]);
  });

  it('esports whose start has passed unplayed are not announced any more', () => {
    const book = createMarketBook();
    addTestEvent(book, { id: 1, sport: 'cs2', isLive: false });
    addTestEvent(book, { id: 2, sport: 'cs2', isLive: false });
    const chosen = chooseEsportsEvents(book.events(), { interest: () => 0, now: 1_000 });
    expect(chosen).toEqual([2]);
  });

  it('esports have sixteen places at most, half of them for what is being played', () => {
    const book = createMarketBook();
    for (let id = 1; id <= 40; id += 1) {
      addTestEvent(book, { id, sport: 'cs2', isLive: id % 2 === 0 });
    }
    const chosen = chooseEsportsEvents(book.events(), { interest: () => 0, now: 0 });
    expect(chosen).toHaveLength(16);
    expect(chosen.filter((id) => id % 2 === 0)).toHaveLength(8);
  });
});
