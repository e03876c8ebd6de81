import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OutrightResult } from './outrights.ts';
import { gradeRaceOrder, type OrderMarket, orderCode, raceOrder } from './race-orders.ts';

/** Runners in the groups given, the best first: those of a group are level. */
function ended(...groups: readonly (readonly number[])[]): OutrightResult {
  let rank = 1;
  const ranks = groups.flatMap((group) => {
    const own = group.map((competitorId) => ({ competitorId, rank }));
    rank += group.length;
    return own;
  });
  return { status: 'finished', ranks };
}

const grade = (market: OrderMarket, runners: readonly number[], result: OutrightResult) =>
  gradeRaceOrder({ marketKey: market, outcomeCode: orderCode(market, runners), result });

/** Every order in which the runners of these groups could have passed the post. */
function readings(groups: readonly (readonly number[])[]): readonly (readonly number[])[] {
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

describe('COUPON-36 an outcome on several runners of a race', () => {
  it.each([
    ['forecast', [3, 1], 'won'],
    ['forecast', [1, 3], 'lost'],
    ['reverse-forecast', [1, 3], 'won'],
    ['reverse-forecast', [1, 2], 'lost'],
    ['reverse-forecast', [2, 1, 3], 'won'],
    ['tricast', [3, 1, 4], 'won'],
    ['tricast', [3, 4, 1], 'lost'],
    ['combination-tricast', [4, 1, 3], 'won'],
    ['combination-tricast', [4, 1, 3, 5], 'won'],
    ['combination-tricast', [4, 1, 2, 5], 'lost'],
  ] as const)('the %s on %j is %s after 3, 1, 4, 2, 5', (market, runners, expected) => {
    expect(grade(market, runners, ended([3], [1], [4], [2], [5]))).toBe(expected);
  });

  it.each([
    ['forecast', [1, 2], [[1, 2], [3]], { places: 1, tied: 2 }],
    ['reverse-forecast', [1, 2], [[1, 2], [3]], 'won'],
    ['forecast', [1, 2], [[1], [2, 3]], { places: 1, tied: 2 }],
    ['reverse-forecast', [1, 2], [[1], [2, 3]], { places: 1, tied: 2 }],
    ['tricast', [1, 2, 3], [[1, 2, 3], [4]], { places: 1, tied: 6 }],
  ] as const)('the %s on %j in a dead heat %j wins %j', (market, runners, groups, expected) => {
    expect(grade(market, runners, ended(...groups))).toEqual(expected);
  });

  it('the share of the stake that wins is that of all orders which those who are level allow', () => {
    const runners = [1, 2, 3, 4, 5];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(runners, { minLength: 5 }),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        fc.constantFrom<OrderMarket>(
          'forecast',
          'reverse-forecast',
          'tricast',
          'combination-tricast',
        ),
        fc.shuffledSubarray(runners, { minLength: 2 }),
        (order, isLevel, market, named) => {
          const asked = raceOrder(market, orderCode(market, named));
          fc.pre(asked !== undefined);
          const groups: number[][] = [];
          for (const [at, runner] of order.entries()) {
            const last = groups.at(-1);
            if (at > 0 && isLevel[at - 1] === true && last !== undefined) last.push(runner);
            else groups.push([runner]);
          }
          const all = readings(groups);
          const wins = all.filter((reading) => {
            const first = reading.slice(0, asked.places);
            return asked.isOrdered
              ? first.join() === named.join()
              : first.every((runner) => named.includes(runner));
          });
          const result = grade(market, named, ended(...groups));
          const share =
            typeof result === 'object' ? result.places / result.tied : Number(result === 'won');
          expect(share).toBeCloseTo(wins.length / all.length, 12);
        },
      ),
    );
  });

  it('a non-runner, too few that finish and an abandoned race make it void', () => {
    const result = ended([3], [1], [4]);
    expect(grade('forecast', [3, 9], { ...result, nonRunners: [9] })).toBe('void');
    expect(grade('tricast', [3, 1, 4], ended([3], [1]))).toBe('void');
    expect(grade('forecast', [3, 1], { status: 'cancelled', ranks: [] })).toBe('void');
  });

  it('a code names different runners, as many as its market asks for, in one way only', () => {
    expect(raceOrder('forecast', 'c7-c12')?.runners).toEqual([7, 12]);
    expect(orderCode('reverse-forecast', [12, 7])).toBe('c7-c12');
    for (const [market, code] of [
      ['forecast', 'c7'],
      ['forecast', 'c7-c7'],
      ['forecast', 'c7-c8-c9'],
      ['reverse-forecast', 'c12-c7'],
      ['tricast', 'c1-c2-home'],
      ['ft-1x2', 'c1-c2'],
    ] as const) {
      expect(raceOrder(market, code)).toBeUndefined();
    }
    expect(() =>
      gradeRaceOrder({ marketKey: 'forecast', outcomeCode: 'c7', result: ended([7], [8]) }),
    ).toThrow(/no outcome/);
  });
});
