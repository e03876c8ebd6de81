import { describe, expect, test } from 'vitest';
import { convertOdds, countLines, parseOdds, potentialReturn, settleCoupon } from './index.ts';

/**
 * The names that outside calculators are compared by, called with plain values as they call them:
 * prices as text, stakes in minor units, types by number.
 */
const won = (odds: string) => ({ odds, result: 'won' as const });
const call = (coupon: object) => settleCoupon(coupon as Parameters<typeof settleCoupon>[0]);
const promise = (coupon: object) =>
  potentialReturn(coupon as Parameters<typeof potentialReturn>[0]);
const euro = { currency: 'EUR', stake: 10_000 };

describe('the public names', () => {
  test.each([
    ['decimal', '2.50'],
    ['fractional', '6/4'],
    ['american', '+150'],
    ['hong-kong', '1.50'],
    ['indonesian', '1.50'],
    ['malay', '-0.667'],
  ] as const)('ODDS-8 the price 2.50 in %s is %s and back', (format, text) => {
    expect(convertOdds('2.50', format)).toBe(text);
    expect(Number(parseOdds(text, format))).toBeCloseTo(2.5, 2);
  });

  test.each([
    [{ type: 0, legs: 1 }, 1],
    [{ type: 1, legs: 5 }, 1],
    [{ type: 2, legs: 20, systemSize: 10 }, 184_756],
    [{ type: 2, legs: 5, systemSize: 2, bankers: 1 }, 6],
    [{ type: 3, legs: 4 }, 4],
    [{ type: 4, legs: 4, systemSize: 2 }, 3],
    [{ type: 6, legs: 3 }, 1],
    [{ type: 7, legs: 4 }, 15],
    [{ type: 8, legs: 4 }, 11],
    [{ type: 9, legs: 4 }, 4],
  ])('COUPON-2 lines of %j: %i', (question, lines) => {
    expect(countLines(question as Parameters<typeof countLines>[0])).toBe(lines);
  });

  test('COUPON-14 the rulebook’s lobby: 1.8 with 2 of 1.39, 1.78 and 2.44', () => {
    const legs = [{ ...won('1.8'), lobby: true }, won('1.39'), won('1.78'), won('2.44')];
    expect(call({ ...euro, type: 4, stake: 30_000, legs, systemSize: 2 }).payout).toBe(183_762);
  });

  test('COUPON-16 an anti-express pays 1 / (M − 1/express) when a leg loses', () => {
    const legs = [{ odds: '1.20', result: 'lost' }, won('1.30')];
    const { payout } = call({ ...euro, type: 6, legs, antiExpressMargin: '1.1165' });
    expect(payout).toBe(Math.round(10_000 / (1.1165 - 1 / 1.56)));
  });

  test('COUPON-15 the blocks are given by what they stake', () => {
    const legs = [
      { ...won('2.0'), block: 1 },
      { ...won('1.5'), block: 2 },
      { ...won('3.0'), block: 2 },
    ];
    const coupon = { ...euro, type: 5, legs, blocks: [{ stake: 10_000 }, { stake: 12_000 }] };
    expect(call(coupon).payout).toBe(8_000 + 54_000);
  });

  test('COUPON-24, COUPON-25, COUPON-26 bonus, maximum and tax are given with the coupon', () => {
    const legs = [won('2.0'), won('2.0')];
    const hyperBonus = { percent: 10, minLimit: 5_000, maxLimit: 4_000 };
    expect(call({ ...euro, type: 1, legs, hyperBonus }).payout).toBe(43_000);
    expect(call({ ...euro, type: 1, legs, hyperBonus, maxPayout: 42_000 }).payout).toBe(42_000);
    expect(call({ ...euro, type: 1, legs, tax: { winPercent: 10 } }).payout).toBe(37_000);
  });

  test.each([
    ['won', 19_500],
    ['lost', 0],
    ['void', 10_000],
    ['half-won', 14_750],
    ['half-lost', 5_000],
    [{ places: 1, tied: 2 }, 9_750],
  ])('COUPON-21 a single at 1.95 that ended %j returns %i', (result, payout) => {
    const { payout: paid, lines } = call({ ...euro, type: 0, legs: [{ odds: '1.95', result }] });
    expect(paid).toBe(payout);
    expect(lines).toHaveLength(1);
  });

  test('COUPON-30 the potential return accepts the same input less the results', () => {
    const legs = [{ odds: '1.95' }, { odds: '2.10' }];
    expect(promise({ ...euro, type: 1, legs }).payout).toBe(40_950);
    const stakes = [
      { odds: '1.95', stake: 1_000 },
      { odds: '2.10', stake: 500 },
    ];
    expect(promise({ ...euro, type: 9, legs: stakes }).payout).toBe(3_000);
  });

  test.each([
    ['won', 19_500],
    ['lost', 0],
    ['void', 10_000],
    ['half-won', 14_750],
    ['half-lost', 5_000],
    [{ places: 1, tied: 2 }, 9_750],
  ])('COUPON-21 a leg at 1.95 that ended as %j pays %i', (result, payout) => {
    expect(call({ ...euro, type: 0, legs: [{ odds: '1.95', result }] }).payout).toBe(payout);
  });
});
