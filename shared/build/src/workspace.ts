import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface WorkspacePackage {
  /** `@touchline/sport` */
  readonly name: string;
  /** Absolute path. */
  readonly directory: string;
  /** Path from the root, with forward slashes, as the lockfile writes it. */
  readonly location: string;
  readonly version: string;
  readonly dependencies: readonly string[];
  /** Source files by the specifier they are imported by, relative to the package. */
  readonly entries: Readonly<Record<string, string>>;
}

export interface Workspace {
  readonly root: string;
  readonly packages: ReadonlyMap<string, WorkspacePackage>;
}

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | { readonly 'touchline-source'?: string }>>;
}

/** The source file of each specifier that others may import. */
function entriesOf({ name, exports = {} }: PackageJson): Record<string, string> {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([path, given]) => {
      const file = typeof given === 'string' ? given : given['touchline-source'];
      return file === undefined ? [] : [[name + path.slice(1), file]];
    }),
  );
}

/** The folder above `from` whose package.json has workspaces. */
export function findRoot(from: string): string {
  const file = join(from, 'package.json');
  if (existsSync(file) && 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as PackageJson)) {
    return from;
  }
  if (dirname(from) === from) {
    throw new Error('No workspace root with a package.json was found above this folder.');
  }
  return findRoot(dirname(from));
}

/** The folder of this package, whether it runs from `src` or `dist`. */
export const BUILD_PACKAGE = dirname(dirname(fileURLToPath(import.meta.url)));

async function foldersOf(root: string, pattern: string): Promise<string[]> {
  if (!pattern.endsWith('/*')) {
    return [join(root, pattern)];
  }
  const parent = join(root, pattern.slice(0, -2));
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(parent, entry.name));
}

/** Reads every workspace package's name, version and dependencies. */
export async function readWorkspace(root: string): Promise<Workspace> {
  const { workspaces = [] } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  ) as PackageJson;
  const folders = (await Promise.all(workspaces.map((pattern) => foldersOf(root, pattern)))).flat();
  const packages = new Map<string, WorkspacePackage>();
  for (const directory of folders) {
    const text = await readFile(join(directory, 'package.json'), 'utf8').catch(() => undefined);
    if (text === undefined) {
      continue;
    }
    const described = JSON.parse(text) as PackageJson;
    const { name, version, dependencies = {} } = described;
    packages.set(name, {
      name,
      directory,
      location: relative(root, directory).replaceAll('\\', '/'),
      version,
      dependencies: Object.keys(dependencies),
      entries: entriesOf(described),
    });
  }
  return { root, packages };
}
