import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, percentOf } from '../../test/exact.ts';
import { FIRST_SEED } from '../../test/vectors.ts';
import { keno } from './game.ts';
import { drawKeno, kenoHits, kenoPays } from './rules.ts';

const PICKS = Array.from({ length: 10 }, (_nothing, at) => at + 1);

function percentOfPicks(picks: number): number {
  const outcomes = kenoPays(picks).map(
    (pays, hits) => [pays, choose(picks, hits) * choose(40 - picks, 10 - hits)] as const,
  );
  return percentOf(outcomes, choose(40, 10));
}

describe('keno', () => {
  it('the seeds of the published round draw its numbers as published', () => {
    expect(drawKeno(FIRST_SEED)).toEqual([31, 36, 12, 32, 2, 8, 20, 10, 25, 17]);
    expect(kenoHits([1, 2, 31, 40], drawKeno(FIRST_SEED))).toEqual([2, 31]);
  });

  it('the return of every number of picks, counted over all draws, is what the game states', () => {
    const percents = PICKS.map(percentOfPicks);
    expect(Math.min(...percents)).toBeCloseTo(keno.rtp.least, 2);
    expect(Math.max(...percents)).toBeCloseTo(keno.rtp.most, 2);
  });

  it('more hits never pay less, and the most is known before', () => {
    for (const picks of PICKS) {
      const pays = kenoPays(picks);
      expect(pays).toHaveLength(picks + 1);
      expect(pays.slice(1)).toEqual(pays.slice(1).toSorted((one, other) => one - other));
      expect(keno.mostAtOnce({ numbers: PICKS.slice(0, picks) })).toBe(pays.at(-1));
    }
  });

  it('ten different numbers are drawn', () => {
    fc.assert(
      fc.property(fc.nat(), (nonce) => {
        const drawn = drawKeno({ ...FIRST_SEED, nonce });
        expect(new Set(drawn).size).toBe(10);
        expect(drawn.every((number) => number >= 1 && number <= 40)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
