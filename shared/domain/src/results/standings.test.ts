import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchResult, Score } from '../markets/index.ts';
import { headToHead } from './head-to-head.ts';
import { outcomeOf, shownResult } from './match-outcome.ts';
import { seasonOf } from './season.ts';
import { standingRuleOf, type StandingRule } from './standing-rules.ts';
import { type PlayedMatch, standingsOf, winShare } from './standings.ts';

const football = (home: number, away: number): MatchResult => ({
  sport: 'football',
  status: 'finished',
  fullTime: { home, away },
});
const match = (homeId: number, awayId: number, result: MatchResult): PlayedMatch => ({
  homeId,
  awayId,
  result,
});
const ruleOf = (sport: Parameters<typeof standingRuleOf>[0]['sport'], country = 'GB-ENG') =>
  standingRuleOf({ sport, country }) as StandingRule;

const matches = fc.array(
  fc
    .record({
      homeId: fc.integer({ min: 1, max: 6 }),
      awayId: fc.integer({ min: 1, max: 6 }),
      home: fc.integer({ min: 0, max: 4 }),
      away: fc.integer({ min: 0, max: 4 }),
    })
    .filter(({ homeId, awayId }) => homeId !== awayId)
    .map(({ homeId, awayId, home, away }) => match(homeId, awayId, football(home, away))),
  { maxLength: 40 },
);

function scoreOf({ result }: PlayedMatch): Score {
  return result.sport === 'football' && result.fullTime ? result.fullTime : { home: 0, away: 0 };
}

describe('standings', () => {
  it('a table of football has the points and goals that counting them side by side gives', () => {
    fc.assert(
      fc.property(matches, (played) => {
        for (const row of standingsOf(played, ruleOf('football'))) {
          const own = played.flatMap((entry) => {
            const { home, away } = scoreOf(entry);
            return [
              ...(entry.homeId === row.sideId ? [[home, away] as const] : []),
              ...(entry.awayId === row.sideId ? [[away, home] as const] : []),
            ];
          });
          const points = own.map(([scored, conceded]) =>
            scored > conceded ? 3 : scored === conceded ? 1 : 0,
          );
          expect(row.played).toBe(own.length);
          expect(row.points).toBe(points.reduce<number>((sum, value) => sum + value, 0));
          expect(row.scored).toBe(own.reduce((sum, [scored]) => sum + scored, 0));
          expect(row.conceded).toBe(own.reduce((sum, [, conceded]) => sum + conceded, 0));
        }
      }),
    );
  });

  it('a table has every side that has played once, the more points the higher', () => {
    fc.assert(
      fc.property(matches, (played) => {
        const rows = standingsOf(played, ruleOf('football'));
        const sides = new Set(played.flatMap(({ homeId, awayId }) => [homeId, awayId]));
        expect(rows.map(({ sideId }) => sideId).toSorted()).toEqual([...sides].toSorted());
        const points = rows.map((row) => row.points);
        expect(points).toEqual(points.toSorted((left, right) => right - left));
      }),
    );
  });

  it('a table does not depend on the order of its matches', () => {
    fc.assert(
      fc.property(matches, fc.constantFrom('GB-ENG', 'ES'), (played, country) => {
        const rule = ruleOf('football', country);
        expect(standingsOf(played.toReversed(), rule)).toEqual(standingsOf(played, rule));
      }),
    );
  });

  it('sides level on points are in the order of goal difference in England and of their own matches in Spain', () => {
    const played = [
      match(1, 2, football(1, 0)),
      match(2, 3, football(6, 0)),
      match(3, 1, football(1, 0)),
    ];
    const level = [...played, match(2, 4, football(0, 1)), match(1, 4, football(0, 1))];
    const order = (country: string, of: readonly PlayedMatch[]) =>
      standingsOf(of, ruleOf('football', country)).map(({ sideId }) => sideId);
    expect(order('GB-ENG', level)).toEqual([4, 2, 1, 3]);
    const two = [
      match(1, 2, football(1, 0)),
      match(2, 3, football(5, 0)),
      match(1, 3, football(0, 1)),
    ];
    // Sides 1, 2 and 3 have three points each, and each has won one of their matches.
    expect(order('ES', two)).toEqual([2, 1, 3]);
  });

  it('two sides level on points are in the order of their own match in Italy, and of goals in England', () => {
    const played = [
      match(1, 2, football(1, 0)),
      match(2, 9, football(9, 0)),
      match(1, 9, football(0, 0)),
      match(2, 8, football(1, 1)),
    ];
    const first = (country: string) => standingsOf(played, ruleOf('football', country))[0]?.sideId;
    expect([first('IT'), first('GB-ENG')]).toEqual([1, 2]);
  });

  it('a match that was abandoned or cancelled does not count', () => {
    const broken = { ...football(1, 0), status: 'abandoned' } as const;
    const rows = standingsOf(
      [match(1, 2, broken), match(1, 2, { sport: 'football', status: 'cancelled' })],
      ruleOf('football'),
    );
    expect(rows).toEqual([]);
  });

  it('a win in overtime of ice hockey gives two points in Europe, two of two in North America, and the loser one', () => {
    const result: MatchResult = {
      sport: 'ice-hockey',
      status: 'finished',
      regulation: { home: 2, away: 2 },
      overtimeWinner: 'away',
    };
    const points = (country: string) =>
      standingsOf([match(1, 2, result)], ruleOf('ice-hockey', country)).map(
        ({ sideId, points: got, scored }) => [sideId, got, scored],
      );
    expect(points('SE')).toEqual([
      [2, 2, 3],
      [1, 1, 2],
    ]);
    expect(points('US')).toEqual([
      [2, 2, 3],
      [1, 1, 2],
    ]);
    expect(ruleOf('ice-hockey', 'SE').points.won).toBe(3);
    expect(ruleOf('ice-hockey', 'US').points.won).toBe(2);
  });

  it('a volleyball match of five sets gives two points and one', () => {
    const result = (home: number, away: number): MatchResult => ({
      sport: 'volleyball',
      status: 'finished',
      setsWon: { home, away },
    });
    const points = (home: number, away: number) =>
      standingsOf([match(1, 2, result(home, away))], ruleOf('volleyball')).map((row) => row.points);
    expect(points(3, 2)).toEqual([2, 1]);
    expect(points(3, 1)).toEqual([3, 0]);
  });

  it('a table of basketball is ordered by the share of wins, however many matches were played', () => {
    const won: MatchResult = {
      sport: 'basketball',
      status: 'finished',
      regulation: { home: 90, away: 80 },
    };
    const played = [match(1, 9, won), match(2, 9, won), match(2, 8, won), match(8, 2, won)];
    const rows = standingsOf(played, ruleOf('basketball'));
    expect(rows[0]?.sideId).toBe(1);
    expect(rows.map(winShare)).toEqual([1, 2 / 3, 0.5, 0]);
  });

  it('tennis has no table', () => {
    expect(standingRuleOf({ sport: 'tennis', country: 'world' })).toBeUndefined();
  });
});

describe('results', () => {
  it('a final score has the goal that decided a match of ice hockey in overtime', () => {
    const result: MatchResult = {
      sport: 'ice-hockey',
      status: 'finished',
      periods: [
        { home: 1, away: 0 },
        { home: 0, away: 1 },
        { home: 0, away: 0 },
      ],
      regulation: { home: 1, away: 1 },
      overtimeWinner: 'home',
    };
    expect(shownResult(result)).toMatchObject({ score: { home: 2, away: 1 }, overtime: 'home' });
    expect(shownResult(result).parts).toHaveLength(3);
    expect([outcomeOf(result, 'home'), outcomeOf(result, 'away')]).toEqual([
      'overtime-won',
      'overtime-lost',
    ]);
  });

  it('a part of a result that the source does not know is not shown', () => {
    expect(shownResult({ sport: 'football', status: 'cancelled' })).toEqual({ parts: [] });
  });

  it('matches between two sides are counted from the first one’s side, wherever they were played', () => {
    const played = [
      match(1, 2, football(1, 0)),
      match(2, 1, football(0, 3)),
      match(2, 1, football(2, 2)),
      match(2, 1, football(2, 1)),
      match(1, 3, football(0, 5)),
    ];
    expect(headToHead(played, { firstId: 1, secondId: 2 })).toEqual({
      firstWon: 2,
      drawn: 1,
      secondWon: 1,
    });
  });

  it.each([
    ['football', 'GB-ENG', '2025-08-01', '2025/26'],
    ['football', 'GB-ENG', '2026-07-31', '2025/26'],
    ['football', 'BR', '2026-07-31', '2026'],
    ['basketball', 'US', '1999-12-31', '1999/00'],
    ['tennis', 'world', '2026-01-02', '2026'],
  ] as const)('a match of %s in %s on %s is of the season %4$s', (sport, country, day, season) => {
    expect(seasonOf({ sport, country, startsAt: Date.parse(day) })).toBe(season);
  });
});
