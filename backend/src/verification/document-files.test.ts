import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocumentFiles, type DocumentFiles } from './document-files.ts';

let folder: string;
let files: DocumentFiles;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-documents-'));
  files = createDocumentFiles(join(folder, 'documents'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a document is stored for this service alone, read, and removed as often as one likes', async () => {
  const id = randomUUID();
  expect(await files.read(id)).toBeUndefined();
  await files.write(id, Buffer.from('sealed'));
  expect((await files.read(id))?.toString()).toBe('sealed');
  const path = join(folder, 'documents', id.slice(0, 2), id);
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect(await files.storedBefore(Date.now() + 60_000)).toEqual([id]);
  expect(await files.storedBefore(Date.now() - 60_000)).toEqual([]);
  await files.remove(id);
  await files.remove(id);
  expect(await files.read(id)).toBeUndefined();
});

it.each(['../../etc/passwd', 'a/b', '', '..', `${randomUUID()}/../x`, randomUUID().toUpperCase()])(
  'the text "%s" becomes no path',
  async (id) => {
    await expect(async () => files.write(id, Buffer.from('x'))).rejects.toThrow('no id');
    await expect(async () => files.read(id)).rejects.toThrow('no id');
    expect(await readdir(folder)).toEqual(['documents']);
  },
);
