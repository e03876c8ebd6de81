import { type EachWayTerms } from '@touchline/domain/markets';
import type { EventFacts, MarketOffer } from '../book/book-event.ts';
import type { WritableBook } from '../book/market-book.ts';
import {
  chooseEachWay,
  createRandom,
  createTableSimulation,
  defaultPricingSettings,
  priceOutrights,
  type TableToSimulate,
} from '../models/index.ts';
import type { OutrightSeason } from './season-calendar.ts';
import type { SeasonTable } from './season-table.ts';

/** Seasons simulated for each price, and how many at a time: the process answers others between. */
export const SEASONS = 4_000;
const AT_ONCE = 250;

const settings = defaultPricingSettings();

/** What the book has of an outright: an event without two sides. */
export function outrightFacts(season: OutrightSeason, table: SeasonTable): EventFacts {
  const { eventId, sport, sportId, champ, from, until } = season;
  return {
    id: eventId,
    sport,
    sportId,
    champ,
    slug: champ.slug,
    home: { id: champ.id, name: champ.name },
    away: { id: 0, name: '' },
    startsAt: table.lastStart,
    outright: { from, until, competitors: table.competitors },
  };
}

/**
 * Prices an outright from where its table stands; the same table gives the same prices.
 * @param eachWay the terms on offer already; the most generous fair ones are chosen without them
 * @param between called between portions of the work
 */
export async function priceOutright(options: {
  readonly season: OutrightSeason;
  readonly table: SeasonTable;
  readonly toSimulate: TableToSimulate;
  readonly eachWay: EachWayTerms | undefined;
  readonly between: () => Promise<void>;
}): Promise<{
  readonly offers: readonly MarketOffer[];
  readonly eachWay: EachWayTerms | undefined;
}> {
  const { season, table, toSimulate, between } = options;
  // The same draws each time: prices move by what has happened, not by chance.
  const random = createRandom(season.eventId);
  const simulation = createTableSimulation({ ...toSimulate, random });
  while (simulation.seasons < SEASONS) {
    simulation.run(AT_ONCE);
    await between();
  }
  const toPrice = {
    simulation,
    competitors: table.competitors.map(({ id }) => id),
    top: season.top,
    bottom: season.bottom,
    settings,
  };
  const eachWay = options.eachWay ?? chooseEachWay(toPrice);
  return { offers: priceOutrights({ ...toPrice, eachWay }), eachWay };
}

/** Puts an outright's prices into the book, in place of those that were there. */
export function offerOutright(
  book: WritableBook,
  { eventId }: OutrightSeason,
  offers: readonly MarketOffer[],
): void {
  const offered = new Set(offers.map(({ key }) => key));
  const held = [...(book.event(eventId)?.markets.keys() ?? [])];
  book.offer(eventId, offers);
  book.withdraw(
    eventId,
    held.filter((key) => !offered.has(key)),
  );
}
