import { buildMarketKey, type ResultShape, sportIds } from '@touchline/domain/markets';
import type { Champ, MarketOffer } from '../book/book-event.ts';
import type { FeedPace, Fixture, FixtureCalendar } from '../engine/fixture.ts';
import {
  calibrateFootball,
  footballStrengths,
  type Strengths,
  type TeamRatings,
} from '../models/index.ts';
import { hashOf } from '../book/hash.ts';
import { slugOf } from '../book/slug.ts';
import { rateByForm } from './form-ratings.ts';
import { createKnownCourse, KNOWN_COURSE_SECONDS } from './known-course.ts';
import type { ReplayFile, ReplayMatch } from './replay-match.ts';

const WEEK = 7 * 86_400_000;
const TWO_TO_THE_32 = 2 ** 32;

export interface ReplayOptions {
  readonly files: readonly ReplayFile[];
  readonly pace: FeedPace;
  /** When each file's first match kicks off, milliseconds since epoch. */
  readonly startsAt: number;
  /** Distinguishes this replay's events from those of one before. */
  readonly run: number;
}

function priceText(price: number): string {
  return price.toFixed(2);
}

/** The real prices as markets of the line. */
function linePrices({ prices }: ReplayMatch): readonly MarketOffer[] {
  if (prices === undefined) {
    return [];
  }
  const { result, total, handicap } = prices;
  const offers: MarketOffer[] = [
    {
      key: 'ft-1x2',
      codes: ['home', 'draw', 'away'],
      prices: [result.home, result.draw, result.away].map(priceText),
    },
  ];
  if (total !== undefined) {
    const key = buildMarketKey({ code: 'ft-total', line: total.line });
    offers.push({
      key,
      codes: ['over', 'under'],
      prices: [total.over, total.under].map(priceText),
    });
  }
  if (handicap !== undefined) {
    const key = buildMarketKey({ code: 'ft-handicap', line: handicap.line });
    const both = [handicap.home, handicap.away].map(priceText);
    offers.push({ key, codes: ['home', 'away'], prices: both });
  }
  return offers;
}

function strengthsOf({ prices }: ReplayMatch, ratings: TeamRatings | undefined): Strengths {
  return prices === undefined
    ? footballStrengths(ratings ?? { home: 0, away: 0 })
    : calibrateFootball(prices).strengths;
}

/** The competition of a file's match as the book knows it. */
export function champOf({ competition }: ReplayMatch): Champ {
  const { name, country } = competition;
  const id = 100_000 + (hashOf('replay', country, name) % 900_000);
  return { id, name, country, slug: slugOf(name), tier: 1 };
}

/** A side of a file's match as the book knows it. */
export function sideOf(name: string) {
  return { id: (hashOf('football', name) % 0x7fff_ffff) + 1, name };
}

/** What the file can settle: never who scored first, halves only when it has them. */
function shapeOf({ halfTime }: ReplayMatch): ResultShape {
  return { sport: 'football', facts: halfTime === undefined ? ['final'] : ['final', 'parts'] };
}

function toFixture(
  match: ReplayMatch,
  about: {
    readonly startsAt: number;
    readonly lead: number;
    readonly run: number;
    readonly ratings: TeamRatings | undefined;
  },
): Fixture {
  const { startsAt, lead, run, ratings } = about;
  const { home, away, fullTime, halfTime, source } = match;
  const seed = hashOf(run, source, home, away, match.kickOff);
  // 46 bits: unlike any other match's and within the safe integers.
  const id = (hashOf(source, run, away, home) % 0x4000) * TWO_TO_THE_32 + seed + 1;
  let strengths: Strengths | undefined;
  return {
    id,
    sport: 'football',
    sportId: sportIds.football,
    champ: champOf(match),
    slug: slugOf(home, away),
    home: sideOf(home),
    away: sideOf(away),
    startsAt,
    announcedAt: startsAt - lead,
    longestSeconds: KNOWN_COURSE_SECONDS,
    shape: shapeOf(match),
    strengthsAt: () => {
      strengths ??= strengthsOf(match, ratings);
      return strengths;
    },
    linePrices: linePrices(match),
    startCourse: () => createKnownCourse({ fullTime, halfTime, seed }),
  };
}

/**
 * Files as a calendar: each file's first match kicks off at `startsAt`, the others as much later
 * as in the file, divided by the speed.
 */
export function createReplayCalendar(options: ReplayOptions): FixtureCalendar & {
  /** When the last match has ended for certain. */
  readonly endsAt: number;
} {
  const { files, pace, startsAt, run } = options;
  const fixtures = files.flatMap(({ matches }) => {
    const first = Math.min(...matches.map(({ kickOff }) => kickOff));
    const ratings = rateByForm(matches);
    return matches.map((match) =>
      toFixture(match, {
        startsAt: Math.round(startsAt + (match.kickOff - first) / pace.speed),
        lead: WEEK / pace.speed,
        run,
        ratings: ratings.get(match),
      }),
    );
  });
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const endOf = (fixture: Fixture): number =>
    fixture.startsAt + (fixture.longestSeconds * 1000) / pace.speed;
  return {
    currentAt: (time) =>
      fixtures.filter((fixture) => fixture.announcedAt <= time && time <= endOf(fixture)),
    find: (eventId) => byId.get(eventId),
    endsAt: Math.max(startsAt, ...fixtures.map(endOf)),
  };
}
