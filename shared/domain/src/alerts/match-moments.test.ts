import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MatchState, momentsNow, momentsOf } from './match-moments.ts';

const SPORTS = ['football', 'ice-hockey', 'basketball', 'tennis', 'volleyball', 'cricket'] as const;
const keys = (sport: string, state: MatchState) => momentsNow(sport, state).map(({ key }) => key);
const live = (period: string, total: readonly [number, number] = [0, 0], running = true) => ({
  status: 'live' as const,
  period,
  clock: { running },
  score: { total },
});

describe('the moments of a match', () => {
  it.each([
    ['football', live('1h'), ['kick-off']],
    ['football', live('1h', [1, 0]), ['kick-off', 'score:1:0']],
    ['football', live('ht', [1, 0], false), ['score:1:0', 'half-time']],
    ['football', live('2h', [1, 1]), ['score:1:1']],
    ['ice-hockey', live('p1', [0, 1]), ['kick-off', 'score:0:1']],
    ['ice-hockey', live('p2', [0, 1], false), ['score:0:1']],
    ['basketball', live('q1', [20, 18]), ['kick-off']],
    ['basketball', live('q1', [24, 22], false), ['kick-off', 'score:q1']],
    ['basketball', live('q2', [48, 50], false), ['half-time']],
    ['basketball', live('q3', [70, 71], false), ['score:q3']],
    ['tennis', { status: 'live', period: 's2', score: { total: [1, 0] } }, ['score:1:0']],
    ['cricket', { status: 'live', period: 'i1', score: { total: [90, 0] } }, ['kick-off']],
    ['cricket', { status: 'live', period: 'i2', score: { total: [180, 12] } }, ['score:i2']],
    ['darts', { status: 'live', period: 's2', score: { total: [1, 0] } }, ['score:1:0']],
    ['snooker', { status: 'live', period: 'f1', score: { total: [0, 0] } }, ['kick-off']],
    ['snooker', { status: 'live', period: 'f4', score: { total: [2, 1] } }, ['score:2:1']],
    ['handball', live('1h', [4, 5]), ['kick-off']],
    ['handball', live('ht', [14, 12], false), ['half-time']],
    ['american-football', live('q2', [14, 3]), ['score:14:3']],
    [
      'baseball',
      { status: 'live', period: 'n1', score: { total: [0, 2] } },
      ['kick-off', 'score:0:2'],
    ],
    ['boxing', live('r3', [20, 18]), []],
    ['football', { status: 'live', score: { total: [0, 1] } }, ['kick-off', 'score:0:1']],
  ] satisfies readonly (readonly [string, MatchState, readonly string[]])[])(
    'a match of %s in the state %j has the moments %j',
    (sport, state, expected) => {
      expect(keys(sport, state)).toEqual(expected);
    },
  );

  it('a match that is announced has none, and one that has ended or is called off has that alone', () => {
    for (const sport of SPORTS) {
      const score = { total: [2, 1] } as const;
      expect(keys(sport, { status: 'scheduled' })).toEqual([]);
      expect(keys(sport, { status: 'finished', period: '2h', score })).toEqual(['full-time']);
      expect(keys(sport, { status: 'postponed' })).toEqual(['called-off']);
      expect(momentsNow(sport, { status: 'cancelled' })).toMatchObject([
        { moment: 'full-time', isCalledOff: true },
      ]);
    }
  });

  it('a goal is a moment once, however often the state is read and wherever the clock is', () => {
    const goal = fc.constantFrom('home', 'away', 'none');
    fc.assert(
      fc.property(fc.array(goal, { maxLength: 40 }), (course) => {
        const notified = new Set<string>();
        const total: [number, number] = [0, 0];
        for (const scorer of course) {
          if (scorer !== 'none') total[scorer === 'home' ? 0 : 1] += 1;
          for (const { moment, key } of momentsNow('football', live('2h', [...total]))) {
            if (moment === 'score') notified.add(key);
          }
        }
        expect(notified.size).toBe(course.filter((scorer) => scorer !== 'none').length);
      }),
    );
  });

  it('a sport has notices of its score only where they are sent', () => {
    for (const sport of ['handball', 'boxing', 'mma', 'cs2']) {
      expect(momentsOf(sport)).not.toContain('score');
    }
    for (const sport of [...SPORTS, 'darts', 'snooker', 'rugby', 'baseball']) {
      expect(momentsOf(sport)).toContain('score');
    }
  });

  it('a sport has half-time only where there is one', () => {
    const withHalfTime = SPORTS.filter((sport) => momentsOf(sport).includes('half-time'));
    expect(withHalfTime).toEqual(['football', 'basketball']);
  });
});
