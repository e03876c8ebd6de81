import type { StoredCoupon } from '@touchline/contracts/betting';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payloadOf } from '../placement/payload.ts';
import { setAmount, setBetAmount } from '../slip/state/amounts.ts';
import { chooseSingles, chooseStakeEach, chooseType } from '../slip/state/choices.ts';
import { withLeg } from '../slip/state/legs.ts';
import { EMPTY_SLIP } from '../slip/state/slip-state.ts';
import { testSelection } from '../testing/test-selection.ts';
import { composeCoupon } from './compose-coupon.ts';
import { figuresOf } from './figures.ts';
import { readStakes } from './read-stakes.ts';
import { figuresWithSingles, legReturns, singlesOf } from './singles.ts';
import { isFaultless, slipFaults } from './slip-faults.ts';
import { stakedLines, stakeTimes } from './staked-lines.ts';

const id = (leg: number) => `${leg}~ft-1x2~home`;

interface TestLeg {
  /** The price in hundredths. */
  readonly cents: number;
  /** Minor units as a single; zero is none. */
  readonly single: number;
}

const text = (amount: number) => (amount === 0 ? '' : (amount / 100).toFixed(2));

function slip(typeId: number, legs: readonly TestLeg[], amount: number): StoredCoupon {
  const made = legs.reduce(
    (state, { cents }, at) =>
      withLeg(state, testSelection(at + 1, { price: (cents / 100).toFixed(2) }), 0),
    EMPTY_SLIP,
  );
  const chosen = chooseSingles(chooseType(setAmount(made, text(amount)), typeId), true);
  return legs.reduce(
    (state, { single }, at) => setBetAmount(state, id(at + 1), text(single)),
    chosen,
  );
}

function compose(state: StoredCoupon, balance = 10_000_000) {
  const stakes = readStakes({
    state,
    currency: 'EUR',
    largest: undefined,
    times: stakeTimes(state),
  });
  const coupon = composeCoupon({ state, stakes, currency: 'EUR' });
  const singles = singlesOf({ state, stakes, coupon });
  const limits = { least: 20, most: 500_000 };
  const faults = slipFaults({
    state,
    coupon,
    stakes,
    limits,
    balance,
    singles: { ...singles, limits },
  });
  const isStaked = coupon.stake > 0;
  const figures = figuresWithSingles(figuresOf(coupon, { isStaked }), singles);
  const payload = payloadOf({
    state,
    coupon,
    singles,
    accountId: 'a1',
    userId: undefined,
    settings: { changeCoefAction: 2, exactCoef: false, isDropOnScoreChange: false },
    coef: '2.000',
    coefByView: undefined,
    coefViewId: 0,
    scores: new Map(),
    isVip: false,
    prepaidAmount: 0,
  });
  return { coupon, singles, faults, figures, payload };
}

const LEGS: readonly TestLeg[] = [
  { cents: 200, single: 500 },
  { cents: 150, single: 0 },
  { cents: 300, single: 700 },
];

/** A quotient to the nearest whole number, of two as near to the even one. */
function halfEven(amount: bigint, by: bigint): number {
  const floor = amount / by;
  const doubled = 2n * (amount % by);
  const isUp = doubled > by || (doubled === by && floor % 2n === 1n);
  return Number(isUp ? floor + 1n : floor);
}

/** What all of these legs return together for a stake. */
function returnOf(stake: number, cents: readonly number[]): number {
  const product = cents.reduce((all, one) => all * BigInt(one), 1n);
  return halfEven(BigInt(stake) * product, 100n ** BigInt(cents.length));
}

describe('singles beside a coupon', () => {
  it('singles beside a coupon are those with a stake, and are sent with it', () => {
    const { payload, singles, faults } = compose(slip(1, LEGS, 1_000));
    expect(singles.outlay).toBe(1_200);
    expect(isFaultless(faults)).toBe(true);
    expect(payload).toMatchObject({
      typeId: 1,
      amount: 1_000,
      singles: { [id(1)]: 500, [id(3)]: 700 },
    });
    expect(payload.bets).toHaveLength(3);
  });

  it('singles without a stake on the coupon are placed alone, as multiple singles', () => {
    const { payload, faults } = compose(slip(1, LEGS, 0));
    expect(isFaultless(faults)).toBe(true);
    expect(payload).toMatchObject({
      typeId: 9,
      amount: 1_200,
      amountByBetId: { [id(1)]: 500, [id(3)]: 700 },
      bets: [{ outcomeId: id(1) }, { outcomeId: id(3) }],
    });
    expect(payload).not.toHaveProperty('singles');
    expect(payload).not.toHaveProperty('coef');
  });

  it('singles that were switched off, or that the type has none of, stake nothing', () => {
    expect(compose(chooseSingles(slip(1, LEGS, 1_000), false)).payload).not.toHaveProperty(
      'singles',
    );
    expect(compose(slip(6, LEGS, 1_000)).singles.outlay).toBe(0);
  });

  it('singles have their own limits, and what cannot be read is a fault', () => {
    const state = setBetAmount(slip(1, LEGS, 1_000), id(1), '0.10');
    expect(compose(state).faults.byBet).toEqual(
      new Map([[id(1), { code: 'stake_below_minimum', limit: 20 }]]),
    );
    expect(compose(setBetAmount(state, id(1), '5.001')).faults.byBet.get(id(1))).toEqual({
      code: 'stake_invalid',
    });
  });

  it('singles and the coupon are paid from one balance', () => {
    const state = slip(1, LEGS, 1_000);
    expect(compose(state, 2_200).faults.main).toBeUndefined();
    expect(compose(state, 2_199).faults.main).toEqual({ code: 'balance_insufficient' });
  });

  it('any slip with singles promises and costs what its bets do one by one', () => {
    const leg = fc.record({
      cents: fc.integer({ min: 101, max: 2_000 }),
      single: fc.oneof(fc.constant(0), fc.integer({ min: 20, max: 100_000 })),
    });
    fc.assert(
      fc.property(
        fc.array(leg, { minLength: 2, maxLength: 6 }),
        fc.oneof(fc.constant(0), fc.integer({ min: 20, max: 100_000 })),
        (legs, amount) => {
          fc.pre(amount > 0 || legs.some(({ single }) => single > 0));
          const state = slip(1, legs, amount);
          const { coupon, singles, figures, payload } = compose(state);
          const each = legs.flatMap(({ single, cents }) =>
            single === 0 ? [] : [returnOf(single, [cents])],
          );
          const together =
            amount === 0
              ? []
              : [
                  returnOf(
                    amount,
                    legs.map(({ cents }) => cents),
                  ),
                ];
          const all = [...together, ...each];
          expect(figures.most).toBe(all.reduce((sum, one) => sum + one, 0));
          expect(figures.least).toBe(Math.min(...all));
          expect([...legReturns({ state, coupon, singles }).values()]).toEqual(each);
          // What is sent is what is shown, no more and no less.
          const own = Object.values(payload.singles ?? {}).reduce((sum, one) => sum + one, 0);
          const staked = legs.reduce((sum, { single }) => sum + single, 0);
          expect(payload.amount + own).toBe(amount + staked);
        },
      ),
    );
  });
});

describe('a stake on each line', () => {
  const four = [210, 220, 230, 240].map((cents) => ({ cents, single: 0 }));

  it.each([
    [1, 1],
    [2, 6],
    [3, 1],
    [6, 1],
    [7, 15],
    [8, 11],
  ])('a coupon of type %i with four legs divides its stake over %i lines', (typeId, lines) => {
    expect(stakedLines(slip(typeId, four, 600))).toBe(lines);
  });

  it('a stake on each line costs its number of lines, and the maximum divides evenly', () => {
    const each = chooseStakeEach(chooseSingles(slip(8, four, 100), false), true);
    expect(compose(each).payload.amount).toBe(1_100);
    const most = { ...each, isAutoMax: true };
    const { main } = readStakes({
      state: most,
      currency: 'EUR',
      largest: 1_234 as never,
      times: stakeTimes(most),
    });
    expect(main).toEqual({ amount: 1_232 });
  });
});
