import { describe, expect, it } from 'vitest';
import { chanceOfChiSquared, chanceOfCounts, chanceOfDistance } from './chances.ts';
import { GAME_TESTS } from './game-tests.ts';
import { runRandomness } from './randomness-soak.ts';
import { floatsOfRounds } from './run-batteries.ts';
import { couponShares, STREAM_TESTS } from './stream-tests.ts';

const FLOATS = 20_000;
const ROUNDS = 3_000;

describe('chances', () => {
  it.each([
    [6.635, 1],
    [23.209, 10],
    [135.807, 100],
  ])(
    'the published value %d of χ² with %d degrees is passed once in a hundred',
    (value, freedom) => {
      expect(chanceOfChiSquared(value, freedom)).toBeCloseTo(0.01, 5);
    },
  );

  it('the published bounds of the normal distribution hold, and counts as expected are no surprise', () => {
    expect(chanceOfDistance(1.96)).toBeCloseTo(0.05, 4);
    expect(chanceOfDistance(-2.576)).toBeCloseTo(0.01, 4);
    expect(chanceOfCounts([50, 50], [0.5, 0.5])).toBe(1);
    expect(chanceOfCounts([80, 20], [0.5, 0.5])).toBeLessThan(1e-8);
  });

  it('the shares of every game sum up to one, and those of coupons are what they are counted to be', () => {
    for (const [name, { shares }] of Object.entries(GAME_TESTS)) {
      expect(
        shares.reduce((sum, share) => sum + share, 0),
        name,
      ).toBeCloseTo(1, 9);
    }
    // Two kinds: the second of them comes at exactly n with a chance of 1 / 2ⁿ⁻¹.
    expect(couponShares(2, 5)).toEqual([0, 0, 1 / 2, 1 / 4, 1 / 8, 1 / 16]);
    expect(couponShares(5, 5)[5]).toBeCloseTo(120 / 3_125, 12);
  });
});

describe('the numbers of rounds', () => {
  const floats = floatsOfRounds('a fixed server seed', FLOATS);

  it.each([
    ['evenness', floats.map((float) => float * 0.99)],
    ['runs', floats.toSorted((one, other) => one - other)],
    [
      'correlation with the next number',
      floats.map((float, at) => (float + (floats[at - 1] ?? 0)) / 2),
    ],
    [
      'correlation with the next hash',
      floats.map((float, at) => (float + (floats[at - 8] ?? 0)) / 2),
    ],
    ['gaps', floats.map((float, at) => (at % 10 === 0 ? float / 10 : float))],
    ['poker', floats.map((float, at) => (at % 5 === 4 ? (floats[at - 1] ?? 0) : float))],
    ['coupons', floats.map((_float, at) => ((at * 3) % 5) / 5)],
  ])('%s tells numbers that were tampered with', (name, tampered) => {
    expect(STREAM_TESTS[name]?.(tampered)).toBeLessThan(1e-6);
  });
});

describe('the batteries', () => {
  const NAMES = [...Object.keys(STREAM_TESTS), ...Object.keys(GAME_TESTS)];

  it('the numbers and the outcomes of every game pass on fixed seeds by the rule of the soak', () => {
    let asked = 0;
    const seedOf = () => `fixed server seed ${(asked += 1)}`;
    const { verdicts, faults } = runRandomness({ rounds: ROUNDS, seedOf });
    expect(faults).toEqual([]);
    expect(verdicts.slice(0, NAMES.length).map(({ name }) => name)).toEqual(NAMES);
    const failed = verdicts.filter(({ chance }) => chance < 0.01);
    // What failed, and nothing else, was repeated.
    expect(verdicts.slice(NAMES.length).length).toBe(failed.length);
  });

  it('a test that fails on three seeds is a fault', () => {
    // Cells that are wrong: a coin that is said to fall on one side twice as often.
    const chance = chanceOfCounts([500, 500], [2 / 3, 1 / 3]);
    expect(chance).toBeLessThan(0.01);
    const { verdicts, faults } = runRandomness({
      rounds: 50,
      seedOf: () => 'fixed server seed',
      run: (_server, _rounds, isWanted = () => true) =>
        ['fair', 'unfair']
          .filter((name) => isWanted(name))
          .map((name) => ({ name, chance: name === 'fair' ? 0.5 : chance })),
    });
    expect(verdicts.map(({ name }) => name)).toEqual(['fair', 'unfair', 'unfair', 'unfair']);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^unfair failed on 3 seeds/);
  });
});
