import { spawn } from 'node:child_process';
import { access, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attemptName } from './attempt-name.ts';
import { INITDB_OPTIONS, SET_UP } from './cluster-recipe.ts';
import { DatabaseError } from './database-error.ts';
import type { DatabaseHome } from './database-home.ts';
import type { NativeFiles } from './native-files.ts';
import { isAlive } from './process-state.ts';

const UNFINISHED = 'initialising-';

/** A file beside a cluster whose first files the system has perhaps not put on the disk yet. */
const UNWRITTEN = 'unwritten';

async function run(options: {
  readonly program: string;
  readonly arguments: readonly string[];
  readonly home: DatabaseHome;
  readonly input?: string;
}): Promise<void> {
  const { home, program } = options;
  const child = spawn(program, options.arguments, {
    cwd: home.directory,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...home.identity,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  const outcome = await new Promise<number | Error>((resolve) => {
    child.on('error', resolve);
    child.on('close', (code) => resolve(code ?? 1));
  });
  if (outcome !== 0 || /\b(?:ERROR|FATAL|PANIC):/.test(output)) {
    throw new DatabaseError(
      'database_initialisation_failed',
      `The database could not be set up in ${home.directory}: ` +
        `${typeof outcome === 'number' ? output.trim().split('\n').slice(-3).join(' ') : outcome.message}`,
    );
  }
}

async function clearUnfinished(home: DatabaseHome): Promise<void> {
  const names = (await readdir(home.directory)).filter((name) => name.startsWith(UNFINISHED));
  for (const name of names) {
    if (!isAlive(Number.parseInt(name.slice(UNFINISHED.length), 10))) {
      await rm(join(home.directory, name), { recursive: true, force: true });
    }
  }
}

async function create(to: string, home: DatabaseHome, files: NativeFiles): Promise<void> {
  const bin = join(files.directory, 'native', 'bin');
  await mkdir(to, { mode: 0o700 });
  if (home.identity !== undefined) {
    await chown(to, home.identity.uid, home.identity.gid);
  }
  await run({ program: join(bin, 'initdb'), arguments: ['-D', to, ...INITDB_OPTIONS], home });
  await run({
    program: join(bin, 'postgres'),
    arguments: ['--single', '-D', to, 'template1'],
    input: `${SET_UP}\n`,
    home,
  });
}

/**
 * Creates the cluster unless there is one. It is built in a separate folder, which is renamed when
 * it is complete: a kill at any moment leaves nothing half-made in its place, and of two that start
 * simultaneous ones the first wins.
 * @throws DatabaseError `database_initialisation_failed`, `database_version_unsupported`
 */
export async function initialiseCluster(home: DatabaseHome, files: NativeFiles): Promise<void> {
  const major = files.version.split('.')[0];
  const existing = await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (existing !== undefined && existing.trim() !== major) {
    throw new DatabaseError(
      'database_version_unsupported',
      `${home.cluster} was made by PostgreSQL ${existing.trim()}, this one is ${major}. ` +
        'Move the data over with DATABASE_URL pointing at a server of the old version.',
    );
  }
  await clearUnfinished(home);
  if (existing !== undefined) {
    return;
  }
  const unfinished = join(home.directory, UNFINISHED + attemptName());
  await create(unfinished, home, files);
  await writeFile(join(home.directory, UNWRITTEN), '');
  await rename(unfinished, home.cluster).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/**
 * Makes sure that a new cluster's first files are on the disk, where that is not known; the server
 * may run meanwhile, and sees to everything it writes itself. Until then a loss of power (no kill)
 * could damage what is a few seconds old; where it is cut short the next start does it again.
 * @throws DatabaseError `database_initialisation_failed`
 */
export async function writeCluster(home: DatabaseHome, files: NativeFiles): Promise<void> {
  const mark = join(home.directory, UNWRITTEN);
  const isWritten = await access(mark).then(
    () => false,
    () => true,
  );
  if (isWritten) {
    return;
  }
  const program = join(files.directory, 'native', 'bin', 'initdb');
  await run({ program, arguments: ['--sync-only', '-D', home.cluster], home });
  await rm(mark, { force: true });
}
