import { finalScore, type Sport } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { createSportModels } from '../models/index.ts';
import { createSimulatorCalendar } from '../simulator/simulator-calendar.ts';
import { createCourseReporters } from './course-reporters.ts';
import type { Fixture } from './fixture.ts';

const START = Date.UTC(2026, 2, 4, 18);
const pace = { clock: () => now, speed: 1 };
let now = START;
const calendar = createSimulatorCalendar({
  seed: 'reported',
  pace,
  models: createSportModels(),
  scale: 0.2,
});
const SPORTS: readonly Sport[] = [
  'football',
  'ice-hockey',
  'basketball',
  'tennis',
  'volleyball',
  'cricket',
];

function fixtureOf(sport: Sport): Fixture {
  const found = calendar
    .currentAt(START)
    .find((one) => one.sport === sport && one.startsAt >= START);
  if (found === undefined) throw new Error(`no ${sport}`);
  return found;
}

describe('reporting of matches', () => {
  it.each(SPORTS)(
    'a match of %s is reported to its end, and its last score is its result',
    async (sport) => {
      const fixture = fixtureOf(sport);
      const { incidentsOf } = createCourseReporters({ calendar, pace });
      now = fixture.startsAt - 1;
      expect(await incidentsOf(fixture.id)).toBeUndefined();
      now = fixture.startsAt + fixture.longestSeconds * 1_000;
      const reported = (await incidentsOf(fixture.id)) ?? [];
      const course = fixture.startCourse();
      course.advanceTo(fixture.longestSeconds);
      const result = course.result;
      const last = reported.at(-1);
      expect(reported[0]?.kind).toBe('start');
      expect(last?.kind).toBe('end');
      const score = last?.score;
      const regular = result && finalScore(result);
      // What was decided in overtime is reported as that; the result counts the regular time.
      if (!reported.some(({ period }) => period === 'ot')) expect(score?.join(':')).toBe(regular);
      expect(reported.map(({ id }) => id)).toEqual(reported.map((_, at) => at + 1));
    },
  );

  it('every goal and every basket that is reported moves the score by what it is worth', async () => {
    for (const sport of ['football', 'ice-hockey', 'basketball'] as const) {
      const fixture = fixtureOf(sport);
      now = fixture.startsAt + fixture.longestSeconds * 1_000;
      const reported =
        (await createCourseReporters({ calendar, pace }).incidentsOf(fixture.id)) ?? [];
      const counted = [0, 0];
      for (const { kind, side, value = 0, score } of reported) {
        if (kind !== 'goal' && kind !== 'points') continue;
        const at = side === 'home' ? 0 : 1;
        counted[at] = (counted[at] ?? 0) + value;
        expect(score, sport).toEqual(counted);
      }
      expect(counted.reduce((sum, one) => sum + one)).toBeGreaterThan(0);
    }
  });

  it('a match under way is reported as far as it has come, the same whoever asks when', async () => {
    const fixture = fixtureOf('football');
    const { incidentsOf } = createCourseReporters({ calendar, pace });
    now = fixture.startsAt + 1_800_000;
    const half = await Promise.all([incidentsOf(fixture.id), incidentsOf(fixture.id)]);
    expect(half[0]).toEqual(half[1]);
    now = fixture.startsAt + 5_000_000;
    const later = await incidentsOf(fixture.id);
    expect(later?.slice(0, half[0]?.length)).toEqual(half[0]);
    expect(later).toEqual(await createCourseReporters({ calendar, pace }).incidentsOf(fixture.id));
    const names = later?.flatMap(({ player }) => player?.name ?? []);
    expect(names?.length).toBeGreaterThan(0);
    expect(names).not.toContain('');
  });
});
