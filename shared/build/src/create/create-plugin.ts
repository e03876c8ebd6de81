import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { BUILD_PACKAGE } from '../workspace.ts';
import { type PluginNames, pluginNames } from './plugin-names.ts';

const TEMPLATES = join(BUILD_PACKAGE, 'templates');
const SUFFIX = '.template';

/** Where a plugin is being made. */
interface Place {
  /** The workspace's root. */
  readonly root: string;
  /** The site's own repository: its packages lie there as sources. */
  readonly isRepository: boolean;
  /** A workspace that has plugins already. */
  readonly isWorkspace: boolean;
}

function workspacesOf(folder: string): readonly string[] | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { workspaces?: string[] }).workspaces
    : undefined;
}

/** The workspace that a folder is in, else a new one in it, named after the plugin. */
function placeOf(folder: string, id: string): Place {
  for (let at = folder; ; at = dirname(at)) {
    const workspaces = workspacesOf(at);
    if (workspaces?.includes('plugins/*') === true) {
      return { root: at, isWorkspace: true, isRepository: workspaces.includes('shared/*') };
    }
    if (dirname(at) === at) {
      return { root: join(folder, id), isWorkspace: false, isRepository: false };
    }
  }
}

/** Versions of the packages that a plugin is written with, as they are installed here. */
function versions(): Readonly<Record<string, string>> {
  const { version, touchline } = JSON.parse(
    readFileSync(join(BUILD_PACKAGE, 'package.json'), 'utf8'),
  ) as { version: string; touchline: { scaffold: Readonly<Record<string, string>> } };
  const require = createRequire(join(BUILD_PACKAGE, 'package.json'));
  const react = (require('react/package.json') as { version: string }).version;
  return { ...touchline.scaffold, build: version, react };
}

function fill(text: string, names: PluginNames): string {
  const known = versions();
  return text
    .replaceAll('__ID__', names.id)
    .replaceAll('__NAME__', names.name)
    .replaceAll('__TITLE__', names.title)
    .replace(/__([A-Z_]+)_VERSION__/g, (_whole, name: string) => {
      return known[name.toLowerCase().replaceAll('_', '-')] ?? '*';
    });
}

async function writeTemplate(from: string, to: string, names: PluginNames): Promise<string[]> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX));
  return await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const source = join(parentPath, name);
      const path = source
        .slice(from.length + 1, -SUFFIX.length)
        .replace(/^gitignore$/, '.gitignore');
      const target = join(to, path.replaceAll('__ID__', names.id));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, fill(await readFile(source, 'utf8'), names));
      return target;
    }),
  );
}

export interface CreatedPlugin extends PluginNames {
  /** The workspace it is in. */
  readonly root: string;
  /** Its own folder. */
  readonly folder: string;
  readonly isRepository: boolean;
  /** Every file that was written. */
  readonly files: readonly string[];
}

/**
 * Writes a working plugin: a route, a slot, a modal, texts in every language, tests and a journey.
 * In the site's repository or any other workspace with plugins it becomes one of them; elsewhere a
 * workspace for it is made.
 * @throws BuildError `plugin_name_invalid`, `plugin_exists`
 */
export async function createPlugin(options: {
  readonly folder: string;
  readonly id: string;
}): Promise<CreatedPlugin> {
  const names = pluginNames(options.id);
  const { root, isRepository, isWorkspace } = placeOf(options.folder, names.id);
  const folder = join(root, 'plugins', names.id);
  if (existsSync(folder)) {
    throw new BuildError('plugin_exists', `${folder} is there already.`);
  }
  const written = [
    await writeTemplate(join(TEMPLATES, 'plugin'), folder, names),
    isRepository ? await writeTemplate(join(TEMPLATES, 'repository'), folder, names) : [],
    isWorkspace ? [] : await writeTemplate(join(TEMPLATES, 'workspace'), root, names),
  ];
  return { ...names, root, folder, isRepository, files: written.flat() };
}
