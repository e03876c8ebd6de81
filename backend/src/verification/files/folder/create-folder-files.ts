import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DocumentFiles, isDocumentId, nameOf } from '../document-files.ts';

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

async function entriesOf(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) {
      return [];
    }
    throw error;
  }
}

/**
 * Keeps documents below a folder that only this service can read. A name is an id that the database made, and is
 * checked again here: no other text becomes a path.
 */
export function createFolderFiles(folder: string): DocumentFiles {
  const pathOf = (id: string) => join(folder, nameOf(id));
  return {
    write: async (id, bytes) => {
      const path = pathOf(id);
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
    },
    read: async (id) => {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if (isMissing(error)) {
          return undefined;
        }
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    storedBefore: async (time) => {
      const folders = await entriesOf(folder);
      const names = await Promise.all(
        folders.map(async (each) => entriesOf(join(folder, each)).then((ids) => [...ids])),
      );
      const stored = names.flat().filter(isDocumentId);
      const isOld = await Promise.all(
        stored.map(async (id) => {
          const found = await stat(pathOf(id)).catch(() => undefined);
          return found !== undefined && found.mtimeMs < time;
        }),
      );
      return stored.filter((_, index) => isOld[index]);
    },
  };
}
