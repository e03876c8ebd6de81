import { describe, expect, it } from 'vitest';
import { choose, percentOf } from '../../test/exact.ts';
import { FIRST_SEED } from '../../test/vectors.ts';
import { plinko } from './game.ts';
import { dropBall, pathText, plinkoPays, plinkoSlots, slotOf } from './rules.ts';
import { PLINKO_RISKS, PLINKO_ROWS } from './tables.ts';

const ROWS = Array.from(
  { length: PLINKO_ROWS.most - PLINKO_ROWS.least + 1 },
  (_nothing, at) => PLINKO_ROWS.least + at,
);

describe('plinko', () => {
  it('the seeds of the published round drop its ball as published', () => {
    const path = dropBall(FIRST_SEED, 16);
    expect(pathText(path)).toBe('RRLRLLLLRLLLRLLL');
    expect(slotOf(path)).toBe(5);
    expect(plinkoPays({ rows: 16, risk: 'high' }, path)).toBe(20_000);
  });

  it('the return of every table, counted over all ways of the ball, is what the game states', () => {
    const percents = ROWS.flatMap((rows) =>
      PLINKO_RISKS.map((risk) =>
        percentOf(
          plinkoSlots({ rows, risk }).map((pays, slot) => [pays, choose(rows, slot)]),
          2n ** BigInt(rows),
        ),
      ),
    );
    expect(percents).toHaveLength(27);
    expect(Math.min(...percents)).toBeCloseTo(plinko.rtp.least, 2);
    expect(Math.max(...percents)).toBeLessThanOrEqual(plinko.rtp.most);
  });

  it('every table has a slot more than rows, is the same from both sides and pays most at its edges', () => {
    for (const rows of ROWS) {
      for (const risk of PLINKO_RISKS) {
        const slots = plinkoSlots({ rows, risk });
        expect(slots).toHaveLength(rows + 1);
        expect(slots).toEqual(slots.toReversed());
        const half = slots.slice(0, Math.ceil(slots.length / 2));
        expect(half).toEqual(half.toSorted((one, other) => other - one));
        expect(plinko.mostAtOnce({ rows, risk })).toBe(Math.max(...slots));
      }
    }
  });
});
