import { sportIds } from '@touchline/domain/markets';
import type { EventFacts } from '../book/book-event.ts';
import { hashOf } from '../book/hash.ts';
import { slugOf } from '../book/slug.ts';
import type { CatalogueMarket } from './betfair-schema.ts';
import { EVENT_TYPES, sidesOf } from './market-types.ts';

/** Above the ids that other sources make; the exchange's own are below a tenth of it. */
const FIRST_ID = 2 ** 47;

/** The id in our book of an event of the exchange; the same on every instance, and back again. */
export function idOf(eventId: string): number {
  return FIRST_ID + Number(eventId);
}

/** The exchange's id of an event of our book. */
export function exchangeIdOf(id: number): string {
  return String(id - FIRST_ID);
}

function sideOf(sport: string, name: string) {
  return { id: (hashOf(sport, name) % 0x7fff_ffff) + 1, name };
}

/** An event of the exchange as our book knows it; undefined without two sides or a time of its start. */
export function factsOf({
  event,
  eventType,
  competition,
  marketStartTime,
}: CatalogueMarket): EventFacts | undefined {
  const sport = EVENT_TYPES[eventType.id];
  const sides = sidesOf(event.name);
  const startsAt = Date.parse(marketStartTime ?? event.openDate);
  if (sport === undefined || sides === undefined || Number.isNaN(startsAt)) {
    return undefined;
  }
  const champ = competition ?? { id: `other-${sport}`, name: event.name };
  return {
    id: idOf(event.id),
    sport,
    sportId: sportIds[sport],
    champ: {
      id: 100_000 + (hashOf('betfair', champ.id) % 900_000),
      name: champ.name,
      slug: slugOf(champ.name),
      country: event.countryCode?.toLowerCase() ?? 'world',
      tier: 1,
    },
    slug: slugOf(sides.home, sides.away),
    home: sideOf(sport, sides.home),
    away: sideOf(sport, sides.away),
    startsAt,
  };
}
