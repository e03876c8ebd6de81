import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashbackOf, cashbackPeriod } from './cashback.ts';
import { clubPoints, clubStake, higherLevel, levelOfPoints, nextLevel } from './club.ts';
import { CLUB_LEVELS } from './club-levels.ts';
import { type BetSoFar, decidedMoney } from './counted-bet.ts';

const RULES = { currency: 'EUR', pointsPerUnit: 10, minCoef: '1.40' };
const THRESHOLDS = Object.fromEntries(
  CLUB_LEVELS.map((level, index) => [level, index * 100]),
) as Record<(typeof CLUB_LEVELS)[number], number>;
const BET: BetSoFar = {
  status: 'lost',
  stake: 1_000,
  soldStake: 0,
  soldFor: 0,
  payout: 0,
  endedBy: undefined,
  isOwnMoney: true,
};

describe('what of a bet is decided', () => {
  it.each<[string, Partial<BetSoFar>, [number, number, number]]>([
    ['lost', {}, [1_000, 0, 1_000]],
    ['won', { status: 'won', payout: 2_500 }, [1_000, 2_500, 1_000]],
    ['open', { status: 'open', payout: undefined }, [0, 0, 0]],
    ['void', { status: 'refunded', payout: 1_000, endedBy: 'void' }, [0, 0, 0]],
    ['refunded by its legs', { status: 'refunded', payout: 1_000 }, [0, 0, 0]],
    [
      'sold in part and still open',
      { status: 'open', payout: undefined, soldStake: 400, soldFor: 350 },
      [400, 350, 0],
    ],
    ['sold in part, then lost', { soldStake: 400, soldFor: 350 }, [1_000, 350, 600]],
    [
      'sold in part, then void',
      { status: 'refunded', payout: 600, endedBy: 'void', soldStake: 400, soldFor: 350 },
      [400, 350, 0],
    ],
    ['sold', { payout: 800, endedBy: 'cash-out', soldFor: 800 }, [1_000, 800, 0]],
    [
      'sold at its stake',
      { status: 'refunded', payout: 1_000, endedBy: 'cash-out', soldFor: 1_000 },
      [1_000, 1_000, 0],
    ],
    [
      'sold in two parts',
      { status: 'won', payout: 700, endedBy: 'cash-out', soldStake: 400, soldFor: 1_050 },
      [1_000, 1_050, 0],
    ],
    ['lost with a free stake', { isOwnMoney: false }, [0, 0, 0]],
  ])('a bet that is %s counts for what is decided', (_, more, [staked, returned, ran]) => {
    expect(decidedMoney({ ...BET, ...more })).toEqual({ staked, returned, ranToItsEnd: ran });
  });
});

describe('points', () => {
  it.each([
    [1_000, '1.40', 100],
    [1_000, '1.39', 0],
    [9, '2.00', 0],
    [19, '2.00', 1],
    [1_000, '10.00', 100],
    [1_000, '9.5', 100],
  ])('a stake of %i at %s makes %i points', (amount, lowestPrice, points) => {
    const stake = { amount, currency: 'EUR', ownRate: undefined, targetRate: undefined };
    expect(clubPoints(clubStake(stake, { lowestPrice, rules: RULES }), RULES)).toBe(points);
  });

  it('a stake in another currency is converted at the rates of its day', () => {
    const stake = { amount: 18_405, currency: 'JPY', ownRate: '184.05', targetRate: '1' };
    expect(clubStake(stake, { lowestPrice: '2.00', rules: RULES })).toBe(10_000);
  });

  it('a level is the highest whose points are there, and the last has none after it', () => {
    expect(levelOfPoints(0, THRESHOLDS)).toBe('copper');
    expect(levelOfPoints(99, THRESHOLDS)).toBe('copper');
    expect(levelOfPoints(100, THRESHOLDS)).toBe('bronze');
    expect(levelOfPoints(1e9, THRESHOLDS)).toBe('diamond');
    expect(nextLevel('copper')).toBe('bronze');
    expect(nextLevel('diamond')).toBeUndefined();
  });

  it('a level never falls, whatever the points', () => {
    const level = fc.constantFrom(...CLUB_LEVELS);
    fc.assert(
      fc.property(level, fc.nat(2_000), (held, points) => {
        const kept = higherLevel(held, levelOfPoints(points, THRESHOLDS));
        expect(CLUB_LEVELS.indexOf(kept)).toBeGreaterThanOrEqual(CLUB_LEVELS.indexOf(held));
        expect(THRESHOLDS[kept] <= points || kept === held).toBe(true);
      }),
    );
  });
});

describe('cashback', () => {
  it.each([
    [12_000, 8_500, 5, 175],
    [12_000, 8_501, 5, 174],
    [100, 0, 0.05, 0],
    [100_000, 0, 0.05, 50],
    [8_500, 12_000, 5, 0],
    [-500, 0, 5, 0],
    [Number.MAX_SAFE_INTEGER, 0, 50, 4_503_599_627_370_495],
  ])(
    'the cashback of %i staked and %i returned at %d percent is %i',
    (staked, returned, percent, amount) => {
      expect(cashbackOf({ staked, returned, percent })).toBe(amount);
    },
  );

  it('a period is whole days from midnight UTC and contains its first moment', () => {
    const at = Date.UTC(2026, 0, 15, 23, 59);
    expect(cashbackPeriod(at, 7)).toEqual({
      from: Date.UTC(2026, 0, 15),
      to: Date.UTC(2026, 0, 22),
    });
    fc.assert(
      fc.property(fc.nat(4e12), fc.integer({ min: 1, max: 31 }), (moment, days) => {
        const { from, to } = cashbackPeriod(moment, days);
        expect(from <= moment && moment < to).toBe(true);
      }),
    );
  });
});
