import { access, chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { templatePlace, TEMPLATES_DIRECTORY } from './cluster-template.ts';
import { copyFolder } from './copy-folder.ts';
import { type DatabaseLog, startEmbeddedDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import { findNativeFiles } from './native-files.ts';
import { createPool } from './pool.ts';

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

/**
 * Makes the template of this build's database unless it is there, and removes those of others. It is
 * wholly on the disk before it gets its name, so that no cluster ever begins with half of one.
 * @throws DatabaseError where this machine runs no embedded database
 */
export async function makeClusterTemplate(templates = TEMPLATES_DIRECTORY): Promise<void> {
  const place = await templatePlace(templates, await findNativeFiles());
  const isThere = await access(place).then(
    () => true,
    () => false,
  );
  if (isThere) {
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'touchline-template-'));
  const unfinished = `${place}-${process.pid}`;
  try {
    // The server's user must get in.
    await chmod(folder, 0o755);
    const cluster = await migratedCluster(folder);
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await copyFolder({ from: cluster, to: unfinished, isSynced: true });
    // Another build may have been quicker.
    await rename(unfinished, place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await Promise.all(
      [folder, unfinished].map((path) => rm(path, { recursive: true, force: true })),
    );
  }
  const others = (await readdir(templates)).filter((name) => !name.startsWith(basename(place)));
  await Promise.all(
    others.map((name) => rm(join(templates, name), { recursive: true, force: true })),
  );
}
