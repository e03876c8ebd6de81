import { type Sport, sportIds } from '@touchline/domain/markets';
import type { EventFacts } from '../book/book-event.ts';
import { hashOf } from '../book/hash.ts';
import { slugOf } from '../book/slug.ts';
import type { OddsApiEvent } from './odds-api-schema.ts';

/** The id in our book of an event of the feed; the same on every instance. */
export function idOf(id: string): number {
  return (hashOf('the-odds-api', id) % 0x4000) * 2 ** 32 + hashOf(id, 'the-odds-api') + 1;
}

function sideOf(sport: Sport, name: string) {
  return { id: (hashOf(sport, name) % 0x7fff_ffff) + 1, name };
}

/** An event of the feed as our book knows it; undefined without both sides and a time of its start. */
export function factsOf(event: OddsApiEvent, sport: Sport): EventFacts | undefined {
  const { home_team: home, away_team: away, sport_key: key, sport_title: title } = event;
  const startsAt = Date.parse(event.commence_time);
  if (home === null || away === null || Number.isNaN(startsAt)) {
    return undefined;
  }
  return {
    id: idOf(event.id),
    sport,
    sportId: sportIds[sport],
    champ: {
      id: 100_000 + (hashOf('the-odds-api', key) % 900_000),
      name: title,
      slug: slugOf(title),
      country: 'world',
      tier: 1,
    },
    slug: slugOf(home, away),
    home: sideOf(sport, home),
    away: sideOf(sport, away),
    startsAt,
  };
}
