import { type Sport, sportIds } from '@touchline/domain/markets';
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
    readonly sport?: Sport;
    readonly hasStream?: boolean;
    readonly names?: { readonly home: string; readonly away: string; readonly champ: string };
  },
): void {
  const { id, isLive = true, markets = 1, tier = 1, sport = 'football' } = options;
  const { home, away, champ } = options.names ?? {
    home: `Home ${id}`,
    away: `Away ${id}`,
    champ: 'Copa Atlético',
  };
  book.add(
    {
      id,
      sport,
      sportId: sportIds[sport],
      champ: { id: 9, name: champ, slug: 'copa-atletico', country: 'ES', tier },
      slug: `home-${id}-away-${id}`,
      home: { id: id * 2, name: home },
      away: { id: id * 2 + 1, name: away },
      startsAt: 1_000 * id,
      ...(options.hasStream && { hasStream: true }),
    },
    { status: 'scheduled' },
  );
  if (isLive) {
    book.goLive(id, { status: 'live', period: '1h' });
  }
  const lines = Array.from({ length: markets }, (_, at) => totalOffer(`${at}.5`, '1.90', '1.95'));
  book.offer(id, lines);
}
