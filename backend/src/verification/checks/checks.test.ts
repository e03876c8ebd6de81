import { createHmac, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp } from '../../../test/platform/test-app.ts';
import {
  startSumsub,
  SUMSUB_ACCOUNT,
  type Sumsub,
  sumsubVariables,
} from '../../../test/verification/start-sumsub.ts';
import type { App } from '../../platform/http/app.ts';
import { selectProviders } from '../../platform/providers/provider-registry.ts';
import { createVerifiedStatus } from '../../protection/player-status/verified-status.ts';
import { createFolderFiles } from '../files/folder/create-folder-files.ts';
import { createVerification, type Verification } from '../verification.ts';
import { checkProviders } from './check-providers.ts';

const TOKEN = 'operator-token-of-this-test';
const SITE = 'http://localhost:1234';
const API = '/documents-api/v1';

let database: TestDatabase;
let app: App;
let sumsub: Sumsub;
let folder: string;
let verification: Verification;
let notices: { readonly kind: string }[];
let player: string;
let nextPlayer = 74_000_000;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 6 });
  sumsub = await startSumsub();
  folder = await mkdtemp(join(tmpdir(), 'touchline-checks-'));
  const { selected, problems } = selectProviders(checkProviders, {
    ids: ['sumsub'],
    variables: sumsubVariables(sumsub.address),
    testsRefusedBy: undefined,
  });
  expect(problems).toEqual([]);
  const adapter = await selected[0]?.create({ pool: database.pool, clock: Date.now });
  app = await createTestApp();
  // Whoever the token names.
  app.setVerifyToken(async (id) => ({ id, sessionId: 's' }));
  verification = await createVerification({
    pool: database.pool,
    clock: Date.now,
    files: createFolderFiles(folder),
    status: createVerifiedStatus(),
    retentionDays: 1_826,
    languageOf: async () => 'ar',
    provider: adapter && { ...adapter, id: 'sumsub' },
    writeNotice: async (_client, notice) => void notices.push(notice),
  });
  await verification.register(app, { operatorToken: TOKEN, originOf: () => SITE });
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  await sumsub.setTarget(`http://localhost:${port}${API}/callbacks/sumsub`);
}, 60_000);
afterAll(async () => {
  await app.close();
  await sumsub.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  notices = [];
  await sumsub.setFault('none');
  await sumsub.setDown(false);
  await sumsub.resend();
  player = await register();
});

async function register(): Promise<string> {
  nextPlayer += 1;
  await database.pool.query(
    `INSERT INTO player (id, password_hash, name, surname, birthday, country, currency, registration,
       terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'Ada', 'Byron', '1990-04-23', 'GB', 'EUR', 'full', now(), now())`,
    [nextPlayer] as never,
  );
  return String(nextPlayer);
}

async function call(path: string, given: { readonly as?: string; readonly body?: object } = {}) {
  const { as = player, body } = given;
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${as}`, 'accept-language': 'ru' },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function own() {
  const answer = await app.inject({
    url: `${API}/documents`,
    headers: { authorization: `Bearer ${player}` },
  });
  return answer.json();
}

const open = () => call(`${API}/check`);
const lookUp = () => call(`${API}/check/look-up`);
const repeat = (as = TOKEN) =>
  call(`/operator-api/v1/verification/players/${player}/check`, {
    as,
    body: { reason: 'the names differ' },
  });
const eventsOf = async () =>
  (await own()).events.map(({ event }: { event: string }) => event).toReversed();

/** As the player does on the provider's page. @returns where they are sent back to */
async function decide(url: string, decision: string): Promise<string> {
  expect((await fetch(url)).status).toBe(200);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision }),
  });
  return response.headers.get('location') ?? '';
}

async function check(decision: string): Promise<string> {
  const { status, body } = await open();
  expect(status).toBe(200);
  return decide(body.url, decision);
}

async function referenceOf(of = player): Promise<string> {
  const { rows } = await database.pool.query(
    'SELECT reference FROM identity_check WHERE player_id = $1',
    [of],
  );
  return String(rows[0]?.reference);
}

/** A webhook as Sumsub signs it, by hand. */
async function webhook(
  content: object,
  {
    secret = SUMSUB_ACCOUNT.webhookSecret,
    algorithm = 'HMAC_SHA256_HEX',
    hash = 'sha256',
    change = (body: string) => body,
  } = {},
) {
  const body = JSON.stringify({
    applicantId: 'applicant-by-hand',
    levelName: SUMSUB_ACCOUNT.level,
    type: 'applicantReviewed',
    reviewStatus: 'completed',
    reviewResult: { reviewAnswer: 'GREEN' },
    createdAtMs: '2026-11-25 13:23:19.321',
    ...content,
  });
  const answer = await app.inject({
    method: 'POST',
    url: `${API}/callbacks/sumsub`,
    headers: {
      'content-type': 'application/json',
      'x-payload-digest-alg': algorithm,
      'x-payload-digest': createHmac(hash, secret).update(body).digest('hex'),
    },
    payload: change(body),
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('the check by a provider', () => {
  it('a player is sent to the provider’s page and back, and a passed check verifies them once', async () => {
    expect((await own()).check).toEqual({ reasons: [] });
    expect(await check('pass')).toBe(`${SITE}/ru/sumsub?returned=done`);
    const { isVerified, check: state } = await own();
    expect([isVerified, state]).toEqual([true, { state: 'passed', reasons: [] }]);
    expect(await eventsOf()).toEqual(['check-started', 'check-passed', 'verified']);
    expect(notices).toEqual([{ kind: 'documents-checked', playerId: player, language: 'ru' }]);
    expect((await open()).body.error.code).toBe('identity_check_closed');
    const { rows } = await database.pool.query(
      `SELECT actor, action, after FROM audit_log WHERE subject = $1 ORDER BY position` as never,
      [`player:${player}`] as never,
    );
    expect(rows).toContainEqual({
      actor: 'system',
      action: 'identity-check.report',
      after: { verification_status: 3 },
    });
  });

  it('a second press and a lost response open the same check again', async () => {
    const answers = await Promise.all([open(), open(), open()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await eventsOf()).toEqual(['check-started']);
    await decide(answers[2]?.body.url, 'retry');
    await decide(answers[0]?.body.url, 'pass');
    expect((await own()).check.state).toBe('passed');
  });

  it('a check that was not passed says why, and can be repeated', async () => {
    expect(await check('retry')).toBe(`${SITE}/ru/sumsub?returned=again`);
    expect((await own()).check).toEqual({ state: 'retry', reasons: ['unreadable', 'face'] });
    expect((await own()).isVerified).toBe(false);
    await check('pass');
    expect(await eventsOf()).toEqual(['check-started', 'check-retry', 'check-passed', 'verified']);
  });

  it('a forger reads no hint of what was found, and cannot try again', async () => {
    await check('fail');
    expect((await own()).check).toEqual({ state: 'failed', reasons: ['other'] });
    expect((await open()).body.error.code).toBe('identity_check_closed');
  });

  it('a provider that does not answer is unavailable, and the check is open as before', async () => {
    await sumsub.setDown(true);
    expect((await open()).body.error.code).toBe('unavailable');
    await sumsub.setDown(false);
    await check('pass');
    expect(await eventsOf()).toEqual(['check-started', 'check-passed', 'verified']);
  });

  it('another player’s check stays as it is, and visitors have none', async () => {
    const first = player;
    await check('pass');
    player = await register();
    expect((await own()).isVerified).toBe(false);
    expect(await referenceOf()).toBe('undefined');
    expect((await call(`${API}/check`, { as: '' })).status).toBe(401);
    expect(first).not.toBe(player);
  });
});

describe('the webhooks', () => {
  it.each(['twice', 'reversed'] as const)(
    'webhooks that come %s lead to the same result',
    async (fault) => {
      await sumsub.setFault(fault);
      await check('pass');
      await sumsub.setFault('none');
      await sumsub.resend();
      expect((await own()).check.state).toBe('passed');
      expect(await eventsOf()).toEqual(['check-started', 'check-passed', 'verified']);
      expect(notices).toHaveLength(1);
    },
  );

  it('webhooks that come after the player has returned lead to the same result', async () => {
    await sumsub.setFault('late');
    await check('pass');
    await expect.poll(async () => (await own()).isVerified, { timeout: 20_000 }).toBe(true);
    expect(await eventsOf()).toEqual(['check-started', 'check-passed', 'verified']);
  });

  it('webhooks that come late change nothing that is newer', async () => {
    await sumsub.setFault('lost');
    await check('retry');
    await sumsub.setFault('none');
    await check('pass');
    await sumsub.resend();
    expect((await own()).check.state).toBe('passed');
    expect((await own()).isVerified).toBe(true);
  });

  it('a lost webhook is made up for when the player returns', async () => {
    await sumsub.setFault('lost');
    await check('pass');
    expect((await own()).check.state).toBe('started');
    const { status, body } = await lookUp();
    expect([status, body.check.state, body.isVerified]).toEqual([200, 'passed', true]);
    await sumsub.setFault('none');
    await sumsub.resend();
    expect(await eventsOf()).toEqual(['check-started', 'check-passed', 'verified']);
  });

  it('a lost webhook is made up for after a while when the player does not return', async () => {
    await sumsub.setFault('lost');
    await check('pass');
    await verification.lookUpQuiet();
    expect((await own()).isVerified).toBe(false);
    await database.pool.query(
      `UPDATE identity_check SET started_at = started_at - interval '11 minutes'
       WHERE player_id = $1` as never,
      [player] as never,
    );
    await Promise.all([verification.lookUpQuiet(), verification.lookUpQuiet()]);
    expect((await own()).isVerified).toBe(true);
    expect(await eventsOf()).toEqual(['check-started', 'check-passed', 'verified']);
  });

  it('a fraud that is found out later ends the verification', async () => {
    await open();
    const externalUserId = await referenceOf();
    await webhook({ externalUserId });
    expect((await own()).isVerified).toBe(true);
    const red = {
      externalUserId,
      createdAtMs: '2026-11-25 14:00:00.000',
      reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'] },
    };
    expect((await webhook(red)).body).toEqual({ status: 'applied' });
    expect((await own()).isVerified).toBe(false);
    // The first one again, as it was.
    await webhook({ externalUserId });
    const { isVerified, check: state } = await own();
    expect([isVerified, state]).toEqual([false, { state: 'failed', reasons: ['other'] }]);
    expect(await eventsOf()).toEqual([
      'check-started',
      'check-passed',
      'verified',
      'check-failed',
      'unverified',
    ]);
  });

  it('the digests that Sumsub offers are believed, SHA-1 apart', async () => {
    await open();
    const externalUserId = await referenceOf();
    const pending = { externalUserId, type: 'applicantPending' };
    const by = (algorithm: string, hash: string) => webhook(pending, { algorithm, hash });
    expect((await by('HMAC_SHA256_HEX', 'sha256')).status).toBe(200);
    expect((await by('HMAC_SHA512_HEX', 'sha512')).status).toBe(200);
    expect((await by('HMAC_SHA1_HEX', 'sha1')).status).toBe(401);
    expect((await by('toString', 'sha256')).status).toBe(401);
  });

  it.each([
    ['another secret', { secret: 'a secret of somebody else' }],
    [
      'a body that was changed on the way',
      { change: (body: string) => body.replace('GREEN', 'RED') },
    ],
    ['a space more', { change: (body: string) => `${body} ` }],
  ])('a webhook with %s is refused and changes nothing', async (_, given) => {
    await open();
    const { status, body } = await webhook({ externalUserId: await referenceOf() }, given);
    expect([status, body.error.code]).toEqual([401, 'identity_check_signature_invalid']);
    expect((await own()).check.state).toBe('started');
  });

  it('a webhook about an unknown applicant is refused', async () => {
    expect((await webhook({ externalUserId: randomUUID() })).body.error.code).toBe('not_found');
    await open();
    const externalUserId = await referenceOf();
    await webhook({ externalUserId, type: 'applicantPending' });
    const other = {
      externalUserId,
      applicantId: 'applicant-of-another',
      createdAtMs: '2026-11-25 15:00:00',
    };
    expect((await webhook(other)).body.error.code).toBe('not_found');
    expect((await own()).check.state).toBe('checking');
    expect((await webhook({ externalUserId: player })).body.error.code).toBe('validation_failed');
  });

  it.each([
    ['of another level', { levelName: 'business' }],
    ['of another type', { type: 'applicantTagsChanged' }],
    ['with an answer that is new', { reviewResult: { reviewAnswer: 'YELLOW' } }],
  ])('a webhook %s is acknowledged and changes nothing', async (_, content) => {
    await open();
    const externalUserId = await referenceOf();
    expect((await webhook({ externalUserId, ...content })).body).toEqual({ status: 'ignored' });
    expect((await own()).check.state).toBe('started');
  });

  it('a webhook to another provider’s address is refused', async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `${API}/callbacks/acme`,
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(statusCode).toBe(404);
  });
});

describe('the repetition of a check', () => {
  it('an operator has a verified player checked again, who is not verified until they pass', async () => {
    await check('pass');
    const { status, body } = await repeat();
    expect([status, body.verification.isVerified, body.verification.check.state]).toEqual([
      200,
      false,
      'started',
    ]);
    expect(notices.map(({ kind }) => kind)).toEqual(['documents-checked', 'documents-requested']);
    expect((await sumsub.calls()).at(-1)).toMatch(/^POST \/resources\/applicants\/\w+\/reset$/);
    await check('pass');
    expect((await own()).isVerified).toBe(true);
    expect(await eventsOf()).toEqual([
      'check-started',
      'check-passed',
      'verified',
      'check-requested',
      'unverified',
      'check-passed',
      'verified',
    ]);
  });

  it('an operator requests a check that the player has not begun', async () => {
    expect((await repeat()).status).toBe(200);
    expect(await eventsOf()).toEqual(['check-requested']);
    expect(notices).toMatchObject([{ kind: 'documents-requested', language: 'ar' }]);
    await check('pass');
    expect((await own()).isVerified).toBe(true);
  });

  it('a check that is being made cannot be repeated, nor one at a provider that does not answer', async () => {
    await check('hold');
    expect((await own()).check.state).toBe('on-hold');
    expect((await repeat()).body.error.code).toBe('identity_check_closed');
    player = await register();
    await check('fail');
    await sumsub.setDown(true);
    expect((await repeat()).body.error.code).toBe('unavailable');
    expect((await own()).check.state).toBe('failed');
    await sumsub.setDown(false);
    expect((await repeat()).status).toBe(200);
    expect((await own()).check.state).toBe('started');
  });

  it('the repetition is the operators’ alone', async () => {
    await check('pass');
    expect((await repeat(player)).status).toBe(401);
    expect((await own()).isVerified).toBe(true);
  });
});
