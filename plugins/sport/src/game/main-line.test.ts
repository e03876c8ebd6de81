import { describe, expect, it } from 'vitest';
import { mainLine, nextShownLines, type PricedLine } from './main-line.ts';

const line = (marketKey: string, ...prices: (string | undefined)[]): PricedLine => ({
  marketKey,
  prices,
});
const TOTALS = [
  line('0.5', '1.05', '9.00'),
  line('1.5', '1.30', '3.40'),
  line('2.5', '1.95', '1.85'),
  line('3.5', '3.20', '1.33'),
  line('4.5', '6.50', '1.10'),
  line('5.5', '12.00', '1.02'),
];
const shown = (lines: readonly PricedLine[]) => nextShownLines(undefined, lines);

describe('the main line', () => {
  it('the main line is the one whose prices are nearest to even, whichever side is the likelier', () => {
    expect(mainLine(TOTALS)).toBe('2.5');
    expect(mainLine([line('-1', '1.90', '1.90'), line('0', '1.91', '1.89')])).toBe('-1');
    expect(mainLine([line('a', '1.20', '4.50'), line('b', '2.40', '1.55')])).toBe('b');
  });

  it('the main line of a market with three outcomes is the one whose three prices are nearest', () => {
    const lines = [line('-1', '4.20', '3.70', '1.70'), line('1', '1.15', '7.00', '12.00')];
    expect(mainLine(lines)).toBe('-1');
  });

  it('the lower of two equally even lines is the main line, and a line without all prices is none', () => {
    expect(mainLine([line('1.5', '1.80', '2.00'), line('2.5', '2.00', '1.80')])).toBe('1.5');
    expect(mainLine([line('1.5', '1.90', undefined), line('2.5', '5.00', '1.15')])).toBe('2.5');
    expect(mainLine([line('1.5', undefined, undefined)])).toBeUndefined();
    expect(mainLine([line('1.5')])).toBeUndefined();
  });
});

describe('the lines that are shown', () => {
  it('the lines that are shown first are the main one and a neighbour on each side, at an end two on one', () => {
    expect(shown(TOTALS)).toEqual(['1.5', '2.5', '3.5']);
    const low = [line('a', '1.90', '1.90'), ...TOTALS.slice(2)];
    expect(shown(low)).toEqual(['a', '2.5', '3.5']);
    expect(shown([...TOTALS.slice(3), line('b', '2.0', '1.8'), line('c', '9', '1.02')])).toEqual([
      '5.5',
      'b',
      'c',
    ]);
  });

  it('the lines that are shown are all of four, and the middle ones while none has a price', () => {
    expect(shown(TOTALS.slice(0, 4))).toHaveLength(4);
    const closed = TOTALS.map(({ marketKey }) => line(marketKey, undefined, undefined));
    expect(shown(closed)).toEqual(['1.5', '2.5', '3.5']);
  });

  it('the lines that are shown stay while the main line moves among them, and move with it beyond', () => {
    const before = shown(TOTALS);
    const moved = TOTALS.map(({ marketKey }) =>
      marketKey === '3.5' ? line('3.5', '1.90', '1.90') : line(marketKey, '1.20', '4.00'),
    );
    expect(nextShownLines(before, moved)).toBe(before);
    const far = TOTALS.map(({ marketKey }) =>
      marketKey === '4.5' ? line('4.5', '1.90', '1.90') : line(marketKey, '1.20', '4.00'),
    );
    expect(nextShownLines(before, far)).toEqual(['3.5', '4.5', '5.5']);
  });

  it('the lines that are shown stay while prices are missing, and are chosen again when one of them has gone', () => {
    const before = shown(TOTALS);
    const closed = TOTALS.map(({ marketKey }) => line(marketKey, undefined, undefined));
    expect(nextShownLines(before, closed)).toBe(before);
    const without = [
      line('-0.5', '1.01', '15.00'),
      ...TOTALS.filter((one) => one.marketKey !== '1.5'),
    ];
    expect(nextShownLines(before, without)).toEqual(['0.5', '2.5', '3.5']);
  });
});
