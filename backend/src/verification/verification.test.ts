import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENT_BYTES } from '@touchline/contracts/verification';
import { DAY } from '@touchline/domain/time';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../test/platform/test-app.ts';
import type { App } from '../platform/http/app.ts';
import { createVerifiedStatus } from '../protection/player-status/verified-status.ts';
import { createFolderFiles } from './files/folder/create-folder-files.ts';
import { createVerification, type Verification } from './verification.ts';

const TOKEN = 'operator-token-of-this-test';
const OWN = '/documents-api/v1/documents';
const DESK = '/operator-api/v1/verification';
const clock = createTestClock();

let database: TestDatabase;
let app: App;
let folder: string;
let verification: Verification;
let picture: Buffer;
let notices: object[];
let player: string;
let nextPlayer = 70_000_000;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 6 });
  folder = await mkdtemp(join(tmpdir(), 'touchline-verification-'));
  app = await createTestApp();
  // Whoever the token names.
  app.setVerifyToken(async (id) => ({ id, sessionId: 's' }));
  verification = await createVerification({
    pool: database.pool,
    clock: clock.now,
    files: createFolderFiles(folder),
    status: createVerifiedStatus(),
    retentionDays: 1_826,
    languageOf: async () => 'ru',
    writeNotice: async (_client, notice) => void notices.push(notice),
  });
  await verification.register(app, { operatorToken: TOKEN, originOf: () => undefined });
  await app.ready();
  picture = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#336699' },
  })
    .jpeg()
    .toBuffer();
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

async function register(): Promise<string> {
  nextPlayer += 1;
  await database.pool.query(
    `INSERT INTO player (id, password_hash, name, surname, birthday, country, currency, registration,
       terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'Ada', 'Byron', '1990-04-23', 'GB', 'EUR', 'full', $2, $2)`,
    [nextPlayer, new Date(clock.now())] as never,
  );
  return String(nextPlayer);
}

beforeEach(async () => {
  notices = [];
  await database.pool.query(
    `UPDATE identity_document SET state = 'refused', reason = 'other', decided_at = now()
     WHERE state = 'checking'` as never,
  );
  player = await register();
});

async function upload(
  kind = 'passport',
  given: {
    readonly as?: string;
    readonly bytes?: Buffer;
    readonly key?: string;
    readonly type?: string;
  } = {},
) {
  const {
    as = player,
    bytes = picture,
    key = randomUUID(),
    type = 'application/octet-stream',
  } = given;
  const answer = await app.inject({
    method: 'POST',
    url: `${OWN}?kind=${encodeURIComponent(kind)}`,
    headers: {
      authorization: `Bearer ${as}`,
      'idempotency-key': key,
      'content-type': type,
      'accept-language': 'ru',
    },
    payload: bytes,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function call(path: string, body?: object, as = TOKEN) {
  const answer = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: path,
    headers: { authorization: `Bearer ${as}` },
    ...(body === undefined ? {} : { payload: body }),
  });
  const isData = answer.headers['content-type']?.toString().includes('json');
  return { status: answer.statusCode, body: isData ? answer.json() : undefined, answer };
}

const own = async (as = player) => (await call(OWN, undefined, as)).body;
const stateOf = async (kind: string) =>
  (await own()).documents.find((each: { kind: string }) => each.kind === kind).state;
const queue = async () => (await call(`${DESK}/documents`)).body;
const decide = (id: string, body: object) => call(`${DESK}/documents/${id}/decision`, body);
const storedFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());

async function waitingId(kind = 'passport'): Promise<string> {
  const { documents } = await queue();
  return documents.find(
    (each: { kind: string; person: { playerId: string } }) =>
      each.kind === kind && each.person.playerId === player,
  ).id;
}

async function accept(kind: string, body: object = {}): Promise<void> {
  await upload(kind);
  expect((await decide(await waitingId(kind), { decision: 'accept', ...body })).status).toBe(200);
}

describe('the upload of a document', () => {
  it('an upload waits for an operator, and the player sees that it does', async () => {
    expect(await stateOf('passport')).toBe('needed');
    const { status, body } = await upload();
    expect(status).toBe(200);
    expect(body.documents[0]).toMatchObject({ kind: 'passport', state: 'checking' });
    expect(body.events).toMatchObject([{ event: 'uploaded', kind: 'passport', at: clock.now() }]);
    expect(body.isVerified).toBe(false);
  });

  it('a stored document is encrypted, and only under its own id', async () => {
    await upload();
    for (const { parentPath, name } of await storedFiles()) {
      const bytes = await readFile(join(parentPath, name));
      expect(bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
      expect(bytes.includes('JFIF')).toBe(false);
    }
    const { rows } = await database.pool.query(
      `SELECT sealed FROM identity_document_key WHERE player_id = $1` as never,
      [player] as never,
    );
    expect(rows).toHaveLength(1);
  });

  it('an upload that is sent again with its key is one document, another picture is refused', async () => {
    const key = randomUUID();
    const attempts = Array.from({ length: 6 }, () => upload('passport', { key }));
    const answers = await Promise.all(attempts);
    expect(answers.map(({ status }) => status)).toEqual(attempts.map(() => 200));
    expect((await upload('passport', { key })).body.events).toHaveLength(1);
    const other = await upload('driving-licence', { key });
    expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_key_reused']);
  });

  it('one of two uploads of a kind waits, and the file of the other is removed', async () => {
    const before = (await storedFiles()).length;
    const answers = await Promise.all([upload(), upload(), upload()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await storedFiles()).length).toBe(before + 1);
    const late = await upload();
    expect(late.body.error.code).toBe('document_not_requested');
  });

  it('an upload without a sign-in or a key is refused', async () => {
    const bare = await app.inject({
      method: 'POST',
      url: `${OWN}?kind=passport`,
      headers: { 'content-type': 'application/octet-stream', 'idempotency-key': randomUUID() },
      payload: picture,
    });
    expect(bare.statusCode).toBe(401);
    expect((await upload('passport', { key: 'short' })).body.error.code).toBe(
      'idempotency_key_missing',
    );
  });

  it.each([
    ['an unknown kind', 'selfie', {}, 400],
    ['a path as its kind', '../../x', {}, 400],
    ['nothing in it', 'passport', { bytes: Buffer.alloc(0) }, 400],
    ['a page in it', 'passport', { bytes: Buffer.from('<html><script>') }, 415],
    ['a form around it', 'passport', { type: 'multipart/form-data; boundary=x' }, 400],
    ['JSON', 'passport', { type: 'application/json', bytes: Buffer.from('{}') }, 400],
    ['more bytes than a photo has', 'passport', { bytes: Buffer.alloc(DOCUMENT_BYTES + 1) }, 413],
  ])('an upload with %s is refused and stores nothing', async (_, kind, given, expected) => {
    const before = (await storedFiles()).length;
    const { status, body } = await upload(kind, given);
    expect([status, typeof body.error.code]).toEqual([expected, 'string']);
    expect((await storedFiles()).length).toBe(before);
    expect((await own()).events).toEqual([]);
  });

  it('a player uploads a document so many times a day and no more', async () => {
    await database.pool.query(
      `INSERT INTO identity_document (id, player_id, key, digest, kind, state, language, uploaded_at,
         decided_at, reason)
       SELECT gen_random_uuid(), $1, n::text, '', 'passport', 'refused', 'en', $2, $2, 'other'
       FROM generate_series(1, 30) n` as never,
      [player, new Date(clock.now())] as never,
    );
    const refused = await upload();
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
    clock.advance(DAY);
    expect((await upload()).status).toBe(200);
  });
});

describe('the pictures of documents', () => {
  const look = (id: string, as = TOKEN) => call(`${DESK}/documents/${id}/picture`, undefined, as);

  it('an operator sees the picture as a JPEG that nothing can run from, and the log says so', async () => {
    await upload();
    const { status, answer } = await look(await waitingId());
    expect(status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="document.jpg"',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 600 });
    const { rows } = await database.pool.query(
      `SELECT actor FROM audit_log WHERE action = 'document.view' AND subject = $1` as never,
      [`player:${player}`] as never,
    );
    expect(rows).toEqual([{ actor: 'operator:operator' }]);
  });

  it('no player sees a picture, their own or another’s, and no route gives one', async () => {
    await upload();
    const id = await waitingId();
    const other = await register();
    for (const as of [player, other, '']) {
      expect((await look(id, as)).status).toBe(401);
      expect((await call(`${OWN}/${id}`, undefined, as)).status).toBe(404);
    }
    expect((await own(other)).events).toEqual([]);
    expect((await call(OWN, undefined, '')).status).toBe(401);
  });

  it.each(['00000000-0000-4000-8000-000000000000', '..%2F..%2Fetc%2Fpasswd', '1', '%00'])(
    'the picture of "%s" does not exist',
    async (id) => {
      const { status } = await look(id);
      expect([400, 404]).toContain(status);
    },
  );

  it('a file that was put in the place of another does not open', async () => {
    await upload('passport');
    await upload('driving-licence');
    const [first, second] = [await waitingId('passport'), await waitingId('driving-licence')];
    const path = (id: string) => join(folder, id.slice(0, 2), id);
    const { copyFile } = await import('node:fs/promises');
    await copyFile(path(first), path(second));
    expect((await look(second)).status).toBe(500);
    expect((await look(first)).status).toBe(200);
  });
});

describe('the decision about a document', () => {
  it('the queue has the longest wait first, with what the player says about themselves', async () => {
    await upload('passport');
    clock.advance(60_000);
    await upload('proof-of-address');
    const { documents, count } = await queue();
    expect(count).toBe(2);
    expect(documents.map((each: { kind: string }) => each.kind)).toEqual([
      'passport',
      'proof-of-address',
    ]);
    expect(documents[0].person).toMatchObject({
      playerId: player,
      name: 'Ada',
      birthday: '1990-04-23',
    });
  });

  it('a refusal has its reason for the player, who uploads again and is notified', async () => {
    await upload();
    const body = { decision: 'refuse', cause: 'unreadable', note: 'The number is in the shade.' };
    expect((await decide(await waitingId(), body)).status).toBe(200);
    const { documents, events } = await own();
    expect(documents[0]).toMatchObject({
      state: 'refused',
      reason: 'unreadable',
      note: 'The number is in the shade.',
    });
    expect(events[0]).toMatchObject({ event: 'refused', reason: 'unreadable' });
    expect(notices).toEqual([{ kind: 'documents-checked', playerId: player, language: 'ru' }]);
    clock.advance(1);
    expect((await upload()).status).toBe(200);
    expect(await stateOf('passport')).toBe('checking');
  });

  it('one of two operators decides, and the other is notified that it was decided', async () => {
    await upload();
    const id = await waitingId();
    const answers = await Promise.all([
      decide(id, { decision: 'accept' }),
      decide(id, { decision: 'refuse', cause: 'other-person' }),
      decide(id, { decision: 'accept' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('document_decided');
    expect((await own()).events).toHaveLength(2);
    expect(notices).toHaveLength(1);
  });

  it('the last document that was needed makes the player verified, with a row in the audit log', async () => {
    await accept('passport', { expiresOn: '2030-01-01' });
    expect((await own()).isVerified).toBe(false);
    await accept('proof-of-address');
    const { isVerified, events } = await own();
    expect([isVerified, events[0].event]).toEqual([true, 'verified']);
    const { rows } = await database.pool.query(
      `SELECT after FROM audit_log WHERE subject = $1 AND after ? 'verification_status'` as never,
      [`player:${player}`] as never,
    );
    expect(rows).toEqual([{ after: { verification_status: 3 } }]);
  });

  it('one side of an identity card is not enough', async () => {
    await accept('identity-card-front');
    await accept('proof-of-address');
    expect((await own()).isVerified).toBe(false);
    await accept('identity-card-back');
    expect((await own()).isVerified).toBe(true);
  });

  it('an accepted document expires after its last day, and is uploaded again', async () => {
    await accept('passport', { expiresOn: new Date(clock.now()).toISOString().slice(0, 10) });
    expect(await stateOf('passport')).toBe('expiring');
    clock.advance(DAY);
    expect(await stateOf('passport')).toBe('expired');
    expect((await upload()).status).toBe(200);
  });

  it('another document can be requested, and is needed before the player is verified', async () => {
    const path = `${DESK}/players/${player}/requests`;
    const body = { kind: 'driving-licence', note: 'Both sides.', reason: 'the names differ' };
    expect((await call(path, { ...body, reason: '' })).status).toBe(400);
    expect((await call(path, body)).status).toBe(200);
    expect((await own()).documents[3]).toMatchObject({
      state: 'needed',
      isRequested: true,
      note: 'Both sides.',
    });
    clock.advance(1);
    await accept('passport');
    await accept('proof-of-address');
    expect((await own()).isVerified).toBe(false);
    await accept('driving-licence');
    expect((await own()).isVerified).toBe(true);
    expect((await call(`${DESK}/players/99999999/requests`, body)).status).toBe(404);
  });

  it.each([
    ['an expired document', { decision: 'accept', expiresOn: '2020-01-01' }],
    ['a day that does not exist', { decision: 'accept', expiresOn: '2030-02-30' }],
    ['a refusal without a reason', { decision: 'refuse' }],
    ['an unknown reason', { decision: 'refuse', cause: 'ugly' }],
    ['neither', {}],
  ])('a decision with %s is refused', async (_, body) => {
    await upload();
    const { status } = await decide(await waitingId(), body);
    expect(status).toBe(400);
    expect(await stateOf('passport')).toBe('checking');
  });

  it('the desk is the operators’ alone', async () => {
    await upload();
    const id = await waitingId();
    const accepted = { decision: 'accept' };
    expect((await call(`${DESK}/documents`, undefined, player)).status).toBe(401);
    expect((await call(`${DESK}/documents/${id}/decision`, accepted, player)).status).toBe(401);
    expect(await stateOf('passport')).toBe('checking');
  });
});

describe('the time that documents are stored', () => {
  it('a refused picture is erased after 30 days, an accepted one after five years', async () => {
    await upload('passport');
    const refused = await waitingId('passport');
    await decide(refused, { decision: 'refuse', cause: 'cut-off' });
    await accept('proof-of-address');
    const names = async () => (await storedFiles()).map(({ name }) => name);
    expect(await names()).toContain(refused);
    clock.advance(31 * DAY);
    await verification.eraseDue();
    const left = await names();
    expect(left).not.toContain(refused);
    expect((await call(`${DESK}/documents/${refused}/picture`)).status).toBe(404);
    clock.advance(5 * 366 * DAY);
    await verification.eraseDue();
    const { rows } = await database.pool.query(
      'SELECT 1 FROM identity_document WHERE player_id = $1 AND erased_at IS NULL' as never,
      [player] as never,
    );
    expect(rows).toEqual([]);
  });
});

describe('the last day of a document', () => {
  const inDays = (days: number) => new Date(clock.now() + days * DAY).toISOString().slice(0, 10);
  /** What this player was sent; documents of other tests expire as well. */
  const kinds = () =>
    (notices as { readonly kind: string; readonly playerId: string }[])
      .filter(({ playerId }) => playerId === player)
      .map(({ kind }) => kind);

  it('a player is notified a month before and on the day, once each, and is not verified after it', async () => {
    await accept('passport', { expiresOn: inDays(31) });
    await accept('proof-of-address');
    notices = [];
    await verification.expireDue();
    expect([kinds(), await stateOf('passport')]).toEqual([[], 'accepted']);
    clock.advance(DAY);
    await Promise.all([verification.expireDue(), verification.expireDue()]);
    expect([kinds(), await stateOf('passport')]).toEqual([['documents-expiring'], 'expiring']);
    expect((await own()).isVerified).toBe(true);
    clock.advance(30 * DAY);
    await verification.expireDue();
    expect((await own()).isVerified).toBe(true);
    clock.advance(DAY);
    await Promise.all([verification.expireDue(), verification.expireDue()]);
    expect(kinds()).toEqual(['documents-expiring', 'documents-expired']);
    const { isVerified, events } = await own();
    expect([isVerified, await stateOf('passport')]).toEqual([false, 'expired']);
    expect(events.slice(0, 3).map(({ event }: { event: string }) => event)).toEqual([
      'unverified',
      'expired',
      'expiring',
    ]);
    const { rows } = await database.pool.query(
      `SELECT actor FROM audit_log WHERE action = 'document.expire' AND subject = $1` as never,
      [`player:${player}`] as never,
    );
    expect(rows).toEqual([{ actor: 'system' }, { actor: 'system' }]);
  });

  it('a document that was replaced in time expires without a word', async () => {
    await accept('passport', { expiresOn: inDays(20) });
    await accept('proof-of-address');
    clock.advance(1);
    await accept('passport', { expiresOn: inDays(3_000) });
    notices = [];
    clock.advance(21 * DAY);
    await verification.expireDue();
    expect(kinds()).toEqual([]);
    expect((await own()).isVerified).toBe(true);
  });

  it('another proof keeps a player verified after the first has expired', async () => {
    await accept('passport', { expiresOn: inDays(5) });
    await accept('driving-licence');
    await accept('proof-of-address');
    clock.advance(6 * DAY);
    await verification.expireDue();
    expect((await own()).isVerified).toBe(true);
    expect(await stateOf('passport')).toBe('expired');
  });
});

describe('the erasure of documents', () => {
  const erase = async (as = player) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/documents-api/v1/erasure',
      headers: { authorization: `Bearer ${as}` },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const names = async () => (await storedFiles()).map(({ name }) => name);
  const count = async (table: string) =>
    (
      await database.pool.query(
        `SELECT count(*)::int AS count FROM ${table} WHERE player_id = $1` as never,
        [player] as never,
      )
    ).rows[0];
  const close = (at: number) =>
    database.pool.query(
      `INSERT INTO account_closure (player_id, reason, closed_at) VALUES ($1, 'privacy', $2)` as never,
      [player, new Date(at)] as never,
    );

  it('a player has refused pictures erased at once, and reads how long the others are kept', async () => {
    await upload('passport');
    const refused = await waitingId();
    await decide(refused, { decision: 'refuse', cause: 'cut-off' });
    await accept('proof-of-address');
    await upload('driving-licence');
    const checking = await waitingId('driving-licence');
    expect((await own()).storage).toEqual({ pictures: 3, erasable: 1, keptDays: 1_826 });
    const { status, body } = await erase();
    expect([status, body.storage]).toEqual([200, { pictures: 2, erasable: 0, keptDays: 1_826 }]);
    expect(body.events[0].event).toBe('erased');
    expect(await names()).not.toContain(refused);
    expect(await names()).toContain(checking);
    expect((await erase()).body.events).toEqual(body.events);
    const { rows } = await database.pool.query(
      `SELECT actor, after FROM audit_log WHERE action = 'documents.erase' AND subject = $1` as never,
      [`player:${player}`] as never,
    );
    expect(rows).toEqual([{ actor: `player:${player}`, after: { documents: [refused] } }]);
    expect((await erase('')).status).toBe(401);
  });

  it('all about a closed account is erased after the time, files, rows and key, and the log says so', async () => {
    await accept('passport', { expiresOn: '2090-01-01' });
    await upload('proof-of-address');
    const ids = [await waitingId('proof-of-address')];
    await close(clock.now());
    expect((await own()).storage.keptUntil).toBe(clock.now() + 1_826 * DAY);
    clock.advance(1_820 * DAY);
    await verification.eraseDue();
    expect(await count('identity_document')).toEqual({ count: 2 });
    clock.advance(7 * DAY);
    await Promise.all([verification.eraseDue(), verification.eraseDue()]);
    expect(await names()).not.toContain(ids[0]);
    for (const table of ['identity_document', 'identity_document_key', 'verification_event']) {
      expect(await count(table), table).toEqual({ count: 0 });
    }
    const { rows } = await database.pool.query(
      `SELECT actor, after FROM audit_log WHERE action = 'documents.erase' AND subject = $1` as never,
      [`player:${player}`] as never,
    );
    expect(rows).toEqual([{ actor: 'system', after: { documents: 2 } }]);
  });

  it('an account that was reopened keeps its documents', async () => {
    await upload('passport');
    await close(clock.now());
    await database.pool.query(
      'UPDATE account_closure SET reopened_at = $2 WHERE player_id = $1' as never,
      [player, new Date(clock.now() + DAY)] as never,
    );
    clock.advance(1_900 * DAY);
    await verification.eraseDue();
    expect(await count('identity_document')).toEqual({ count: 1 });
  });
});

it('a player is notified that a document is requested', async () => {
  const path = `${DESK}/players/${player}/requests`;
  await call(path, { kind: 'driving-licence', reason: 'the names differ' });
  expect(notices).toEqual([{ kind: 'documents-requested', playerId: player, language: 'ru' }]);
});
