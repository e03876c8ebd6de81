import { describe, expect, test } from 'vitest';
import { minorUnits } from '../money/money.ts';
import { decimalOdds } from '../odds/decimal-odds.ts';
import type { CouponLeg } from './coupon.ts';
import { couponOutlay } from './coupon-outlay.ts';
import { COUPON_TYPE } from './coupon-type.ts';
import { potentialReturn } from './settle-coupon.ts';
import { coupon } from './testing/make-coupon.ts';
import { totalOdds } from './total-odds.ts';

const open = (...prices: string[]): CouponLeg[] =>
  prices.map((price) => ({ odds: decimalOdds(price) }));
const own = (leg: CouponLeg | undefined, stake: number): CouponLeg => ({
  odds: leg?.odds ?? decimalOdds('2'),
  stake: minorUnits(stake),
});

describe('total odds', () => {
  test('COUPON-29 an express shows the product with three decimals, half away from zero', () => {
    expect(totalOdds({ type: COUPON_TYPE.express, legs: open('1.95', '1.9') })).toBe('3.705');
    expect(totalOdds({ type: COUPON_TYPE.express, legs: open('1.5', '1.001') })).toBe('1.502');
    expect(totalOdds({ type: COUPON_TYPE.single, legs: open('2.1') })).toBe('2.100');
  });

  test('COUPON-29 the total odds of other types show what one unit of the outlay returns at best', () => {
    const three = open('2.00', '3.50', '2.40');
    expect(totalOdds({ type: COUPON_TYPE.system, legs: three, systemSize: 2 })).toBe('6.733');
    expect(totalOdds({ type: COUPON_TYPE.chain, legs: three })).toBe('5.900');
    expect(totalOdds({ type: COUPON_TYPE.antiExpress, legs: open('1.25', '1.65', '1.85') })).toBe(
      '1.170',
    );
    expect(totalOdds({ type: COUPON_TYPE.multipleSingles, legs: open('2', '4') })).toBe('3.000');
  });

  test('COUPON-29 singles weigh by their stakes, blocks by theirs', () => {
    const [first, second] = open('2', '4');
    const legs = [own(first, 300), own(second, 100)];
    expect(totalOdds({ type: COUPON_TYPE.multipleSingles, legs })).toBe('2.500');
    const blocks = [{ stake: minorUnits(100) }, { stake: minorUnits(50) }];
    const grouped = open('2', '3', '3').map((leg, index) => ({
      ...leg,
      block: Math.min(index, 1),
    }));
    // 200 returned, 150 kept, 50 × 9 won.
    expect(totalOdds({ type: COUPON_TYPE.conditional, legs: grouped, blocks })).toBe('6.000');
    // Without stakes every block takes all.
    expect(totalOdds({ type: COUPON_TYPE.conditional, legs: grouped })).toBe('18.000');
  });
});

describe('potentialReturn', () => {
  test('COUPON-30 the potential return is the settlement with every leg won', () => {
    const made = coupon({ type: COUPON_TYPE.express, legs: [] });
    const settled = potentialReturn({ ...made, legs: open('1.95', '1.90') });
    expect([settled.payout, settled.result]).toEqual([37_050, 'won']);
  });

  test('COUPON-30 the potential return of an anti-express is the settlement with one open leg lost', () => {
    const made = coupon({ type: COUPON_TYPE.antiExpress, legs: [] });
    const legs = [{ odds: '1.00' as never }, ...open('1.25', '1.65', '1.85')];
    expect(potentialReturn({ ...made, legs }).payout).toBe(11_704);
  });

  test('COUPON-30 the potential return is capped, taxed and given its bonus like a settlement', () => {
    const made = coupon({
      type: COUPON_TYPE.express,
      legs: [],
      hyperBonus: { percent: 10 },
      tax: { winPercent: 10 },
      maxPayout: 40_000,
    });
    expect(potentialReturn({ ...made, legs: open('2', '2') }).payout).toBe(37_000);
  });

  test('COUPON-30 an empty stake returns nothing and is no error', () => {
    const made = coupon({ type: COUPON_TYPE.single, legs: [], stake: 0 });
    expect(potentialReturn({ ...made, legs: open('2') }).payout).toBe(0);
  });
});

describe('couponOutlay', () => {
  test('COUPON-4 singles cost the sum of their stakes, blocks the first one', () => {
    const [first, second] = open('2', '4');
    const base = { stake: minorUnits(100), legs: [own(first, 300), ...(second ? [second] : [])] };
    expect(couponOutlay({ ...base, type: COUPON_TYPE.multipleSingles })).toBe(400);
    expect(couponOutlay({ ...base, type: COUPON_TYPE.express })).toBe(100);
    const blocks = [{ stake: minorUnits(70) }, { stake: minorUnits(900) }];
    expect(couponOutlay({ ...base, type: COUPON_TYPE.conditional, blocks })).toBe(70);
  });
});
