import { describe, expect, test } from 'vitest';
import { minorUnits } from '../money/money.ts';
import { decimalOdds } from '../odds/decimal-odds.ts';
import type { CouponReturn, LegResult } from './coupon.ts';
import { listLines } from './coupon-return.ts';
import { COUPON_TYPE } from './coupon-type.ts';
import { potentialReturn, settleCoupon } from './settle-coupon.ts';
import { coupon, leg } from './testing/make-coupon.ts';
import { codeOf } from '../testing/code-of.ts';

function sumOf(settled: CouponReturn): number {
  const entries = [...settled.lines, ...settled.adjustments];
  return entries.reduce((sum, entry) => sum + entry.amount, 0);
}

describe('single and express', () => {
  test('COUPON-10 a single pays stake × odds', () => {
    const settled = settleCoupon(coupon({ type: COUPON_TYPE.single, legs: [leg('1.95')] }));
    expect(settled).toEqual({
      payout: 19_500,
      outlay: 10_000,
      stakeTax: 0,
      currency: 'EUR',
      result: 'won',
      lines: [
        { legs: [0], count: 1, result: 'won', multiplier: '1.950', stake: 10_000, amount: 19_500 },
      ],
      adjustments: [],
    });
  });

  test('COUPON-11 the published multiple: 10.00 on 2.6 × 3.5 × 1.2 pays 109.20', () => {
    const legs = [leg('2.6'), leg('3.5'), leg('1.2')];
    expect(settleCoupon(coupon({ type: COUPON_TYPE.express, legs, stake: 1000 })).payout).toBe(
      10_920,
    );
  });

  test.each<[LegResult, number]>([
    ['won', 19_000],
    ['lost', 0],
    ['void', 10_000],
    ['half-won', 14_500],
    ['half-lost', 5000],
    [{ places: 1, tied: 2 }, 9500],
    [{ places: 2, tied: 3 }, 12_667],
  ])('COUPON-21 a leg at 1.90 that ended %j returns %i of 10,000', (result, payout) => {
    const made = coupon({ type: COUPON_TYPE.single, legs: [leg('1.90', result)] });
    expect(settleCoupon(made).payout).toBe(payout);
  });

  test('COUPON-22 money is rounded once, half to even: 1.25 × 50 is 62, 1.75 × 50 is 88', () => {
    const paid = (odds: string) =>
      settleCoupon(coupon({ type: COUPON_TYPE.single, legs: [leg(odds)], stake: 50 })).payout;
    expect([paid('1.25'), paid('1.75'), paid('1.27')]).toEqual([62, 88, 64]);
  });

  test('COUPON-22 line odds are not rounded: three legs at 1.333 on 1,000.00', () => {
    const legs = [leg('1.333'), leg('1.333'), leg('1.333')];
    const made = coupon({ type: COUPON_TYPE.express, legs, stake: 100_000 });
    // 1.333³ = 2.368593037; rounded to three decimals it would pay 236,900.
    expect(settleCoupon(made).payout).toBe(236_859);
  });
});

describe('systems', () => {
  test('COUPON-12 the published 2 of 3: 300.00 on 2.00, 3.50, 2.40 is 700 + 480 + 840', () => {
    const legs = [leg('2.00'), leg('3.50'), leg('2.40')];
    const made = coupon({ type: COUPON_TYPE.system, legs, systemSize: 2, stake: 30_000 });
    const settled = settleCoupon(made);
    expect(settled.lines.map((line) => line.amount)).toEqual([70_000, 48_000, 84_000]);
    expect(settled.payout).toBe(202_000);
  });

  test('COUPON-12 a lost banker loses every line, a void one steps aside', () => {
    const system = (banker: LegResult) =>
      settleCoupon(
        coupon({
          type: COUPON_TYPE.system,
          legs: [leg('1.50', banker, { banker: true }), leg('2.0'), leg('3.0'), leg('4.0')],
          systemSize: 2,
          stake: 300,
        }),
      ).payout;
    expect(system('lost')).toBe(0);
    expect(system('won')).toBe(3900);
    expect(system('void')).toBe(2600);
  });

  test('COUPON-14 the published lobby example pays 1837.62; its printed 1837.61 lost a cent', () => {
    // 1.8 × (1.39·1.78 + 1.39·2.44 + 1.78·2.44) × 100 is 1837.62 without any rounding.
    const legs = [leg('1.8', 'won', { lobby: true }), leg('1.39'), leg('1.78'), leg('2.44')];
    const made = coupon({ type: COUPON_TYPE.lobby, legs, systemSize: 2, stake: 30_000 });
    expect(settleCoupon(made).payout).toBe(183_762);
  });

  test('COUPON-14 a lost lobby loses all', () => {
    const legs = [leg('1.39'), leg('1.78'), leg('1.8', 'lost', { lobby: true }), leg('2.44')];
    const settled = settleCoupon(coupon({ type: COUPON_TYPE.lobby, legs, systemSize: 2 }));
    expect([settled.payout, settled.result]).toEqual([0, 'lost']);
  });

  test('COUPON-17 four lucky legs are fifteen lines, the singles included', () => {
    const legs = [leg('3.0'), leg('2.0', 'lost'), leg('2.0', 'lost'), leg('2.0', 'lost')];
    const settled = settleCoupon(coupon({ type: COUPON_TYPE.lucky, legs, stake: 1500 }));
    expect(settled.lines).toHaveLength(15);
    expect(settled.payout).toBe(300);
  });

  test('COUPON-18 four patent legs are eleven lines, and one winner alone pays nothing', () => {
    const legs = [leg('3.0'), leg('2.0', 'lost'), leg('2.0', 'lost'), leg('2.0', 'lost')];
    const settled = settleCoupon(coupon({ type: COUPON_TYPE.patent, legs, stake: 1100 }));
    expect(settled.lines).toHaveLength(11);
    expect(settled.payout).toBe(0);
  });
});

describe('chain and conditional', () => {
  test('COUPON-13 the published chain: 3.00 a leg on 2, 1.5, lost, 3, lost leaves 7.50', () => {
    const legs = [leg('2'), leg('1.5'), leg('2', 'lost'), leg('3'), leg('1.5', 'lost')];
    const settled = settleCoupon(coupon({ type: COUPON_TYPE.chain, legs, stake: 300 }));
    expect(settled.payout).toBe(750);
    expect(settled.lines.map((line) => line.stake)).toEqual([300, 300, 300, 300, 300]);
    expect(settled.adjustments).toEqual([{ kind: 'restaked', amount: -1200 }]);
  });

  test('COUPON-13 the published chain at 100.00: with 80.00 left it stakes 80.00', () => {
    const legs = [leg('1.55'), leg('1.25'), leg('1.85', 'lost'), leg('2.00')];
    const settled = settleCoupon(coupon({ type: COUPON_TYPE.chain, legs }));
    expect(settled.lines[3]).toMatchObject({ stake: 8000, amount: 16_000 });
    expect(settled.payout).toBe(16_000);
  });

  test('COUPON-13 a chain stops at zero', () => {
    const legs = [leg('2', 'lost'), leg('5'), leg('5')];
    const settled = settleCoupon(coupon({ type: COUPON_TYPE.chain, legs }));
    expect(settled.payout).toBe(0);
    expect(settled.lines.map((line) => line.stake)).toEqual([10_000, 0, 0]);
  });

  const blocks = (last: LegResult, first: LegResult = 'won') =>
    settleCoupon(
      coupon({
        type: COUPON_TYPE.conditional,
        legs: [
          leg('1.15', first, { block: 1 }),
          leg('1.39', 'won', { block: 2 }),
          leg('1.13', 'won', { block: 2 }),
          leg('1.13', last, { block: 3 }),
        ],
        blocks: [{ stake: minorUnits(10_000) }, {}, { stake: minorUnits(10_000) }],
      }),
    ).payout;

  test('COUPON-15 the published blocks: the third lost leaves 80.63, won 193.63', () => {
    expect([blocks('lost'), blocks('won')]).toEqual([8063, 19_363]);
  });

  test('COUPON-15 a lost first block loses all', () => {
    expect(blocks('won', 'lost')).toBe(0);
  });

  test('COUPON-15 a block stakes no more than the one before it returned', () => {
    const legs = [
      leg('1.5', 'half-lost', { block: 0 }),
      leg('2', 'won', { block: 1 }),
      leg('2', 'won', { block: 2 }),
    ];
    const stakes = [10_000, 12_000, 100].map((stake) => ({ stake: minorUnits(stake) }));
    const made = coupon({ type: COUPON_TYPE.conditional, legs, blocks: stakes });
    // 5,000 came back, all of it staked; 10,000 returned, 100 staked on, 9,900 kept.
    expect(settleCoupon(made).payout).toBe(10_100);
  });

  test.each([
    ['a leg outside any block', [leg('2'), leg('2', 'won', { block: 1 }), leg('2')], undefined],
    ['a block without legs', [0, 0, 1].map((block) => leg('2', 'won', { block })), [{}, {}, {}]],
  ])('COUPON-3 a conditional coupon refuses %s', (_, legs, given) => {
    const made = coupon({ type: COUPON_TYPE.conditional, legs, blocks: given });
    expect(codeOf(() => settleCoupon(made))).toBe('coupon_blocks_invalid');
  });
});

describe('anti-express', () => {
  const pay = (...results: LegResult[]) =>
    settleCoupon(
      coupon({
        type: COUPON_TYPE.antiExpress,
        legs: ['1.25', '1.65', '1.85'].map((odds, index) => leg(odds, results[index])),
      }),
    );

  test('COUPON-16 the published prices 1.17, 1.58 and 3.16, recomputed as legs become void', () => {
    const shown = [
      pay('lost', 'won', 'won'),
      pay('lost', 'won', 'void'),
      pay('lost', 'void', 'void'),
    ].map(({ lines }) => Number(lines[0]?.multiplier).toFixed(2));
    expect(shown).toEqual(['1.17', '1.58', '3.16']);
  });

  test('COUPON-16 no lost leg loses: half-lost and tied legs do not count as lost', () => {
    expect(pay('won', 'half-lost', { places: 1, tied: 2 }).payout).toBe(0);
  });

  test('COUPON-16 a half-won leg is priced by its factor, a half-lost one in full', () => {
    // 1.25 half won counts as 1.125: 1 / (1.1165 − 1 / (1.125 × 1.65 × 1.85)).
    expect(pay('half-won', 'lost', 'won').payout).toBe(12_117);
    expect(pay('half-lost', 'lost', 'won').payout).toBe(pay('won', 'lost', 'won').payout);
  });

  test('COUPON-16 an anti-express refuses exactly 1.01, and accepts what is just above', () => {
    const price = (odds: string) =>
      coupon({
        type: COUPON_TYPE.antiExpress,
        legs: [leg('10.10', 'lost'), leg(odds)],
        antiExpressMargin: '1',
      });
    expect(codeOf(() => settleCoupon(price('10.00')))).toBe('anti_express_price_too_low');
    expect(settleCoupon(price('9.99')).payout).toBe(10_100);
  });

  test('COUPON-16 all legs void is a refund', () => {
    expect(pay('void', 'void', 'void')).toMatchObject({ payout: 10_000, result: 'void' });
  });

  test('COUPON-16 an anti-express refuses to pay 1.01 or less, unless the server gave a coefficient', () => {
    const legs = [leg('4', 'lost'), leg('4')];
    const made = coupon({ type: COUPON_TYPE.antiExpress, legs });
    expect(codeOf(() => settleCoupon(made))).toBe('anti_express_price_too_low');
    expect(codeOf(() => potentialReturn(made))).toBe('anti_express_price_too_low');
    const quoted = { ...made, antiExpressOdds: decimalOdds('1.005') };
    expect(settleCoupon(quoted).payout).toBe(10_050);
  });

  test('COUPON-16 the price leaves the house its edge, however many short legs there are', () => {
    const legs = Array.from({ length: 10 }, (_, at) => leg('1.04', at === 0 ? 'lost' : 'won'));
    const made = coupon({ type: COUPON_TYPE.antiExpress, legs });
    expect(settleCoupon(made).lines[0]?.multiplier).toBe('2.268');
    const known = { ...made, legs: legs.map((one) => ({ ...one, chance: '0.93' })) };
    const fair = 1 / (1 - 0.93 ** 10);
    expect(settleCoupon(known).payout).toBe(Math.round(10_000 * 0.95 * fair));
    expect(settleCoupon({ ...known, antiExpressEdge: '0.1' }).payout).toBe(
      Math.round(10_000 * 0.9 * fair),
    );
  });

  test('COUPON-16 a coefficient of the server wins over the formula, not over the edge', () => {
    const legs = [leg('1.25', 'lost'), leg('1.65')].map((one) => ({ ...one, chance: '0.70' }));
    const made = coupon({ type: COUPON_TYPE.antiExpress, legs });
    const most = Math.round((10_000 * 0.95) / (1 - 0.7 ** 2));
    expect(settleCoupon({ ...made, antiExpressOdds: decimalOdds('1.80') }).payout).toBe(18_000);
    expect(settleCoupon({ ...made, antiExpressOdds: decimalOdds('3.00') }).payout).toBe(most);
    const unlikely = legs.map((one) => ({ ...one, chance: '0.10' }));
    const worthless = { ...made, legs: unlikely, antiExpressOdds: decimalOdds('3.00') };
    expect(codeOf(() => settleCoupon(worthless))).toBe('anti_express_price_too_low');
  });

  test('COUPON-16 a void leg removes its chance from the price', () => {
    const results: LegResult[] = ['lost', 'won', 'void'];
    const legs = ['1.25', '1.65', '1.85'].map((odds, at) => ({
      ...leg(odds, results[at]),
      chance: '0.70',
    }));
    const made = coupon({ type: COUPON_TYPE.antiExpress, legs, antiExpressMargin: '1' });
    expect(settleCoupon(made).payout).toBe(Math.round((10_000 * 0.95) / (1 - 0.7 ** 2)));
  });

  test('COUPON-16 the margin comes from configuration and is at least 1', () => {
    const made = coupon({ type: COUPON_TYPE.antiExpress, legs: [leg('2', 'lost'), leg('2')] });
    expect(settleCoupon({ ...made, antiExpressMargin: '1.05' }).payout).toBe(12_500);
    expect(settleCoupon({ ...made, antiExpressMargin: 1.05 }).payout).toBe(12_500);
    const low = { ...made, antiExpressMargin: '0.9' };
    expect(codeOf(() => settleCoupon(low))).toBe('anti_express_margin_invalid');
  });
});

describe('bonus, maximum and tax', () => {
  const express = (results: LegResult[], more: object = {}) =>
    settleCoupon(
      coupon({
        type: COUPON_TYPE.express,
        legs: results.map((result) => leg('2.0', result)),
        ...more,
      }),
    );
  const single = ([result = 'won']: LegResult[], more: object = {}) =>
    settleCoupon(coupon({ type: COUPON_TYPE.single, legs: [leg('2.0', result)], ...more }));
  const hyperBonus = { percent: 10, minLimit: 5000, maxLimit: 4000 };

  test('COUPON-24 the bonus is a percentage of the net win', () => {
    const settled = express(['won', 'won'], { hyperBonus });
    expect(settled.payout).toBe(43_000);
    expect(settled.adjustments).toEqual([{ kind: 'hyper-bonus', amount: 3000 }]);
  });

  test('COUPON-24 the bonus stops at its maximum and needs its smallest stake', () => {
    expect(express(['won', 'won', 'won'], { hyperBonus }).payout).toBe(84_000);
    expect(express(['won', 'won'], { hyperBonus, stake: 4999 }).payout).toBe(19_996);
    expect(express(['won', 'won'], { hyperBonus, stake: 5000 }).payout).toBe(21_500);
  });

  test('COUPON-24 a void leg lowers the net win it is computed from', () => {
    expect(express(['won', 'void'], { hyperBonus }).payout).toBe(21_000);
  });

  test.each<LegResult>(['half-won', 'half-lost', 'lost', { places: 1, tied: 2 }])(
    'COUPON-24 no bonus unless all legs win: %j',
    (result) => {
      expect(express(['won', 'won', result], { hyperBonus }).adjustments).toEqual([]);
    },
  );

  test('COUPON-25 the maximum payout caps the return with its bonus', () => {
    const settled = express(['won', 'won'], { hyperBonus, maxPayout: 42_000 });
    expect(settled.payout).toBe(42_000);
    expect(settled.adjustments.at(-1)).toEqual({ kind: 'max-payout', amount: -1000 });
    expect(sumOf(settled)).toBe(42_000);
    expect(express(['won', 'won'], { maxPayout: Infinity }).payout).toBe(40_000);
  });

  test('COUPON-25 a return beyond exact numbers is refused without a maximum, and capped with one', () => {
    const legs = Array.from({ length: 30 }, () => leg('15'));
    const made = coupon({ type: COUPON_TYPE.express, legs });
    expect(codeOf(() => settleCoupon(made))).toBe('amount_too_large');
    const capped = settleCoupon({ ...made, maxPayout: 50_000_000 });
    expect(capped.payout).toBe(50_000_000);
    expect(sumOf(capped)).toBe(50_000_000);
  });

  test('COUPON-26 stake tax is withheld before the lines, win tax from the net win', () => {
    const settled = express(['won', 'won'], { tax: { stakePercent: 5, winPercent: '12.5' } });
    // 9,500 staked return 38,000; 28,000 are won, 3,500 withheld.
    expect(settled.stakeTax).toBe(500);
    expect(settled.payout).toBe(34_500);
    expect(sumOf(settled)).toBe(34_500);
  });

  test('COUPON-26 a loss pays no win tax', () => {
    expect(express(['half-lost', 'won'], { tax: { winPercent: 20 } }).adjustments).toEqual([]);
  });

  test('COUPON-33 a win boost adds a percentage of the net win, up to its maximum, whatever the legs', () => {
    const winBoost = { percent: 20, maxLimit: 5_000 };
    const won = single(['won'], { winBoost });
    expect(won.payout).toBe(22_000);
    expect(won.adjustments).toEqual([{ kind: 'win-boost', amount: 2_000 }]);
    expect(express(['won', 'won'], { winBoost }).payout).toBe(45_000);
    expect(single(['half-won'], { winBoost }).payout).toBe(16_000);
    expect(single(['half-lost'], { winBoost }).adjustments).toEqual([]);
    expect(single(['void'], { winBoost }).payout).toBe(10_000);
  });

  test('COUPON-33 the boost is of the lines alone and falls under the maximum and the tax', () => {
    const both = { winBoost: { percent: 10 }, hyperBonus: { percent: 10 } };
    expect(single(['won'], both).payout).toBe(22_000);
    expect(single(['won'], { ...both, maxPayout: 21_500 }).payout).toBe(21_500);
    expect(single(['won'], { ...both, tax: { winPercent: 50 } }).payout).toBe(16_000);
  });

  test('COUPON-34 a free stake stays with the house: the net win alone is paid', () => {
    const won = single(['won'], { isStakeFree: true });
    expect(won).toMatchObject({ payout: 10_000, result: 'won' });
    expect(won.adjustments).toEqual([{ kind: 'free-stake', amount: -10_000 }]);
    expect(sumOf(won)).toBe(10_000);
    expect(single(['lost'], { isStakeFree: true })).toMatchObject({ payout: 0, result: 'lost' });
    expect(single(['half-lost'], { isStakeFree: true })).toMatchObject({ payout: 0 });
    const taxed = single(['won'], { isStakeFree: true, tax: { winPercent: 10 } });
    expect(taxed.payout).toBe(9_000);
  });

  test('COUPON-34 a void free bet pays nothing and is void, not lost', () => {
    const settled = single(['void'], { isStakeFree: true, tax: { stakePercent: 5 } });
    expect(settled).toMatchObject({ payout: 0, result: 'void' });
    expect(sumOf(settled)).toBe(0);
  });

  test('COUPON-27 a coupon of void legs is refunded whole: no tax, no maximum', () => {
    const settled = express(['void', 'void'], {
      tax: { stakePercent: 5, winPercent: 10 },
      maxPayout: 100,
    });
    expect(settled).toMatchObject({ payout: 10_000, result: 'void' });
    expect(sumOf(settled)).toBe(10_000);
  });
});

describe('explanation', () => {
  const many = coupon({
    type: COUPON_TYPE.system,
    legs: Array.from({ length: 13 }, (_, index) => leg((1.3 + index / 10).toFixed(2))),
    systemSize: 6,
    stake: 100_001,
  });

  test('COUPON-23 a large system is explained as one entry that still adds up', () => {
    const settled = settleCoupon(many);
    expect(settled.lines).toHaveLength(1);
    expect(settled.lines[0]).toMatchObject({ count: 1716, stake: 100_001, amount: settled.payout });
  });

  test('COUPON-23 every line of a large system can be listed and adds up to the payout', () => {
    let [lines, stake, amount] = [0, 0, 0];
    for (const line of listLines(many)) {
      lines += 1;
      stake += line.stake;
      amount += line.amount;
    }
    expect([lines, stake, amount]).toEqual([1716, 100_001, settleCoupon(many).payout]);
  });

  test('COUPON-23 lines that do not divide the stake still share it to the minor unit', () => {
    const legs = [leg('2.0'), leg('2.0'), leg('2.0', 'lost')];
    const settled = settleCoupon(
      coupon({ type: COUPON_TYPE.system, legs, systemSize: 2, stake: 100 }),
    );
    expect(settled.lines.map((line) => line.stake)).toEqual([33, 34, 33]);
    expect(settled.lines.map((line) => line.result)).toEqual(['won', 'lost', 'lost']);
    expect(sumOf(settled)).toBe(133);
  });
});

describe('refusals', () => {
  test.each([
    ['coupon_type_unknown', coupon({ type: 11 as never, legs: [leg('2')] })],
    ['coupon_leg_count', coupon({ type: COUPON_TYPE.single, legs: [leg('2'), leg('2')] })],
    ['coupon_leg_count', coupon({ type: COUPON_TYPE.express, legs: [leg('2')] })],
    [
      'coupon_system_size',
      coupon({ type: COUPON_TYPE.system, legs: [leg('2'), leg('2'), leg('2')], systemSize: 3 }),
    ],
    [
      'coupon_lobby_invalid',
      coupon({
        type: COUPON_TYPE.lobby,
        legs: Array.from({ length: 4 }, () => leg('2')),
        systemSize: 2,
      }),
    ],
    ['odds_malformed', coupon({ type: COUPON_TYPE.single, legs: [leg('1,95')] })],
    ['odds_out_of_range', coupon({ type: COUPON_TYPE.single, legs: [leg('0.95')] })],
    ['leg_result_invalid', coupon({ type: COUPON_TYPE.single, legs: [leg('1.00', 'lost')] })],
    ['leg_result_invalid', coupon({ type: COUPON_TYPE.single, legs: [leg('2', 'tied' as never)] })],
    [
      'leg_result_invalid',
      coupon({ type: COUPON_TYPE.single, legs: [leg('2', { places: 3, tied: 2 })] }),
    ],
    [
      'stake_invalid',
      { ...coupon({ type: COUPON_TYPE.single, legs: [leg('2')] }), stake: 1.5 as never },
    ],
    [
      'stake_invalid',
      { ...coupon({ type: COUPON_TYPE.single, legs: [leg('2')] }), stake: -1 as never },
    ],
    [
      'currency_unknown',
      { ...coupon({ type: COUPON_TYPE.single, legs: [leg('2')] }), currency: 'EURO' as never },
    ],
  ])('COUPON-3 the settlement throws %s', (code, made) => {
    expect(codeOf(() => settleCoupon(made))).toBe(code);
  });

  test('COUPON-21 a leg at 1.00 is a void leg', () => {
    const legs = [leg('1.00', 'void'), leg('2.0'), leg('1.00')];
    expect(settleCoupon(coupon({ type: COUPON_TYPE.express, legs })).payout).toBe(20_000);
  });
});
