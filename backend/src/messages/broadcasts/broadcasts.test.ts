import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { forkModule } from '../../../test/process/fork-module.ts';
import type { App } from '../../platform/http/app.ts';
import { registerBroadcastDesk } from './broadcast-desk.ts';
import { deliverBroadcasts } from './deliver-broadcasts.ts';

const TOKEN = 'operator-token-of-this-test';
const DESK = '/operator-api/v1/broadcasts';
const TEXTS = { en: { title: 'Hello', body: 'Hello there.' } };
const HOUR = 3_600_000;
const clock = createTestClock();
const fallback = async () => 'en';
let database: TestDatabase;
let app: App;
let nextPlayer = 62_000_000;
let nextKey = 0;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 5 });
  const { pool } = database;
  app = await createTestApp();
  registerBroadcastDesk(app, {
    pool,
    clock: clock.now,
    fallback,
    operatorToken: TOKEN,
    origin: undefined,
    onWritten: () => undefined,
  });
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  await database.pool.query(`UPDATE broadcast SET status = 'cancelled'`);
  clock.advance(1_000);
});

async function register({ country = 'GB', consent = false } = {}): Promise<string> {
  nextPlayer += 1;
  const id = String(nextPlayer);
  const { pool } = database;
  await pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, birthday, terms_accepted_at, registered_at)
     VALUES ($1, 'x', $3, 'EUR', 'full', '1990-01-01', $2, $2)`,
    [id, new Date(clock.now()), country],
  );
  if (consent) {
    await pool.query(
      `INSERT INTO marketing_consent (player_id, channel, is_given, source, decided_at)
       VALUES ($1, 'page', true, 'settings', $2)`,
      [id, new Date(clock.now())],
    );
  }
  return id;
}

/** A country of players of one test alone. */
let nextCountry = 0;
const newCountry = () => `Q${String.fromCodePoint(65 + (nextCountry += 1))}`;

async function call(path: string, { body, key }: { body?: object; key?: string } = {}) {
  nextKey += 1;
  const answer = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `${DESK}${path}`,
    headers: {
      authorization: `Bearer ${TOKEN}`,
      'idempotency-key': key ?? `key-of-test-${nextKey}`,
    },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const write = (more: object, key?: string) =>
  call('', {
    body: { kind: 'operator', audience: {}, texts: TEXTS, ...more },
    ...(key !== undefined && { key }),
  });
const deliver = (atOnce = 2) =>
  deliverBroadcasts({ pool: database.pool, clock: clock.now, fallback, atOnce });
async function recipients(id: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ player_id: string }>(
    'SELECT player_id FROM inbox_message WHERE broadcast_id = $1 ORDER BY player_id',
    [id],
  );
  return rows.map(({ player_id: playerId }) => playerId);
}

describe('a broadcast', () => {
  it('a broadcast reaches the players of its group, once, and counts them', async () => {
    const country = newCountry();
    const players = [];
    for (let at = 0; at < 5; at += 1) {
      players.push(await register({ country }));
    }
    await register();
    const reach = await call(`/reach?kind=operator&countries=${country}`);
    expect(reach.body).toEqual({ matching: 5, permitted: 5 });
    const { id } = (await write({ audience: { countries: [country] } })).body;
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(await recipients(id)).toEqual(players);
    const { broadcasts } = (await call('')).body;
    expect(broadcasts[0]).toMatchObject({ id, status: 'sent', delivered: 5 });
  });

  it('a broadcast to one player reaches that one alone, and an unknown one is refused', async () => {
    const playerId = await register();
    const { id } = (await write({ audience: { playerId } })).body;
    await deliver();
    expect(await recipients(id)).toEqual([playerId]);
    expect((await write({ audience: { playerId: '99999998' } })).status).toBe(404);
  });

  it('a broadcast waits for its time and is not delivered after its end', async () => {
    const playerId = await register();
    const now = clock.now();
    const times = { sendAt: now + HOUR, endsAt: now + 2 * HOUR };
    const { id } = (await write({ audience: { playerId }, ...times })).body;
    const late = (await write({ audience: { playerId }, ...times })).body;
    await deliver();
    expect(await recipients(id)).toEqual([]);
    await database.pool.query(`UPDATE broadcast SET status = 'cancelled' WHERE id = $1`, [late.id]);
    clock.advance(HOUR);
    await deliver();
    expect(await recipients(id)).toEqual([playerId]);
    await database.pool.query(`UPDATE broadcast SET status = 'waiting' WHERE id = $1`, [late.id]);
    clock.advance(HOUR);
    await deliver();
    expect(await recipients(late.id)).toEqual([]);
  });

  it('a promotion reaches those alone who may be sent it at the moment of the delivery', async () => {
    const country = newCountry();
    const agreed = await register({ country, consent: true });
    const excluded = await register({ country, consent: true });
    await register({ country });
    const audience = { countries: [country] };
    expect((await call(`/reach?kind=promotion&countries=${country}`)).body).toEqual({
      matching: 3,
      permitted: 2,
    });
    const { id } = (await write({ kind: 'promotion', audience })).body;
    await database.pool.query(
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 30, 30, 'ACTIVE', now(), now())`,
      [excluded],
    );
    await deliver();
    expect(await recipients(id)).toEqual([agreed]);
    const written = (await write({ audience: { ...audience, standing: 'excluded' } })).body;
    await deliver();
    expect(await recipients(written.id)).toEqual([excluded]);
  });

  it('a group of a language has those whose page was last in it, and the default for those unknown', async () => {
    const country = newCountry();
    const [russian, unknown] = [await register({ country }), await register({ country })];
    await database.pool.query(
      `INSERT INTO contact_settings (player_id, language) VALUES ($1, 'ru')`,
      [russian],
    );
    const ids = [];
    for (const language of ['ru', 'en']) {
      const audience = { countries: [country], languages: [language] };
      ids.push((await write({ audience })).body.id);
    }
    await deliver();
    expect(await Promise.all(ids.map(recipients))).toEqual([[russian], [unknown]]);
  });

  it('a broadcast that cannot be delivered keeps none of the others waiting, and is tried again', async () => {
    const [broken, other] = [newCountry(), newCountry()];
    const players = [await register({ country: broken }), await register({ country: other })];
    const first = (await write({ audience: { countries: [broken] } })).body;
    const second = (await write({ audience: { countries: [other] } })).body;
    await database.pool.query(
      `ALTER TABLE inbox_message ADD CONSTRAINT broken CHECK (broadcast_id <> ${first.id}) NOT VALID`,
    );
    await expect(deliver()).rejects.toThrow('1 broadcasts could not be delivered');
    expect(await recipients(first.id)).toEqual([]);
    expect(await recipients(second.id)).toEqual([players[1]]);
    await database.pool.query('ALTER TABLE inbox_message DROP CONSTRAINT broken');
    await deliver();
    expect(await recipients(first.id)).toEqual([players[0]]);
  });

  it('a broadcast that is cancelled midway reaches no one else', async () => {
    const { id } = (await write({ sendAt: clock.now() + HOUR })).body;
    expect((await call(`/${id}/cancel`, { body: {} })).body.status).toBe('cancelled');
    expect((await call(`/${id}/cancel`, { body: {} })).body.status).toBe('cancelled');
    clock.advance(HOUR);
    await deliver();
    expect(await recipients(id)).toEqual([]);
  });

  it('a broadcast that is sent again with its key is the same one, another is refused', async () => {
    const answers = await Promise.all([write({}, 'one-key-1'), write({}, 'one-key-1')]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const other = await write({ kind: 'promotion' }, 'one-key-1');
    expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_key_reused']);
    const { rows } = await database.pool.query(
      `SELECT FROM audit_log WHERE action = 'broadcast.write' AND subject = $1`,
      [`broadcast:${answers[0]?.body.id}`],
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['without the default language', { texts: { ru: TEXTS.en } }],
    ['with a link that has no name', { route: 'recharge' }],
    ['with a name of a link and no page', { texts: { en: { ...TEXTS.en, action: 'Go' } } }],
    ['to a page outside the product', { route: 'https://example.com' }],
    ['that ends before it is sent', { endsAt: 1 }],
    ['without a text', { texts: {} }],
    ['that goes by mail and is no promotion', { byMail: true }],
    ['with a title that is too long', { texts: { en: { title: 'a'.repeat(121), body: 'b' } } }],
  ])('a broadcast %s is refused', async (_, more) => {
    const { status, body } = await write(more);
    expect([status, body.error.code]).toEqual([400, 'validation_failed']);
  });

  it('a broadcast whose process is killed midway reaches everyone once after the restart', async () => {
    const country = newCountry();
    const players = [];
    for (let at = 0; at < 12; at += 1) {
      players.push(await register({ country }));
    }
    const { id } = (await write({ audience: { countries: [country] } })).body;
    for (const writes of [3, 2]) {
      const child = forkModule(
        new URL('../../../test/messages/deliver-slowly.fixture.ts', import.meta.url),
        [database.url, String(clock.now())],
      );
      for (let at = 0; at < writes; at += 1) {
        await once(child, 'message');
      }
      // After the last player was written, before that is committed.
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const reached = await recipients(id);
    expect(reached.length).toBeGreaterThan(0);
    expect(reached.length).toBeLessThan(players.length);
    await expect
      .poll(
        async () => {
          await deliver();
          return recipients(id);
        },
        { timeout: 10_000 },
      )
      .toEqual(players);
    const { broadcasts } = (await call('')).body;
    expect(broadcasts.find((each: { id: string }) => each.id === id)).toMatchObject({
      status: 'sent',
      delivered: players.length,
    });
  }, 60_000);
});
