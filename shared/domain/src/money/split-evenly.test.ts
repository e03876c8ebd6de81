import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../testing/code-of.ts';
import { splitEvenly } from './split-evenly.ts';

describe('an amount in equal parts', () => {
  it('MONEY-12 parts add up to the amount, differ by one minor unit at most, larger ones first', () => {
    const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 50 }), (whole, parts) => {
        const split = splitEvenly({ amount: whole, parts });
        expect(split).toHaveLength(parts);
        expect(split.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(whole));
        expect((split[0] ?? 0) - (split.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        expect(split).toEqual(split.toSorted((left, right) => right - left));
      }),
    );
  });

  it('MONEY-12 ten euros in three are 3.34, 3.33 and 3.33', () => {
    expect(splitEvenly({ amount: 1_000, parts: 3 })).toEqual([334, 333, 333]);
  });

  it.each([0, -1, 1.5])('MONEY-12 an amount in %d parts is refused', (parts) => {
    expect(codeOf(() => splitEvenly({ amount: 1_000, parts }))).toBe('amount_malformed');
  });
});
