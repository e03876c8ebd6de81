import { PluginManifest } from '@touchline/contracts/plugins';
import { EMPTY_MANIFEST } from '@touchline/contracts/testing';

/** A manifest for tests: given parts over an otherwise empty one. */
export function testManifest(
  given: Record<string, unknown> & { readonly id: string },
): PluginManifest {
  return PluginManifest.parse({ ...EMPTY_MANIFEST, ...given });
}

/** A route contribution for tests. */
export function testRoute(name: string, path: string, given: Record<string, unknown> = {}) {
  return {
    name,
    path,
    layout: 'default',
    access: 'any',
    module: `./${name}.view.tsx`,
    ...given,
  };
}
