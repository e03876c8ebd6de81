import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStops, type CountedStops } from '../../test/slot-stops.ts';
import { slot } from './game.ts';
import { SLOT_MOST, slotPays, slotWins, windowOf, windowText } from './rules.ts';
import { SLOT_LINES, SLOT_STRIPS } from './tables.ts';

describe('the slot', () => {
  let counted: CountedStops;
  beforeAll(() => {
    counted = countStops();
  });

  it('all 24⁵ stops pay 76,462,760 stakes of a line, as published', () => {
    expect(counted.stops).toBe(24 ** 5);
    expect(counted.paid).toBe(76_462_760);
    const percent = (100 * counted.paid) / (counted.stops * SLOT_LINES.length);
    expect(percent).toBeCloseTo(96.0271, 4);
    expect(percent).toBeCloseTo(slot.rtp.most, 2);
  });

  it('as many spins pay, and pay no more than their stake, as they are counted; the most is known', () => {
    const share = (count: number) => (100 * count) / counted.stops;
    expect(share(counted.paying)).toBeCloseTo(57.44, 2);
    expect(share(counted.notUp)).toBeCloseTo(31.764, 3);
    expect(counted.most).toBe(SLOT_MOST);
    expect(slot.mostAtOnce({})).toBe(1_128_000);
    expect(counted.deviation).toBeCloseTo(2.0204, 4);
  });

  it('the rules pay every stop what another way of counting it does', () => {
    const stop = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(fc.tuple(stop, stop, stop, stop, stop), (stops) => {
        expect(slotPays(slotWins(windowOf(stops)))).toBe(counted.paysOf(stops) * 1_000);
      }),
      { numRuns: 500 },
    );
  });

  it('a wild stands for the symbol on its left, and a reel goes on at its beginning', () => {
    expect(windowText(windowOf([23, 23, 23, 23, 23]))).toBe('DDFDD FFFFF EEDEE');
    const [win] = slotWins([
      ['F', 'A', 'E'],
      ['D', 'W', 'D'],
      ['E', 'A', 'C'],
      ['F', 'W', 'F'],
      ['E', 'B', 'F'],
    ]);
    expect(win).toEqual({ line: 0, symbol: 'A', count: 4, pays: 100 });
    expect(SLOT_STRIPS[0]).not.toContain('W');
  });
});
