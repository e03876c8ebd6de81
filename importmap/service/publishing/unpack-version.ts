import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { versionFolder } from '../release-source.ts';
import type { PackedVersion } from './pack-version.ts';

const gzipped = promisify(gzip);

async function writeDurably(path: string, bytes: Buffer | string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Lays a version out below `folder` as the build lays out its own, with the compressed copies beside
 * each file. The folder appears complete or not at all; one that is there already stays.
 */
export async function unpackVersion(folder: string, packed: PackedVersion): Promise<void> {
  const { artefact, files } = packed;
  const work = join(folder, 'work', `${artefact.id}-${randomUUID()}`);
  const target = versionFolder(folder, artefact);
  await mkdir(work, { recursive: true });
  try {
    // All of them end before the folder goes: one that is still written would bring it back.
    const written = await Promise.allSettled(
      files.map(async ({ file, bytes, brotli }) => {
        await writeDurably(join(work, file), bytes);
        if (brotli !== undefined) {
          await writeDurably(join(work, `${file}.br`), brotli);
          await writeDurably(join(work, `${file}.gz`), await gzipped(bytes, { level: 9 }));
        }
      }),
    );
    const failed = written.find((one) => one.status === 'rejected');
    if (failed !== undefined) {
      throw failed.reason;
    }
    await writeDurably(join(work, 'release.json'), JSON.stringify(artefact));
    await mkdir(dirname(target), { recursive: true });
    await rename(work, target);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') {
      throw error;
    }
  }
}
