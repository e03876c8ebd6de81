import { describe, expect, it, vi } from 'vitest';
import { checkBonusWagering, expectedBonus } from './bonus-wagering.ts';
import { type CheckedReturn, checkReturns, faultsOf } from './check-returns.ts';
import { playedRange } from './expected-return.ts';
import { SHAPES } from './house-coupons.ts';
import { checkInsured } from './insured-accumulators.ts';

// Matches are priced and played on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

function namesIn(checked: readonly CheckedReturn[]): readonly string[] {
  const names = SHAPES.map(({ name }) => name);
  return names.filter((name) => checked.some(({ coupon }) => coupon.startsWith(`${name} of`)));
}

describe('the expected return of every coupon type, bonus and boost', () => {
  it('the expected return is at most 1 and at least the configured floor by the prices and by the models', () => {
    const checked = checkReturns({ seed: 1, matches: 24, runs: 0, mostLegs: 4 });
    expect(checked.flatMap(faultsOf)).toEqual([]);
    expect(namesIn(checked)).toEqual(SHAPES.map(({ name }) => name));
  });

  it('the expected return is at most 1 and at least the configured floor when the matches are played', () => {
    const checked = checkReturns({ seed: 3, matches: 12, runs: 200, mostLegs: 4 });
    expect(checked.flatMap(faultsOf)).toEqual([]);
    expect(checked.length).toBeGreaterThan(100);
  });

  it('a coupon that gives the player an edge, or nothing back, is reported', () => {
    const floor = 0.5;
    const checked = { coupon: 'a coupon', byPrices: 0.9, byModel: 0.9, played: undefined, floor };
    const played = (returns: readonly number[]) =>
      faultsOf({ ...checked, played: playedRange(returns, 2) });
    expect(faultsOf(checked)).toEqual([]);
    expect(faultsOf({ ...checked, byPrices: 1.01 })).toHaveLength(1);
    expect(faultsOf({ ...checked, byModel: 0.4 })).toHaveLength(1);
    const won = (wins: number) => Array.from({ length: 1_000 }, (_, at) => (at < wins ? 2 : 0));
    expect(played(won(600))).toHaveLength(1);
    expect(played(won(530))).toEqual([]);
    expect(played(won(200))).toEqual([]);
    expect(played(won(180))).toHaveLength(1);
  });
});

describe('the bonus of a first deposit, wagered on the line of the house', () => {
  it.each([
    ['by the prices and by the models', { seed: 5, matches: 24, bonuses: 0 }],
    ['when the matches are played', { seed: 5, matches: 12, bonuses: 4 }],
  ])(
    'the bonus of a first deposit returns at most itself and at least the configured floor %s',
    (_how, run) => {
      const checked = checkBonusWagering(run);
      expect(checked.flatMap(faultsOf)).toEqual([]);
      expect(checked.length).toBeGreaterThan(20);
    },
  );

  it('the bonus of a first deposit returns more where a coupon returns more than its stake, and is reported then', () => {
    const stakeOf = (balance: number) => balance;
    expect(expectedBonus({ chance: 0.5, multiplier: 2, stakeOf })).toBeCloseTo(1);
    const edge = expectedBonus({ chance: 0.5, multiplier: 2.1, stakeOf });
    expect(edge).toBeGreaterThan(1);
    const checked = { coupon: 'a bonus', byModel: 0.9, played: undefined, floor: 0 };
    expect(faultsOf({ ...checked, byPrices: edge })).toHaveLength(1);
  });
});

describe('the insurance of accumulators on the line of the house', () => {
  it('the insurance of accumulators gives no edge by the terms it is offered on, its bonus counted in full', () => {
    const checked = checkInsured({ seed: 7, matches: 48 });
    expect(checked.flatMap(faultsOf)).toEqual([]);
    expect(checked.length).toBeGreaterThan(20);
  });
});
