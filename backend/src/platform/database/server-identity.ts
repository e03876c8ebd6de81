import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseError } from './database-error.ts';

/** The user that the server runs as when we are root; PostgreSQL refuses to run as root. */
export interface ServerIdentity {
  readonly uid: number;
  readonly gid: number;
}

/** First choice first. initdb needs a user that is listed, so no free number will do. */
const USERS = ['touchline', 'postgres', 'nobody'];

/**
 * Whom to run the server as: undefined (ourselves) unless we are root; then the owner of an
 * existing cluster, or the first suitable user of the system.
 * @throws DatabaseError `database_user_missing`
 */
export async function serverIdentity(options: {
  readonly cluster: string;
  readonly isRoot?: boolean | undefined;
}): Promise<ServerIdentity | undefined> {
  if (!(options.isRoot ?? process.getuid?.() === 0)) {
    return undefined;
  }
  const existing = await stat(options.cluster).catch(() => undefined);
  if (existing !== undefined && existing.uid !== 0) {
    return { uid: existing.uid, gid: existing.gid };
  }
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  for (const user of USERS) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${user}:`))?.split(':') ?? [];
    if (Number(uid) > 0) {
      return { uid: Number(uid), gid: Number(gid) };
    }
  }
  throw new DatabaseError(
    'database_user_missing',
    `The database cannot run as root, and the system has none of the users ${USERS.join(', ')}. ` +
      'Start as another user, or set DATABASE_URL.',
  );
}

/** Whether a user may enter a folder and every folder above it. */
export async function canReach(directory: string, identity: ServerIdentity): Promise<boolean> {
  for (let path = directory; ; path = dirname(path)) {
    // What does not exist yet will be made with a mode that lets the user in.
    const folder = await stat(path).catch(() => undefined);
    if (folder !== undefined) {
      const shift = folder.uid === identity.uid ? 6 : folder.gid === identity.gid ? 3 : 0;
      if (((folder.mode >> shift) & 1) === 0) return false;
    }
    if (path === dirname(path)) return true;
  }
}
