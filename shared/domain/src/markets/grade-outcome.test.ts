import { describe, expect, it } from 'vitest';
import { marketTypes } from './catalogue.ts';
import { canGrade, gradeOutcome } from './grade-outcome.ts';
import type { Grade } from './kind.ts';
import { buildMarketKey } from './market-key.ts';
import { type FootballResult, type MatchResult, shapeOf, type Side } from './match-result.ts';

function football(first: readonly [number, number], second: readonly [number, number]) {
  const goals: Side[] = [];
  for (const [home, away] of [first, second]) {
    goals.push(...Array<Side>(home).fill('home'), ...Array<Side>(away).fill('away'));
  }
  return {
    sport: 'football',
    status: 'finished',
    halfTime: { home: first[0], away: first[1] },
    fullTime: { home: first[0] + second[0], away: first[1] + second[1] },
    goals,
  } as const satisfies FootballResult;
}

/** Every pair of halves with up to `most` goals a side and half. */
function* courses(most: number) {
  for (let a = 0; a <= most; a += 1) {
    for (let b = 0; b <= most; b += 1) {
      for (let c = 0; c <= most; c += 1) {
        for (let d = 0; d <= most; d += 1)
          yield [
            [a, b],
            [c, d],
          ] as const;
      }
    }
  }
}

type Course = ReturnType<typeof courses> extends Generator<infer One> ? One : never;
type Rule = (course: Course) => string | readonly string[];

const sign = (home: number, away: number) => (home > away ? 'home' : home < away ? 'away' : 'draw');
const over = (value: number, line: number) => (value > line ? 'over' : 'under');
const yes = (is: boolean) => (is ? 'yes' : 'no');
const ft = ([[a, b], [c, d]]: Course) => [a + c, b + d] as const;
const pairs: Record<string, string[]> = {
  home: ['home-draw', 'home-away'],
  draw: ['home-draw', 'draw-away'],
  away: ['home-away', 'draw-away'],
};
const more = (one: number, other: number) => (one > other ? '1h' : one < other ? '2h' : 'equal');
const listed = (home: number, away: number, most: number) =>
  home <= most && away <= most ? `${home}-${away}` : `${sign(home, away)}-other`;

/** The winning outcomes of whole-stake markets, written down afresh from their rules. */
const winners: Readonly<Record<string, Rule>> = {
  'ft-1x2': (course) => sign(...ft(course)),
  'ft-double-chance': (course) => pairs[sign(...ft(course))] ?? [],
  'ft-both-score': (course) => yes(Math.min(...ft(course)) > 0),
  'ft-total@2.5': (course) => over(ft(course)[0] + ft(course)[1], 2.5),
  'ft-home-total@1.5': (course) => over(ft(course)[0], 1.5),
  'ft-away-total@0.5': (course) => over(ft(course)[1], 0.5),
  'ft-handicap@-1.5': (course) => (ft(course)[0] - ft(course)[1] >= 2 ? 'home' : 'away'),
  'ft-european-handicap@-1': (course) => sign(ft(course)[0] - 1, ft(course)[1]),
  'ft-european-handicap@2': (course) => sign(ft(course)[0] + 2, ft(course)[1]),
  'ft-odd-even': (course) => ((ft(course)[0] + ft(course)[1]) % 2 ? 'odd' : 'even'),
  'ft-home-odd-even': (course) => (ft(course)[0] % 2 ? 'odd' : 'even'),
  'ft-correct-score': (course) => listed(...ft(course), 4),
  'ft-exact-total': (course) => {
    const goals = ft(course)[0] + ft(course)[1];
    return goals < 6 ? String(goals) : '6-plus';
  },
  'ft-further@2': (course) => {
    const more = ft(course)[0] + ft(course)[1] - 2;
    return more < 0 ? [] : more < 2 ? String(more) : '2-plus';
  },
  'ft-home-further@1': (course) => {
    const more = ft(course)[0] - 1;
    return more < 0 ? [] : more < 2 ? String(more) : '2-plus';
  },
  'ft-total-range': (course) => {
    const goals = ft(course)[0] + ft(course)[1];
    return goals < 2 ? '0-1' : goals < 4 ? '2-3' : goals < 7 ? '4-6' : '7-plus';
  },
  'ft-winning-margin': (course) => {
    const lead = ft(course)[0] - ft(course)[1];
    if (lead === 0) return 'draw';
    return `${lead > 0 ? 'home' : 'away'}-${Math.abs(lead) > 2 ? '3-plus' : Math.abs(lead)}`;
  },
  'ft-home-clean-sheet': (course) => yes(ft(course)[1] === 0),
  'ft-away-clean-sheet': (course) => yes(ft(course)[0] === 0),
  'ft-home-win-to-nil': (course) => yes(ft(course)[0] > 0 && ft(course)[1] === 0),
  'ft-away-win-to-nil': (course) => yes(ft(course)[1] > 0 && ft(course)[0] === 0),
  'ft-half-time-full-time': (course) => `${sign(...course[0])}-${sign(...ft(course))}`,
  'ft-1x2-and-total@2.5': (course) =>
    `${sign(...ft(course))}-${over(ft(course)[0] + ft(course)[1], 2.5)}`,
  'ft-1x2-and-both-score': (course) =>
    `${sign(...ft(course))}-${yes(ft(course)[0] > 0 && ft(course)[1] > 0)}`,
  'ft-double-chance-and-total@3.5': (course) =>
    (pairs[sign(...ft(course))] ?? []).map(
      (pair) => `${pair}-${over(ft(course)[0] + ft(course)[1], 3.5)}`,
    ),
  'ft-both-score-and-total@2.5': (course) =>
    `${yes(Math.min(...ft(course)) > 0)}-${over(ft(course)[0] + ft(course)[1], 2.5)}`,
  '1h-1x2': ([first]) => sign(...first),
  '1h-total@0.5': ([[a, b]]) => over(a + b, 0.5),
  '1h-correct-score': ([first]) => listed(...first, 2),
  '2h-1x2': ([, second]) => sign(...second),
  '2h-both-score': ([, [c, d]]) => yes(c > 0 && d > 0),
  '2h-exact-total': ([, [c, d]]) => (c + d > 2 ? '3-plus' : String(c + d)),
  '2h-european-handicap@1': ([, [c, d]]) => sign(c + 1, d),
  '2h-home-exact': ([, [c]]) => (c > 2 ? '3-plus' : String(c)),
  '2h-home-clean-sheet': ([, [, d]]) => yes(d === 0),
  '2h-away-win-to-nil': ([, [c, d]]) => yes(c === 0 && d > 0),
  '2h-away-odd-even': ([, [, d]]) => (d % 2 ? 'odd' : 'even'),
  '2h-total-range': ([, [c, d]]) =>
    c + d < 2 ? '0-1' : c + d < 4 ? '2-3' : c + d < 7 ? '4-6' : '7-plus',
  '1h-winning-margin': ([[a, b]]) =>
    a === b ? 'draw' : `${sign(a, b)}-${Math.abs(a - b) > 2 ? '3-plus' : Math.abs(a - b)}`,
  '2h-1x2-and-total@1.5': ([, [c, d]]) => `${sign(c, d)}-${over(c + d, 1.5)}`,
  '2h-1x2-and-both-score': ([, [c, d]]) => `${sign(c, d)}-${yes(c > 0 && d > 0)}`,
  '2h-double-chance-and-total@2.5': ([, [c, d]]) =>
    (pairs[sign(c, d)] ?? []).map((pair) => `${pair}-${over(c + d, 2.5)}`),
  '2h-both-score-and-total@2.5': ([, [c, d]]) => `${yes(c * d > 0)}-${over(c + d, 2.5)}`,
  'halves-highest': ([[a, b], [c, d]]) => more(a + b, c + d),
  'halves-home-highest': ([[a], [c]]) => more(a, c),
  'halves-away-highest': ([[, b], [, d]]) => more(b, d),
  'halves-goal-in-both': ([[a, b], [c, d]]) => yes(a + b > 0 && c + d > 0),
  'halves-both-score-in-both': ([[a, b], [c, d]]) => yes(a * b * c * d > 0),
  'halves-home-scores-in-both': ([[a], [c]]) => yes(a * c > 0),
  'halves-away-scores-in-both': ([[, b], [, d]]) => yes(b * d > 0),
  'halves-home-wins-both': ([[a, b], [c, d]]) => yes(a > b && c > d),
  'halves-away-wins-both': ([[a, b], [c, d]]) => yes(a < b && c < d),
  'halves-home-wins-either': ([[a, b], [c, d]]) => yes(a > b || c > d),
  'halves-away-wins-either': ([[a, b], [c, d]]) => yes(a < b || c < d),
};

describe('grading football', () => {
  it.each(Object.keys(winners))(
    'the grading of football agrees with an enumeration over all scores: %s',
    (marketKey) => {
      const code = marketKey.split('@')[0];
      const type = marketTypes('football').find((one) => one.code === code);
      for (const course of courses(4)) {
        const expected = [winners[marketKey]?.(course) ?? []].flat();
        const result = football(...course);
        const won = type?.kind.outcomes.filter(
          (outcomeCode) => gradeOutcome({ marketKey, outcomeCode, result }) === 'won',
        );
        expect(won?.toSorted(), JSON.stringify(course)).toEqual([...expected].toSorted());
      }
    },
  );

  it('the grading of football settles quarter lines as half a stake on each neighbouring line', () => {
    const worth: Record<Grade, number> = {
      won: 1,
      'half-won': 0.5,
      void: 0,
      'half-lost': -0.5,
      lost: -1,
    };
    const whole = (value: number) => Math.sign(value);
    for (const course of courses(3)) {
      const result = football(...course);
      const [home, away] = ft(course);
      for (let quarters = -12; quarters <= 12; quarters += 1) {
        const line = quarters / 4;
        const halves = quarters % 2 === 0 ? [line, line] : [line - 0.25, line + 0.25];
        const margins = halves.map((half) => whole(home + half - away));
        const expected = ((margins[0] ?? 0) + (margins[1] ?? 0)) / 2;
        const marketKey = buildMarketKey({ code: 'ft-handicap', line });
        const one = gradeOutcome({ marketKey, outcomeCode: 'home', result });
        const other = gradeOutcome({ marketKey, outcomeCode: 'away', result });
        expect(worth[one], `${home}-${away} ${marketKey}`).toBe(expected);
        expect(worth[other]).toBe(expected === 0 ? 0 : -expected);
      }
    }
  });

  it.each([
    ['ft-asian-total@2.25', 'over', 'half-lost'],
    ['ft-asian-total@2.25', 'under', 'half-won'],
    ['ft-asian-total@1.75', 'over', 'half-won'],
    ['ft-asian-total@2', 'under', 'void'],
    ['ft-draw-no-bet', 'home', 'void'],
    ['ft-next-goal@1', 'home', 'won'],
    ['ft-next-goal@3', 'none', 'won'],
    ['ft-next-goal@2', 'none', 'lost'],
  ])('the grading of football grades %s %s as %s after 1–1', (marketKey, outcomeCode, grade) => {
    const result = football([1, 0], [0, 1]);
    expect(gradeOutcome({ marketKey, outcomeCode, result })).toBe(grade);
  });
});

describe('grading what was not played out', () => {
  const cancelled: MatchResult = { sport: 'football', status: 'cancelled' };
  const abandoned: MatchResult = {
    sport: 'football',
    status: 'abandoned',
    halfTime: { home: 1, away: 0 },
    goals: ['home'],
  };

  it('a cancelled match voids everything', () => {
    const grade = gradeOutcome({ marketKey: 'ft-1x2', outcomeCode: 'home', result: cancelled });
    expect(grade).toBe('void');
  });

  it.each([
    ['1h-1x2', 'home', 'won'],
    ['1h-1x2', 'draw', 'lost'],
    ['ft-1x2', 'home', 'void'],
    ['2h-1x2', 'home', 'void'],
    ['halves-home-wins-either', 'yes', 'void'],
    ['ft-next-goal@1', 'home', 'won'],
    ['ft-next-goal@2', 'none', 'void'],
  ])(
    'an abandoned match grades what was complete: %s %s is %s',
    (marketKey, outcomeCode, grade) => {
      expect(gradeOutcome({ marketKey, outcomeCode, result: abandoned })).toBe(grade);
    },
  );

  it('the grading of tennis voids a set that was not played, and a retirement but for its complete sets', () => {
    const straight: MatchResult = {
      sport: 'tennis',
      status: 'finished',
      sets: [
        { home: 6, away: 4 },
        { home: 7, away: 6 },
      ],
      setsWon: { home: 2, away: 0 },
    };
    const third = { marketKey: 'tennis-s3-winner', outcomeCode: 'home', result: straight };
    expect(gradeOutcome(third)).toBe('void');
    const retired: MatchResult = {
      sport: 'tennis',
      status: 'abandoned',
      sets: [{ home: 6, away: 4 }],
    };
    const grade = (marketKey: string) =>
      gradeOutcome({ marketKey, outcomeCode: 'home', result: retired });
    expect(grade('tennis-s1-winner')).toBe('won');
    expect(grade('tennis-winner')).toBe('void');
  });
});

describe('the shape of a result', () => {
  const onlyFullTime: MatchResult = {
    sport: 'football',
    status: 'finished',
    fullTime: { home: 2, away: 1 },
  };

  it('the shape of a result determines what it can grade, and grading anything else is a coded error', () => {
    const shape = shapeOf(onlyFullTime);
    expect(shape).toEqual({ sport: 'football', facts: ['final'] });
    for (const type of marketTypes('football')) {
      const lines = { none: undefined, half: 0.5, asian: 1, quarter: 1, whole: 1, ordinal: 1 };
      const line = lines[type.kind.line];
      const marketKey = buildMarketKey({ code: type.code, ...(line !== undefined && { line }) });
      const outcomeCode = type.kind.outcomes[0] ?? 'c1';
      const grade = () => gradeOutcome({ marketKey, outcomeCode, result: onlyFullTime });
      if (canGrade(marketKey, shape)) expect(grade).not.toThrow();
      else expect(grade).toThrow(expect.objectContaining({ code: 'market_not_gradable' }));
    }
    expect(canGrade('ft-1x2', shape)).toBe(true);
    expect(canGrade('1h-1x2', shape)).toBe(false);
    expect(canGrade('ft-next-goal@1', shape)).toBe(false);
    expect(canGrade('tennis-winner', shape)).toBe(false);
  });

  it('the grading refuses a market of another sport and an unknown outcome', () => {
    const grade = (marketKey: string, outcomeCode: string) => () =>
      gradeOutcome({ marketKey, outcomeCode, result: onlyFullTime });
    expect(grade('tennis-winner', 'home')).toThrow(
      expect.objectContaining({ code: 'market_sport_mismatch' }),
    );
    expect(grade('ft-1x2', 'over')).toThrow(expect.objectContaining({ code: 'outcome_unknown' }));
  });
});

describe('grading other sports', () => {
  it.each([
    ['hockey-1x2', 'draw', 'won'],
    ['hockey-winner', 'away', 'won'],
    ['hockey-overtime', 'yes', 'won'],
    ['hockey-p2-1x2', 'home', 'won'],
    ['hockey-highest-period', 'p1', 'won'],
    ['hockey-draw-no-bet', 'home', 'void'],
  ])(
    'an ice hockey match, 2–2 and lost in overtime: %s %s is %s',
    (marketKey, outcomeCode, grade) => {
      const result: MatchResult = {
        sport: 'ice-hockey',
        status: 'finished',
        regulation: { home: 2, away: 2 },
        periods: [
          { home: 1, away: 1 },
          { home: 1, away: 0 },
          { home: 0, away: 1 },
        ],
        goals: ['home', 'away', 'home', 'away'],
        overtimeWinner: 'away',
      };
      expect(gradeOutcome({ marketKey, outcomeCode, result })).toBe(grade);
    },
  );

  it.each([
    ['basketball-winner', 'home', 'won'],
    ['basketball-1x2', 'draw', 'won'],
    ['basketball-1h-1x2', 'home', 'won'],
    ['basketball-2h-total@79.5', 'over', 'won'],
    ['basketball-q3-handicap@-4.5', 'away', 'won'],
    ['basketball-half-time-full-time', 'home-draw', 'won'],
    ['basketball-highest-quarter', 'q4', 'won'],
    ['basketball-winning-margin', 'draw', 'won'],
  ])(
    'a basketball match, level after four quarters: %s %s is %s',
    (marketKey, outcomeCode, grade) => {
      const result: MatchResult = {
        sport: 'basketball',
        status: 'finished',
        regulation: { home: 78, away: 78 },
        quarters: [
          { home: 20, away: 15 },
          { home: 20, away: 20 },
          { home: 18, away: 20 },
          { home: 20, away: 23 },
        ],
        overtimeWinner: 'home',
      };
      expect(gradeOutcome({ marketKey, outcomeCode, result })).toBe(grade);
    },
  );

  it.each([
    ['tennis-winner', 'away', 'won'],
    ['tennis-score-best-of-3', '1-2', 'won'],
    ['tennis-total-games@27.5', 'over', 'won'],
    ['tennis-handicap-games@6.5', 'home', 'won'],
    ['tennis-tie-break', 'yes', 'won'],
    ['tennis-s1-score', '7-6', 'won'],
    ['tennis-s3-game-winner@2', 'home', 'won'],
    ['tennis-s3-game-winner@9', 'home', 'void'],
    ['tennis-set-handicap@1.5', 'home', 'won'],
  ])('tennis, 7–6 3–6 2–6: %s %s is %s', (marketKey, outcomeCode, grade) => {
    const result: MatchResult = {
      sport: 'tennis',
      status: 'finished',
      sets: [
        { home: 7, away: 6 },
        { home: 3, away: 6 },
        { home: 2, away: 6 },
      ],
      setsWon: { home: 1, away: 2 },
      games: [[], [], ['away', 'home', 'away', 'away', 'away', 'home', 'away', 'away']],
    };
    expect(gradeOutcome({ marketKey, outcomeCode, result })).toBe(grade);
  });

  it.each([
    ['cricket-winner', 'home', 'won'],
    ['cricket-total-runs@303.5', 'under', 'won'],
    ['cricket-handicap-runs@-0.5', 'home', 'won'],
    ['cricket-i1-runs@151.5', 'under', 'won'],
    ['cricket-home-wickets@3.5', 'under', 'won'],
    ['cricket-total-wickets@10.5', 'over', 'won'],
    ['cricket-powerplay-1x2', 'home', 'won'],
    ['cricket-opening-away-runs@20.5', 'over', 'won'],
  ])('cricket, 151 chased for three wickets: %s %s is %s', (marketKey, outcomeCode, grade) => {
    const result: MatchResult = {
      sport: 'cricket',
      status: 'finished',
      runs: { home: 152, away: 151 },
      innings: [
        { batting: 'away', runs: 151, wickets: 8, powerplayRuns: 42, firstWicketRuns: 21 },
        { batting: 'home', runs: 152, wickets: 3, powerplayRuns: 55, firstWicketRuns: 40 },
      ],
    };
    expect(gradeOutcome({ marketKey, outcomeCode, result })).toBe(grade);
  });
});
