import { EnvironmentState, type StateChange } from '@touchline/contracts/releases';
import { describe, expect, it } from 'vitest';
import { applyChange } from './apply-change.ts';
import { packagesOf } from './packages.ts';
import { INDEX } from './testing/fixture-releases.ts';

const EMPTY = EnvironmentState.parse({});
const apply = (...changes: Exclude<StateChange, { kind: 'restore' }>[]) =>
  changes.reduce((state, change) => applyChange(state, change, packagesOf(INDEX)), EMPTY);
const refusal = (change: Exclude<StateChange, { kind: 'restore' }>) => {
  try {
    apply(change);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a change of decisions', () => {
  it('a change of decisions disables and enables a plugin, retaining its versions and fallback', () => {
    const versions = [{ version: 'a', weight: 100 }];
    const state = apply(
      { kind: 'rollout', plugin: 'sport', versions },
      { kind: 'fallback', plugin: 'sport', version: 'b' },
      { kind: 'switch', plugin: 'sport', enabled: false },
    );
    expect(state.plugins).toEqual({ sport: { enabled: false, versions, fallback: 'b' } });
  });

  it('a change of decisions returns to the newest build, and forgets a fallback', () => {
    const versions = [{ version: 'a', weight: 100 }];
    const state = apply(
      { kind: 'rollout', plugin: 'sport', versions },
      { kind: 'fallback', plugin: 'sport', version: 'b' },
      { kind: 'follow-newest', plugin: 'sport' },
      { kind: 'fallback', plugin: 'sport' },
    );
    expect(state.plugins).toEqual({ sport: { enabled: true } });
  });

  it.each([[[40, 50]], [[60, 60]]])(
    'a rollout with weights of %j, which are not 100, is refused',
    (weights) => {
      const versions = weights.map((weight, index) => ({ version: `v${index}`, weight }));
      expect(refusal({ kind: 'rollout', plugin: 'sport', versions })).toBe('rollout_invalid');
    },
  );

  it('a rollout with one version twice is refused', () => {
    const versions = [
      { version: 'a', weight: 50 },
      { version: 'a', weight: 50 },
    ];
    expect(refusal({ kind: 'rollout', plugin: 'sport', versions })).toBe('rollout_invalid');
  });

  it.each([
    { kind: 'switch', plugin: 'responsible-gaming', enabled: false },
    { kind: 'set-import', specifier: '@touchline/responsible-gaming', url: '/x.js' },
    { kind: 'set-import', specifier: '@touchline/', url: '/elsewhere/' },
    { kind: 'remove-import', specifier: '@touchline/responsible-gaming' },
    {
      kind: 'set-scope',
      scope: '/assets/',
      imports: { '@touchline/responsible-gaming': '/x.js' },
    },
  ] as const)('a change of decisions cannot touch what protects players: $kind', (change) => {
    expect(refusal(change)).toBe('plugin_mandatory');
  });

  it('a change of an unknown plugin is refused', () => {
    expect(refusal({ kind: 'switch', plugin: 'nothing', enabled: true })).toBe('plugin_unknown');
    expect(refusal({ kind: 'remove-import', specifier: 'nothing' })).toBe('not_found');
  });

  it('the integrity of a module is stored with its address, and dropped with it', () => {
    const set = { kind: 'set-import', specifier: 'x', url: 'https://a.example/1/x.js' } as const;
    const first = apply({ ...set, integrity: 'sha256-1' });
    expect(first).toMatchObject({ imports: { x: set.url }, integrity: { [set.url]: 'sha256-1' } });
    const url = 'https://a.example/2/x.js';
    const moved = apply({ ...set, integrity: 'sha256-1' }, { ...set, url, integrity: 'sha256-2' });
    expect(moved.integrity).toEqual({ [url]: 'sha256-2' });
    const gone = apply(
      { ...set, integrity: 'sha256-1' },
      { kind: 'remove-import', specifier: 'x' },
    );
    expect(gone).toEqual(EMPTY);
  });

  it('an integrity that another module still uses is retained', () => {
    const url = 'https://a.example/x.js';
    const state = apply(
      { kind: 'set-import', specifier: 'x', url, integrity: 'sha256-1' },
      { kind: 'set-import', specifier: 'y', url },
      { kind: 'remove-import', specifier: 'x' },
    );
    expect(state.integrity).toEqual({ [url]: 'sha256-1' });
  });
});
