import { randomUUID } from 'node:crypto';
import { DAY } from '@touchline/domain/time';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp } from '../../../test/platform/test-app.ts';
import { type S3Server, s3Variables, startS3Server } from '../../../test/verification/s3-server.ts';
import type { App } from '../../platform/http/app.ts';
import { selectProviders } from '../../platform/providers/provider-registry.ts';
import { createVerifiedStatus } from '../../protection/player-status/verified-status.ts';
import { createVerification, type Verification } from '../verification.ts';
import type { DocumentFiles } from './document-files.ts';
import { documentStores } from './document-stores.ts';

const TOKEN = 'operator-token-of-this-test';
const DESK = '/operator-api/v1/verification';
const PLAYER = '75000001';

let database: TestDatabase;
let s3: S3Server;
let app: App;
let verification: Verification;
let picture: Buffer;
let now = Date.now();

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 6 });
  s3 = await startS3Server();
  const { selected } = selectProviders(documentStores, {
    ids: ['s3'],
    variables: s3Variables(s3.endpoint),
    testsRefusedBy: undefined,
  });
  app = await createTestApp();
  app.setVerifyToken(async (id) => ({ id, sessionId: 's' }));
  verification = await createVerification({
    pool: database.pool,
    clock: () => now,
    files: (await selected[0]?.create({ folder: '/nowhere' })) as DocumentFiles,
    status: createVerifiedStatus(),
    retentionDays: 1_826,
    languageOf: async () => 'en',
    writeNotice: async () => undefined,
  });
  await verification.register(app, { operatorToken: TOKEN, originOf: () => undefined });
  await app.ready();
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'full', now(), now())`,
    [PLAYER],
  );
  const create = { width: 600, height: 400, channels: 3, background: '#336699' } as const;
  picture = await sharp({ create }).jpeg().toBuffer();
}, 60_000);
beforeEach(async () => {
  s3.setFault('none');
  s3.objects.clear();
  await database.pool.query('DELETE FROM identity_document');
  await database.pool.query('DELETE FROM verification_event');
});
afterAll(async () => {
  await app.close();
  await s3.stop();
  await database.stop();
});

async function upload(key: string = randomUUID()) {
  const answer = await app.inject({
    method: 'POST',
    url: '/documents-api/v1/documents?kind=passport',
    headers: {
      authorization: `Bearer ${PLAYER}`,
      'idempotency-key': key,
      'content-type': 'application/octet-stream',
    },
    payload: picture,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function operate(path: string, payload?: object) {
  const answer = await app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `${DESK}/${path}`,
    headers: { authorization: `Bearer ${TOKEN}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, answer };
}

async function waitingId(): Promise<string> {
  const { answer } = await operate('documents');
  return answer.json().documents[0].id;
}

it('a picture in a bucket is encrypted before it leaves, and is shown to operators', async () => {
  expect((await upload()).status).toBe(200);
  const [stored] = s3.objects.values();
  expect(stored?.bytes.includes('JFIF')).toBe(false);
  const { status, answer } = await operate(`documents/${await waitingId()}/picture`);
  expect(status).toBe(200);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 600 });
});

it('an upload while the store is down is refused whole, and its retry is stored once', async () => {
  const key = randomUUID();
  s3.setFault('down');
  const { status, body } = await upload(key);
  expect([status, body.error.code]).toEqual([503, 'unavailable']);
  s3.setFault('none');
  expect(s3.objects.size).toBe(0);
  expect((await operate('documents')).answer.json().count).toBe(0);
  const retried = await upload(key);
  expect([retried.status, retried.body.events.length]).toEqual([200, 1]);
  expect((await upload(key)).body.events).toHaveLength(1);
  expect(s3.objects.size).toBe(1);
}, 60_000);

it('a picture whose store was cut off midway has no document, and is removed a day later', async () => {
  s3.setFault('cut');
  expect((await upload()).body.error.code).toBe('unavailable');
  s3.setFault('none');
  expect(s3.objects.size).toBe(1);
  expect((await operate('documents')).answer.json().count).toBe(0);
  await verification.eraseDue();
  expect(s3.objects.size).toBe(1);
  for (const stored of s3.objects.values()) {
    stored.at -= 2 * DAY;
  }
  await verification.eraseDue();
  expect(s3.objects.size).toBe(0);
}, 60_000);

it('an erasure while the store is down is made up for, and no row says before that it was done', async () => {
  await upload();
  await operate(`documents/${await waitingId()}/decision`, {
    decision: 'refuse',
    cause: 'unreadable',
  });
  now += 31 * DAY;
  s3.setFault('down');
  await expect(verification.eraseDue()).rejects.toMatchObject({ code: 'unavailable' });
  const erased = async () =>
    (await database.pool.query('SELECT erased_at FROM identity_document')).rows[0]?.erased_at;
  expect(await erased()).toBeNull();
  s3.setFault('none');
  await verification.eraseDue();
  expect(await erased()).not.toBeNull();
  expect(s3.objects.size).toBe(0);
}, 60_000);
