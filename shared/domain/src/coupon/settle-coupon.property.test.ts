import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minorUnits } from '../money/money.ts';
import type { DecimalOdds } from '../odds/decimal-odds.ts';
import { ANTI_EXPRESS_MARGIN } from './anti-express.ts';
import { countLines } from './composition.ts';
import type { CouponReturn, DecidedCoupon, LegResult, SettledLeg } from './coupon.ts';
import { listLines } from './coupon-return.ts';
import { COUPON_TYPE, type CouponType } from './coupon-type.ts';
import { settleCoupon } from './settle-coupon.ts';
import { legLimits } from './shape.ts';
import { type OracleLeg, bruteForce } from './testing/brute-force.ts';
import { coupon } from './testing/make-coupon.ts';

const price = fc
  .oneof(
    fc.integer({ min: 1010, max: 4000 }),
    fc.integer({ min: 101, max: 9900 }).map((x) => x * 10),
  )
  .map((thousandths) => {
    const text = (thousandths / 1000).toFixed(3);
    return (text.endsWith('0') ? text.slice(0, -1) : text) as DecimalOdds;
  });
const deadHeat = fc
  .record({ places: fc.integer({ min: 1, max: 3 }), more: fc.integer({ min: 0, max: 3 }) })
  .map(({ places, more }) => ({ places, tied: places + more }));
const result: fc.Arbitrary<LegResult> = fc.oneof(
  { weight: 4, arbitrary: fc.constant('won' as const) },
  { weight: 1, arbitrary: fc.constant('lost' as const) },
  { weight: 1, arbitrary: fc.constant('void' as const) },
  { weight: 1, arbitrary: fc.constant('half-won' as const) },
  { weight: 1, arbitrary: fc.constant('half-lost' as const) },
  { weight: 1, arbitrary: deadHeat },
);
const stake = fc.integer({ min: 1, max: 500_000 });
const legs = (least: number, most = 8): fc.Arbitrary<SettledLeg[]> =>
  fc.array(fc.record({ odds: price, result }), { minLength: least, maxLength: most });

function linesSum(settled: CouponReturn): number {
  const amounts = [...settled.lines, ...settled.adjustments].map((entry) => entry.amount);
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function asOracle(parts: readonly SettledLeg[]): OracleLeg[] {
  return parts.map(({ odds, result, stake, block, banker, lobby }) => ({
    odds,
    result,
    fixed: banker === true || lobby === true,
    ...(stake === undefined ? {} : { stake }),
    ...(block === undefined ? {} : { block }),
  }));
}

function expectAsBruteForce(made: DecidedCoupon): void {
  const expected = bruteForce({
    type: made.type,
    stake: made.stake,
    legs: asOracle(made.legs),
    systemSize: made.systemSize ?? 0,
    blockStakes: (made.blocks ?? []).map((block) => block.stake ?? 0),
  });
  if (expected.payout > Number.MAX_SAFE_INTEGER) {
    // Eight legs at high prices can come to more than a number represents; nothing caps the return here.
    expect(() => settleCoupon(made)).toThrow(
      expect.objectContaining({ code: 'amount_too_large' }) as Error,
    );
    return;
  }
  const settled = settleCoupon(made);
  expect(settled.payout).toBe(expected.payout);
  expect(linesSum(settled)).toBe(settled.payout);
  if (expected.lines !== undefined) {
    const bankers = made.legs.filter((leg) => leg.banker).length;
    const counted = countLines({ ...made, legs: made.legs.length, bankers });
    expect(settled.lines).toHaveLength(expected.lines);
    expect(counted).toBe(expected.lines);
    expect([...listLines(made)]).toEqual(settled.lines);
  }
}

const runs = { numRuns: 200 };

describe('COUPON-20 settlement equals the enumeration of every line in exact fractions', () => {
  const plain: readonly (readonly [string, CouponType, number, number])[] = [
    ['COUPON-10 single', COUPON_TYPE.single, 1, 1],
    ['COUPON-11 express', COUPON_TYPE.express, 2, 8],
    ['COUPON-13 chain', COUPON_TYPE.chain, 2, 8],
    ['COUPON-17 lucky', COUPON_TYPE.lucky, 2, 8],
    ['COUPON-18 patent', COUPON_TYPE.patent, 3, 8],
    ['COUPON-35 each-way single', COUPON_TYPE.eachWay, 2, 2],
  ];
  test.each(plain)('the settlement of %s equals the enumeration', (_, type, least, most) => {
    fc.assert(
      fc.property(legs(least, most), stake, (parts, amount) => {
        expectAsBruteForce(coupon({ type, legs: parts, stake: amount }));
      }),
      runs,
    );
  });

  test('COUPON-12 a system of every size, with no, one or two bankers, equals the enumeration', () => {
    const made = fc
      .tuple(legs(3), fc.nat({ max: 2 }), fc.nat(), stake)
      .filter(([parts, bankers]) => parts.length - bankers >= 3);
    fc.assert(
      fc.property(made, ([parts, bankers, pick, amount]) => {
        const systemSize = 2 + (pick % (parts.length - bankers - 2));
        const marked = parts.map((part, index) => ({ ...part, banker: index < bankers }));
        expectAsBruteForce(
          coupon({ type: COUPON_TYPE.system, legs: marked, systemSize, stake: amount }),
        );
      }),
      runs,
    );
  });

  test('COUPON-14 a lobby anywhere in the slip, every size, equals the enumeration', () => {
    fc.assert(
      fc.property(legs(4), fc.nat(), fc.nat(), stake, (parts, pick, at, amount) => {
        const systemSize = 2 + (pick % (parts.length - 3));
        const lobby = at % parts.length;
        const marked = parts.map((part, index) => ({ ...part, lobby: index === lobby }));
        expectAsBruteForce(
          coupon({ type: COUPON_TYPE.lobby, legs: marked, systemSize, stake: amount }),
        );
      }),
      runs,
    );
  });

  test('COUPON-15 a conditional coupon with any blocks and any later stakes equals the enumeration', () => {
    const stakes = fc.array(stake, { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(legs(3), stakes, (parts, amounts) => {
        const blocks = amounts.map((amount) => ({ stake: minorUnits(amount) }));
        const marked = parts.map((part, index) => ({ ...part, block: index % blocks.length }));
        const [first = 1] = amounts;
        expectAsBruteForce(
          coupon({ type: COUPON_TYPE.conditional, legs: marked, blocks, stake: first }),
        );
      }),
      runs,
    );
  });

  test('COUPON-16 an anti-express with void, half-won, half-lost and tied legs equals the enumeration', () => {
    // Short prices, so that the margin leaves a price above 1.01 after every removal.
    const short = fc
      .integer({ min: 101, max: 140 })
      .map((x) => (x / 100).toFixed(2) as DecimalOdds);
    const parts = fc.array(fc.record({ odds: short, result }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(parts, stake, (made, amount) => {
        expectAsBruteForce(
          coupon({
            type: COUPON_TYPE.antiExpress,
            legs: made,
            stake: amount,
            antiExpressMargin: ANTI_EXPRESS_MARGIN,
          }),
        );
      }),
      runs,
    );
  });

  test('COUPON-19 multiple singles with their own or the common stake equal the enumeration', () => {
    fc.assert(
      fc.property(
        legs(1),
        fc.array(fc.option(stake, { nil: undefined })),
        stake,
        (parts, own, amount) => {
          const staked = parts.map((part, index) => {
            const single = own[index];
            return single === undefined ? part : { ...part, stake: minorUnits(single) };
          });
          expectAsBruteForce(
            coupon({ type: COUPON_TYPE.multipleSingles, legs: staked, stake: amount }),
          );
        },
      ),
      runs,
    );
  });
});

describe('COUPON-23 what is added and withheld', () => {
  const percent = fc.integer({ min: 1, max: 30 });
  const extras = fc.record(
    {
      hyperBonus: fc.record({ percent }),
      winBoost: fc.record({ percent, maxLimit: fc.integer({ min: 1, max: 5_000 }) }),
      isStakeFree: fc.boolean(),
      tax: fc.record({ stakePercent: percent, winPercent: percent }),
      maxPayout: fc.integer({ min: 0, max: 1_000_000 }),
    },
    { requiredKeys: [] },
  );
  const types = fc.constantFrom(1, 2, 3, 7, 8) as fc.Arbitrary<CouponType>;

  test('COUPON-23, COUPON-33, COUPON-34 lines and adjustments add up to a payout that is not below zero', () => {
    fc.assert(
      // No more than five legs: what they return at their highest prices is still held exactly.
      fc.property(types, legs(3, 5), stake, extras, (type, parts, amount, more) => {
        const made = coupon({ type, legs: parts, systemSize: 2, stake: amount, ...more });
        const settled = settleCoupon(made);
        expect(linesSum(settled)).toBe(settled.payout);
        expect(settled.payout).toBeGreaterThanOrEqual(0);
        const plain = settleCoupon({ ...made, isStakeFree: false });
        const own = made.isStakeFree ? settled.payout : 0;
        expect(own).toBeLessThanOrEqual(Math.max(0, plain.payout - amount + 1));
      }),
      { numRuns: 150 },
    );
  });
});

describe('COUPON-20 settlement of every mixture of results', () => {
  const RESULTS: readonly LegResult[] = [
    'won',
    'lost',
    'void',
    'half-won',
    'half-lost',
    { places: 1, tied: 3 },
  ];
  const PRICES = ['1.18', '1.275', '1.09', '1.333'];

  function* mixtures(length: number): Generator<SettledLeg[]> {
    for (let at = 0; at < RESULTS.length ** length; at += 1) {
      yield Array.from({ length }, (_, index) => ({
        odds: PRICES[index] as DecimalOdds,
        result: RESULTS[Math.floor(at / RESULTS.length ** index) % RESULTS.length] ?? 'void',
      }));
    }
  }

  test.each(Object.entries(COUPON_TYPE))(
    'the settlement of %s is valid for all 1,296 mixtures of four legs, or of as many as it has',
    (_, type) => {
      const length = Math.min(4, legLimits(type).most);
      const blocks = [{ stake: minorUnits(10_007) }, { stake: minorUnits(9_999) }];
      for (const mixture of mixtures(length)) {
        const marked = mixture.map((part, index) => ({
          ...part,
          lobby: index === 0,
          block: index >> 1,
        }));
        expectAsBruteForce(
          type === COUPON_TYPE.lobby || type === COUPON_TYPE.conditional
            ? coupon({ type, legs: marked, systemSize: 2, blocks, stake: 10_007 })
            : coupon({ type, legs: mixture, systemSize: 2, stake: 10_007 }),
        );
      }
    },
  );
});
