import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { competitorCode, competitorOf } from './competitor.ts';
import {
  findOutrightMarket,
  gradeOutright,
  type OutrightResult,
  outrightKey,
} from './outrights.ts';

/** Competitors 1, 2, 3 … in the groups given, the best first: those of a group are level. */
function ended(...groups: readonly (readonly number[])[]): OutrightResult {
  let rank = 1;
  const ranks = groups.flatMap((group) => {
    const own = group.map((competitorId) => ({ competitorId, rank }));
    rank += group.length;
    return own;
  });
  return { status: 'finished', ranks };
}

const grade = (marketKey: string, competitor: number, result: OutrightResult) =>
  gradeOutright({ marketKey, outcomeCode: competitorCode(competitor), result });

/** Every order in which those who are level could have ended. */
function orders(groups: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const permutations = (rest: readonly number[]): readonly (readonly number[])[] =>
    rest.length < 2
      ? [rest]
      : rest.flatMap((first) =>
          permutations(rest.filter((other) => other !== first)).map((tail) => [first, ...tail]),
        );
  return groups.reduce<readonly (readonly number[])[]>(
    (heads, group) =>
      heads.flatMap((head) => permutations(group).map((tail) => [...head, ...tail])),
    [[]],
  );
}

/** The part of the stake that wins: in how many of all those orders the competitor is where it pays. */
function shareByOrders(
  groups: readonly (readonly number[])[],
  { competitor, pays }: { readonly competitor: number; readonly pays: (at: number) => boolean },
): number {
  const all = orders(groups);
  return all.filter((order) => pays(order.indexOf(competitor))).length / all.length;
}

describe('the result of an outright', () => {
  it.each([
    ['outright-winner', 1, 'won'],
    ['outright-winner', 2, 'lost'],
    ['outright-top@2', 2, 'won'],
    ['outright-top@2', 3, 'lost'],
    ['outright-place@3', 3, 'won'],
    ['outright-bottom@2', 4, 'won'],
    ['outright-bottom@2', 5, 'won'],
    ['outright-bottom@2', 3, 'lost'],
  ])('the outcome of %s on competitor %i is %s without a tie', (key, competitor, expected) => {
    expect(grade(key, competitor, ended([1], [2], [3], [4], [5]))).toBe(expected);
  });

  it.each([
    ['two level at the top', 'outright-winner', 1, ended([1, 2], [3]), { places: 1, tied: 2 }],
    [
      'three level for two places',
      'outright-top@4',
      4,
      ended([1], [2], [3, 4, 5], [6]),
      { places: 2, tied: 3 },
    ],
    ['two level inside the places', 'outright-top@3', 2, ended([1], [2, 3], [4]), 'won'],
    ['two level outside the places', 'outright-top@2', 4, ended([1], [2], [3, 4]), 'lost'],
    [
      'two level over the line of relegation',
      'outright-bottom@1',
      3,
      ended([1], [2, 3]),
      { places: 1, tied: 2 },
    ],
  ] as const)('the outcome is shared with %s', (_, key, competitor, result, expected) => {
    expect(grade(key, competitor, result)).toEqual(expected);
  });

  it('a dead heat pays the share of the orders in which the competitor is where it pays', () => {
    const group = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom('outright-top' as const, 'outright-bottom' as const),
        (sizes, places, market) => {
          let next = 1;
          const groups = sizes.map((size) => Array.from({ length: size }, () => next++));
          const count = next - 1;
          for (let competitor = 1; competitor <= count; competitor += 1) {
            const graded = grade(outrightKey(market, places), competitor, ended(...groups));
            const share =
              graded === 'won' ? 1 : typeof graded === 'object' ? graded.places / graded.tied : 0;
            const pays = (at: number) =>
              market === 'outright-top' ? at < places : at >= count - places;
            expect(share).toBeCloseTo(shareByOrders(groups, { competitor, pays }), 12);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('a bet on a non-runner is void, as are all of a competition that is cancelled', () => {
    const result = { ...ended([1], [2]), nonRunners: [9] };
    expect(grade('outright-winner', 9, result)).toBe('void');
    expect(grade('outright-place@3', 9, result)).toBe('void');
    expect(grade('outright-winner', 1, { status: 'cancelled', ranks: [] })).toBe('void');
  });

  it('a competitor who was not placed has lost', () => {
    expect(grade('outright-top@4', 7, ended([1], [2]))).toBe('lost');
  });

  it('the outcome of another market is refused', () => {
    const result = ended([1]);
    expect(() => gradeOutright({ marketKey: 'ft-1x2', outcomeCode: 'c1', result })).toThrow(
      expect.objectContaining({ code: 'market_key_malformed' }),
    );
    expect(() =>
      gradeOutright({ marketKey: 'outright-winner', outcomeCode: 'home', result }),
    ).toThrow(expect.objectContaining({ code: 'outcome_unknown' }));
  });
});

describe('the key of an outright market', () => {
  it('the key of an outright market is read as it was written', () => {
    expect(findOutrightMarket(outrightKey('outright-winner'))).toEqual({
      market: 'outright-winner',
      places: 1,
    });
    expect(findOutrightMarket(outrightKey('outright-top', 4))).toEqual({
      market: 'outright-top',
      places: 4,
    });
  });

  it.each(['ft-1x2', 'outright-top', 'outright-winner@2', 'outright-top@0', 'outright-top@2.5'])(
    'the key %s is of no outright market',
    (key) => {
      expect(findOutrightMarket(key)).toBeUndefined();
    },
  );

  it('the code of a competitor is read as it was written, and others are none', () => {
    expect(competitorOf(competitorCode(1_042))).toBe(1_042);
    for (const code of ['home', 'c', 'c0', 'c1x', '1042']) {
      expect(competitorOf(code)).toBeUndefined();
    }
  });
});
