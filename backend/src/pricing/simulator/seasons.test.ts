import { describe, expect, it } from 'vitest';
import type { Fixture } from '../engine/fixture.ts';
import { createCompetitions } from './competition.ts';
import { createSeasons, SEASON_DAYS } from './seasons.ts';

const DAY = 86_400_000;
const competitions = createCompetitions('football');
const withOutrights = competitions.filter(({ row }) => row.outright !== undefined);

function setUp() {
  const planned: number[] = [];
  const seasons = createSeasons({
    dayAt: (time) => Math.floor(time / DAY),
    startOfDay: (day) => day * DAY,
    idsADay: 10_000,
    competitions,
    fixturesOfDay: (_, day) => {
      planned.push(day);
      // Later matches come first, as nothing says that a day is in order.
      return competitions.map(({ champ }, at) => ({
        id: day * 10_000 + at,
        champ,
        startsAt: (day + 1) * DAY - at,
      })) as unknown as readonly Fixture[];
    },
  });
  return { seasons, planned };
}

describe('the seasons of the simulator', () => {
  it('the seasons are of the competitions that have outrights, one after the other without a gap', () => {
    const { seasons } = setUp();
    const now = 100 * SEASON_DAYS * DAY + 5 * DAY;
    const current = seasons.seasonsAt(now);
    expect(current.map(({ champ }) => champ.id).toSorted()).toEqual(
      withOutrights.map(({ champ }) => champ.id).toSorted(),
    );
    const [first] = current;
    const [next] = seasons.seasonsAt(first?.until ?? 0);
    expect(first?.from).toBe(100 * SEASON_DAYS * DAY);
    expect(new Set(current.map(({ from }) => from)).size).toBeGreaterThan(4);
    expect(next?.from).toBe(first?.until);
    expect(next?.eventId).not.toBe(first?.eventId);
  });

  it('a season is found by the id of its outright, and by no other', () => {
    const { seasons } = setUp();
    for (const season of seasons.seasonsAt(100 * DAY)) {
      expect(seasons.findSeason(season.eventId)).toEqual(season);
      expect(seasons.findSeason(season.eventId + 10_000)).toBeUndefined();
    }
    expect(seasons.findSeason(1_234)).toBeUndefined();
  });

  it('a season’s matches are its competition’s, in order, and each day is planned once for all of them', () => {
    const { seasons, planned } = setUp();
    for (const season of seasons.seasonsAt(100 * DAY)) {
      const fixtures = [...seasons.fixturesOf(season)].flat();
      expect(fixtures).toHaveLength(SEASON_DAYS);
      expect(new Set(fixtures.map(({ champ }) => champ.id))).toEqual(new Set([season.champ.id]));
      const starts = fixtures.map(({ startsAt }) => startsAt);
      expect(starts).toEqual(starts.toSorted((left, right) => left - right));
    }
    expect(new Set(planned).size).toBe(planned.length);
  });
});
