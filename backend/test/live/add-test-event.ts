import type { MarketOffer } from '../../src/pricing/book/book-event.ts';
import type { WritableBook } from '../../src/pricing/book/market-book.ts';

/** A market of two outcomes, for tests of what carries prices. */
export function totalOffer(line: string, over: string, under: string): MarketOffer {
  return { key: `ft-total@${line}`, codes: ['over', 'under'], prices: [over, under] };
}

/** Puts an event with one market into a book, for tests. */
export function addTestEvent(
  book: WritableBook,
  options: {
    readonly id: number;
    readonly isLive?: boolean;
    readonly markets?: number;
    readonly tier?: number;
  },
): void {
  const { id, isLive = true, markets = 1, tier = 1 } = options;
  book.add(
    {
      id,
      sport: 'football',
      sportId: 1,
      champ: { id: 9, name: 'Copa Atlético', slug: 'copa-atletico', country: 'ES', tier },
      slug: `home-${id}-away-${id}`,
      home: { id: id * 2, name: `Home ${id}` },
      away: { id: id * 2 + 1, name: `Away ${id}` },
      startsAt: 1_000 * id,
    },
    { status: 'scheduled' },
  );
  if (isLive) {
    book.goLive(id, { status: 'live', period: '1h' });
  }
  const lines = Array.from({ length: markets }, (_, at) => totalOffer(`${at}.5`, '1.90', '1.95'));
  book.offer(id, lines);
}
