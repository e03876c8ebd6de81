import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMessages, drawnNumbers } from './draw-numbers.ts';
import { linesOf, winningLines } from './lines.ts';
import { LOTTERIES, type Lottery, lotteryOf } from './lotteries.ts';
import { sharePool } from './share-pool.ts';

const amount = fc.integer({ min: 0, max: 10 ** 13 });
const lotteryById = (id: string): Lottery => {
  const lottery = lotteryOf(id);
  if (lottery === undefined) {
    throw new Error(`no lottery ${id}`);
  }
  return lottery;
};

/** Every choice of `taken` of the items, built one by one. */
function choices<Item>(items: readonly Item[], taken: number): readonly (readonly Item[])[] {
  if (taken === 0) {
    return [[]];
  }
  return items.flatMap((item, at) =>
    choices(items.slice(at + 1), taken - 1).map((rest) => [item, ...rest]),
  );
}

describe('a pool', () => {
  it('a pool gives out or keeps what came in, to the minor unit, for any number of winners', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom(...LOTTERIES),
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 8, maxLength: 8 }),
        (staked, jackpot, deduction, { categories }, winners) => {
          const lines = categories.map((_category, at) => winners[at] ?? 0);
          const shared = sharePool({
            staked,
            jackpot,
            deduction,
            categories: categories.map(({ share }, at) => ({ share, lines: lines[at] ?? 0 })),
          });
          const paid = shared.prizes.reduce(
            (sum, prize, at) => sum + BigInt(prize) * BigInt(lines[at] ?? 0),
            0n,
          );
          expect(
            paid + BigInt(shared.deducted) + BigInt(shared.breakage) + BigInt(shared.jackpot),
          ).toBe(BigInt(staked) + BigInt(jackpot));
          expect([...shared.prizes, shared.breakage, shared.jackpot].every((one) => one >= 0)).toBe(
            true,
          );
          const winning = lines.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
          expect(shared.breakage).toBeLessThanOrEqual(winning);
        },
      ),
    );
  });

  it('a pool without a winner leaves all but the deduction to the next draw', () => {
    const categories = [{ share: 10_000, lines: 0 }];
    expect(sharePool({ staked: 1_001, jackpot: 50, deduction: 1_000, categories })).toEqual({
      deducted: 100,
      prizes: [0],
      breakage: 0,
      jackpot: 951,
    });
  });
});

describe.each(LOTTERIES.map((lottery) => [lottery.id, lottery] as const))(
  'the lottery %s',
  (_id, lottery) => {
    it('a lottery has categories that share the whole fund', () => {
      expect(lottery.categories.reduce((sum, { share }) => sum + share, 0)).toBe(10_000);
    });

    it('a lottery counts the winning lines of a system as they are when each is built', () => {
      const marks = fc.tuple(
        ...lottery.fields.map(({ first, of, pick, most }) =>
          fc.uniqueArray(fc.integer({ min: first, max: first + of - 1 }), {
            minLength: pick,
            maxLength: Math.min(most, pick + 3),
          }),
        ),
      );
      const bytes = fc.uint8Array({ minLength: 96, maxLength: 96 });
      fc.assert(
        fc.property(marks, bytes, (marked, random) => {
          // Some draws are made of the marks themselves, or hardly any line would win.
          const fair = drawnNumbers(lottery, random);
          const fields = lottery.fields.map(({ drawn }, at) => {
            const near = marked[at]?.slice(0, (random[at] ?? 0) % (drawn + 1)) ?? [];
            const rest = fair.fields[at]?.filter((number) => !near.includes(number)) ?? [];
            return [...near, ...rest].slice(0, drawn);
          });
          const bonus = lottery.hasBonus
            ? (marked[0] ?? []).find((number) => !fields[0]?.includes(number))
            : undefined;
          const drawn = { fields, bonus };
          const parts = lottery.fields.map(({ pick }, at) => choices(marked[at] ?? [], pick));
          const lines = parts.reduce<readonly (readonly (readonly number[])[])[]>(
            (all, part) => all.flatMap((line) => part.map((one) => [...line, one])),
            [[]],
          );
          const built = lottery.categories.map(() => 0);
          for (const line of lines) {
            const won = lottery.categories.findIndex(
              ({ hits, withBonus }) =>
                hits.every(
                  (hit, at) => line[at]?.filter((one) => fields[at]?.includes(one)).length === hit,
                ) &&
                (withBonus !== true || (bonus !== undefined && line[0]?.includes(bonus) === true)),
            );
            if (won !== -1) {
              built[won] = (built[won] ?? 0) + 1;
            }
          }
          expect(linesOf(lottery, marked)).toBe(lines.length);
          expect(winningLines(lottery, marked, drawn)).toEqual(built);
        }),
        { numRuns: 60 },
      );
    });

    it('a lottery draws different numbers of every field from any bytes', () => {
      fc.assert(
        fc.property(fc.uint8Array({ minLength: 96, maxLength: 96 }), (bytes) => {
          const { fields, bonus } = drawnNumbers(lottery, bytes);
          for (const [at, { first, of, drawn }] of lottery.fields.entries()) {
            const numbers = fields[at] ?? [];
            const all = at === 0 && bonus !== undefined ? [...numbers, bonus] : numbers;
            expect(new Set(all).size).toBe(drawn + (at === 0 && lottery.hasBonus ? 1 : 0));
            expect(all.every((one) => one >= first && one < first + of)).toBe(true);
          }
        }),
      );
    });
  },
);

describe('a line of 6 of 49', () => {
  it('a line of 6 of 49 has the odds that are known of it', () => {
    const lottery = lotteryById('6x49');
    const drawn = { fields: [[1, 2, 3, 4, 5, 6]], bonus: 7 };
    // All 49 numbers marked: every line there is.
    const all = [Array.from({ length: 49 }, (_nothing, at) => at + 1)];
    const total = 13_983_816;
    const [six = 0, bonus = 0, five = 0, four = 0, three = 0] = winningLines(lottery, all, drawn);
    expect([six, total / bonus, Math.round(total / five)]).toEqual([1, 2_330_636, 55_491]);
    expect([(total / four).toFixed(1), (total / three).toFixed(2)]).toEqual(['1032.4', '56.66']);
  });

  it('a line of 6 of 49 is refused with numbers that are none of its, twice or too few', () => {
    const lottery = lotteryById('6x49');
    for (const wrong of [[], [[1, 2, 3, 4, 5]], [[1, 2, 3, 4, 5, 5]], [[1, 2, 3, 4, 5, 50]]]) {
      expect(linesOf(lottery, wrong)).toBeUndefined();
    }
    expect(linesOf(lottery, [[1, 2, 3, 4, 5, 6, 7]])).toBe(7);
  });
});

it('A draw is the same for the same seed and another one for another', () => {
  const lottery = lotteryById('keno');
  const draw = (seed: string) =>
    drawnNumbers(
      lottery,
      Buffer.concat(
        drawMessages(lottery, { draw: '1', salt: 'salt' }).map((message) =>
          createHmac('sha256', seed).update(message).digest(),
        ),
      ),
    );
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
  expect(draw('a').fields[0]).toHaveLength(20);
});
