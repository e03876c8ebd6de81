import { access, chmod, chown, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { attemptName } from './attempt-name.ts';
import { warmCopyPath, templatePlace, TEMPLATES_DIRECTORY } from './cluster-template.ts';
import { copyFolder } from './copy-folder.ts';
import { type DatabaseLog, startEmbeddedDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import { findNativeFiles } from './native-files.ts';
import { createPool } from './pool.ts';
import { type ServerIdentity, serverIdentity } from './server-identity.ts';

const SILENT: DatabaseLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** A cluster with every migration, stopped; its server had run in `folder`. @returns where it is */
async function migratedCluster(folder: string): Promise<string> {
  const database = await startEmbeddedDatabase({
    dataDirectory: folder,
    systemDirectory: folder,
    log: SILENT,
  });
  try {
    const pool = createPool(database, { log: SILENT, size: 1 });
    await migrate(pool).finally(() => pool.end());
  } finally {
    await database.stop();
  }
  return join(database.dataDirectory ?? folder, 'cluster');
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** A copy that is wholly on the disk before it gets its name. */
async function copyWhole(from: string, to: string, owner?: ServerIdentity): Promise<void> {
  const unfinished = `${to}-${attemptName()}`;
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    if (owner !== undefined) await chown(unfinished, owner.uid, owner.gid);
    await copyFolder({ from, to: unfinished, owner, isSynced: true });
    // Another build may have been quicker.
    await rename(unfinished, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function makeTemplate(place: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-template-'));
  try {
    // The server's user must get in.
    await chmod(folder, 0o755);
    await copyWhole(await migratedCluster(folder), place);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes the template of this build's database and its spare copy unless they are there, and removes
 * those of other builds. No cluster ever begins with half of one.
 * @throws DatabaseError where this machine runs no embedded database
 */
export async function makeClusterTemplate(templates = TEMPLATES_DIRECTORY): Promise<void> {
  const place = await templatePlace(templates, await findNativeFiles());
  const spare = warmCopyPath(place);
  if (!(await exists(place))) {
    await makeTemplate(place);
  }
  if (!(await exists(spare))) {
    await copyWhole(place, spare, await serverIdentity({ cluster: spare }));
  }
  const others = (await readdir(templates)).filter((name) => !name.startsWith(basename(place)));
  await Promise.all(
    others.map((name) => rm(join(templates, name), { recursive: true, force: true })),
  );
}
