import { describe, expect, it } from 'vitest';
import { withStep } from './draft.ts';

const off = { kind: 'switch', plugin: 'sport', enabled: false } as const;
const share = (version: string) =>
  ({ kind: 'rollout', plugin: 'sport', versions: [{ version, weight: 100 }] }) as const;

describe('the steps of a release', () => {
  it('about different things stand beside each other', () => {
    const steps = [off, { ...off, plugin: 'lotto' }, share('1.0.0')].reduce(
      (all, step) => [...withStep(all, step)],
      [] as Parameters<typeof withStep>[1][],
    );
    expect(steps).toHaveLength(3);
  });

  it('about the same are one: the newest', () => {
    expect(withStep([off], { ...off, enabled: true })).toEqual([{ ...off, enabled: true }]);
    const newest = { kind: 'follow-newest', plugin: 'sport' } as const;
    expect(withStep([share('1.0.0'), off], newest)).toEqual([off, newest]);
  });
});
