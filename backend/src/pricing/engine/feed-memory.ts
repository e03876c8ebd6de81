import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What a source must remember over a restart. */
export interface FeedMemory {
  read(): Promise<unknown>;
  write(value: unknown): Promise<void>;
}

/** A memory in one JSON file, replaced as a whole; a missing or broken file is an empty memory. */
export function createFileMemory(path: string): FeedMemory {
  return {
    async read() {
      try {
        return JSON.parse(await readFile(path, 'utf8'));
      } catch {
        return undefined;
      }
    },
    async write(value) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.next`, JSON.stringify(value));
      await rename(`${path}.next`, path);
    },
  };
}

/** A memory that lasts as long as the process. */
export function createVolatileMemory(): FeedMemory {
  let kept: unknown;
  return {
    read: () => Promise.resolve(kept),
    write: (value) => {
      kept = value;
      return Promise.resolve();
    },
  };
}
