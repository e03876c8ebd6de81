import { describe, expect, it } from 'vitest';
import { withStep } from './draft.ts';

const off = { kind: 'switch' as const, plugin: 'sport', enabled: false };
const share = (version: string) => ({
  kind: 'rollout' as const,
  plugin: 'sport',
  versions: [{ version, weight: 100 }],
});

describe('the steps of a release', () => {
  it('the steps of a release about different things are separate', () => {
    const lotto = { ...off, plugin: 'lotto' };
    const steps = withStep(withStep([off], lotto), share('1.0.0'));
    expect(steps).toHaveLength(3);
  });

  it('the steps of a release about the same thing are one: the newest', () => {
    expect(withStep([off], { ...off, enabled: true })).toEqual([{ ...off, enabled: true }]);
    const newest = { kind: 'follow-newest', plugin: 'sport' } as const;
    expect(withStep([share('1.0.0'), off], newest)).toEqual([off, newest]);
  });
});
