import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Artefact, ReleaseIndex } from '@touchline/contracts/releases';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';

const NOT_BUILT = { exitCode: EXIT.unknown };

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** The nearest `.build` at or above a folder. */
function nearestBuild(folder: string): string {
  const build = join(folder, '.build');
  if (existsSync(join(build, 'releases.json'))) {
    return build;
  }
  if (dirname(folder) === folder) {
    throw new CommandError(
      'build_missing',
      'nothing is built here: run "npm run build"',
      NOT_BUILT,
    );
  }
  return nearestBuild(dirname(folder));
}

async function pluginHere(folder: string): Promise<string> {
  const { name } = ((await readJson(join(folder, 'package.json'))) ?? {}) as { name?: string };
  if (name === undefined) {
    throw new CommandError('usage', 'name the plugin, or call this in its folder', {
      exitCode: EXIT.usage,
    });
  }
  return name.replace(/^@[^/]+\//, '');
}

export interface FoundBuild {
  readonly artefact: Artefact;
  /** Every file of it, base64. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * A plugin's build with its files: the newest below the nearest `.build`, of the plugin that is named
 * or whose folder this is; or what lies in a named folder with a `release.json`.
 * @throws CommandError `build_missing`, `usage`
 */
export async function findBuild(options: {
  /** Where the command was called. */
  readonly folder: string;
  readonly plugin: string | undefined;
  readonly from: string | undefined;
}): Promise<FoundBuild> {
  const { folder, plugin, from } = options;
  const place = from === undefined ? await newestBuild(folder, plugin) : resolve(folder, from);
  const parsed = Artefact.safeParse(await readJson(join(place, 'release.json')));
  if (!parsed.success) {
    throw new CommandError('build_missing', `${place} contains no build`, NOT_BUILT);
  }
  const artefact = parsed.data;
  const files = await Promise.all(
    Object.keys(artefact.files).map(
      async (file) => [file, (await readFile(join(place, file))).toString('base64')] as const,
    ),
  );
  return { artefact, files: Object.fromEntries(files) };
}

async function newestBuild(folder: string, plugin: string | undefined): Promise<string> {
  const id = plugin ?? (await pluginHere(folder));
  const build = nearestBuild(folder);
  const index = ReleaseIndex.safeParse(await readJson(join(build, 'releases.json')));
  const found = index.data?.artefacts.find((one) => one.id === id);
  if (found === undefined) {
    throw new CommandError('build_missing', `${build} contains no build of "${id}"`, NOT_BUILT);
  }
  return join(build, 'assets', id, found.version);
}
