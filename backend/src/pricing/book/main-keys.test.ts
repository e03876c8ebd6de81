import { describe, expect, it } from 'vitest';
import type { BookMarket } from './book-event.ts';
import { chooseMainKeys } from './main-keys.ts';

const market = (key: string, prices: readonly (string | undefined)[]) =>
  [key, { key, prices } as unknown as BookMarket] as const;
const choose = (markets: readonly (readonly [string, BookMarket])[], previous: string[] = []) =>
  chooseMainKeys({ sport: 'football', markets: new Map(markets), previous });

describe('the markets a list shows', () => {
  it('the markets a list shows are the main types in their order, each with its most balanced line', () => {
    const keys = choose([
      market('ft-total@0.5', ['1.05', '9.00']),
      market('ft-total@2.5', ['1.90', '1.95']),
      market('ft-1x2', ['1.50', '4.00', '7.00']),
    ]);
    expect(keys.indexOf('ft-1x2')).toBeLessThan(keys.indexOf('ft-total@2.5'));
    expect(keys).not.toContain('ft-total@0.5');
  });

  it('the markets a list shows retain a line until it gets lopsided', () => {
    const lines = [
      market('ft-total@2.5', ['1.80', '2.05']),
      market('ft-total@3.5', ['1.92', '1.93']),
    ];
    expect(choose(lines, ['ft-total@2.5'])).toEqual(['ft-total@2.5']);
  });

  it('the markets a list shows put one without a choice after those with one', () => {
    const keys = choose([
      market('ft-1x2', [undefined, '32.00', undefined]),
      market('ft-total@2.5', ['1.90', '1.95']),
    ]);
    expect(keys).toEqual(['ft-total@2.5', 'ft-1x2']);
  });
});
