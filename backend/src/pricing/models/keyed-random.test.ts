import { describe, expect, it } from 'vitest';
import { hashOf } from '../book/hash.ts';
import { createKeyedRandom, keyFor } from './keyed-random.ts';

const DRAWS = 20_000;
const drawsOf = (secret: string, purpose: string, count = DRAWS) => {
  const random = createKeyedRandom(keyFor(secret, purpose));
  return Array.from({ length: count }, (_, at) => random(at));
};

describe('numbers drawn by a secret key', () => {
  it('the keyed numbers are the same for the same key and position, in any order', () => {
    const draws = drawsOf('secret', 'match 7', 500);
    const again = createKeyedRandom(keyFor('secret', 'match 7'));
    for (const position of [499, 0, 250, 17, 498, 16, 15, 1]) {
      expect(again(position)).toBe(draws[position]);
    }
  });

  it('the keyed numbers are uniform in [0, 1)', () => {
    const draws = drawsOf('secret', 'match 7');
    const shares = Array.from({ length: 20 }, () => 0);
    for (const draw of draws) {
      shares[Math.floor(draw * 20)] = (shares[Math.floor(draw * 20)] ?? 0) + 1;
    }
    const expected = DRAWS / 20;
    const chiSquare = shares.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 19 degrees of freedom; exceeded once in 10,000 keys.
    expect(chiSquare).toBeLessThan(50);
  });

  it('the keyed numbers differ for secrets that a 32-bit hash maps to one value', () => {
    const [one, other] = ['secret 439599', 'secret 622382'] as const;
    expect(hashOf(one, 7, 'course')).toBe(hashOf(other, 7, 'course'));
    expect(drawsOf(one, 'match 7', 8)).not.toEqual(drawsOf(other, 'match 7', 8));
  });

  it('the keyed numbers of one purpose reveal nothing about those of another', () => {
    const one = drawsOf('secret', 'match 7');
    const other = drawsOf('secret', 'match 8');
    const covariance = one.reduce((sum, x, at) => sum + (x - 0.5) * ((other[at] ?? 0) - 0.5), 0);
    expect(Math.abs(covariance / DRAWS) * 12).toBeLessThan(0.03);
  });
});
