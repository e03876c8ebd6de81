import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the encrypted pictures are; another store has the same four acts. */
export interface DocumentFiles {
  /** Stores the bytes of a document, once: whole or not at all. */
  readonly write: (id: string, bytes: Buffer) => Promise<void>;
  /** The bytes of a document; undefined where there is none. */
  readonly read: (id: string) => Promise<Buffer | undefined>;
  /** Removes a document; does nothing where there is none. */
  readonly remove: (id: string) => Promise<void>;
  /** The ids of documents stored before a time. */
  readonly storedBefore: (time: number) => Promise<readonly string[]>;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

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
export function createDocumentFiles(folder: string): DocumentFiles {
  function pathOf(id: string): string {
    if (!UUID.test(id)) {
      throw new Error('this is no id of a document');
    }
    return join(folder, id.slice(0, 2), id);
  }
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
      const stored = names.flat().filter((name) => UUID.test(name));
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
