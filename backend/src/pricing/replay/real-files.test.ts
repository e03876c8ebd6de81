import { describe, expect, it } from 'vitest';
import { calibrateFootball } from '../models/football/calibrate.ts';
import { readReplayFiles } from './read-files.ts';
import { createReplayCalendar } from './replay-calendar.ts';

const folder = process.env['REPLAY_DATA'];

describe.skipIf(folder === undefined)('real files of REPLAY_DATA', () => {
  it('the replay files of REPLAY_DATA are read with few problems: every played match, its prices and its halves', async () => {
    const files = await readReplayFiles(['.'], folder ?? '.');
    expect(files.length).toBeGreaterThan(0);
    for (const { name, matches, problems } of files) {
      expect(matches.length, name).toBeGreaterThan(50);
      expect(problems.length, problems.join('\n')).toBeLessThan(10);
      if (name.endsWith('.csv')) {
        const priced = matches.filter(({ prices }) => prices?.total !== undefined);
        expect(priced.length / matches.length, name).toBeGreaterThan(0.95);
        expect(
          problems.filter((problem) => problem.startsWith('columns')),
          name,
        ).toEqual([]);
      }
    }
  });

  it('the replay files of REPLAY_DATA calibrate to their prices within a percent point', async () => {
    const files = await readReplayFiles(['.'], folder ?? '.');
    const prices = files.flatMap(({ matches }) =>
      matches.slice(0, 40).map((match) => match.prices),
    );
    const errors = prices
      .filter((price) => price !== undefined)
      .map((price) => calibrateFootball(price).error);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.01);
  });

  it('the replay files of REPLAY_DATA end every match with its real result', async () => {
    const files = await readReplayFiles(['.'], folder ?? '.');
    for (const file of files) {
      const calendar = createReplayCalendar({
        files: [file],
        pace: { clock: () => 0, speed: 1 },
        startsAt: 0,
        run: 1,
      });
      const days = Array.from({ length: 400 }, (_, day) => calendar.currentAt(day * 86_400_000));
      const fixtures = [...new Set(days.flat())];
      expect(fixtures.length, file.name).toBe(file.matches.length);
      const reported = fixtures.map((fixture) => {
        const course = fixture.startCourse();
        course.advanceTo(fixture.longestSeconds);
        const { result } = course;
        const score = result?.sport === 'football' ? result.fullTime : undefined;
        return `${fixture.home.name} ${score?.home}:${score?.away} ${fixture.away.name}`;
      });
      const real = file.matches.map(
        ({ home, away, fullTime }) => `${home} ${fullTime.home}:${fullTime.away} ${away}`,
      );
      expect(reported.sort()).toEqual(real.sort());
    }
  });
});
