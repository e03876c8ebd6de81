import type { ChampSummary, OutcomeQuote, Section, SportSummary } from '@touchline/contracts/line';
import {
  DISCIPLINES,
  esportsTypeOf,
  isRaceSport,
  RACE_SPORTS,
  type Sport,
  sportIds,
} from '@touchline/domain/markets';
import type { BookEvent } from '../../pricing/book/book-event.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import { outcomeSides } from '../../pricing/book/outcome-sides.ts';
import { isListed } from '../stream/top-events.ts';

/** The order in which sports are shown. */
const SPORTS: readonly Sport[] = [
  'football',
  'tennis',
  'basketball',
  'ice-hockey',
  'volleyball',
  'cricket',
  'american-football',
  'handball',
  'rugby',
  'baseball',
  'table-tennis',
  'badminton',
  'darts',
  'snooker',
  'boxing',
  'mma',
  ...RACE_SPORTS,
  ...DISCIPLINES,
  'virtual-greyhounds',
];

function listedSection(event: BookEvent): Section | undefined {
  return isListed(event, event.section) ? event.section : undefined;
}

/** Races are events of the line although no list of matches shows them. */
function countedSection(event: BookEvent): Section | undefined {
  const isRace = isRaceSport(event.sport) && event.state.status === 'scheduled';
  return isRace ? event.section : listedSection(event);
}

/** How many live and line events each sport has; sports without any are shown with zeros. */
export function summariseSports(events: Iterable<BookEvent>): SportSummary[] {
  const counts = new Map(SPORTS.map((slug) => [slug, { live: 0, line: 0 }]));
  const streams = new Map<string, number>();
  for (const event of events) {
    const section = countedSection(event);
    const count = counts.get(event.sport);
    if (section !== undefined && count !== undefined) {
      count[section] += 1;
      if (event.hasStream) streams.set(event.sport, (streams.get(event.sport) ?? 0) + 1);
    }
  }
  return SPORTS.map((slug) => {
    const esports = esportsTypeOf(slug);
    const streamed = streams.get(slug);
    return {
      id: sportIds[slug],
      slug,
      live: 0,
      line: 0,
      ...counts.get(slug),
      ...(esports !== undefined && { esports }),
      ...(streamed !== undefined && { streams: streamed }),
    };
  });
}

/** The competitions that have events now, best known first. */
export function summariseChamps(
  events: Iterable<BookEvent>,
  filter: {
    readonly section?: Section | undefined;
    readonly sport?: string | undefined;
    readonly ids?: readonly number[] | undefined;
  },
): ChampSummary[] {
  const champs = new Map<number, { tier: number; summary: ChampSummary }>();
  for (const event of events) {
    const section = listedSection(event);
    const isWanted =
      section !== undefined &&
      (filter.section ?? section) === section &&
      (filter.sport ?? event.sport) === event.sport &&
      (filter.ids?.includes(event.champ.id) ?? true);
    if (isWanted) {
      const { id, slug, name, country, tier } = event.champ;
      const entry = champs.get(id) ?? {
        tier,
        summary: { id, slug, name, country, sport: event.sport, live: 0, line: 0 },
      };
      entry.summary[section] += 1;
      champs.set(id, entry);
    }
  }
  return [...champs.values()]
    .sort(
      (left, right) =>
        left.tier - right.tier || left.summary.name.localeCompare(right.summary.name),
    )
    .map(({ summary }) => summary);
}

/** What the slip gets about an outcome. */
export function quoteOutcome(book: MarketBook, outcomeId: string): OutcomeQuote {
  const outcome = book.getOutcome(outcomeId);
  if (outcome === undefined) {
    return { outcomeId, status: 'unknown', version: 0 };
  }
  const { status, reason, price, version, event } = outcome;
  return {
    outcomeId,
    status,
    version,
    ...(reason === undefined ? {} : { reason }),
    ...(price === undefined ? {} : { price }),
    event: {
      id: event.id,
      sportId: event.sportId,
      sport: event.sport,
      champId: event.champ.id,
      champ: event.champ.name,
      ...outcomeSides(outcome),
      startsAt: event.startsAt,
      section: event.section,
      state: event.state,
    },
  };
}
