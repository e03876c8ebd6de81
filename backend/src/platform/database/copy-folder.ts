import { constants } from 'node:fs';
import { chown, copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerIdentity } from './server-identity.ts';

async function putOnDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Copies what a folder holds into another that is there, with its modes; where the file system can,
 * the copies share their bytes until they are written to.
 */
export async function copyFolder(options: {
  readonly from: string;
  readonly to: string;
  /** Whose the copies shall be; ours unless given. */
  readonly owner?: ServerIdentity | undefined;
  /** Whether the copies must be on the disk, not only with the system, when this ends. */
  readonly isSynced?: boolean;
}): Promise<void> {
  const { from, to, owner, isSynced = false } = options;
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const copy = join(to, entry.name);
      if (entry.isDirectory()) {
        await mkdir(copy, { mode: 0o700 });
        await copyFolder({ ...options, from: join(from, entry.name), to: copy });
      } else {
        await copyFile(join(from, entry.name), copy, constants.COPYFILE_FICLONE);
        if (isSynced) await putOnDisk(copy);
      }
      if (owner !== undefined) await chown(copy, owner.uid, owner.gid);
    }),
  );
  if (isSynced) await putOnDisk(to);
}
