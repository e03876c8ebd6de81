import { randomUUID } from 'node:crypto';
import { OPERATOR_CONSOLE_HEADER } from '@touchline/contracts/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

const BASE = '/operator-api/v1/players';
const headers = { authorization: `Bearer ${OPERATOR}` };

let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway({ variables: () => ({ RATE_LIMITS: 'off' }) });
}, 60_000);
afterAll(() => site.close());

async function register(): Promise<{ readonly id: string; readonly token: string }> {
  const { token } = (
    await site.app.inject({
      method: 'POST',
      url: '/web-api/auth/v1/registration/one-click',
      payload: { country: 'GB', currency: 'EUR', adult: true, termsAccepted: true },
    })
  ).json();
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { id: String(sub), token };
}

async function get(path: string) {
  const answer = await site.app.inject({ url: `${BASE}${path}`, headers });
  return { status: answer.statusCode, body: answer.json() };
}

async function post(path: string, payload: object, more: Record<string, string> = {}) {
  const answer = await site.app.inject({
    method: 'POST',
    url: `${BASE}${path}`,
    headers: { ...headers, ...more },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function search(typed: string): Promise<readonly string[]> {
  const { body } = await get(`?search=${encodeURIComponent(typed)}`);
  return body.players.map(({ id }: { readonly id: string }) => id);
}

/** Someone with everything that a player can be found by. */
async function addPerson(person: {
  readonly name: string;
  readonly surname: string;
  readonly email?: string;
  readonly phone?: readonly [code: string, number: string];
  readonly passport?: string;
}): Promise<string> {
  const { id } = await register();
  const { pool } = site.database;
  const { email = null } = person;
  await pool.query(
    'UPDATE player SET name = $2, surname = $3, email = $4, email_key = lower($4) WHERE id = $1',
    [id, person.name, person.surname, email],
  );
  await pool.query(
    `INSERT INTO player_profile (player_id, phone_code, phone_number, passport)
     VALUES ($1, $2, $3, $4)`,
    [id, person.phone?.[0] ?? null, person.phone?.[1] ?? null, person.passport ?? ''],
  );
  return id;
}

describe('the search of players', () => {
  it('a player is found by number, address, phone, document and the beginning of a name', async () => {
    const anna = await addPerson({
      name: 'Anna',
      surname: 'Brown-Smith',
      email: 'Anna@Example.com',
      phone: ['44', '7400123456'],
      passport: 'AB 123-456',
    });
    const ivan = await addPerson({ name: 'Иван', surname: 'Петров' });
    const found = {
      number: await search(anna),
      address: await search('anna@example.COM'),
      fullPhone: await search('+44 7400 123456'),
      phone: await search('7400 123456'),
      document: await search('ab123456'),
      surname: await search('brown'),
      both: await search('anna brown'),
      reversed: await search('Brown-Smith Anna'),
    };
    expect(Object.values(found)).toEqual(Object.values(found).map(() => [anna]));
    expect(await search('петр')).toEqual([ivan]);
    expect(await search('ИВАН ПЕТРОВ')).toEqual([ivan]);
  });

  it('a search by a pattern, a part or another country’s phone finds no one', async () => {
    await addPerson({ name: 'Carl', surname: 'Diaz', phone: ['49', '7400999999'] });
    for (const typed of ['%%', '_arl', 'arl', '+44 7400 999999', '740099', 'anna@', '12345678']) {
      expect([typed, await search(typed)]).toEqual([typed, []]);
    }
    expect((await get('?search=a')).status).toBe(400);
  });

  it('a search lists fifty players at most, and says that there are more', async () => {
    const { pool } = site.database;
    await pool.query(
      `INSERT INTO player (id, password_hash, name, surname, country, currency, registration,
         terms_accepted_at, registered_at)
       SELECT 200000000 + n, '', 'Zoe', 'Zimmer', 'GB', 'EUR', 'full', now(), now()
       FROM generate_series(1, 51) AS n`,
    );
    const { body } = await get('?search=zimmer');
    expect([body.players.length, body.isCut]).toEqual([50, true]);
    await pool.query(`UPDATE player SET surname = 'Other' WHERE id = 200000001`);
    expect((await get('?search=zimmer')).body.isCut).toBe(false);
  });
});

describe('the page of a player', () => {
  it('a player’s profile, status, accounts, payments, bets and messages are read block by block', async () => {
    const id = await addPerson({ name: 'Dora', surname: 'Evans', passport: 'X1234567' });
    expect((await get(`/${id}`)).body).toMatchObject({
      id,
      name: 'Dora',
      document: 'X1234567',
      registration: 'one-click',
      hasTwoFactor: false,
      passkeys: 0,
      isBanned: false,
    });
    expect((await get(`/${id}/status`)).body).toMatchObject({ banLevel: 0, exclusions: [] });
    expect((await get(`/${id}/accounts`)).body.accounts).toMatchObject([
      { currency: 'EUR', balance: 0, isActive: true },
    ]);
    expect((await get(`/${id}/payments`)).body).toEqual({ payments: [] });
    expect((await get(`/${id}/bets`)).body).toEqual({ bets: [] });
    expect((await get(`/${id}/messages`)).status).toBe(200);
    expect((await get('/99999999')).status).toBe(404);
  });

  it('the messages to a player are read in the operator’s language, the expired ones too', async () => {
    const { id } = await register();
    const { pool } = site.database;
    await pool.query(
      `INSERT INTO inbox_message (player_id, kind, notice, facts, created_at, ends_at)
       VALUES ($1, 'system', 'withdrawal-paid', '{}', now(), now() - interval '1 day')`,
      [id],
    );
    const titles = await Promise.all(
      ['en', 'ru'].map(async (language) => {
        const { body } = await get(`/${id}/messages?language=${language}`);
        return body.messages.map(({ title }: { readonly title: string }) => title);
      }),
    );
    expect(titles[0]).toHaveLength(1);
    expect(titles[1]).toHaveLength(1);
    expect(titles[0]).not.toEqual(titles[1]);
  });
});

describe('what operators do about a player', () => {
  it('one sign-in is ended, or all of them, and the player is signed out', async () => {
    const { id, token } = await register();
    const isSignedIn = async () => {
      const answer = await site.app.inject({
        url: '/web-api/user/v1/profile',
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.statusCode === 200;
    };
    const { sessions } = (await get(`/${id}/sessions`)).body;
    expect([sessions.length, await isSignedIn()]).toEqual([1, true]);
    const reason = 'the player called';
    const foreign = await post(`/${id}/sessions/end`, { id: randomUUID(), reason });
    expect(foreign.body).toEqual({ ended: 0 });
    expect((await post(`/${id}/sessions/end`, { id: sessions[0].id, reason })).body).toEqual({
      ended: 1,
    });
    await expect.poll(isSignedIn, { timeout: 10_000 }).toBe(false);
    expect((await post(`/${id}/sessions/end`, { reason })).body).toEqual({ ended: 0 });
    const acts = (await get(`/${id}/audit`)).body.acts.filter(
      ({ action }: { readonly action: string }) => action === 'sessions.end',
    );
    expect(acts).toMatchObject([{ actor: 'operator:operator', reason, after: { ended: 1 } }]);
  });

  it('the session of another player is not ended by this one’s page', async () => {
    const [mine, other] = [await register(), await register()];
    const { sessions } = (await get(`/${other.id}/sessions`)).body;
    const { body } = await post(`/${mine.id}/sessions/end`, {
      id: sessions[0].id,
      reason: 'a mistake',
    });
    expect(body).toEqual({ ended: 0 });
    expect((await get(`/${other.id}/sessions`)).body.sessions[0].end).toBeUndefined();
  });

  it('a note is added once however often it is sent, and can be neither changed nor deleted', async () => {
    const { id } = await register();
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = await Promise.all([
      post(`/${id}/notes`, { text: 'Called about a limit.' }, key),
      post(`/${id}/notes`, { text: 'Called about a limit.' }, key),
    ]);
    expect(first.body).toEqual(second.body);
    expect((await post(`/${id}/notes`, { text: 'No key.' })).body.error.code).toBe(
      'idempotency_key_missing',
    );
    await post(`/${id}/notes`, { text: 'Second.' }, { 'idempotency-key': randomUUID() });
    const { notes } = (await get(`/${id}/notes`)).body;
    expect(notes).toMatchObject([
      { text: 'Second.', author: 'operator' },
      { text: 'Called about a limit.' },
    ]);
    const { pool } = site.database;
    await expect(pool.query(`UPDATE player_note SET text = 'x'`)).rejects.toThrow(/only added/);
    await expect(pool.query('DELETE FROM player_note')).rejects.toThrow(/only added/);
    const unknown = await post('/99999999/notes', { text: 'Hello.' }, key);
    expect(unknown.status).toBe(404);
  });

  it('a ban is refused where another operator has changed it since it was seen', async () => {
    const { id } = await register();
    const ban = (level: number, seen: number) =>
      site.app.inject({
        method: 'PATCH',
        url: `/web-api/operator/players/${id}/standing`,
        headers,
        payload: { ban_level: level, seen_ban_level: seen, reason: 'chargebacks' },
      });
    const answers = await Promise.all([ban(1, 0), ban(2, 0)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    const refused = answers.find(({ statusCode }) => statusCode === 412);
    expect(refused?.json().error.code).toBe('revision_stale');
    const { banLevel } = (await get(`/${id}/status`)).body;
    expect((await ban(0, banLevel)).statusCode).toBe(200);
    expect((await get(`/${id}/status`)).body.banLevel).toBe(0);
  });
});

describe('the audit of a player', () => {
  it('the audit has what was done about a player, by them and about their bets, page by page', async () => {
    const { id } = await register();
    const other = await register();
    const { pool } = site.database;
    const bet = async (playerId: string) => {
      const { rows } = await pool.query<{ id: string }>(
        `INSERT INTO bet (player_id, account_id, currency, idempotency_key, payload_digest, type, stake,
           total_odds, possible_return, max_payout, balance_after, placed_at)
         SELECT $1, id, 'EUR', gen_random_uuid(), '', 0, 100, '2.00', 200, 200, 0, now()
         FROM account WHERE player_id = $1 AND kind = 'player' LIMIT 1 RETURNING id`,
        [playerId],
      );
      return rows[0]?.id ?? '';
    };
    const entry = (actor: string, action: string, subject: string) =>
      appendAudit(pool, { actor, action, subject, at: site.clock.now() });
    await entry('operator:anna', 'standing.change', `player:${id}`);
    await entry(`player:${id}`, 'something.else', 'coupon:7');
    await entry('operator:anna', 'bet.void', `bet:${await bet(id)}`);
    await entry('operator:anna', 'bet.void', `bet:${await bet(other.id)}`);
    await entry('operator:anna', 'standing.change', `player:${other.id}`);
    for (let count = 0; count < 40; count += 1) {
      await entry('operator:anna', 'note.add', `player:${id}`);
    }
    const first = (await get(`/${id}/audit`)).body;
    expect(first.acts).toHaveLength(30);
    const second = (await get(`/${id}/audit?cursor=${first.nextCursor}`)).body;
    expect(second.nextCursor).toBeUndefined();
    const all = [...first.acts, ...second.acts];
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM audit_log
       WHERE subject = $1 OR actor = $1
         OR subject IN (SELECT 'bet:' || id FROM bet WHERE player_id = $2)`,
      [`player:${id}`, id],
    );
    expect(new Set(all.map(({ position }) => position)).size).toBe(rows[0]?.count);
    expect(all.filter(({ action }) => action === 'bet.void')).toHaveLength(1);
    const positions = all.map(({ position }) => Number(position));
    expect(positions).toEqual(positions.toSorted((a, b) => b - a));
  });

  it('an operator without a role of the block reads none of it', async () => {
    const { id } = await register();
    const { code } = (
      await site.app.inject({
        method: 'POST',
        url: '/operator-api/v1/operators',
        headers,
        payload: { name: 'carol', roles: ['content'], reason: 'for this test' },
      })
    ).json();
    const password = 'a long password of this test';
    await site.consoleApp.inject({
      method: 'POST',
      url: '/operator/password',
      payload: { code, password },
    });
    const signedIn = await site.consoleApp.inject({
      method: 'POST',
      url: '/operator/session',
      payload: { name: 'carol', password },
    });
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const blocks = ['', '/status', '/sessions', '/accounts', '/payments', '/bets', '/messages'];
    for (const block of [...blocks, '/notes', '/audit']) {
      const answer = await site.consoleApp.inject({
        url: `${BASE}/${id}${block}`,
        headers: { cookie, [OPERATOR_CONSOLE_HEADER]: 'active' },
      });
      expect([block, answer.statusCode]).toEqual([block, 403]);
    }
  });
});
