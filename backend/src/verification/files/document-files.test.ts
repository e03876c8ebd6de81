import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, s3Variables, startS3Server } from '../../../test/verification/s3-server.ts';
import { selectProviders } from '../../platform/providers/provider-registry.ts';
import type { DocumentFiles } from './document-files.ts';
import { documentStores } from './document-stores.ts';

let folder: string;
let s3: S3Server;
const stores = new Map<string, DocumentFiles>();

async function store(id: string, more: Readonly<Record<string, string>> = {}) {
  const { selected, problems } = selectProviders(documentStores, {
    ids: [id],
    variables: { ...s3Variables(s3.endpoint), ...more },
    testsRefusedBy: undefined,
  });
  expect(problems).toEqual([]);
  return (await selected[0]?.create({ folder: join(folder, 'documents') })) as DocumentFiles;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-documents-'));
  s3 = await startS3Server();
  for (const id of ['folder', 's3']) {
    stores.set(id, await store(id));
  }
}, 60_000);
beforeEach(() => s3.setFault('none'));
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['folder', 's3'])('the store of documents: %s', (id) => {
  const files = () => stores.get(id) as DocumentFiles;

  it('a document is stored, read, and removed as often as one likes', async () => {
    const document = randomUUID();
    const bytes = Buffer.from([0, 255, 1, 13, 10]);
    expect(await files().read(document)).toBeUndefined();
    await files().write(document, bytes);
    expect(await files().read(document)).toEqual(bytes);
    await files().remove(document);
    await files().remove(document);
    expect(await files().read(document)).toBeUndefined();
  });

  it('all documents that were stored before a time are listed, and no others', async () => {
    const documents = Array.from({ length: 5 }, () => randomUUID());
    await Promise.all(documents.map((each) => files().write(each, Buffer.from('sealed'))));
    const listed = await files().storedBefore(Date.now() + 60_000);
    expect(listed.toSorted()).toEqual(documents.toSorted());
    expect(await files().storedBefore(Date.now() - 60_000)).toEqual([]);
    await Promise.all(documents.map((each) => files().remove(each)));
  });

  it.each([
    '../../etc/passwd',
    'a/b',
    '',
    '..',
    `${randomUUID()}/../x`,
    randomUUID().toUpperCase(),
  ])('the text "%s" becomes no name', async (text) => {
    await expect(async () => files().write(text, Buffer.from('x'))).rejects.toThrow('no id');
    await expect(async () => files().read(text)).rejects.toThrow('no id');
    await expect(async () => files().remove(text)).rejects.toThrow('no id');
  });
});

it('a folder of documents is this service’s alone', async () => {
  const id = randomUUID();
  await (stores.get('folder') as DocumentFiles).write(id, Buffer.from('sealed'));
  const path = join(folder, 'documents', id.slice(0, 2), id);
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect(await readdir(folder)).toEqual(['documents']);
});

describe('the store in a bucket', () => {
  const files = () => stores.get('s3') as DocumentFiles;

  it('every request is signed for its bytes, and names are those of the folder', async () => {
    const id = randomUUID();
    const before = s3.refused();
    await files().write(id, Buffer.from('sealed'));
    expect([...s3.objects.keys()]).toContain(`documents/${id.slice(0, 2)}/${id}`);
    expect(s3.refused()).toBe(before);
    await files().remove(id);
  });

  it('other objects of the bucket are left alone', async () => {
    const other = { bytes: Buffer.from('x'), at: 0 };
    s3.objects.set('documents/readme.txt', other);
    s3.objects.set(`documents/zz/${randomUUID()}`, other);
    s3.objects.set(`backup/${randomUUID()}`, other);
    expect(await files().storedBefore(Date.now() + 60_000)).toEqual([]);
    s3.objects.clear();
  });

  it('a wrong secret is refused by the store, and unavailable to us', async () => {
    const wrong = await store('s3', { S3_SECRET_ACCESS_KEY: 'another' });
    await expect(wrong.write(randomUUID(), Buffer.from('x'))).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(s3.objects.size).toBe(0);
  });

  it('a store that is down is unavailable, and a document that is read is not said to be missing', async () => {
    const id = randomUUID();
    await files().write(id, Buffer.from('sealed'));
    s3.setFault('down');
    const unavailable = { code: 'unavailable' };
    await expect(files().read(id)).rejects.toMatchObject(unavailable);
    await expect(files().write(id, Buffer.from('x'))).rejects.toMatchObject(unavailable);
    await expect(files().remove(id)).rejects.toMatchObject(unavailable);
    await expect(files().storedBefore(Date.now())).rejects.toMatchObject(unavailable);
    s3.setFault('none');
    expect((await files().read(id))?.toString()).toBe('sealed');
    await files().remove(id);
  }, 60_000);
});
