import { describe, expect, test } from 'vitest';
import { cashOutPart, cashOutValue, isSellable, type LegNow } from './cash-out-value.ts';
import { COUPON_TYPE } from './coupon-type.ts';
import { settleCoupon } from './settle-coupon.ts';
import { coupon, leg } from './testing/make-coupon.ts';

const PRICES = ['2.00', '3.00', '1.50'];
const made = (type: (typeof COUPON_TYPE)[keyof typeof COUPON_TYPE], systemSize?: number) =>
  coupon({ type, legs: PRICES.map((price) => leg(price)), systemSize });
const now = (...prices: string[]): LegNow[] => prices.map((currentOdds) => ({ currentOdds }));

describe('the value of an open coupon', () => {
  test('CASH-1 the value of an open coupon at unchanged prices is the stake less the margin', () => {
    for (const type of [1, 7, 8] as const) {
      const value = cashOutValue({
        coupon: made(type),
        legsNow: now(...PRICES),
        marginPercent: 5,
      });
      expect(value).toBe(9_500);
    }
  });

  test('CASH-1 the value of an open coupon rises as legs become likelier: price at placement ÷ current price, leg by leg', () => {
    const value = (legsNow: LegNow[]) =>
      cashOutValue({ coupon: made(COUPON_TYPE.express), legsNow, marginPercent: 0 });
    expect(value(now('1.60', '3.00', '1.50'))).toBe(12_500);
    expect(value([{ result: 'won' }, { currentOdds: '3.00' }, { currentOdds: '1.50' }])).toBe(
      20_000,
    );
    expect(value([{ result: 'void' }, { currentOdds: '3.00' }, { currentOdds: '1.50' }])).toBe(
      10_000,
    );
    expect(value([{ result: 'lost' }, { currentOdds: '3.00' }, { currentOdds: '1.50' }])).toBe(0);
  });

  test('CASH-2 the value of an open coupon is the mean of the settlements, weighed by current prices', () => {
    const prices = [1.6, 4, 1.25];
    for (const [type, size] of [[1], [2, 2], [7], [8]] as const) {
      const open = made(type, size);
      let mean = 0;
      for (let mask = 0; mask < 8; mask += 1) {
        const isWon = (at: number) => (mask & (1 << at)) !== 0;
        const chance = prices.reduce(
          (product, price, at) => product * (isWon(at) ? 1 / price : 1 - 1 / price),
          1,
        );
        const legs = open.legs.map((part, at) => ({
          ...part,
          result: isWon(at) ? ('won' as const) : ('lost' as const),
        }));
        mean += chance * settleCoupon({ ...open, legs }).payout;
      }
      const legsNow = now('1.60', '4.00', '1.25');
      const value = cashOutValue({ coupon: open, legsNow, marginPercent: 0 });
      expect(Math.abs(value - mean)).toBeLessThan(1.5);
    }
  });

  test('CASH-3 the value of an open coupon is never above the maximum payout less the margin', () => {
    const open = { ...made(COUPON_TYPE.express), maxPayout: 12_000 };
    const legsNow: LegNow[] = PRICES.map(() => ({ result: 'won' }));
    expect(cashOutValue({ coupon: open, legsNow, marginPercent: 10 })).toBe(10_800);
  });

  test('CASH-4 chains, blocks, anti-express and coupons of singles have none', () => {
    expect(Object.values(COUPON_TYPE).filter((type) => !isSellable(type))).toEqual([3, 5, 6, 9]);
  });

  test('CASH-5 a part costs its share, rounded down: parts never cost more than the whole', () => {
    expect(cashOutPart({ whole: 950, sold: 1_000, stake: 1_000 })).toBe(950);
    expect(cashOutPart({ whole: 999, sold: 333, stake: 1_000 })).toBe(332);
    expect(cashOutPart({ whole: Number.MAX_SAFE_INTEGER, sold: 999, stake: 1_000 })).toBe(
      Number((BigInt(Number.MAX_SAFE_INTEGER) * 999n) / 1_000n),
    );
    const parts = [333, 333, 334].map((sold) => cashOutPart({ whole: 999, sold, stake: 1_000 }));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(999);
  });
});
