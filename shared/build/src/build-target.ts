import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { PluginManifest } from '@touchline/contracts/plugins';
import type { Artefact } from '@touchline/contracts/releases';
import { COMPRESSIBLE, precompress } from './compress.ts';
import { integrityOf } from './integrity.ts';
import { attachFiles } from './manifest/attach-files.ts';
import { describeSettings } from './manifest/describe-settings.ts';
import { extractManifest } from './manifest/extract-manifest.ts';
import { readHeadTexts, readShellTexts } from './manifest/head-texts.ts';
import { pluginEntry } from './manifest/plugin-entry.ts';
import type { Places } from './places.ts';
import type { Target } from './targets.ts';
import { webpackPreset } from './webpack/preset.ts';
import { runWebpack } from './webpack/run-webpack.ts';

export interface BuildOptions {
  readonly root: string;
  readonly places: Places;
  readonly mode: 'production' | 'development';
}

const DEPENDENCIES = /^(?:\/\*[^]*?\*\/|\s)*System\.register\((\[[^\]]*\])/;

/** Specifiers that a System module imports, read from the module itself. */
export function dependenciesOf(code: string): readonly string[] {
  const list = DEPENDENCIES.exec(code)?.[1];
  if (list === undefined) {
    throw new Error('not a System module');
  }
  return JSON.parse(list.replaceAll("'", '"')) as string[];
}

async function describeFiles(folder: string, options: BuildOptions): Promise<Artefact['files']> {
  const names = (await readdir(folder)).toSorted();
  const described = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      const size = COMPRESSIBLE.test(name)
        ? await precompress(file, { cache: options.places.cache, mode: options.mode })
        : bytes.length;
      return [name, { integrity: integrityOf(bytes), bytes: bytes.length, size }] as const;
    }),
  );
  return Object.fromEntries(described.filter(([name]) => !name.endsWith('.map')));
}

function moduleName(source: string, file: string): string {
  return `./${relative(source, file)}`.replaceAll('\\', '/');
}

async function documentTexts(
  { kind, entry }: Target,
  manifest: PluginManifest | undefined,
): Promise<Artefact['headTexts']> {
  if (manifest !== undefined) {
    return readHeadTexts(manifest, dirname(entry));
  }
  return kind === 'shell' ? readShellTexts(dirname(entry)) : {};
}

/**
 * Builds one target into `assets/<id>/<version>/`. The folder appears complete or not at all, with
 * the artefact's own description in `release.json`.
 * @throws BuildError
 */
export async function buildTarget(
  target: Target,
  version: string,
  options: BuildOptions,
): Promise<Artefact> {
  const output = join(options.places.work, `${target.id}-${version}-${process.pid}`);
  const source = dirname(target.entry);
  await rm(output, { recursive: true, force: true });
  const manifest =
    target.kind === 'plugin' ? await extractManifest({ file: target.entry, version }) : undefined;
  const settings =
    manifest?.settings && (await describeSettings(join(source, manifest.settings.module)));
  const entrySource = manifest && pluginEntry(manifest);
  const bundle = await runWebpack(
    webpackPreset({ ...options, target, version, output, entrySource }),
  );
  const files = await describeFiles(output, options);
  const artefact: Artefact = {
    id: target.id,
    kind: target.kind,
    version,
    specifiers: [...target.specifiers],
    entry: bundle.entry,
    stylesheets: [...bundle.stylesheets],
    dependencies: [...dependenciesOf(await readFile(join(output, bundle.entry), 'utf8'))],
    files,
    modules: Object.fromEntries(
      [...bundle.lazy].map(([file, { files: emitted, imports }]) => [
        moduleName(source, file),
        { files: [...emitted], imports: [...imports] },
      ]),
    ),
    headTexts: await documentTexts(target, manifest),
    ...(manifest && {
      manifest: attachFiles(manifest, { source, lazy: bundle.lazy, files }),
    }),
    ...(settings && { settings }),
  };
  await writeFile(join(output, 'release.json'), JSON.stringify(artefact));
  const published = join(options.places.assets, target.id, version);
  await mkdir(dirname(published), { recursive: true });
  await rm(published, { recursive: true, force: true });
  await rename(output, published);
  return artefact;
}
