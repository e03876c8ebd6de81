import { describe, expect, it } from 'vitest';
import { differencesOf } from './difference.ts';

describe('the difference between two states', () => {
  it('the difference between two states lists what was changed, added and removed by its path', () => {
    const from = { plugins: { sport: { enabled: true, versions: [1] }, lotto: { enabled: true } } };
    const to = { plugins: { sport: { enabled: false, versions: [1, 2] }, casino: {} } };
    expect(differencesOf(from, to)).toEqual([
      { path: 'plugins.casino', from: undefined, to: {} },
      { path: 'plugins.lotto', from: { enabled: true }, to: undefined },
      { path: 'plugins.sport.enabled', from: true, to: false },
      { path: 'plugins.sport.versions', from: [1], to: [1, 2] },
    ]);
  });

  it('the difference between equal states is nothing', () => {
    expect(differencesOf({ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2 }] } })).toEqual([]);
  });
});
