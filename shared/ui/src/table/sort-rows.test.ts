import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';

const by = <Value extends number | string | undefined>(
  values: readonly Value[],
  direction: 'ascending' | 'descending' = 'ascending',
  language = 'en',
) => sortRows(values, { value: (value) => value, direction, language });

describe('the order of rows', () => {
  it('numbers are sorted by size, not by their digits', () => {
    expect(by([10, 9, 100])).toEqual([9, 10, 100]);
    expect(by([10, 9, 100], 'descending')).toEqual([100, 10, 9]);
  });

  it('letters are sorted as the language does, with numbers in texts by size', () => {
    expect(by(['Öster', 'Zürich', 'Oslo'], 'ascending', 'de')).toEqual(['Oslo', 'Öster', 'Zürich']);
    expect(by(['Öster', 'Zürich', 'Oslo'], 'ascending', 'sv')).toEqual(['Oslo', 'Zürich', 'Öster']);
    expect(by(['Round 10', 'Round 9'])).toEqual(['Round 9', 'Round 10']);
  });

  it('rows without a value come last in both directions', () => {
    expect(by([undefined, 2, undefined, 1])).toEqual([1, 2, undefined, undefined]);
    expect(by([undefined, 2, 1], 'descending')).toEqual([2, 1, undefined]);
  });

  it('rows with the same value keep their order, and the rows that are given are not changed', () => {
    const pair = fc.record({ value: fc.integer({ min: 0, max: 3 }), position: fc.nat() });
    fc.assert(
      fc.property(fc.array(pair), fc.boolean(), (given, isUp) => {
        const rows = given.map(({ value }, position) => ({ value, position }));
        const before = [...rows];
        const sorted = sortRows(rows, {
          value: ({ value }) => value,
          direction: isUp ? 'ascending' : 'descending',
          language: 'en',
        });
        expect(rows).toEqual(before);
        expect(sorted).toHaveLength(rows.length);
        sorted.slice(1).forEach((row, index) => {
          const last = sorted[index]!;
          const step = isUp ? row.value - last.value : last.value - row.value;
          expect(step > 0 || (step === 0 && row.position > last.position)).toBe(true);
        });
      }),
    );
  });
});
