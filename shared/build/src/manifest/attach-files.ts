import { join } from 'node:path';
import type { PluginManifest } from '@touchline/contracts/plugins';
import type { Artefact } from '@touchline/contracts/releases';
import { BuildError } from '../build-error.ts';
import type { Bundle } from '../webpack/run-webpack.ts';

interface Loaded {
  readonly module: string;
}

/**
 * Completes a manifest with what the bundler emitted: each contribution gets the files it needs
 * in addition to the entry, and the manifest the list of all files.
 * @param built.lazy what each lazily imported module loads, by absolute path
 * @throws BuildError `manifest_module_unbuilt`
 */
export function attachFiles(
  manifest: PluginManifest,
  built: {
    readonly source: string;
    readonly lazy: Bundle['lazy'];
    readonly files: Artefact['files'];
  },
): PluginManifest {
  function withFiles<Contribution extends Loaded>(contribution: Contribution): Contribution {
    const files = built.lazy.get(join(built.source, contribution.module))?.files;
    if (files === undefined) {
      throw new BuildError(
        'manifest_module_unbuilt',
        `${manifest.id}: ${contribution.module} was declared but the bundler did not build it.`,
      );
    }
    return { ...contribution, files: [...files] };
  }
  const languages = Object.entries(manifest.translations?.languages ?? {});
  return {
    ...manifest,
    routes: manifest.routes.map(withFiles),
    slots: manifest.slots.map(withFiles),
    modals: manifest.modals.map(withFiles),
    guards: manifest.guards.map(withFiles),
    handlers: manifest.handlers.map(withFiles),
    background: manifest.background.map(withFiles),
    ...(manifest.translations && {
      translations: {
        ...manifest.translations,
        languages: Object.fromEntries(
          languages.map(([language, loaded]) => [language, withFiles(loaded)]),
        ),
      },
    }),
    ...(manifest.settings && { settings: withFiles(manifest.settings) }),
    assets: Object.fromEntries(
      Object.entries(built.files).map(([file, { integrity, size }]) => [
        file,
        { file, integrity, size },
      ]),
    ),
  };
}
