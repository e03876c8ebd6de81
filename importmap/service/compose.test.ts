import { EnvironmentState } from '@touchline/contracts/releases';
import { describe, expect, it } from 'vitest';
import { compose, describeServices } from './compose.ts';
import { INDEX, plugin } from './testing/fixture-releases.ts';

const { artefacts, criticalCss } = INDEX;
const stateWithout = (...ids: string[]) =>
  EnvironmentState.parse({
    plugins: Object.fromEntries(ids.map((id) => [id, { enabled: false }])),
  });
const composeWithout = (...ids: string[]) =>
  compose({ artefacts, criticalCss, state: stateWithout(...ids) });

describe('composition', () => {
  it('the composition maps every specifier of an artefact to its one immutable address', () => {
    expect(composeWithout().importMap.imports).toEqual({
      react: '/assets/react/1.0.0-a/react.js',
      'react-dom': '/assets/react/1.0.0-a/react.js',
      '@touchline/ui': '/assets/ui/1.0.0-a/ui.js',
      '@touchline/sport': '/assets/sport/1.0.0-a/sport.js',
      '@touchline/responsible-gaming': '/assets/responsible-gaming/1.0.0-a/responsible-gaming.js',
    });
  });

  it('the composition carries the integrity of entries and their stylesheets, and of nothing lazy', () => {
    const { integrity, stylesheets } = composeWithout().importMap;
    expect(integrity['/assets/ui/1.0.0-a/ui.css']).toBe('sha256-ui/1/ui.css');
    expect(integrity['/assets/sport/1.0.0-a/sport.js']).toBe('sha256-sport/1/sport.js');
    expect(Object.keys(integrity)).toHaveLength(5);
    expect(stylesheets).toEqual({ '/assets/ui/1.0.0-a/ui.js': ['/assets/ui/1.0.0-a/ui.css'] });
  });

  it('the composition lists as depcache what an entry imports and the map can resolve', () => {
    expect(composeWithout().importMap.depcache['/assets/sport/1.0.0-a/sport.js']).toEqual([
      'react',
      '@touchline/ui',
    ]);
    expect(composeWithout().importMap.depcache).not.toHaveProperty([
      '/assets/react/1.0.0-a/react.js',
    ]);
  });

  it('the composition omits a disabled plugin, but never a mandatory one or a shared module', () => {
    const { artefacts: live, importMap } = composeWithout('sport', 'responsible-gaming', 'ui');
    expect(live.map(({ id }) => id)).toEqual(['react', 'ui', 'responsible-gaming']);
    expect(importMap.imports).not.toHaveProperty(['@touchline/sport']);
    const services = describeServices({
      artefacts,
      state: stateWithout('sport', 'responsible-gaming'),
      versions: new Map(),
    });
    expect(services.map(({ id, enabled, mandatory }) => [id, enabled, mandatory])).toEqual([
      ['sport', false, false],
      ['responsible-gaming', true, true],
    ]);
  });

  it('the composition adds modules of other places, whose hashes never replace those of a build', () => {
    const url = 'https://cdn.example/x.js';
    const sport = '/assets/sport/1.0.0-a/sport.js';
    const state = EnvironmentState.parse({
      imports: { x: url },
      scopes: { '/a/': { x: url } },
      integrity: { [url]: 'sha256-x', [sport]: 'sha256-forged' },
    });
    const { importMap } = compose({ artefacts, criticalCss, state });
    expect(importMap.imports['x']).toBe(url);
    expect(importMap.scopes).toEqual({ '/a/': { x: url } });
    expect(importMap.integrity[url]).toBe('sha256-x');
    expect(importMap.integrity[sport]).toBe('sha256-sport/1/sport.js');
  });

  it('the composition has a release name that changes with its content and only then', () => {
    expect(composeWithout().release).toBe(composeWithout().release);
    expect(composeWithout('sport').release).not.toBe(composeWithout().release);
    const newer = compose({
      artefacts: [...artefacts.slice(0, 2), plugin('sport', { version: '1.0.0-b' })],
      criticalCss,
      state: stateWithout(),
    });
    expect(newer.release).not.toBe(composeWithout().release);
  });
});
