import { describe, expect, it } from 'vitest';
import { readCompetitions } from './competition-data.ts';
import { SPORT_SEASONS } from './sport-season.ts';

const all = SPORT_SEASONS.map(({ sport }) => ({ sport, rows: readCompetitions(sport) }));

describe('the data of competitions', () => {
  it.each(all)('the competition data have competitions of every tier for $sport', ({ rows }) => {
    expect(new Set(rows.map(({ tier }) => tier))).toEqual(new Set([1, 2, 3]));
  });

  it('the competition data use no id twice among all sports', () => {
    const ids = all.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(all)('the competition data list no side twice in a competition of $sport', ({ rows }) => {
    for (const { name, sides } of rows) {
      expect(new Set(sides).size, name).toBe(sides.length);
    }
  });

  it('a competition of younger sides has the sides of the leagues it refers to, in their order', () => {
    const football = all.find(({ sport }) => sport === 'football')?.rows ?? [];
    const sidesOf = (id: number) => football.find((row) => row.id === id)?.sides ?? [];
    expect(sidesOf(1301)).toEqual([...sidesOf(1020), ...sidesOf(1021)]);
    expect(sidesOf(1301).length).toBeGreaterThan(30);
  });
});
