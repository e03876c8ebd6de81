import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseError } from './database-error.ts';
import { canReach, type ServerIdentity, serverIdentity } from './server-identity.ts';

/** Where one database lives and as whom it runs. */
export interface DatabaseHome {
  /** The parent of everything below. */
  readonly directory: string;
  /** PostgreSQL's own data directory; exists only when it is complete. */
  readonly cluster: string;
  /** Folder of the unix socket, open to the server's user (and root) alone. */
  readonly sockets: string;
  readonly logFile: string;
  /** One file for each process that uses the database. */
  readonly tenants: string;
  readonly identity: ServerIdentity | undefined;
}

/** A unix socket's path has at most 107 characters, `/.s.PGSQL.5432` among them. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432'.length;

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

async function makeFolder(path: string, identity: ServerIdentity | undefined): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const made = await lstat(path);
  const owner = identity?.uid ?? process.getuid?.() ?? made.uid;
  if (!made.isDirectory() || (made.uid !== owner && identity === undefined)) {
    throw new Error(`${path} belongs to another user`);
  }
  if (identity !== undefined && made.uid !== owner) {
    await chown(path, identity.uid, identity.gid);
  }
  await chmod(path, 0o700);
}

function refuse(directory: string, cause: Error): never {
  throw new DatabaseError(
    'database_folder_unwritable',
    `The data folder ${directory} cannot be written: ${cause.message}. Choose another with DATA_DIR.`,
    { cause },
  );
}

/**
 * Chooses and makes the folders of a database. It lives in `<dataDirectory>/postgres`, except
 * where we are root and the server's user cannot get there (below a 0700 home): then in a folder
 * below `systemDirectory`, named after the data folder.
 * @throws DatabaseError `database_folder_unwritable`, `database_user_missing`
 */
export async function prepareHome(options: {
  readonly dataDirectory: string;
  readonly systemDirectory: string;
}): Promise<DatabaseHome> {
  const data = resolve(options.dataDirectory);
  await mkdir(data, { recursive: true }).catch((error: Error) => refuse(data, error));
  const wanted = join(data, 'postgres');
  const elsewhere = join(options.systemDirectory, shortHash(data));
  let directory = wanted;
  let identity = await serverIdentity({ cluster: join(wanted, 'cluster') });
  if (identity !== undefined && !(await canReach(data, identity))) {
    directory = elsewhere;
    identity = await serverIdentity({ cluster: join(elsewhere, 'cluster') });
  }
  const inside = join(directory, 'run');
  const sockets =
    inside.length <= LONGEST_SOCKET_FOLDER
      ? inside
      : join(tmpdir(), `touchline-${shortHash(directory)}`);
  const tenants = join(directory, 'tenants');
  try {
    await mkdir(join(directory, '..'), { recursive: true, mode: 0o755 });
    for (const folder of [directory, sockets, tenants]) {
      await makeFolder(folder, identity);
    }
  } catch (error) {
    refuse(directory, error as Error);
  }
  return {
    directory,
    cluster: join(directory, 'cluster'),
    sockets,
    logFile: join(directory, 'postgres.log'),
    tenants,
    identity,
  };
}
