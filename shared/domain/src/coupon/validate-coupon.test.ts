import { describe, expect, test } from 'vitest';
import { minorUnits } from '../money/money.ts';
import type { DecimalOdds } from '../odds/decimal-odds.ts';
import { COUPON_TYPE, type CouponType } from './coupon-type.ts';
import {
  CHANGE_COEF_ACTION,
  changeCoefAction,
  decidePriceChange,
  decidePriceChanges,
  DEFAULT_CHANGE_COEF_ACTION,
} from './price-change.ts';
import { type PlacedLeg, validateCoupon } from './validate-coupon.ts';

const placed = (eventId: number, more: Partial<PlacedLeg> = {}): PlacedLeg => ({
  eventId,
  odds: '2.00' as DecimalOdds,
  ...more,
});

function issuesOf(
  type: CouponType,
  legs: readonly PlacedLeg[],
  more: Partial<Parameters<typeof validateCoupon>[0]> = {},
) {
  return validateCoupon({ type, legs, stake: minorUnits(1000), ...more });
}

describe('validateCoupon', () => {
  test('COUPON-5 a single and an express of different events may be placed', () => {
    expect(issuesOf(COUPON_TYPE.single, [placed(1)])).toEqual([]);
    expect(issuesOf(COUPON_TYPE.express, [placed(1), placed(2)])).toEqual([]);
  });

  test('COUPON-1 the numbers of legs are reported with the limit that applies', () => {
    expect(issuesOf(COUPON_TYPE.single, [placed(1), placed(2)])).toEqual([
      { code: 'coupon_leg_count', limit: 1 },
    ]);
    expect(issuesOf(COUPON_TYPE.express, [placed(1)])).toEqual([
      { code: 'coupon_leg_count', limit: 2 },
    ]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
    'COUPON-6 the type %i refuses legs of one event',
    (type) => {
      const legs = [placed(1), placed(2), placed(1), placed(3)].map((leg, index) => ({
        ...leg,
        odds: '1.20' as DecimalOdds,
        lobby: index === 0,
        block: index,
      }));
      expect(issuesOf(type, legs, { systemSize: 2 })).toEqual([
        { code: 'coupon_related_legs', legs: [0, 2] },
      ]);
    },
  );

  test('COUPON-6 multiple singles may share an event', () => {
    expect(issuesOf(COUPON_TYPE.multipleSingles, [placed(1), placed(1)])).toEqual([]);
  });

  test('COUPON-7 a leg offered as a single only stays out of an express', () => {
    const legs = [placed(1), placed(2, { isSingleOnly: true })];
    expect(issuesOf(COUPON_TYPE.express, legs)).toEqual([
      { code: 'coupon_leg_single_only', legs: [1] },
    ]);
    expect(issuesOf(COUPON_TYPE.single, legs.slice(1))).toEqual([]);
  });

  test.each([
    [0, [{ code: 'stake_missing' }]],
    [99, [{ code: 'stake_below_minimum', limit: 100 }]],
    [100, []],
    [5000, []],
    [5001, [{ code: 'stake_above_maximum', limit: 5000 }]],
  ])('COUPON-8 a stake of %i within 100 to 5,000: %j', (stake, issues) => {
    const stakeLimits = { least: 100, most: 5000 };
    expect(
      issuesOf(COUPON_TYPE.single, [placed(1)], { stake: minorUnits(stake), stakeLimits }),
    ).toEqual(issues);
  });

  test('COUPON-8 a stake that is no whole number is refused', () => {
    const issues = issuesOf(COUPON_TYPE.single, [placed(1)], { stake: 10.5 as never });
    expect(issues).toEqual([{ code: 'stake_invalid' }]);
  });

  test('COUPON-8 the limits apply to each of multiple singles', () => {
    const legs = [
      placed(1, { stake: minorUnits(50) }),
      placed(2),
      placed(3, { stake: minorUnits(9000) }),
    ];
    expect(
      issuesOf(COUPON_TYPE.multipleSingles, legs, { stakeLimits: { least: 100, most: 5000 } }),
    ).toEqual([
      { code: 'stake_below_minimum', legs: [0], limit: 100 },
      { code: 'stake_above_maximum', legs: [2], limit: 5000 },
    ]);
  });

  test('COUPON-9 a block may stake what the previous one can return, rounded down', () => {
    const legs = [
      placed(1, { block: 0, odds: '1.333' as DecimalOdds }),
      placed(2, { block: 1 }),
      placed(3, { block: 2 }),
    ];
    const blocks = (second: number, third: number) =>
      issuesOf(COUPON_TYPE.conditional, legs, {
        blocks: [10, second, third].map((stake) => ({ stake: minorUnits(stake) })),
      });
    expect(blocks(13, 26)).toEqual([]);
    expect(blocks(14, 29)).toEqual([
      { code: 'block_stake_above_maximum', legs: [1], limit: 13 },
      { code: 'block_stake_above_maximum', legs: [2], limit: 28 },
    ]);
  });

  test('COUPON-16 an anti-express that would pay 1.01 or less is refused', () => {
    const legs = [placed(1, { odds: '5.00' as DecimalOdds }), placed(2)];
    expect(issuesOf(COUPON_TYPE.antiExpress, legs)).toEqual([
      { code: 'anti_express_price_too_low' },
    ]);
  });

  test('COUPON-3 a wrong price is an issue, not a crash', () => {
    expect(issuesOf(COUPON_TYPE.single, [placed(1, { odds: 'x' as DecimalOdds })])).toEqual([
      { code: 'odds_malformed' },
    ]);
    expect(issuesOf(12 as CouponType, [placed(1)])).toEqual([{ code: 'coupon_type_unknown' }]);
  });
});

describe('price changes', () => {
  const { alwaysAsk, acceptAny, acceptBetter } = CHANGE_COEF_ACTION;
  test.each([
    [alwaysAsk, '2.00', '2.10', 'ask'],
    [alwaysAsk, '2.00', '1.90', 'ask'],
    [alwaysAsk, '2.00', '2.0', 'unchanged'],
    [acceptAny, '2.00', '2.10', 'accept'],
    [acceptAny, '2.00', '1.90', 'accept'],
    [acceptBetter, '2.00', '2.001', 'accept'],
    [acceptBetter, '2.00', '1.999', 'ask'],
    [acceptBetter, '9.90', '10.00', 'accept'],
    [7 as never, '2.00', '2.10', 'ask'],
  ] as const)(
    'PRICE-1 the price action %i from %s to %s: %s',
    (action, oldPrice, newPrice, decision) => {
      expect(decidePriceChange({ action, oldPrice, newPrice })).toBe(decision);
    },
  );

  test('PRICE-2 one worse leg makes the whole coupon prompt', () => {
    const better = { oldPrice: '2.00', newPrice: '3.00' };
    const worse = { oldPrice: '2.00', newPrice: '1.99' };
    const same = { oldPrice: '2.00', newPrice: '2.00' };
    const decide = (...changes: { oldPrice: string; newPrice: string }[]) =>
      decidePriceChanges({ action: acceptBetter, changes });
    expect(decide(better, worse)).toBe('ask');
    expect(decide(better, same)).toBe('accept');
    expect(decide(same)).toBe('unchanged');
    expect(decide()).toBe('unchanged');
  });

  test('PRICE-3 the default accepts better prices and prompts about worse ones', () => {
    expect(DEFAULT_CHANGE_COEF_ACTION).toBe(2);
    expect([0, 1, 2].map(changeCoefAction)).toEqual([alwaysAsk, acceptAny, acceptBetter]);
    expect(() => changeCoefAction(3)).toThrow(
      expect.objectContaining({ code: 'change_action_unknown' }),
    );
  });
});
