import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legProgress, type RunningScore } from './leg-progress.ts';

const at = (home: number, away: number, rest: Partial<RunningScore> = {}): RunningScore => ({
  total: [home, away],
  periods: [[home, away]],
  period: '1h',
  ...rest,
});
const progress = (marketKey: string, outcomeCode: string, running: RunningScore) =>
  legProgress({ marketKey, outcomeCode, running });

describe('the progress of a leg by the running score', () => {
  it.each([
    ['ft-1x2', 'home', at(1, 2), 'lost', { home: 2, away: 0 }],
    ['ft-1x2', 'home', at(2, 1), 'won', { home: 0, away: 1 }],
    ['ft-1x2', 'draw', at(1, 2), 'lost', { home: 1, away: 0 }],
    ['ft-1x2', 'draw', at(1, 1), 'won', { any: 1 }],
    ['ft-double-chance', 'home-away', at(1, 1), 'lost', { any: 1 }],
    ['ft-draw-no-bet', 'away', at(0, 0), 'void', { home: 0, away: 1 }],
    ['ft-total@2.5', 'over', at(1, 0), 'lost', { any: 2 }],
    ['ft-total@2.5', 'under', at(1, 0), 'won', { any: 2 }],
    ['ft-both-score', 'yes', at(1, 0), 'lost', { home: 0, away: 1 }],
    ['ft-both-score', 'yes', at(0, 0), 'lost', { home: 1, away: 1 }],
    ['ft-correct-score', '2-1', at(1, 0), 'lost', { home: 1, away: 1 }],
    ['ft-handicap@-1.5', 'home', at(1, 0), 'lost', { home: 1, away: 0 }],
  ])(
    'the progress of %s %s at %o is %s, and next comes %o',
    (market, outcome, running, grade, next) => {
      expect(progress(market, outcome, running)).toEqual({
        grade,
        isDecided: false,
        next,
        unit: 'goals',
      });
    },
  );

  it.each([
    ['ft-total@2.5', 'over', at(2, 1), 'won'],
    ['ft-total@2.5', 'under', at(2, 1), 'lost'],
    ['ft-both-score', 'yes', at(1, 1), 'won'],
    ['ft-correct-score', '2-1', at(3, 0), 'lost'],
    ['ft-home-clean-sheet', 'yes', at(4, 1), 'lost'],
  ])('the progress of %s %s is decided at %o: %s', (market, outcome, running, grade) => {
    expect(progress(market, outcome, running)).toMatchObject({ grade, isDecided: true });
  });

  it('a part that has ended is decided, one that has not begun is unknown', () => {
    const atBreak = at(1, 0, { period: 'ht' });
    expect(progress('1h-1x2', 'home', atBreak)).toMatchObject({ grade: 'won', isDecided: true });
    expect(progress('2h-1x2', 'home', atBreak)).toBeUndefined();
    const second = at(1, 2, {
      period: '2h',
      periods: [
        [1, 0],
        [0, 2],
      ],
    });
    expect(progress('1h-1x2', 'home', second)).toMatchObject({ grade: 'won', isDecided: true });
    expect(progress('2h-1x2', 'home', second)).toMatchObject({
      grade: 'lost',
      next: { home: 3, away: 0 },
    });
  });

  it('the progress of a leg counts points in basketball far beyond goals', () => {
    const running = at(0, 0, { period: 'q1' });
    expect(progress('basketball-total@160.5', 'over', running)).toEqual({
      grade: 'lost',
      isDecided: false,
      next: { any: 161 },
      unit: 'points',
    });
  });

  it('the progress of a leg reports sets, and does not count what a won set would end', () => {
    const running = at(0, 1, {
      period: 's2',
      periods: [
        [4, 6],
        [2, 1],
      ],
    });
    expect(progress('tennis-winner', 'home', running)).toEqual({
      grade: 'lost',
      isDecided: false,
      next: undefined,
      unit: 'sets',
    });
    expect(progress('tennis-total-games@20.5', 'over', running)).toMatchObject({
      next: { any: 8 },
      unit: 'games',
    });
  });

  it('the progress of a leg is unknown where the score is not enough', () => {
    expect(progress('ft-1x2', 'home', at(1, 0, { period: 'ot' }))).toBeUndefined();
    expect(progress('cricket-winner', 'home', at(120, 0))).toBeUndefined();
    expect(progress('no-such-market', 'home', at(0, 0))).toBeUndefined();
    expect(progress('ft-1x2', 'nobody', at(0, 0))).toBeUndefined();
  });

  it('the required scores of a leg turn its grade, and one less does not', () => {
    const goals = fc.integer({ min: 0, max: 5 });
    const outcome = fc.constantFrom(
      ['ft-1x2', 'home'],
      ['ft-1x2', 'away'],
      ['ft-total@3.5', 'over'],
      ['ft-total@3.5', 'under'],
      ['ft-handicap@1.5', 'away'],
    );
    fc.assert(
      fc.property(goals, goals, outcome, (home, away, [market = '', code = '']) => {
        const now = progress(market, code, at(home, away));
        if (now?.next === undefined) return;
        const more = 'any' in now.next ? { home: now.next.any, away: 0 } : now.next;
        const then = progress(market, code, at(home + more.home, away + more.away));
        expect(then?.grade === 'won').toBe(now.grade !== 'won');
        const less =
          more.home > 0 ? { ...more, home: more.home - 1 } : { ...more, away: more.away - 1 };
        const before = progress(market, code, at(home + less.home, away + less.away));
        expect(before?.grade === 'won').toBe(now.grade === 'won');
      }),
      { numRuns: 100 },
    );
  });
});
