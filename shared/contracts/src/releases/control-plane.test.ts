import { expect, it } from 'vitest';
import { PluginId } from './control-plane.ts';
import { PluginManifest } from '../plugins/manifest.ts';
import { EMPTY_MANIFEST } from '../testing/empty-manifest.ts';

const manifest = (id: string) => PluginManifest.safeParse({ ...EMPTY_MANIFEST, id }).success;

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
