import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { silentLog } from '../../test/database/test-database.ts';
import { createTestClock } from '../../test/platform/test-app.ts';
import { createMailJob } from '../identity/mail/mail-job.ts';
import type { MailMessage } from '../identity/mail/mail-provider.ts';
import { notifyAlerts } from '../alerts/notify-alerts.ts';
import { createNotices } from './notices/notices.ts';
import { chooseContact } from '../identity/contact/contact-store.ts';
import { writeMail } from '../identity/mail/mail-store.ts';
import { composePush } from './push/compose-push.ts';
import { deliverBroadcasts } from './broadcasts/deliver-broadcasts.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const clock = createTestClock();
let database: TestDatabase;
let nextPlayer = 63_000_000;

beforeAll(async () => {
  database = await startTestDatabase();
}, 30_000);
afterAll(() => database.stop());

/** Every source of the backend that writes or sends something to players, and how it decides about promotions. */
const SENDERS: Readonly<Record<string, 'asks' | 'asked before' | 'no promotions'>> = {
  'messages/broadcasts/deliver-broadcasts.ts': 'asks',
  'messages/broadcasts/mail-promotion.ts': 'asks',
  'messages/push/write-push.ts': 'asks',
  // A promotion may have waited.
  'messages/push/compose-push.ts': 'asks',
  'identity/mail/compose-promotion.ts': 'asks',
  // Written by those above; everything else that it sends has a kind of its own.
  'identity/mail/mail-store.ts': 'asked before',
  'identity/mail/mail-job.ts': 'asked before',
  'identity/mail/mails.ts': 'no promotions',
  // Sends what was composed just before.
  'messages/push/send-push.ts': 'asked before',
  'messages/notices/notices.ts': 'no promotions',
  // Text messages are notices alone.
  'messages/sms/write-sms.ts': 'no promotions',
  'messages/sms/sms-job.ts': 'no promotions',
  // What the player has just requested.
  'messages/history-mails/history-mail-routes.ts': 'no promotions',
  // Codes by text message.
  'identity/phone/phone-binding.ts': 'no promotions',
  'identity/phone/phone-proofs.ts': 'no promotions',
};
const SENDS =
  /INSERT INTO (?:inbox_message|mail|push_message|sms_message) |writeMail\(|provider\.send\(|unsubscribeUrl:|sendNotification\(|promotionText\(/;
const ASKS = /mayBeSentPromotions|marketingRefusalOf|permittedOf/;

function sources(folder = SOURCES): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /(?<!\.test)\.ts$/.test(entry.name) ? [path] : [];
  });
}

async function register(): Promise<string> {
  nextPlayer += 1;
  const id = String(nextPlayer);
  const email = `player-${id}@example.org`;
  const at = new Date(clock.now());
  await database.pool.query(
    `INSERT INTO player (id, email, email_key, password_hash, country, currency, registration, birthday,
       terms_accepted_at, registered_at)
     VALUES ($1, $2, $2, 'x', 'GB', 'EUR', 'full', '1990-01-01', $3, $3)`,
    [id, email, at],
  );
  for (const channel of ['page', 'mail', 'push']) {
    await database.pool.query(
      `INSERT INTO marketing_consent (player_id, channel, is_given, source, decided_at)
       VALUES ($1, $2, true, 'settings', $3)`,
      [id, channel, at],
    );
  }
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO player_session (id, player_id, remember, epoch, created_at, last_seen_at, proved_at)
     VALUES (gen_random_uuid(), $1, true, 1, $2, $2, $2) RETURNING id`,
    [id, at],
  );
  await database.pool.query(
    `INSERT INTO push_device (player_id, session_id, endpoint, public_key, auth_secret, added_at)
     VALUES ($1, $2, 'https://push.example/' || $1::bigint, '', '', $3)`,
    [id, rows[0]?.id, at],
  );
  return id;
}

const limit = (type: number) => `INSERT INTO player_limit (id, player_id, limit_type, value, state,
  requested_at, started_at) VALUES (gen_random_uuid(), $1, ${type}, 30, 'ACTIVE', now(), now())`;
const withdraw = (channel: string) => `INSERT INTO marketing_consent (player_id, channel, is_given,
  source, decided_at) VALUES ($1, '${channel}', false, 'settings', now())`;

/** What keeps a player from being sent promotions, as it comes about. */
const BARRIERS: Readonly<Record<string, string>> = {
  'is self-excluded': limit(30),
  'has a marker of an exclusion': limit(37),
  'takes a break from deposits': limit(33),
  'has closed the account': `INSERT INTO account_closure (player_id, reason, closed_at) VALUES ($1, 'unused', now())`,
  'is banned':
    'INSERT INTO player_status (player_id, ban_level, updated_at) VALUES ($1, 45, now())',
  'must prove who they are':
    'INSERT INTO player_status (player_id, is_need_identification, updated_at) VALUES ($1, true, now())',
  'is under age': `UPDATE player SET birthday = '2015-01-01' WHERE id = $1`,
  'has no known age': 'UPDATE player SET birthday = NULL WHERE id = $1',
};

async function promote(playerId: string): Promise<void> {
  await database.pool.query(
    `INSERT INTO broadcast (key, request_digest, kind, player_id, texts, by_mail, send_at, status,
       created_by, created_at)
     VALUES (gen_random_uuid(), '', 'promotion', $1, $2, true, $3, 'waiting', 'anna', $3)`,
    [playerId, { en: { title: 'Offer', body: 'One.\n\nTwo.' } }, new Date(clock.now())],
  );
}
const deliver = () =>
  deliverBroadcasts({
    pool: database.pool,
    clock: clock.now,
    fallback: async () => 'en',
    origin: 'https://site.example',
  });

/** Sends what waits. @returns what a player was sent by mail */
async function sendMail(): Promise<readonly MailMessage[]> {
  const sent: MailMessage[] = [];
  const job = createMailJob({
    pool: database.pool,
    clock: clock.now,
    log: silentLog,
    brand: async () => 'Touchline',
    codes: { make: async () => '' },
    emailChanges: { makeCode: async () => undefined },
    historyFile: async () => undefined,
    newsletterSecret: Buffer.from('newsletter'),
    provider: async () => ({ send: async (message) => void sent.push(message) }),
  });
  job.wake();
  await job.stop();
  return sent;
}

/** The titles of what devices of a player are shown by the messages that wait. */
async function shownOnDevices(playerId: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<
    Record<'id' | 'broadcast_id', string> & { notice: string | null; facts: object | null }
  >(
    `SELECT message.id, broadcast_id, notice, facts FROM push_message message
     JOIN push_device device ON device.id = device_id WHERE player_id = $1`,
    [playerId],
  );
  const shown = await Promise.all(
    rows.map((row) =>
      composePush(
        { pool: database.pool, clock: clock.now, fallback: async () => 'en' },
        {
          ...row,
          player_id: playerId,
          device_id: '1',
          attempts: 1,
          written_at: new Date(clock.now()),
          endpoint: '',
          public_key: '',
          auth_secret: '',
          language: 'en',
        },
      ),
    ),
  );
  return shown.flatMap((payload) => (payload === undefined ? [] : [payload.title]));
}

async function countOf(table: 'inbox_message' | 'mail', playerId: string): Promise<number> {
  const { rowCount } = await database.pool.query(`SELECT FROM ${table} WHERE player_id = $1`, [
    playerId,
  ]);
  return rowCount ?? 0;
}

describe('senders of promotions', () => {
  it('every source that writes or sends to players is known, and those of promotions ask the one rule', () => {
    const found = sources().filter(
      (file) => SENDS.test(readFileSync(file, 'utf8')) && !file.includes('/generated/'),
    );
    expect(found.map((file) => relative(SOURCES, file)).toSorted()).toEqual(
      Object.keys(SENDERS).toSorted(),
    );
    const asking = found.filter((file) => ASKS.test(readFileSync(file, 'utf8')));
    expect(asking.map((file) => relative(SOURCES, file)).toSorted()).toEqual(
      Object.keys(SENDERS)
        .filter((file) => SENDERS[file] === 'asks')
        .toSorted(),
    );
  });

  it('a promotion reaches a player who agreed, in the page and by mail with the ways to stop it', async () => {
    const playerId = await register();
    await promote(playerId);
    await deliver();
    expect(await countOf('inbox_message', playerId)).toBe(1);
    expect(await shownOnDevices(playerId)).toEqual(['Offer']);
    const [mail] = await sendMail();
    expect(mail).toMatchObject({ subject: 'Offer', to: `player-${playerId}@example.org` });
    expect(mail?.unsubscribeUrl).toMatch(
      /^https:\/\/site\.example\/messages-api\/v1\/newsletter\/stop\/one-click\?token=/,
    );
    expect(mail?.text).toContain('https://site.example/en/stopnewsletter#');
  });

  it.each(Object.entries(BARRIERS))(
    'a player who %s is sent no promotion by any sender, also by what was written before',
    async (_, barrier) => {
      const [before, after] = [await register(), await register()];
      await database.pool.query(barrier, [before]);
      for (const playerId of [before, after]) {
        await promote(playerId);
      }
      await deliver();
      expect(await countOf('inbox_message', before)).toBe(0);
      expect(await countOf('mail', before)).toBe(0);
      expect(await shownOnDevices(before)).toEqual([]);
      // What is for the other one waits while the same comes about.
      expect(await countOf('mail', after)).toBe(1);
      expect(await shownOnDevices(after)).toEqual(['Offer']);
      await database.pool.query(barrier, [after]);
      expect(await sendMail()).toEqual([]);
      expect(await countOf('mail', after)).toBe(0);
      expect(await shownOnDevices(after)).toEqual([]);
    },
  );

  it('a player who withdraws consent to one channel is sent promotions on the other alone', async () => {
    const [withoutMail, withoutPage] = [await register(), await register()];
    await database.pool.query(withdraw('mail'), [withoutMail]);
    await database.pool.query(withdraw('page'), [withoutPage]);
    await promote(withoutMail);
    await promote(withoutPage);
    await deliver();
    expect([
      await countOf('inbox_message', withoutMail),
      await countOf('mail', withoutMail),
    ]).toEqual([1, 0]);
    expect([
      await countOf('inbox_message', withoutPage),
      await countOf('mail', withoutPage),
    ]).toEqual([0, 1]);
    await database.pool.query('DELETE FROM mail');
  });
});

/** What keeps a player from being written to about what is played: those of `BARRIERS` that keep them from playing. */
const KEPT_FROM_PLAY = [
  'is self-excluded',
  'has a marker of an exclusion',
  'takes a break from deposits',
  'has closed the account',
  'is banned',
];

/** Queues a notice of a goal for a player who wants it on every channel. */
async function score(playerId: string): Promise<void> {
  await chooseContact(database.pool, {
    playerId,
    topic: 'matches',
    channel: 'mail',
    isOn: true,
    now: clock.now(),
  });
  await database.pool.query(
    `INSERT INTO alert_notice (player_id, kind, cause, facts, happened_at)
     VALUES ($1, 'match-score', '7:score:1:0', $2, $3)`,
    [
      playerId,
      { home: { en: 'Arsenal' }, away: { en: 'Chelsea' }, score: [1, 0] },
      new Date(clock.now()),
    ],
  );
}
const notify = () =>
  notifyAlerts({
    pool: database.pool,
    clock: clock.now,
    writeNotice: createNotices({
      clock: clock.now,
      fallback: async () => 'en',
      mails: {
        writeNotice: async (client, notice) => {
          const recipient = `player-${notice.playerId}@example.org`;
          await writeMail(client, { ...notice, recipient, now: clock.now() });
        },
      },
    }).write,
  });

describe('senders of what is played', () => {
  it('a player who has agreed to no promotion is notified of a followed match on every channel', async () => {
    const playerId = await register();
    for (const channel of ['page', 'mail', 'push']) {
      await database.pool.query(withdraw(channel), [playerId]);
    }
    await score(playerId);
    await notify();
    expect(await countOf('inbox_message', playerId)).toBe(1);
    const [title = ''] = await shownOnDevices(playerId);
    expect(title.replace(/[\u2068\u2069]/g, '')).toBe('Arsenal 1–0 Chelsea');
    const [mail] = await sendMail();
    expect(mail?.subject).toBe(`Touchline: ${title}`);
    expect(mail?.unsubscribeUrl).toBeUndefined();
  });

  it.each(KEPT_FROM_PLAY)(
    'a player who %s is sent no notice of a match by any sender, also by what was written before',
    async (barrier) => {
      const [before, after] = [await register(), await register()];
      await database.pool.query(BARRIERS[barrier] ?? '', [before]);
      await score(before);
      await score(after);
      await notify();
      expect(await countOf('inbox_message', before)).toBe(0);
      expect(await countOf('mail', before)).toBe(0);
      expect(await shownOnDevices(before)).toEqual([]);
      expect(await shownOnDevices(after)).toHaveLength(1);
      await database.pool.query(BARRIERS[barrier] ?? '', [after]);
      expect(await sendMail()).toEqual([]);
      expect(await countOf('mail', after)).toBe(0);
      expect(await shownOnDevices(after)).toEqual([]);
    },
  );
});
