import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVersion } from './choose-version.ts';

const VISITORS = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
const rollout = (fresh: number) => [
  { version: 'new', weight: fresh },
  { version: 'old', weight: 100 - fresh },
];

describe('the version a visitor gets', () => {
  it('the versions are shared out as the weights say', () => {
    for (const weight of [1, 5, 50, 95]) {
      const got = VISITORS.filter(
        (visitor) =>
          chooseVersion({ plugin: 'sport', versions: rollout(weight), visitor })?.version === 'new',
      ).length;
      // Four standard deviations of a binomial share.
      const deviation = Math.sqrt(VISITORS.length * (weight / 100) * (1 - weight / 100));
      expect(Math.abs(got - VISITORS.length * (weight / 100))).toBeLessThan(4 * deviation);
    }
  });

  it('the version of a visitor is stable while its weight grows', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 98 }),
        fc.integer({ min: 0, max: 98 }),
        (visitor, before, more) => {
          const versionAt = (weight: number) =>
            chooseVersion({ plugin: 'sport', versions: rollout(weight), visitor })?.version;
          const later = Math.min(99, before + more);
          return versionAt(before) !== 'new' || versionAt(later) === 'new';
        },
      ),
    );
  });

  it('the versions are divided by each plugin separately', () => {
    const both = VISITORS.filter((visitor) =>
      ['sport', 'coupon'].every(
        (plugin) => chooseVersion({ plugin, versions: rollout(50), visitor })?.version === 'new',
      ),
    ).length;
    expect(both / VISITORS.length).toBeCloseTo(0.25, 1);
  });

  it('the version is the heaviest without a visitor, and none where there is none', () => {
    expect(chooseVersion({ plugin: 'sport', versions: rollout(5) })?.version).toBe('old');
    expect(chooseVersion({ plugin: 'sport', versions: [], visitor: 'x' })).toBeUndefined();
  });
});
