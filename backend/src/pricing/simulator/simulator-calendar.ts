import { sportIds } from '@touchline/domain/markets';
import type { Course, FeedPace, Fixture, FixtureCalendar } from '../engine/fixture.ts';
import { createModelCourse } from '../engine/model-course.ts';
import { createStoryCourse } from '../engine/story-course.ts';
import { type AnyModel, modelOf } from '../engine/any-model.ts';
import {
  createKeyedRandom,
  ELEVEN,
  keyFor,
  type Random,
  type SportModels,
  type StrengthsOf,
} from '../models/index.ts';
import type { ReportsIncidents } from '../book/reports-incidents.ts';
import { slugOf } from '../book/slug.ts';
import { type Competition, createCompetitions, type RatedSide } from './competition.ts';
import { DAY, MINUTE, planDay, type PlannedMatch } from './day-plan.ts';
import { ratingDrift } from './rating-drift.ts';
import type { SeasonCalendar } from '../outrights/season-calendar.ts';
import { createSeasons } from './seasons.ts';
import { createSquads } from './squads.ts';
import { SPORT_SEASONS, type SportSeason } from './sport-season.ts';

/** Where the simulator's time line and the clock agree: 1 January 2026, UTC. */
const EPOCH = Date.UTC(2026, 0, 1);
/** Days are counted from here in event ids: 1 January 2020, UTC. */
const FIRST_DAY = Date.UTC(2020, 0, 1) / DAY;
const IDS_A_DAY = 10_000;

const LONGEST_LEAD_DAYS = 7;
const HOUR = 60 * MINUTE;

export interface SimulatorOptions {
  /** It reveals every result: a secret wherever bets are real. */
  readonly seed: string;
  readonly pace: FeedPace;
  readonly models: SportModels;
  /** Share of the calendar's lanes to fill, 1 unless a test wants a smaller world. */
  readonly scale?: number;
}

/** The first id of a sport's matches: those of the sports before it, which share the day among them. */
function idsBefore(at: number): number {
  return SPORT_SEASONS.slice(0, at).reduce(
    (sum, { firstId, idsADay }) => sum + (firstId === undefined ? idsADay : 0),
    0,
  );
}

/** What a sport's matches are drawn from, and those that have been. */
interface SportPlan {
  readonly season: SportSeason;
  readonly competitions: readonly Competition[];
  readonly model: AnyModel;
  readonly idBase: number;
  readonly days: Map<number, readonly Fixture[]>;
}

/**
 * A calendar of real competitions and sides without end, drawn by a seed: the same seed and speed
 * give the same matches with the same ids, courses and results at the same moments, whenever and
 * wherever it is computed. At speed n, a day of its time line passes in 1/n of a day.
 */
export function createSimulatorCalendar(
  options: SimulatorOptions,
): FixtureCalendar & SeasonCalendar & Pick<Required<ReportsIncidents>, 'squadOf'> {
  const { seed, pace, models, scale = 1 } = options;
  const { speed } = pace;
  const plans = SPORT_SEASONS.map(
    (season, at): SportPlan => ({
      season: { ...season, lanes: Math.max(1, Math.round(season.lanes * scale)) },
      competitions: createCompetitions(season.sport),
      model: modelOf(models, season.sport),
      idBase: season.firstId ?? idsBefore(at),
      days: new Map(),
    }),
  );

  const squadBook = createSquads(
    plans.flatMap(({ season, competitions }) => (season.sport === 'football' ? competitions : [])),
  );

  const toWall = (time: number): number => Math.round(EPOCH + (time - EPOCH) / speed);
  const toTimeLine = (wall: number): number => EPOCH + (wall - EPOCH) * speed;

  /** What a fixture's own draws of one purpose come from. */
  function randomOf(id: number, purpose: string) {
    return createKeyedRandom(keyFor(seed, `${purpose} ${id}`));
  }

  function strengthsOf(match: PlannedMatch, model: AnyModel, id: number) {
    const { home, away, competition, startsAt } = match;
    const homeDrift = randomOf(id, 'home rating');
    const awayDrift = randomOf(id, 'away rating');
    return (wall: number) => {
      const time = Math.min(toTimeLine(wall), startsAt);
      return model.strengthsFrom({
        home: home.rating + ratingDrift(homeDrift, time),
        away: away.rating + ratingDrift(awayDrift, time),
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
    const strengthsAt = strengthsOf(match, model, id);
    const startsAt = toWall(match.startsAt);
    const first = randomOf(id, 'first')(0) < 0.5 ? 'home' : 'away';
    const startCourse = () =>
      createModelCourse({
        model,
        strengths: strengthsAt(startsAt),
        random: randomOf(id, 'course'),
        format: { ...row.format, ...(sport === 'cricket' ? {} : { first }) },
      });
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
      startCourse,
      ...(sport === 'football' &&
        withPlayers({
          home,
          away,
          startCourse,
          strengths: () => strengthsAt(startsAt) as StrengthsOf<'football'>,
          random: () => randomOf(id, 'story'),
        })),
    };
  }

  /** What football has beside the score: squads, and a course that reports who does what. */
  function withPlayers(match: {
    readonly home: RatedSide;
    readonly away: RatedSide;
    readonly startCourse: () => Course;
    readonly strengths: () => StrengthsOf<'football'>;
    readonly random: () => Random;
  }): Pick<Fixture, 'squads' | 'players' | 'startCourse'> {
    const { home, away, startCourse, strengths, random } = match;
    const squads = () => ({ home: squadBook.squadOf(home), away: squadBook.squadOf(away) });
    return {
      squads,
      players: () => {
        const known = squads();
        return (['home', 'away'] as const).flatMap((side) =>
          known[side].slice(0, ELEVEN).map(({ id, name }) => ({ id, name, side })),
        );
      },
      startCourse: () =>
        createStoryCourse({
          course: startCourse(),
          strengths: strengths(),
          squads: squads(),
          random: random(),
        }),
    };
  }

  function dayOf({ season, competitions, model, idBase, days }: SportPlan, day: number) {
    const known = days.get(day);
    if (known !== undefined) {
      return known;
    }
    const made = planDay({ season, competitions, seed, day }).map((match, at) => {
      const id = (day - FIRST_DAY) * IDS_A_DAY + idBase + at + 1;
      return toFixture(match, { id, season, model });
    });
    days.set(day, made);
    return made;
  }

  /** Whether a match of that day may be announced and not over: a day takes long to plan. */
  function mayBeCurrent({ season }: SportPlan, day: number, time: number): boolean {
    const lead = Math.max(...Object.values(season.leadHours)) * HOUR;
    const longest = (season.longestMinutes * MINUTE) / speed;
    return toWall(day * DAY - lead) <= time && time <= toWall((day + 1) * DAY) + longest;
  }

  function forgetBefore(day: number): void {
    for (const { days } of plans) {
      for (const known of days.keys()) {
        if (known < day) {
          days.delete(known);
        }
      }
    }
  }

  /** A day's matches for a moment: a season's are far too many to be kept here. */
  function passingDay({ sport }: Competition, sinceFirst: number): readonly Fixture[] {
    const day = sinceFirst + FIRST_DAY;
    const plan = plans.find(({ season }) => season.sport === sport);
    const isKept = plan?.days.has(day) ?? false;
    const fixtures = plan === undefined ? [] : dayOf(plan, day);
    if (!isKept) {
      plan?.days.delete(day);
    }
    return fixtures;
  }

  return {
    ...createSeasons({
      dayAt: (time) => Math.floor(toTimeLine(time) / DAY) - FIRST_DAY,
      startOfDay: (day) => toWall((day + FIRST_DAY) * DAY),
      idsADay: IDS_A_DAY,
      competitions: plans.flatMap(({ competitions }) => competitions),
      fixturesOfDay: passingDay,
    }),
    currentAt(time, within = Number.POSITIVE_INFINITY) {
      const today = Math.floor(toTimeLine(time) / DAY);
      const last = Math.floor(toTimeLine(time + within) / DAY);
      forgetBefore(today - 1);
      const current: Fixture[] = [];
      for (let day = today - 1; day <= Math.min(last, today + LONGEST_LEAD_DAYS); day += 1) {
        const likely = plans.filter((plan) => mayBeCurrent(plan, day, time));
        for (const fixture of likely.flatMap((plan) => dayOf(plan, day))) {
          const { announcedAt, startsAt, longestSeconds } = fixture;
          const isOver = time > startsAt + (longestSeconds * 1000) / speed;
          if (announcedAt <= time && !isOver && startsAt <= time + within) {
            current.push(fixture);
          }
        }
      }
      return current;
    },
    squadOf: (teamId) => squadBook.membersOf(teamId),
    find(eventId) {
      const day = Math.floor(eventId / IDS_A_DAY) + FIRST_DAY;
      const position = (eventId % IDS_A_DAY) - 1;
      const plan = plans
        .filter(({ idBase }) => idBase <= position)
        .reduce<SportPlan | undefined>(
          (last, one) => (last === undefined || one.idBase > last.idBase ? one : last),
          undefined,
        );
      return plan && dayOf(plan, day)[position - plan.idBase];
    },
  };
}
