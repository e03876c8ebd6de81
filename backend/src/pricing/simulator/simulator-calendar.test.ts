import { esportsTypeOf } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { createSportModels } from '../models/sport-models.ts';
import { createCompetitions } from './competition.ts';
import { startsOfDay } from './day-plan.ts';
import { createSimulatorCalendar } from './simulator-calendar.ts';
import { SPORT_SEASONS } from './sport-season.ts';

const DAY = 86_400_000;
const MOST_ESPORTS = 16;
/** Sports with several matches at any time; the others have one, and pauses between them. */
const AT_ANY_TIME = SPORT_SEASONS.filter(({ lanes }) => lanes > 2).map(({ sport }) => sport);
const NOW = Date.UTC(2026, 10, 21, 18, 0, 30);

function calendarOf(options: { seed?: string; speed?: number } = {}) {
  const { seed = 'a', speed = 1 } = options;
  return createSimulatorCalendar({
    seed,
    pace: { clock: () => NOW, speed },
    models: createSportModels(),
  });
}

/** Everything about the fixtures that data can express. */
function reported(calendar: ReturnType<typeof calendarOf>, time: number) {
  return calendar
    .currentAt(time)
    .map(({ id, startsAt, home, away, champ }) => [id, startsAt, home.name, away.name, champ.name]);
}

describe('simulator calendar', () => {
  it('the simulator calendar is the same for the same seed, and another for another', () => {
    const first = reported(calendarOf(), NOW);
    expect(reported(calendarOf(), NOW)).toEqual(first);
    expect(reported(calendarOf({ seed: 'b' }), NOW)).not.toEqual(first);
  });

  it('the simulator calendar does not depend on earlier requests', () => {
    const used = calendarOf();
    used.currentAt(NOW - 3 * DAY);
    used.currentAt(NOW - DAY);
    expect(reported(used, NOW)).toEqual(reported(calendarOf(), NOW));
  });

  it('the simulator calendar finds a fixture by its id days after it was played', () => {
    const fixture = calendarOf().currentAt(NOW)[0];
    const later = calendarOf();
    later.currentAt(NOW + 5 * DAY);
    expect(later.find(fixture?.id ?? 0)).toMatchObject({
      id: fixture?.id,
      startsAt: fixture?.startsAt,
      home: fixture?.home,
    });
  });

  it('the simulator calendar finds every match by its id, and none has the id of an outright', () => {
    const calendar = calendarOf();
    const current = calendar.currentAt(NOW);
    const ids = current.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const fixture of current) {
      expect(calendar.find(fixture.id)).toBe(fixture);
    }
    const days = new Set(ids.map((id) => Math.floor(id / 10_000)));
    const outrights = Array.from({ length: 28 }, (_, day) => calendar.seasonsAt(NOW - day * DAY))
      .flat()
      .map(({ eventId }) => eventId % 10_000);
    const taken = new Set([...days].flatMap((day) => outrights.map((id) => day * 10_000 + id)));
    expect(ids.filter((id) => taken.has(id))).toEqual([]);
  });

  it('the simulator calendar has at least 400 line events, up to seven days ahead, at any hour', () => {
    const calendar = calendarOf();
    for (let hour = 0; hour < 24; hour += 6) {
      const time = NOW + hour * 3_600_000;
      const line = calendar.currentAt(time).filter(({ startsAt }) => startsAt > time);
      expect(line.length).toBeGreaterThanOrEqual(400);
      const furthest = Math.max(...line.map(({ startsAt }) => startsAt)) - time;
      expect(furthest).toBeGreaterThan(6 * DAY);
      expect(furthest).toBeLessThanOrEqual(7 * DAY);
    }
  });

  it('the simulator calendar has at least 60 matches in play at any moment of two days, some in every large sport and a few of esports', () => {
    const calendar = calendarOf();
    const spans: { from: number; to: number; sport: string }[] = [];
    const seen = new Set<number>();
    for (let hour = 0; hour <= 2 * 24; hour += 4) {
      const time = NOW + hour * 3_600_000;
      for (const fixture of calendar.currentAt(time)) {
        if (fixture.startsAt <= time + 4 * 3_600_000 && !seen.has(fixture.id)) {
          seen.add(fixture.id);
          const course = fixture.startCourse();
          // Ten minutes at a time are precise enough to see when it ends.
          while (course.result === undefined) {
            course.advanceTo(course.state.elapsed + 600);
          }
          const to = fixture.startsAt + course.state.elapsed * 1000;
          spans.push({ from: fixture.startsAt, to, sport: fixture.sport });
          expect(course.state.elapsed).toBeLessThanOrEqual(fixture.longestSeconds);
        }
      }
    }
    const counts: number[] = [];
    for (let minute = 0; minute < 2 * 24 * 60; minute += 20) {
      const time = NOW + minute * 60_000;
      const live = spans.filter(({ from, to }) => from <= time && time < to);
      counts.push(live.length);
      const esports = live.filter(({ sport }) => esportsTypeOf(sport) !== undefined);
      const sports = new Set(live.map(({ sport }) => sport));
      expect(AT_ANY_TIME.filter((sport) => !sports.has(sport))).toEqual([]);
      // Disciplines have fewer, and there are few of them among all.
      expect(esports.length, String(minute)).toBeGreaterThanOrEqual(1);
      expect(esports.length, String(minute)).toBeLessThanOrEqual(MOST_ESPORTS);
    }
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(60);
    // Two days of matches are played out, which takes minutes where other work has the machine.
  }, 600_000);

  it('the simulator calendar starts known competitions on a quarter of an hour at which people there can watch', () => {
    const offsets = new Map(
      SPORT_SEASONS.flatMap(({ sport }) => createCompetitions(sport)).map(({ champ, row }) => [
        champ.id,
        row.utcOffset,
      ]),
    );
    const known = calendarOf()
      .currentAt(NOW)
      .filter(({ champ }) => champ.tier < 3);
    expect(known.length).toBeGreaterThan(100);
    for (const { champ, startsAt } of known) {
      const local = new Date(startsAt + (offsets.get(champ.id) ?? Number.NaN) * 3_600_000);
      expect(local.getUTCMinutes() % 15).toBe(0);
      expect(local.getUTCHours()).toBeGreaterThanOrEqual(11);
      expect(local.getUTCHours()).toBeLessThanOrEqual(22);
    }
  });

  it('the simulator calendar lists the matches of the next hours without planning the days after', () => {
    const soon = calendarOf().currentAt(NOW, 3 * 3_600_000);
    const all = calendarOf().currentAt(NOW);
    expect(soon.map(({ id }) => id)).toEqual(
      all.filter(({ startsAt }) => startsAt <= NOW + 3 * 3_600_000).map(({ id }) => id),
    );
  });

  it('the simulator calendar lets no side play twice at once', () => {
    const times = new Map<string, number[]>();
    for (const { sport, home, away, startsAt } of calendarOf().currentAt(NOW)) {
      for (const { id } of [home, away]) {
        const known = times.get(`${sport}:${id}`) ?? [];
        expect(known.every((other) => Math.abs(other - startsAt) >= 3_600_000)).toBe(true);
        times.set(`${sport}:${id}`, [...known, startsAt]);
      }
    }
  });

  it('the simulator calendar passes a day of its time line in a minute at speed 1440, and agrees on its events', () => {
    const fast = calendarOf({ speed: 1440 });
    const line = fast.currentAt(NOW).filter(({ startsAt }) => startsAt > NOW);
    expect(line.length).toBeGreaterThanOrEqual(400);
    expect(Math.max(...line.map(({ startsAt }) => startsAt)) - NOW).toBeLessThanOrEqual(7 * 60_000);
  });

  it('the simulator calendar moves opinions slowly before the start and not at all after it', () => {
    const fixture = calendarOf()
      .currentAt(NOW)
      .find(({ sport, startsAt }) => sport === 'football' && startsAt > NOW + DAY);
    const at = (time: number) => fixture?.strengthsAt(time) as unknown as { homeGoals: number };
    const [now, soon] = [at(NOW).homeGoals, at(NOW + 3_600_000).homeGoals];
    expect(now).not.toBe(soon);
    expect(Math.abs(Math.log(now / soon))).toBeLessThan(0.1);
    const start = fixture?.startsAt ?? 0;
    expect(at(start).homeGoals).toBe(at(start + 3_600_000).homeGoals);
  });
});

describe('competitions', () => {
  it('the competitions have unique ids, and sides with unique names and ids', () => {
    const champs = SPORT_SEASONS.flatMap(({ sport }) => createCompetitions(sport));
    const ids = champs.map(({ champ }) => champ.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { sport } of SPORT_SEASONS) {
      const names = new Map<number, string>();
      for (const { sides, champ } of createCompetitions(sport)) {
        expect(new Set(sides.map(({ id }) => id)).size, champ.name).toBe(sides.length);
        for (const { id, name } of sides) {
          expect(names.get(id) ?? name).toBe(name);
          names.set(id, name);
        }
      }
    }
  });
});

describe('startsOfDay', () => {
  it('the starts of a day give each lane its starts, days joining without gap or overlap', () => {
    const season = SPORT_SEASONS[0];
    if (season === undefined) {
      throw new Error('no seasons');
    }
    const two = [...startsOfDay(season, 20_000), ...startsOfDay(season, 20_001)];
    const expected = (2 * 24 * 60 * season.lanes) / season.slotMinutes;
    expect(Math.abs(two.length - expected)).toBeLessThanOrEqual(season.lanes);
  });
});
