import { PluginManifest } from '@touchline/contracts/plugins';

/** A manifest for tests: given parts over an otherwise empty one. */
export function testManifest(
  given: Record<string, unknown> & { readonly id: string },
): PluginManifest {
  return PluginManifest.parse({
    version: '1.0.0',
    api: '^1.0',
    criticality: 'optional',
    routes: [],
    slots: [],
    modals: [],
    guards: [],
    handlers: [],
    background: [],
    ...given,
  });
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
