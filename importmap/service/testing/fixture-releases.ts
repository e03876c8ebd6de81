import { PluginManifest } from '@touchline/contracts/plugins';
import type { Artefact, ReleaseIndex } from '@touchline/contracts/releases';

/** An artefact with an entry, and a stylesheet on request. */
export function artefact(id: string, changes: Partial<Artefact> = {}): Artefact {
  const entry = `${id}.js`;
  const stylesheets = changes.stylesheets ?? [];
  return {
    id,
    kind: 'plugin',
    version: '1.0.0-a',
    specifiers: [`@touchline/${id}`],
    entry,
    stylesheets,
    dependencies: ['react'],
    modules: {},
    headTexts: {},
    files: Object.fromEntries(
      [entry, 'lazy.js', ...stylesheets].map((file) => [
        file,
        { integrity: `sha256-${id}/${changes.version ?? '1'}/${file}`, bytes: 2, size: 1 },
      ]),
    ),
    ...changes,
  };
}

/** A plugin's artefact with a manifest of the given criticality. */
export function plugin(
  id: string,
  changes: Partial<Artefact> & { criticality?: 'optional' | 'mandatory' } = {},
): Artefact {
  const { criticality = 'optional', ...rest } = changes;
  const lists = { routes: [], slots: [], modals: [], guards: [], handlers: [], background: [] };
  const version = rest.version ?? '1.0.0-a';
  const manifest = PluginManifest.parse({ id, version, api: '^1.0', criticality, ...lists });
  return artefact(id, { ...rest, manifest });
}

export const INDEX: ReleaseIndex = {
  format: 1,
  criticalCss: 'a{}',
  artefacts: [
    artefact('react', {
      kind: 'vendor',
      specifiers: ['react', 'react-dom'],
      dependencies: [],
    }),
    artefact('ui', { kind: 'shared', stylesheets: ['ui.css'] }),
    plugin('sport', { dependencies: ['react', '@touchline/ui', 'not-published'] }),
    plugin('responsible-gaming', { criticality: 'mandatory' }),
  ],
};
