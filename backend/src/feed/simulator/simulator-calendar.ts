import { sportIds } from '@touchline/domain';
import type { FeedPace, Fixture, FixtureCalendar } from '../engine/fixture.ts';
import { createModelCourse } from '../engine/model-course.ts';
import { type AnyModel, modelOf } from '../engine/any-model.ts';
import type { SportModels } from '../models/sport-models.ts';
import { slugOf } from '../slug.ts';
import { createCompetitions } from './competition.ts';
import { DAY, MINUTE, planDay, type PlannedMatch } from './day-plan.ts';
import { hashOf } from './hash.ts';
import { ratingDrift } from './rating-drift.ts';
import { SPORT_SEASONS, type SportSeason } from './sport-season.ts';

/** Where the simulator's time line and the clock agree: 1 January 2026, UTC. */
const EPOCH = Date.UTC(2026, 0, 1);
/** Days are counted from here in event ids: 1 January 2020, UTC. */
const FIRST_DAY = Date.UTC(2020, 0, 1) / DAY;
const IDS_A_DAY = 10_000;
const IDS_A_SPORT = 1_500;

const LONGEST_LEAD_DAYS = 7;
const HOUR = 60 * MINUTE;

export interface SimulatorOptions {
  readonly seed: string;
  readonly pace: FeedPace;
  readonly models: SportModels;
  /** Share of the calendar's lanes to fill, 1 unless a test wants a smaller world. */
  readonly scale?: number;
}

interface Day {
  readonly fixtures: readonly Fixture[];
  readonly byId: ReadonlyMap<number, Fixture>;
}

/**
 * A calendar of real competitions and sides without end, drawn by a seed: the same seed and speed
 * give the same matches with the same ids, courses and results at the same moments, whenever and
 * wherever it is asked. At speed n, a day of its time line passes in 1/n of a day.
 */
export function createSimulatorCalendar(options: SimulatorOptions): FixtureCalendar {
  const { seed, pace, models, scale = 1 } = options;
  const { speed } = pace;
  const seasons = SPORT_SEASONS.map((season) => ({
    season: { ...season, lanes: Math.max(1, Math.round(season.lanes * scale)) },
    competitions: createCompetitions(season.sport),
    model: modelOf(models, season.sport),
    idBase: SPORT_SEASONS.findIndex(({ sport }) => sport === season.sport) * IDS_A_SPORT,
  }));
  const days = new Map<number, Day>();

  const toWall = (time: number): number => Math.round(EPOCH + (time - EPOCH) / speed);
  const toTimeLine = (wall: number): number => EPOCH + (wall - EPOCH) * speed;

  function strengthsOf(match: PlannedMatch, model: AnyModel, fixtureSeed: number) {
    const { home, away, competition, startsAt } = match;
    return (wall: number) => {
      const time = Math.min(toTimeLine(wall), startsAt);
      return model.strengthsFrom({
        home: home.rating + ratingDrift(fixtureSeed, time),
        away: away.rating + ratingDrift(fixtureSeed + 1, time),
        ...(competition.row.neutral === undefined ? {} : { neutral: competition.row.neutral }),
      });
    };
  }

  function toFixture(
    match: PlannedMatch,
    about: { readonly id: number; readonly season: SportSeason; readonly model: AnyModel },
  ): Fixture {
    const { id, season, model } = about;
    const { competition, home, away } = match;
    const { champ, row, sport } = competition;
    const fixtureSeed = hashOf(seed, id, 'course');
    const strengthsAt = strengthsOf(match, model, fixtureSeed);
    const startsAt = toWall(match.startsAt);
    const first = fixtureSeed % 2 === 0 ? 'home' : 'away';
    return {
      id,
      sport,
      sportId: sportIds[sport],
      champ,
      home: { id: home.id, name: home.name },
      away: { id: away.id, name: away.name },
      slug: slugOf(home.name, away.name),
      startsAt,
      announcedAt: toWall(match.startsAt - season.leadHours[row.tier] * HOUR),
      longestSeconds: season.longestMinutes * 60,
      strengthsAt,
      startCourse: () =>
        createModelCourse({
          model,
          strengths: strengthsAt(startsAt),
          seed: fixtureSeed,
          format: { ...row.format, ...(sport === 'cricket' ? {} : { first }) },
        }),
    };
  }

  function dayOf(day: number): Day {
    const known = days.get(day);
    if (known !== undefined) {
      return known;
    }
    const fixtures = seasons.flatMap(({ season, competitions, model, idBase }) =>
      planDay({ season, competitions, seed, day }).map((match, at) => {
        const id = (day - FIRST_DAY) * IDS_A_DAY + idBase + at + 1;
        return toFixture(match, { id, season, model });
      }),
    );
    const made = { fixtures, byId: new Map(fixtures.map((fixture) => [fixture.id, fixture])) };
    days.set(day, made);
    return made;
  }

  function forgetBefore(day: number): void {
    for (const known of days.keys()) {
      if (known < day) {
        days.delete(known);
      }
    }
  }

  return {
    currentAt(time, within = Number.POSITIVE_INFINITY) {
      const today = Math.floor(toTimeLine(time) / DAY);
      const last = Math.floor(toTimeLine(time + within) / DAY);
      forgetBefore(today - 1);
      const current: Fixture[] = [];
      for (let day = today - 1; day <= Math.min(last, today + LONGEST_LEAD_DAYS); day += 1) {
        for (const fixture of dayOf(day).fixtures) {
          const { announcedAt, startsAt, longestSeconds } = fixture;
          const isOver = time > startsAt + (longestSeconds * 1000) / speed;
          if (announcedAt <= time && !isOver && startsAt <= time + within) {
            current.push(fixture);
          }
        }
      }
      return current;
    },
    find(eventId) {
      const day = Math.floor(eventId / IDS_A_DAY) + FIRST_DAY;
      return dayOf(day).byId.get(eventId);
    },
  };
}
