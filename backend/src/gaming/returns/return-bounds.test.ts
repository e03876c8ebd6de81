import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameReturn, returnBounds } from './return-bounds.ts';

/** Park and Miller's minimal generator: a number below 1, the same ones for a seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A game that pays `multiple` for a stake, so often that it returns `rtp` percent. */
function play({
  rtp,
  multiple,
  rounds,
  seed,
}: {
  readonly rtp: number;
  readonly multiple: number;
  readonly rounds: number;
  readonly seed: number;
}) {
  const random = randomOf(seed);
  const sum = {
    gameId: 'house:dice',
    currency: 'EUR',
    rounds,
    staked: 0,
    won: 0,
    stakedSquares: 0,
  };
  for (let round = 0; round < rounds; round += 1) {
    const stake = 100 * (1 + Math.floor(random() * 10));
    sum.staked += stake;
    sum.stakedSquares += stake * stake;
    sum.won += random() < rtp / 100 / multiple ? stake * multiple : 0;
  }
  return sum;
}
/** Of such a game, from the definition of the variance. */
function deviationOf(rtp: number, multiple: number): number {
  const chance = rtp / 100 / multiple;
  const mean = chance * multiple;
  return Math.sqrt(chance * (multiple - mean) ** 2 + (1 - chance) * mean ** 2);
}
const declared = { rtp: { least: 97, most: 97 }, volatility: undefined } as const;

describe('the return of a game beside the declared one', () => {
  it('a right game is within its bounds, whatever it pays and how many rounds there were', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 2, max: 20 }),
        fc.integer({ min: 500, max: 5_000 }),
        (seed, multiple, rounds) => {
          const deviation = deviationOf(97, multiple);
          const sum = play({ rtp: 97, multiple, rounds, seed });
          expect(gameReturn(sum, { ...declared, deviation }).isOut).toBe(false);
        },
      ),
      { numRuns: 100, seed: 7 },
    );
  });

  it.each([85, 110])(
    'a game that pays %i percent instead of 97 is out after enough rounds',
    (rtp) => {
      const deviation = deviationOf(97, 2);
      const few = play({ rtp, multiple: 2, rounds: 50, seed: 42 });
      expect(gameReturn(few, { ...declared, deviation }).isOut).toBe(false);
      const many = play({ rtp, multiple: 2, rounds: 10_000, seed: 42 });
      expect(gameReturn(many, { ...declared, deviation }).isOut).toBe(true);
    },
  );

  it('a game without a certificate is judged by the wider bounds of its volatility', () => {
    const sum = play({ rtp: 110, multiple: 2, rounds: 10_000, seed: 42 });
    const boundsOf = (volatility: 'low' | 'high' | undefined) =>
      gameReturn(sum, { ...declared, volatility, deviation: undefined }).bounds;
    expect(boundsOf('low')?.most).toBeLessThan(boundsOf('high')?.most ?? 0);
    expect(boundsOf(undefined)).toEqual(boundsOf('high'));
    expect(gameReturn(sum, { ...declared, volatility: 'low', deviation: undefined }).isOut).toBe(
      false,
    );
  });

  it('a range of declared returns is widened on both sides, and a game that declares none is never out', () => {
    const sum = { staked: 10_000, stakedSquares: 10_000 };
    const bounds = returnBounds({ rtp: { least: 94, most: 98 }, deviation: 1, ...sum });
    expect([bounds.least, bounds.most]).toEqual([90, 102]);
    const played = play({ rtp: 110, multiple: 2, rounds: 10_000, seed: 42 });
    const unknown = { rtp: undefined, volatility: undefined, deviation: 1 };
    expect(gameReturn(played, unknown)).toMatchObject({ isOut: false });
    expect(gameReturn(played, unknown)).not.toHaveProperty('bounds');
  });
});
