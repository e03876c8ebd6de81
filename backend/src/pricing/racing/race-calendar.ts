import type { Race, RaceRunner } from '@touchline/contracts/racing';
import { RACE_SPORTS, raceEachWay, type EachWayTerms } from '@touchline/domain/markets';
import { slugOf } from '../book/slug.ts';
import type { FeedPace } from '../engine/fixture.ts';
import {
  createKeyedRandom,
  keyFor,
  type PricedOutright,
  priceRace,
  type RaceToPrice,
} from '../models/index.ts';
import { createRaceCourse, type RaceCourse } from './race-course.ts';
import { DAY, type PlannedRace, planRaces } from './race-plan.ts';
import { readRacing } from './racing-data.ts';
import { createStable, type Racer, STABLES } from './stable.ts';

/** Where the time line and the clock agree, and what event ids count days from, as in the simulator's calendar. */
const EPOCH = Date.UTC(2026, 0, 1);
const FIRST_DAY = Date.UTC(2020, 0, 1) / DAY;
const IDS_A_DAY = 10_000;
/** Races have the ids behind those of a day's matches and seasons. */
const FIRST_ID = 9_300;

const HOUR = 3_600_000;
/** The card is out this long before the off. */
const LEAD_MS = 12 * HOUR;
/** From the end of a race to the result that counts. */
const INQUIRY_MS = 60_000;
/** Metres a second. */
const PACE = { 'horse-racing': 16, greyhounds: 17 };
/** So many runs are on a card. */
const FORM_RUNS = 5;
/** A card looks back so far, from the day before the present one. */
const LONGEST_FORM_DAYS =
  1 + FORM_RUNS * Math.max(...Object.values(STABLES).map(({ restDays }) => restDays));
/** Days that are remembered: those on offer and those that form is read from. */
const REMEMBERED_DAYS = LONGEST_FORM_DAYS + 8;

/** A race with all that ever happens in it. Times are those of the clock. */
export interface CalendarRace {
  readonly id: number;
  readonly plan: PlannedRace;
  readonly slug: string;
  readonly announcedAt: number;
  readonly startsAt: number;
  /** When its result counts. */
  readonly decidedAt: number;
  readonly course: RaceCourse;
}

export interface RaceCalendar {
  /** Those announced and not decided for longer than `kept` milliseconds, in the order they start. */
  currentAt(time: number, kept: number): readonly CalendarRace[];
  find(eventId: number): CalendarRace | undefined;
  /** Plans the days that cards on offer then need, one at each step: together they take long. */
  prepare(time: number): Iterable<void>;
  /** The race as a page shows it at a moment. */
  view(race: CalendarRace, time: number): Race;
  /** What is offered on it then; as of the off from then on. */
  toPrice(race: CalendarRace, time: number): RaceToPrice;
  /** Changes with everything that its prices depend on. */
  stateAt(race: CalendarRace, time: number): string;
}

interface PlannedDay {
  readonly races: readonly CalendarRace[];
  readonly ofRacer: ReadonlyMap<number, CalendarRace>;
}

/** The last price of each runner before the off. */
function startingPrices({ codes, prices }: PricedOutright): Race['startingPrices'] {
  return Object.fromEntries(
    codes.flatMap((code, at) => {
      const price = prices[at];
      return price === undefined ? [] : [[code.slice(1), price] as const];
    }),
  );
}

/**
 * Meetings on invented courses without end, drawn by a seed: the same seed and speed give the same races with the same
 * runners, withdrawals and results at the same moments.
 */
export function createRaceCalendar({
  seed,
  pace,
}: {
  /** It reveals every result: a secret wherever bets are real. */
  readonly seed: string;
  readonly pace: FeedPace;
}): RaceCalendar {
  const { speed } = pace;
  const { courses, names } = readRacing();
  const key = keyFor(seed, 'racing');
  const stables = RACE_SPORTS.map(
    (sport) =>
      [
        sport,
        createStable(sport, { names, seed: keyFor(seed, 'stable').toString('hex') }),
      ] as const,
  );
  const days = new Map<number, PlannedDay>();
  const toWall = (time: number): number => Math.round(EPOCH + (time - EPOCH) / speed);
  const toTimeLine = (wall: number): number => EPOCH + (wall - EPOCH) * speed;

  function raceOf(plan: PlannedRace, id: number): CalendarRace {
    const announcedAt = plan.startsAt - LEAD_MS;
    const seconds = plan.distance / PACE[plan.sport];
    return {
      id,
      plan,
      slug: slugOf(plan.course.name, String(plan.number)),
      announcedAt: toWall(announcedAt),
      startsAt: toWall(plan.startsAt),
      decidedAt: toWall(plan.startsAt + seconds * 1_000 + INQUIRY_MS),
      course: createRaceCourse(plan, {
        announcedAt,
        randomOf: (purpose) => createKeyedRandom(keyFor(key, `${purpose} ${id}`)),
      }),
    };
  }
  function planDay(day: number): PlannedDay {
    const plans = stables.flatMap(([sport, stable]) =>
      planRaces({ sport, day, courses: courses[sport], names, stable }),
    );
    const races = plans.map((plan, at) =>
      raceOf(plan, (day - FIRST_DAY) * IDS_A_DAY + FIRST_ID + at + 1),
    );
    const ofRacer = new Map(
      races.flatMap((race) => race.plan.racers.map(({ id }) => [id, race] as const)),
    );
    return { races, ofRacer };
  }
  function dayOf(day: number): PlannedDay {
    const known = days.get(day) ?? planDay(day);
    days.delete(day);
    days.set(day, known);
    const [oldest] = days.keys();
    if (days.size > REMEMBERED_DAYS && oldest !== undefined) {
      days.delete(oldest);
    }
    return known;
  }

  /** How a racer finished on earlier days, the latest last. */
  function formOf({ id }: Racer, { plan }: CalendarRace): string {
    const today = Math.floor(plan.startsAt / DAY);
    const { restDays } = STABLES[plan.sport];
    let form = '';
    for (let run = FORM_RUNS; run > 0; run -= 1) {
      const earlier = dayOf(today - run * restDays).ofRacer.get(id);
      const finish = earlier && rankOf(earlier, id);
      form += finish === undefined ? '' : String(finish < 10 ? finish : 0);
    }
    return form;
  }
  /** Nothing changes about a race that is decided, and its prices take long. */
  const decided = new WeakMap<CalendarRace, Race>();
  const forms = new WeakMap<CalendarRace, readonly RaceRunner[]>();
  function runnersOf(race: CalendarRace): readonly RaceRunner[] {
    const known =
      forms.get(race) ??
      race.plan.runners.map((runner, at) => ({
        ...runner,
        form: formOf(race.plan.racers[at] as Racer, race),
      }));
    forms.set(race, known);
    return known;
  }

  function toPrice(race: CalendarRace, wall: number): RaceToPrice {
    const time = Math.min(toTimeLine(wall), race.plan.startsAt);
    const field = race.course.fieldAt(time);
    return {
      runners: field.map((place) => race.plan.racers[place]?.id ?? 0),
      speeds: race.course.speedsAt(time),
      eachWay: termsOf(race, field.length),
    };
  }
  function statusAt({ startsAt, decidedAt, course }: CalendarRace, wall: number): Race['status'] {
    if (wall < startsAt) return 'open';
    if (wall < decidedAt) return 'off';
    return course.isAbandoned ? 'abandoned' : 'finished';
  }

  return {
    toPrice,
    currentAt(wall, kept) {
      const today = Math.floor(toTimeLine(wall) / DAY);
      const last = Math.floor((toTimeLine(wall) + LEAD_MS) / DAY);
      const found: CalendarRace[] = [];
      for (let day = today - 1; day <= last; day += 1) {
        found.push(
          ...dayOf(day).races.filter(
            ({ announcedAt, decidedAt }) => announcedAt <= wall && wall <= decidedAt + kept,
          ),
        );
      }
      return found.sort((left, right) => left.startsAt - right.startsAt || left.id - right.id);
    },
    find(eventId) {
      const at = (eventId % IDS_A_DAY) - FIRST_ID - 1;
      const day = Math.floor(eventId / IDS_A_DAY) + FIRST_DAY;
      return at < 0 ? undefined : dayOf(day).races[at];
    },
    *prepare(wall) {
      const today = Math.floor(toTimeLine(wall) / DAY);
      for (let day = today - LONGEST_FORM_DAYS; day <= today + 1; day += 1) {
        if (!days.has(day)) {
          dayOf(day);
          yield;
        }
      }
    },
    stateAt(race, wall) {
      const { runners, speeds } = toPrice(race, wall);
      return `${runners.join()} ${speeds.map((one) => one.toFixed(4)).join()}`;
    },
    view(race, wall) {
      const known = wall < race.decidedAt ? undefined : decided.get(race);
      if (known !== undefined) {
        return known;
      }
      const view = viewOf(race, wall);
      if (wall >= race.decidedAt) {
        decided.set(race, view);
      }
      return view;
    },
  };

  function viewOf(race: CalendarRace, wall: number): Race {
    const { id, plan, slug, startsAt, course } = race;
    const status = statusAt(race, wall);
    const line = toTimeLine(wall);
    const { id: champId, name, country } = plan.course;
    const { sport, number, kind, grade, distance, going } = plan;
    const withdrawn = course
      .withdrawals()
      .filter(({ at }) => at <= line)
      .map((one) => ({ ...one, at: toWall(one.at) }));
    const [winner] = status === 'open' ? [] : priceRace(toPrice(race, startsAt));
    return {
      id,
      sport,
      champ: { id: champId, name, slug: slugOf(name), country },
      slug,
      startsAt,
      number,
      kind,
      grade,
      distance,
      going,
      runners: [...runnersOf(race)],
      withdrawn,
      status,
      ...(winner === undefined ? {} : { startingPrices: startingPrices(winner) }),
      ...(status === 'finished' ? { finishes: finishesOf(race) } : {}),
    };
  }
}

function finishesOf({ plan, course }: CalendarRace): NonNullable<Race['finishes']> {
  return course.finish().map(({ runner, rank, lengths }) => ({
    competitorId: plan.racers[runner]?.id ?? 0,
    rank,
    lengths: Math.round(lengths * 100) / 100,
  }));
}

/** Undefined where it did not take part, or the race was abandoned. */
function rankOf({ plan, course }: CalendarRace, racerId: number): number | undefined {
  const place = plan.racers.findIndex(({ id }) => id === racerId);
  return course.isAbandoned
    ? undefined
    : course.finish().find(({ runner }) => runner === place)?.rank;
}

function termsOf({ plan }: CalendarRace, runners: number): EachWayTerms | undefined {
  return raceEachWay({ runners, isHandicap: plan.kind === 'handicap' });
}
