import { sportIds } from '@touchline/domain/markets';
import type { Fixture } from '../engine/fixture.ts';
import type { OutrightSeason, SeasonCalendar } from '../outrights/season-calendar.ts';
import type { Competition } from './competition.ts';

/** A season of the simulator: every side plays a handful of matches in it. */
export const SEASON_DAYS = 28;
/** Seasons begin this many days after each other, so that at any time some are young. */
const APART_DAYS = 5;
/** Outrights have ids of a day that no sport's matches have: those at the end of cricket's, which are far too many. */
export const FIRST_OUTRIGHT_ID = 8_900;

/** What seasons are made of: the calendar's own days. */
export interface SeasonSource {
  /** Days of the time line are counted as its event ids count them. */
  readonly dayAt: (time: number) => number;
  readonly startOfDay: (day: number) => number;
  readonly idsADay: number;
  readonly competitions: readonly Competition[];
  /** All matches of a day in a competition's sport. */
  readonly fixturesOfDay: (competition: Competition, day: number) => readonly Fixture[];
}

/** A competition that is bet on as a whole, with the settings of it. */
type WithOutright = Competition & {
  readonly row: { readonly outright: NonNullable<Competition['row']['outright']> };
};

function hasOutright(competition: Competition): competition is WithOutright {
  return competition.row.outright !== undefined;
}

/** The first day of the season that a day is in, of the competition at a place in their order. */
function firstDayOf(day: number, at: number): number {
  const shift = (at * APART_DAYS) % SEASON_DAYS;
  return Math.floor((day - shift) / SEASON_DAYS) * SEASON_DAYS + shift;
}

/** The days of the calendar, as far as seasons need them: one competition is read after another. */
function createDays(
  { fixturesOfDay }: SeasonSource,
  competitions: readonly WithOutright[],
): {
  readonly of: (competition: Competition, day: number) => readonly Fixture[];
  /** Forgets the days of seasons that are over; they are planned again if anybody asks. */
  readonly prune: (today: number) => void;
} {
  const ids = new Set(competitions.map(({ champ }) => champ.id));
  /** By sport and day. */
  const days = new Map<string, readonly Fixture[]>();
  let prunedOn = 0;
  return {
    of: (competition, day) => {
      const key = `${competition.sport} ${day}`;
      // All of the sport at once: planning the day is what takes long.
      const known =
        days.get(key) ?? fixturesOfDay(competition, day).filter(({ champ }) => ids.has(champ.id));
      days.set(key, known);
      return known.filter(({ champ }) => champ.id === competition.champ.id);
    },
    prune: (today) => {
      if (today === prunedOn) {
        return;
      }
      prunedOn = today;
      for (const key of days.keys()) {
        if (Number(key.split(' ').at(-1)) <= today - SEASON_DAYS) {
          days.delete(key);
        }
      }
    },
  };
}

/**
 * The competitions as seasons of four weeks each, one after the other: the matches between the first and the last
 * day of one make its table.
 */
export function createSeasons(source: SeasonSource): SeasonCalendar {
  const { dayAt, startOfDay, idsADay } = source;
  const competitions = source.competitions
    .filter(hasOutright)
    .sort((left, right) => left.champ.tier - right.champ.tier || left.champ.id - right.champ.id);
  const days = createDays(source, competitions);

  function seasonOf(
    { champ, sport, row }: WithOutright,
    at: number,
    first: number,
  ): OutrightSeason {
    const { top, bottom } = row.outright;
    return {
      eventId: first * idsADay + FIRST_OUTRIGHT_ID + at + 1,
      sport,
      sportId: sportIds[sport],
      champ,
      from: startOfDay(first),
      until: startOfDay(first + SEASON_DAYS),
      top,
      ...(bottom === undefined ? {} : { bottom }),
    };
  }
  function findSeason(eventId: number): OutrightSeason | undefined {
    const first = Math.floor(eventId / idsADay);
    const at = (eventId % idsADay) - FIRST_OUTRIGHT_ID - 1;
    const competition = competitions[at];
    return competition === undefined || firstDayOf(first, at) !== first
      ? undefined
      : seasonOf(competition, at, first);
  }
  return {
    seasonsAt(time) {
      const today = dayAt(time);
      days.prune(today);
      return competitions.map((competition, at) =>
        seasonOf(competition, at, firstDayOf(today, at)),
      );
    },
    findSeason,
    *fixturesOf({ eventId }) {
      const first = Math.floor(eventId / idsADay);
      const competition = competitions[(eventId % idsADay) - FIRST_OUTRIGHT_ID - 1];
      if (competition === undefined) {
        return;
      }
      for (let day = first; day < first + SEASON_DAYS; day += 1) {
        const fixtures = days.of(competition, day);
        yield [...fixtures].sort((left, right) => left.startsAt - right.startsAt);
      }
    },
  };
}
