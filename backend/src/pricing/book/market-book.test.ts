import { describe, expect, it } from 'vitest';
import type { BookChange, EventFacts } from './book-event.ts';
import { createMarketBook } from './market-book.ts';

const facts: EventFacts = {
  id: 5,
  sport: 'football',
  sportId: 1,
  champ: { id: 1, name: 'Cup', slug: 'cup', country: 'GB', tier: 1 },
  slug: 'a-b',
  home: { id: 1, name: 'A' },
  away: { id: 2, name: 'B' },
  startsAt: 0,
};
const total = (line: string, over: string, under: string) => ({
  key: `ft-total@${line}`,
  codes: ['over', 'under'],
  prices: [over, under],
});

function setUp() {
  const book = createMarketBook();
  const changes: string[] = [];
  book.add(facts, { status: 'scheduled' });
  book.onChange((change: BookChange) =>
    changes.push(change.kind === 'market' ? `market ${change.key}` : change.kind),
  );
  return { book, changes };
}

describe('market book', () => {
  it('the market book gives a market a higher version with every change, and none without', () => {
    const { book, changes } = setUp();
    book.offer(5, [total('2.5', '1.90', '1.95')]);
    const first = book.getOutcome('5~ft-total@2.5~over');
    book.offer(5, [total('2.5', '1.90', '1.95')]);
    expect(book.getOutcome('5~ft-total@2.5~over')?.version).toBe(first?.version);
    book.offer(5, [total('2.5', '1.85', '2.00')]);
    const second = book.getOutcome('5~ft-total@2.5~over');
    expect(second).toMatchObject({ price: '1.85', status: 'open', isLive: false });
    expect(second?.version).toBeGreaterThan(first?.version ?? 0);
    expect(changes).toEqual(['market ft-total@2.5', 'market ft-total@2.5']);
  });

  it('the market book never shows an old version again when a market is removed and added', () => {
    const { book } = setUp();
    book.offer(5, [total('2.5', '1.90', '1.95')]);
    const before = book.getOutcome('5~ft-total@2.5~over')?.version ?? 0;
    book.withdraw(5, ['ft-total@2.5']);
    expect(book.getOutcome('5~ft-total@2.5~over')).toMatchObject({
      status: 'closed',
      price: undefined,
    });
    book.offer(5, [total('2.5', '1.90', '1.95')]);
    expect(book.getOutcome('5~ft-total@2.5~over')?.version).toBeGreaterThan(before + 1);
  });

  it('the market book suspends all markets with the reason until they are priced again, even unchanged', () => {
    const { book } = setUp();
    book.offer(5, [total('2.5', '1.90', '1.95')]);
    book.suspend(5, 'goal');
    expect(book.getOutcome('5~ft-total@2.5~over')).toMatchObject({
      status: 'suspended',
      reason: 'goal',
    });
    book.offer(5, [total('2.5', '1.90', '1.95')]);
    expect(book.getOutcome('5~ft-total@2.5~over')).toMatchObject({
      status: 'open',
      reason: undefined,
    });
  });

  it('the market book leaves closed markets closed', () => {
    const { book } = setUp();
    book.offer(5, [total('2.5', '1.90', '1.95')]);
    book.close(5, { status: 'finished' }, 'finished');
    book.suspend(5, 'goal');
    expect(book.getOutcome('5~ft-total@2.5~under')).toMatchObject({
      status: 'closed',
      reason: 'finished',
    });
  });

  it('the market book reports an outcome without a price in an open market as suspended', () => {
    const { book } = setUp();
    book.offer(5, [
      { key: 'ft-1x2', codes: ['home', 'draw', 'away'], prices: [undefined, '9.00', '21.00'] },
    ]);
    expect(book.getOutcome('5~ft-1x2~home')).toMatchObject({
      status: 'suspended',
      reason: 'price-unavailable',
    });
    expect(book.getOutcome('5~ft-1x2~draw')).toMatchObject({ status: 'open', price: '9.00' });
  });

  it('the market book knows no outcome of an unknown event or a malformed id', () => {
    const { book } = setUp();
    for (const id of ['6~ft-1x2~home', '5', '5~ft-1x2', '5~ft-1x2~home~x', '']) {
      expect(book.getOutcome(id), id).toBeUndefined();
    }
  });

  it('the market book shows the most balanced line in lists and retains it until it gets lopsided', () => {
    const { book } = setUp();
    book.offer(5, [
      total('1.5', '1.30', '3.30'),
      total('2.5', '1.90', '1.90'),
      total('3.5', '3.20', '1.33'),
    ]);
    expect(book.event(5)?.mainKeys).toEqual(['ft-total@2.5']);
    book.offer(5, [total('2.5', '2.20', '1.65'), total('1.5', '1.95', '1.85')]);
    expect(book.event(5)?.mainKeys).toEqual(['ft-total@2.5']);
    book.offer(5, [total('2.5', '2.60', '1.48')]);
    expect(book.event(5)?.mainKeys).toEqual(['ft-total@1.5']);
  });
});
