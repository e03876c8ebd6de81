import { expect, it } from 'vitest';
import { PluginId } from './control-plane.ts';
import { PluginManifest } from '../plugins/manifest.ts';

const manifest = (id: string) =>
  PluginManifest.safeParse({
    id,
    version: '1.0.0',
    api: '^1.0',
    criticality: 'optional',
    routes: [],
    slots: [],
    modals: [],
    guards: [],
    handlers: [],
    background: [],
  }).success;

it('a plugin is not named like what every object has', () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype);
  expect(inherited).toContain('constructor');
  for (const name of inherited) {
    expect(PluginId.safeParse(name).success, name).toBe(false);
    expect(manifest(name), name).toBe(false);
  }
  expect(PluginId.safeParse('constructors').success).toBe(true);
  expect(manifest('sport')).toBe(true);
});
