import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, waysOfPlaces } from '../../test/exact.ts';
import { wheel } from './game.ts';
import { turnWheel, wheelPays } from './rules.ts';
import { WHEEL_RISKS, WHEEL_SEGMENTS } from './tables.ts';

const WHEELS = WHEEL_SEGMENTS.flatMap((segments) =>
  WHEEL_RISKS.map((risk) => ({ segments, risk })),
);

describe('the wheel', () => {
  it.each(WHEELS)('the segments of %o return exactly 99 of a hundred stakes', (bet) => {
    const pays = wheelPays(bet);
    expect(pays).toHaveLength(bet.segments);
    expect(pays.reduce((sum, one) => sum + one, 0) * 100).toBe(bet.segments * 99 * 10_000);
    expect(wheel.mostAtOnce(bet)).toBe(pays.toSorted((one, other) => other - one)[0]);
  });

  it.each(WHEELS)('the return of %o, counted over all 2³² numbers, is 99 percent', (bet) => {
    const ways = waysOfPlaces(bet.segments);
    const outcomes = wheelPays(bet).map((pays, at) => [pays, ways[at] ?? 0n] as const);
    expect(percentOf(outcomes, 2n ** 32n)).toBeCloseTo(wheel.rtp.most, 4);
  });

  it('the published tables of ten segments are kept', () => {
    expect(wheelPays({ segments: 10, risk: 'low' }).toSorted()).toEqual(
      [15_000, ...Array.from({ length: 7 }, () => 12_000), 0, 0].toSorted(),
    );
    expect(wheelPays({ segments: 10, risk: 'high' }).filter((pays) => pays > 0)).toEqual([99_000]);
  });

  it('a turn stops at one of its segments', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...WHEEL_SEGMENTS), (nonce, segments) => {
        const at = turnWheel({ server: 'server', client: 'client', nonce }, segments);
        expect(Number.isInteger(at) && at >= 0 && at < segments).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
