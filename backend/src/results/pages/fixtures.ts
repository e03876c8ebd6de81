import type { Fixture } from '@touchline/contracts/results';
import type { BookEvent } from '../../pricing/book/book-event.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import { isListed } from '../../live/stream/top-events.ts';

const MOST = 20;

/** The matches to come, and being played, that are wanted: what the feed offers of them, the next first. */
export function fixturesOf(
  book: MarketBook,
  isWanted: (event: BookEvent) => boolean,
): readonly Fixture[] {
  return [...book.events()]
    .filter((event) => isListed(event, event.section) && isWanted(event))
    .sort((left, right) => left.startsAt - right.startsAt || left.id - right.id)
    .slice(0, MOST)
    .map(({ id, sport, champ, slug, home, away, startsAt, section }) => ({
      id,
      sport,
      champ: { id: champ.id, name: champ.name, slug: champ.slug, country: champ.country },
      slug,
      home,
      away,
      startsAt,
      section,
    }));
}
