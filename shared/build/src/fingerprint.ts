import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readLockfile, type Lockfile, lockedClosure } from './lockfile.ts';
import { SHARED_PACKAGES, SHARED_SPECIFIERS, type Target } from './targets.ts';
import { readWithImports } from './read-with-imports.ts';
import { BUILD_PACKAGE, type Workspace, type WorkspacePackage } from './workspace.ts';

/** What of the build shapes its output; the rest of it may change without new versions. */
const PRESET_FOLDERS = ['src/webpack', 'src/manifest', 'runtime'] as const;
const PRESET_FILES = ['src/targets.ts', 'src/integrity.ts', 'src/build-target.ts'] as const;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.build']);
const SKIPPED_FILES = /\.test\.tsx?$|\.tsbuildinfo$|\.md$/;

async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        return SKIPPED_FOLDERS.has(entry.name) ? [] : sourceFiles(path);
      }
      return SKIPPED_FILES.test(entry.name) ? [] : [path];
    }),
  );
  return files.flat();
}

async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await sourceFiles(folder)).toSorted()) {
    hash
      .update(relative(folder, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The workspace packages that end up inside a target's bundle, itself included. */
export function bundledPackages(workspace: Workspace, target: Target): WorkspacePackage[] {
  const found = new Map<string, WorkspacePackage>();
  function visit(source: WorkspacePackage): void {
    if (found.has(source.name)) {
      return;
    }
    found.set(source.name, source);
    for (const name of source.dependencies) {
      const dependency = workspace.packages.get(name);
      if (dependency && !SHARED_PACKAGES.has(name)) {
        visit(dependency);
      }
    }
  }
  if (target.source) {
    visit(target.source);
  }
  return [...found.values()];
}

/**
 * Entries of shared packages that are bundled all the same, because their specifier is on no import
 * map: icons, parts of pages, the view of announced pages, makers of routes.
 */
function bundledEntries(shared: readonly WorkspacePackage[]): string[] {
  return shared
    .flatMap(({ directory, entries }) =>
      Object.entries(entries)
        .filter(([specifier]) => !SHARED_SPECIFIERS.has(specifier))
        .map(([, file]) => join(directory, file)),
    )
    .toSorted();
}

/** The shared packages that some packages import. */
function sharedPackages(
  workspace: Workspace,
  packages: readonly WorkspacePackage[],
): readonly WorkspacePackage[] {
  const imported = new Set(packages.flatMap(({ dependencies }) => dependencies));
  return [...workspace.packages.values()].filter(
    ({ name }) => SHARED_PACKAGES.has(name) && imported.has(name),
  );
}

/** The npm packages that come with bundled entries: all but those of the import map. */
function bundledDependencies({ dependencies }: WorkspacePackage): readonly string[] {
  return dependencies.filter((name) => !SHARED_SPECIFIERS.has(name));
}

export interface Fingerprints {
  /** Hash of everything that can change a target's bundle: the second half of its version. */
  readonly of: (target: Target) => Promise<string>;
}

/** Prepares fingerprints for one run: each folder is read once however many targets bundle it. */
export async function createFingerprints(
  workspace: Workspace,
  mode: 'production' | 'development',
): Promise<Fingerprints> {
  const lockfile: Lockfile = await readLockfile(workspace.root);
  const folders = new Map<string, Promise<string>>();
  function folder(path: string): Promise<string> {
    const known = folders.get(path) ?? hashFolder(path);
    folders.set(path, known);
    return known;
  }
  const build = workspace.packages.get('@touchline/build');
  const preset = [
    mode,
    ...(await Promise.all(PRESET_FOLDERS.map((name) => folder(join(BUILD_PACKAGE, name))))),
    ...(await Promise.all(PRESET_FILES.map((name) => readFile(join(BUILD_PACKAGE, name), 'utf8')))),
    ...(build ? lockedClosure(lockfile, build.location, build.dependencies) : []),
  ];
  return {
    of: async (target) => {
      const packages = bundledPackages(workspace, target);
      const shared = sharedPackages(workspace, packages);
      const parts = [
        ...preset,
        target.id,
        // Entries of vendors lie with this package, wherever it is installed.
        target.kind === 'vendor'
          ? await readFile(target.entry, 'utf8')
          : target.entry.slice(workspace.root.length),
        target.layer,
        ...lockedClosure(lockfile, 'shared/build', target.vendored),
        ...packages.flatMap((source) =>
          lockedClosure(lockfile, source.location, source.dependencies),
        ),
        ...(await Promise.all(packages.map((source) => folder(join(source.directory, 'src'))))),
        ...shared.flatMap((source) =>
          lockedClosure(lockfile, source.location, bundledDependencies(source)),
        ),
        ...(await readWithImports(bundledEntries(shared))),
      ];
      return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 10);
    },
  };
}
