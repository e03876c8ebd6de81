import type { cashOutValue } from '@touchline/domain/coupon';
import { minorUnits } from '@touchline/domain/money';
import { expect, it } from 'vitest';
import { createCostMemo } from './cost-memo.ts';

it('a coupon is priced again only once a price, a result or the margin has changed', () => {
  let computed = 0;
  const memo = createCostMemo(() => {
    computed += 1;
    return minorUnits(computed);
  });
  const ask = (key: string, currentOdds: number, marginPercent = 5) =>
    memo.valueOf(key, { legsNow: [{ currentOdds }], marginPercent } as unknown as Parameters<
      typeof cashOutValue
    >[0]);
  const asked = [ask('1', 2), ask('1', 2), ask('1', 2.1), ask('1', 2.1, 6)];
  expect(asked).toEqual([1, 1, 2, 3]);
  expect([ask('2', 2.1, 6), ask('1', 2.1, 6), computed]).toEqual([4, 3, 4]);
});
