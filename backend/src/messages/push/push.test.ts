import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { Agent } from 'node:https';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  silentLog,
  startTestDatabase,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import {
  type PushService,
  startPushService,
  type TestSubscription,
} from '../../../test/messages/push-service.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { Notice } from '../../identity/mail/mails.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { App } from '../../platform/http/app.ts';
import { deliverBroadcasts } from '../broadcasts/deliver-broadcasts.ts';
import { createNotices } from '../notices/notices.ts';
import { registerPreferences } from '../preferences/preference-routes.ts';
import { createPushJob } from './push-job.ts';
import { type PushKeys, readPushKeys } from './push-keys.ts';
import { registerPush } from './push-routes.ts';
import { PUSH_SERVICES, isOfPushService } from './push-services.ts';
import { createSendPush } from './send-push.ts';

const BASE = '/messages-api/v1';
const CONTACT = 'mailto:operator@site.example';
const clock = createTestClock();
let database: TestDatabase;
let service: PushService;
let keys: PushKeys;
let app: App;
let player: string;
let session: string;
let nextPlayer = 65_000_000;

beforeAll(async () => {
  database = await startTestDatabase();
  service = await startPushService();
  keys = await readPushKeys(database.pool);
  app = await createTestApp();
  // Whoever the token names, in the session that it names.
  app.setVerifyToken(async (token) => {
    const [id = '', sessionId = ''] = token.split('_');
    return { id, sessionId };
  });
  const options = { pool: database.pool, clock: clock.now };
  registerPush(app, {
    ...options,
    publicKey: async () => keys.publicKey,
    services: [service.host],
  });
  registerPreferences(app, { ...options, isSmsOffered: async () => true });
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await service.stop();
  await database.stop();
});

async function signIn(playerId: string): Promise<string> {
  const id = randomUUID();
  const now = new Date(clock.now());
  await database.pool.query(
    `INSERT INTO player_session (id, player_id, remember, epoch, created_at, last_seen_at, proved_at)
     VALUES ($1, $2, true, 1, $3, $3, $3)`,
    [id, playerId, now],
  );
  await database.pool.query(
    'INSERT INTO refresh_token (digest, session_id, expires_at) VALUES ($1, $2, $3)',
    [Buffer.from(id), id, new Date(clock.now() + 30 * 86_400_000)],
  );
  return id;
}
beforeEach(async () => {
  nextPlayer += 1;
  player = String(nextPlayer);
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, birthday, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', '1990-01-01', $2, $2)`,
    [player, new Date(clock.now())],
  );
  session = await signIn(player);
});

async function call(
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  {
    body,
    of = `${player}_${session}`,
    language = 'en',
  }: { body?: object; of?: string; language?: string } = {},
) {
  const answer = await app.inject({
    method,
    url: `${BASE}${path}`,
    headers: { authorization: `Bearer ${of}`, 'x-language': language, 'accept-language': language },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const turnOn = async (device: TestSubscription, options = {}) =>
  call('PUT', '/push/device', { body: device.subscription, ...options });

const { write } = createNotices({
  clock: clock.now,
  mails: { writeNotice: async () => undefined },
  fallback: async () => 'en',
});
const notify = (kind: Notice['kind'], facts?: Notice['facts']) =>
  inTransaction(database.pool, (client) => write(client, { kind, playerId: player, facts }));

async function send(): Promise<void> {
  const job = createPushJob({
    pool: database.pool,
    clock: clock.now,
    log: silentLog,
    fallback: async () => 'en',
    services: [service.host],
    send: createSendPush({ keys, contact: CONTACT, agent: new Agent({ ca: service.ca }) }),
  });
  job.wake();
  await job.stop();
}
const waiting = async () =>
  (
    await database.pool.query(
      `SELECT FROM push_message JOIN push_device device ON device.id = device_id
       WHERE player_id = $1`,
      [player],
    )
  ).rowCount;

describe('devices', () => {
  it('the key of the site is the same for every instance, and browsers are given it', async () => {
    expect((await readPushKeys(database.pool)).publicKey).toBe(keys.publicKey);
    expect((await call('GET', '/push')).body).toEqual({ publicKey: keys.publicKey, devices: 0 });
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  });

  it('a device that is turned on twice is one, and turned off it is none', async () => {
    const device = service.subscribe();
    await Promise.all([turnOn(device), turnOn(device)]);
    expect((await call('GET', '/push')).body).toMatchObject({
      devices: 1,
      endpoint: device.subscription.endpoint,
    });
    expect((await call('DELETE', '/push/device')).body).toEqual({
      publicKey: keys.publicKey,
      devices: 0,
    });
    await notify('phone-changed');
    await send();
    expect(device.received).toEqual([]);
  });

  it.each([
    ['http://fcm.googleapis.com/x', 400, 'validation_failed'],
    ['https://127.0.0.1/x', 400, 'push_service_unknown'],
    ['https://169.254.169.254/latest/meta-data', 400, 'push_service_unknown'],
    ['https://fcm.googleapis.com.evil.example/x', 400, 'push_service_unknown'],
    ['ftp://fcm.googleapis.com/x', 400, 'validation_failed'],
  ])(
    'the address %s is refused, so that the server reaches nothing else',
    async (endpoint, status, code) => {
      const { keys: own } = service.subscribe().subscription;
      const answer = await call('PUT', '/push/device', { body: { endpoint, keys: own } });
      expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    },
  );

  it('a key that is no point of the curve is refused', async () => {
    const { subscription } = service.subscribe();
    const wrong = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` };
    const answer = await call('PUT', '/push/device', { body: { ...subscription, keys: wrong } });
    expect(answer.body.error.code).toBe('validation_failed');
  });

  it('a browser that another player signs in on is theirs, and gets nothing of the first', async () => {
    const device = service.subscribe();
    await turnOn(device);
    await notify('phone-changed');
    const other = String(Number(player) + 5_000_000);
    await database.pool.query(
      `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
       VALUES ($1, 'x', 'GB', 'EUR', 'one-click', $2, $2)`,
      [other, new Date(clock.now())],
    );
    await turnOn(device, { of: `${other}_${await signIn(other)}` });
    await send();
    expect(device.received).toEqual([]);
    expect((await call('GET', '/push')).body.devices).toBe(0);
  });
});

describe('addresses of push services', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['https://push.apple.com/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://user@fcm.googleapis.com/abc', false],
    ['https://evil.example/?fcm.googleapis.com', false],
    ['http://fcm.googleapis.com/abc', false],
    ['nonsense', false],
  ])('the address %s is one of a known push service: %s', (endpoint, isKnown) => {
    expect(isOfPushService(endpoint, PUSH_SERVICES)).toBe(isKnown);
  });
});

describe('sending', () => {
  it('a notice reaches each device, encrypted for it and signed by the site, in the language of the page', async () => {
    const [phone, computer] = [service.subscribe(), service.subscribe()];
    await turnOn(phone);
    await turnOn(computer, { of: `${player}_${await signIn(player)}`, language: 'ru' });
    await notify('cashback-paid', { amount: 1_250, currency: 'EUR' });
    await send();
    const [got] = phone.received;
    expect(computer.received.map(({ payload }) => payload['title'])).toEqual([
      got?.payload['title'],
    ]);
    expect(got?.payload).toMatchObject({
      title: 'Кешбэк выплачен',
      path: '/ru/office/messages',
      language: 'ru',
      direction: 'ltr',
    });
    expect(got?.payload['body']).toContain('12,50');
    expect(await waiting()).toBe(0);

    // The signature is checked with the key that browsers subscribed for (RFC 8292).
    const [, token = '', key = ''] =
      /^vapid t=([^,]+), k=(.+)$/.exec(got?.authorization ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: `https://${service.host}`,
      sub: CONTACT,
    });
  });

  it('a device is forgotten once its push service knows it no longer', async () => {
    for (const status of [404, 410]) {
      const device = service.subscribe();
      device.answer = status;
      await turnOn(device);
      await notify('phone-changed');
      await send();
      expect((await call('GET', '/push')).body.devices).toBe(0);
    }
  });

  it('a message that cannot be sent waits longer each time, and arrives once', async () => {
    const device = service.subscribe();
    await turnOn(device);
    device.answer = 503;
    await notify('phone-changed');
    await send();
    device.answer = 429;
    clock.advance(59_000);
    await send();
    expect(await waiting()).toBe(1);
    clock.advance(1_000);
    await send();
    device.answer = 201;
    clock.advance(60_000);
    await send();
    expect(device.received).toEqual([]);
    clock.advance(60_000);
    await send();
    await send();
    expect(device.received).toHaveLength(1);
  });

  it('a message that the push service refuses is given up, and the device is kept', async () => {
    const device = service.subscribe();
    await turnOn(device);
    device.answer = 413;
    await notify('phone-changed');
    await send();
    expect(await waiting()).toBe(0);
    expect((await call('GET', '/push')).body.devices).toBe(1);
  });

  it.each(['ended_at', 'expires_at'])(
    'a session that has ended gets nothing more, by %s',
    async (column) => {
      const device = service.subscribe();
      await turnOn(device);
      await notify('phone-changed');
      await database.pool.query(
        column === 'ended_at'
          ? `UPDATE player_session SET ended_at = now(), end_reason = 'disconnected' WHERE id = $1`
          : `UPDATE refresh_token SET expires_at = '2020-01-01' WHERE session_id = $1`,
        [session],
      );
      await send();
      expect(device.received).toEqual([]);
      expect((await call('GET', '/push')).body.devices).toBe(0);
    },
  );

  it('quiet hours hold back what can wait, and what concerns the account comes immediately', async () => {
    const device = service.subscribe();
    await turnOn(device);
    const now = new Date(clock.now());
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const quiet = { from: minute, to: (minute + 60) % 1_440, timeZone: 'UTC' };
    await call('PUT', '/preferences/quiet-hours', { body: { quiet } });
    await notify('cashback-paid', { amount: 1, currency: 'EUR' });
    await notify('phone-changed');
    await send();
    expect(device.received.map(({ payload }) => payload['title'])).toEqual([
      'Your phone number has changed',
    ]);
    clock.advance(3_600_000);
    await send();
    expect(device.received).toHaveLength(2);
  });

  it('a topic that is turned off for devices is not sent to any', async () => {
    const device = service.subscribe();
    await turnOn(device);
    await call('PUT', '/preferences/choice', {
      body: { topic: 'payments', channel: 'push', isOn: false },
    });
    await notify('cashback-paid', { amount: 1, currency: 'EUR' });
    await send();
    expect(device.received).toEqual([]);
  });
});

describe('promotions to devices', () => {
  const promote = () =>
    database.pool.query(
      `INSERT INTO broadcast (key, request_digest, kind, player_id, texts, send_at, status,
         created_by, created_at)
       VALUES (gen_random_uuid(), '', 'promotion', $1, $2, $3, 'waiting', 'anna', $3)`,
      [player, { en: { title: 'Offer', body: 'One.\n\nTwo.' } }, new Date(clock.now())],
    );
  const deliver = () =>
    deliverBroadcasts({ pool: database.pool, clock: clock.now, fallback: async () => 'en' });
  const agree = () =>
    call('PUT', '/preferences/choice', {
      body: { topic: 'promotions', channel: 'push', isOn: true },
    });

  it('a promotion comes only after the player has agreed to it on devices', async () => {
    const device = service.subscribe();
    await turnOn(device);
    await promote();
    await deliver();
    await send();
    expect(device.received).toEqual([]);
    await agree();
    await promote();
    await deliver();
    await send();
    expect(device.received.map(({ payload }) => payload)).toMatchObject([
      { title: 'Offer', body: 'One.' },
    ]);
  });

  it('a player who is excluded while a promotion waits does not get it', async () => {
    const device = service.subscribe();
    await turnOn(device);
    await agree();
    await promote();
    await deliver();
    expect(await waiting()).toBe(1);
    await database.pool.query(
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 30, 30, 'ACTIVE', now(), now())`,
      [player],
    );
    await send();
    expect(device.received).toEqual([]);
    expect(await waiting()).toBe(0);
  });
});
