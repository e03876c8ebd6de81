import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencyCode } from '../../money/currency.ts';
import { minorUnits } from '../../money/money.ts';
import type * as Coupon from '../index.ts';
import { leg } from '../testing/make-coupon.ts';

/** Five legs, every combination of two or more: 26 lines. */
const SOURCE = `
import { COUPON_TYPE } from '../coupon-type.ts';
import { defineTraits } from './define-traits.ts';

export const canadianTraits = defineTraits({
  id: COUPON_TYPE.canadian,
  legs: { least: 5, most: 5 },
  isSellable: true,
  minimum: 'cheapest-line',
});

export const canadianLines = { folds: () => [2, 3, 4, 5] };
`;
const CANADIAN = 11;

let folder = '';
let coupon: typeof Coupon;

/** Writes one more line below the line that names the last type of a list. */
async function addLine(path: string, last: string, line: string): Promise<void> {
  const source = await readFile(path, 'utf8');
  expect(source).toContain(last);
  await writeFile(path, source.replace(last, `${last}\n${line}`));
}

/** Registers the type in a copy of the sources as the comment at `COUPON_TYPE` says. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-coupon-type-'));
  await cp(join(import.meta.dirname, '../..'), folder, {
    recursive: true,
    filter: (source) => !/\.test\./.test(basename(source)),
  });
  const types = join(folder, 'coupon/types');
  const list = join(types, 'coupon-types.ts');
  await writeFile(join(types, 'canadian.ts'), SOURCE);
  await addLine(join(folder, 'coupon/coupon-type.ts'), '  eachWay: 10,', '  canadian: 11,');
  await addLine(list, '  eachWayTraits,', '  canadianTraits,');
  await addLine(list, '  eachWayLines,', '  canadianLines,');
  await writeFile(
    list,
    `import { canadianLines, canadianTraits } from './canadian.ts';\n${await readFile(list, 'utf8')}`,
  );
  coupon = (await import(/* @vite-ignore */ join(folder, 'coupon/index.ts'))) as typeof Coupon;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ODDS = ['2', '3', '1.5', '4', '2.5'];

function made(results: readonly ('won' | 'lost' | 'void')[]) {
  return {
    type: CANADIAN as Coupon.CouponType,
    currency: currencyCode('EUR'),
    stake: minorUnits(2_600),
    legs: ODDS.map((odds, index) => leg(odds, results[index])),
  };
}

/** What 1.00 on each combination of two or more returns: the product of (1 + factor), less none and ones. */
function returnOf(factors: readonly number[]): number {
  const product = factors.reduce((so, factor) => so * (1 + factor), 1);
  return product - 1 - factors.reduce((sum, factor) => sum + factor, 0);
}

describe('a coupon type that is one file and its lines in the lists', () => {
  it('a new coupon type is known by its id', () => {
    expect(coupon.isCouponType(CANADIAN)).toBe(true);
    expect(coupon.COUPON_TYPES.at(-1)).toBe(CANADIAN);
    expect(coupon.legLimits(CANADIAN)).toEqual({ least: 5, most: 5 });
  });

  it('a new coupon type gives the slip its composition', () => {
    expect(coupon.couponComposition({ type: CANADIAN, legs: 5 })).toEqual([
      { size: 2, count: 10 },
      { size: 3, count: 10 },
      { size: 4, count: 5 },
      { size: 5, count: 1 },
    ]);
  });

  it.each([
    [['won', 'won', 'won', 'won', 'won'] as const, [2, 3, 1.5, 4, 2.5]],
    [['won', 'lost', 'won', 'void', 'won'] as const, [2, 0, 1.5, 1, 2.5]],
    [['won', 'lost', 'lost', 'lost', 'lost'] as const, [2, 0, 0, 0, 0]],
  ])('a new coupon type settles legs that ended %j by its lines', (results, factors) => {
    expect(coupon.settleCoupon(made(results)).payout).toBe(Math.round(returnOf(factors) * 100));
  });

  it('a new coupon type is refused with legs it does not accept', () => {
    const { legs, ...rest } = made(['won', 'won', 'won', 'won', 'won']);
    expect(() => coupon.settleCoupon({ ...rest, legs: legs.slice(1) })).toThrow(
      expect.objectContaining({ code: 'coupon_leg_count' }),
    );
  });
});
