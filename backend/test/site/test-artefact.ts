import { PluginManifest } from '@touchline/contracts/plugins';
import type { Artefact } from '@touchline/contracts/releases';
import { EMPTY_MANIFEST } from '@touchline/contracts/testing';

/** For tests: a published version with one file, its entry, and nothing else. */
export function testArtefact(
  id: string,
  { version, ...rest }: Pick<Artefact, 'version'> & Partial<Artefact>,
): Artefact {
  const entry = `${id}.js`;
  return {
    id,
    kind: 'plugin',
    version,
    specifiers: [`@touchline/${id}`],
    entry,
    stylesheets: [],
    dependencies: [],
    modules: {},
    headTexts: {},
    files: { [entry]: { integrity: `sha256-${id}/${version}`, bytes: 2, size: 1 } },
    ...rest,
  };
}

/** For tests: a version of a plugin, optional and without contributions by default. */
export function testPlugin(
  id: string,
  { version, says = {}, ...rest }: Parameters<typeof testArtefact>[1] & { readonly says?: object },
): Artefact {
  const manifest = PluginManifest.parse({ ...EMPTY_MANIFEST, id, version, ...says });
  return testArtefact(id, { version, manifest, ...rest });
}
