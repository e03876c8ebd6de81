import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DRAW_BET_MARGINS,
  type DrawBet,
  drawBetChance,
  drawBetOdds,
  drawBetReturn,
  isDrawBetWon,
  lotteryFormat,
  sumLine,
} from './draw-bets.ts';
import { type Lottery, lotteryOf, LOTTERIES } from './lotteries.ts';

const real = (id: string): Lottery => {
  const lottery = lotteryOf(id);
  if (lottery === undefined) {
    throw new Error(`no lottery ${id}`);
  }
  return lottery;
};

/** A lottery that is small enough to draw in every way. */
function small(
  drums: readonly (readonly [first: number, of: number, drawn: number])[],
  hasBonus = false,
): Lottery {
  return {
    id: 'small',
    fields: drums.map(([first, of, drawn]) => ({ first, of, pick: drawn, drawn, most: of })),
    hasBonus,
    deduction: 0,
    categories: [],
    everyMinutes: 1,
  };
}

/** Every order in which a drum may give so many numbers. */
function orders(drum: readonly number[], taken: number): readonly (readonly number[])[] {
  return taken === 0
    ? [[]]
    : drum.flatMap((number) =>
        orders(
          drum.filter((other) => other !== number),
          taken - 1,
        ).map((rest) => [number, ...rest]),
      );
}

/** Every draw of a small lottery, ball by ball, each as likely as any other. */
function everyDraw({ fields, hasBonus }: Lottery) {
  return fields
    .map(({ first, of, drawn }, at) =>
      orders(
        Array.from({ length: of }, (_nothing, place) => first + place),
        drawn + (hasBonus && at === 0 ? 1 : 0),
      ),
    )
    .reduce<readonly (readonly (readonly number[])[])[]>(
      (draws, drum) => draws.flatMap((draw) => drum.map((balls) => [...draw, balls])),
      [[]],
    )
    .map((drums) => {
      const main = drums.map((balls, at) => balls.slice(0, fields[at]?.drawn));
      return {
        fields: main.map((balls) => balls.toSorted((one, other) => one - other)),
        ...(hasBonus && { bonus: drums[0]?.at(-1) }),
        firsts: main.map(([ball]) => ball ?? 0),
      };
    });
}

/** All bets of a lottery, with up to two numbers. */
function everyBet({ fields, hasBonus }: Lottery): readonly DrawBet[] {
  return fields.flatMap(({ first, of, drawn }, field): readonly DrawBet[] => {
    const drum = Array.from({ length: of }, (_nothing, place) => first + place);
    const named = [1, 2].flatMap((count) => (count <= drawn ? orders(drum, count) : []));
    return [
      ...named.map((numbers) => ({ kind: 'numbers' as const, field, numbers })),
      ...(hasBonus && field === 0
        ? named.map((numbers) => ({ kind: 'numbers' as const, field, numbers, withBonus: true }))
        : []),
      { kind: 'sum', field, side: 'over' },
      { kind: 'sum', field, side: 'under' },
      { kind: 'parity', field, side: 'odd' },
      { kind: 'parity', field, side: 'even' },
      ...(drawn > 1 ? drum.map((number) => ({ kind: 'first' as const, field, number })) : []),
    ];
  });
}

const SMALL: readonly Lottery[] = [
  small([[1, 6, 3]]),
  small([[1, 7, 3]], true),
  small([
    [1, 5, 2],
    [1, 4, 1],
  ]),
  small([
    [0, 4, 1],
    [0, 4, 1],
  ]),
  small([
    [0, 5, 2],
    [3, 4, 2],
  ]),
];

describe('a bet on a draw', () => {
  it.each(SMALL.map((lottery) => [lotteryFormat(lottery), lottery] as const))(
    'a bet on a draw of %s wins in as many of all draws, each drawn ball by ball, as its chance says',
    (_format, lottery) => {
      const draws = everyDraw(lottery);
      for (const bet of everyBet(lottery)) {
        const won = draws.filter((draw) => isDrawBetWon(lottery, bet, draw)).length;
        const { numerator, denominator } = drawBetChance(lottery, bet) ?? {};
        expect([bet, BigInt(won) * (denominator ?? 0n)]).toEqual([
          bet,
          BigInt(draws.length) * (numerator ?? -1n),
        ]);
      }
    },
  );

  it('a bet on numbers has the fair prices that bookmakers publish of 6/49', () => {
    const fair = (count: number, withBonus: boolean) => {
      const numbers = [7, 11, 23, 42].slice(0, count);
      const chance = drawBetChance(real('6x49'), { kind: 'numbers', field: 0, numbers, withBonus });
      return Number(chance?.denominator) / Number(chance?.numerator);
    };
    expect([1, 2, 3, 4].map((count) => Math.round(fair(count, false) * 100) / 100)).toEqual([
      8.17, 78.4, 921.2, 14_125.07,
    ]);
    expect([1, 2, 3, 4].map((count) => fair(count, true))).toEqual([7, 56, 526.4, 6_053.6]);
  });

  it('a bet on a draw is priced at its fair price less the margin, down to hundredths, in every lottery', () => {
    for (const lottery of LOTTERIES) {
      for (const bet of everyBet(lottery)) {
        const odds = drawBetOdds(lottery, bet) ?? 0;
        const { numerator = 0n, denominator = 1n } = drawBetChance(lottery, bet) ?? {};
        const margin =
          bet.kind === 'numbers'
            ? DRAW_BET_MARGINS.numbers[bet.numbers.length - 1]
            : DRAW_BET_MARGINS[bet.kind];
        const least = (Number(denominator) / Number(numerator)) * (1 - (margin ?? 0) / 10_000);
        expect(odds / 100).toBeLessThanOrEqual(least + 1e-9);
        expect(odds / 100).toBeGreaterThan(least - 0.01 - 1e-9);
        expect(odds).toBeGreaterThan(100);
      }
    }
  });

  it('a bet on a draw that its lottery does not have has no price', () => {
    const none: readonly [string, DrawBet][] = [
      ['6x49', { kind: 'numbers', field: 0, numbers: [] }],
      ['6x49', { kind: 'numbers', field: 0, numbers: [1, 1] }],
      ['6x49', { kind: 'numbers', field: 0, numbers: [50] }],
      ['6x49', { kind: 'numbers', field: 0, numbers: [1.5] }],
      ['6x49', { kind: 'numbers', field: 0, numbers: [1, 2, 3, 4, 5] }],
      ['6x49', { kind: 'numbers', field: 1, numbers: [1] }],
      ['keno', { kind: 'numbers', field: 0, numbers: [1], withBonus: true }],
      ['4x10', { kind: 'numbers', field: 0, numbers: [1, 2] }],
      ['4x10', { kind: 'first', field: 0, number: 1 }],
      ['6x49', { kind: 'first', field: 0, number: 0 }],
      ['6x49', { kind: 'sum', field: -1, side: 'over' }],
    ];
    for (const [id, bet] of none) {
      expect(drawBetOdds(real(id), bet)).toBeUndefined();
    }
  });

  it('a bet on a sum is decided by every draw: no sum is on the line', () => {
    for (const { fields } of LOTTERIES) {
      expect(fields.map((field) => sumLine(field) % 1)).toEqual(fields.map(() => 0.5));
    }
    expect(real('6x49').fields.map(sumLine)).toEqual([150.5]);
    expect(real('keno').fields.map(sumLine)).toEqual([810.5]);
    expect(real('4x10').fields.map(sumLine)).toEqual([4.5, 4.5, 4.5, 4.5]);
  });

  it('a bet on a draw returns its stake times its odds, rounded once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 101, max: 10 ** 6 }),
        (stake, odds) => {
          const exact = BigInt(stake) * BigInt(odds);
          const off = BigInt(drawBetReturn(stake, odds)) * 100n - exact;
          expect(off >= -50n && off <= 50n).toBe(true);
        },
      ),
    );
    expect([drawBetReturn(50, 101), drawBetReturn(150, 101)]).toEqual([50, 152]);
  });
});

it('the format of a lottery is written as bookmakers write it', () => {
  expect(LOTTERIES.map(lotteryFormat)).toEqual(['(6+1)/49', '5/45+1/20', '4x(1/10)', '20/80']);
});
