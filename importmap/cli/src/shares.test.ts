import { describe, expect, it } from 'vitest';
import { sharesAfter } from './shares.ts';

const versions = (text: string) =>
  text.split(', ').map((part) => {
    const [version = '', weight] = part.split(' ');
    return { version, weight: Number(weight) };
  });

describe('the shares of a rollout', () => {
  it.each([
    ['a 100', 'b', 5, 'b 5, a 95'],
    ['b 5, a 95', 'b', 50, 'b 50, a 50'],
    ['b 50, a 50', 'b', 100, 'b 100'],
    ['b 50, a 50', 'a', 100, 'a 100'],
    ['b 20, a 80', 'c', 10, 'c 10, b 18, a 72'],
    ['b 1, a 99', 'c', 50, 'c 50, b 1, a 49'],
    ['c 33, b 33, a 34', 'd', 1, 'd 1, c 33, b 33, a 33'],
    ['b 5, none 95', 'b', 20, 'b 20, none 80'],
  ])('the shares of %s, then %s for %i: %s', (current, version, share, expected) => {
    expect(sharesAfter({ current: versions(current), version, share })).toEqual(versions(expected));
  });

  it('the shares of a plugin without a version leave the rest of the visitors without it', () => {
    expect(sharesAfter({ current: [], version: 'a', share: 5 })).toEqual(versions('a 5, none 95'));
  });

  it('the shares of a rollout always add up to 100, each version once', () => {
    for (let share = 1; share <= 100; share += 1) {
      const after = sharesAfter({ current: versions('x 7, y 31, z 62'), version: 'y', share });
      expect(after.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
      expect(new Set(after.map(({ version }) => version)).size).toBe(after.length);
      expect(after.every(({ weight }) => weight >= 1)).toBe(true);
    }
  });
});
