import { describe, expect, it, vi } from 'vitest';
import { type CheckedReturn, checkReturns, faultsOf } from './check-returns.ts';
import { playedRange } from './expected-return.ts';
import { SHAPES } from './house-coupons.ts';

// Matches are priced and played on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

function namesIn(checked: readonly CheckedReturn[]): readonly string[] {
  const names = SHAPES.map(({ name }) => name);
  return names.filter((name) => checked.some(({ coupon }) => coupon.startsWith(`${name} of`)));
}

describe('the expected return of every coupon type, bonus and boost', () => {
  it('is at most 1 and at least the configured floor by the prices and by the models', () => {
    const checked = checkReturns({ seed: 1, matches: 24, runs: 0, mostLegs: 4 });
    expect(checked.flatMap(faultsOf)).toEqual([]);
    expect(namesIn(checked)).toEqual(SHAPES.map(({ name }) => name));
  });

  it('is at most 1 and at least the configured floor when the matches are played', () => {
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
