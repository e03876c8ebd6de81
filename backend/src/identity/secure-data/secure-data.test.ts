import { randomUUID } from 'node:crypto';
import { isProfileFilled } from '@touchline/domain/player';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { GRANT_SECONDS } from './grants.ts';
import { registerSecureData } from './secure-data-routes.ts';

const PLAYER = '10000001';
const [MINE, OTHER] = [randomUUID(), randomUUID()];
const clock = createTestClock();
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: PLAYER, sessionId: token }));
  app.setStepUp(async () => undefined);
  registerSecureData(app, {
    pool: database.pool,
    clock: clock.now,
    cookieRules: async () => ({ sameSiteNone: false, partitioned: false }),
    writeNotice: async () => undefined,
    minimumAge: async () => 18,
  });
  await app.ready();
  await database.pool.query(
    `INSERT INTO player (id, email, email_key, password_hash, name, surname, country, currency,
       birthday, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'a@b.example', 'a@b.example', 'x', 'Ada', 'Byron', 'GB', 'EUR', '1990-04-23',
       'full', $2, $2)`,
    [PLAYER, new Date(clock.now())],
  );
  await database.pool.query(
    `INSERT INTO player_session (id, player_id, remember, created_at, last_seen_at)
     SELECT id, $2, false, $3, $3 FROM unnest($1::uuid[]) id`,
    [[MINE, OTHER], PLAYER, new Date(clock.now())],
  );
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

const ask = (session: string) =>
  app.inject({
    method: 'POST',
    url: '/web-api/secure-data/v1/grant',
    headers: { authorization: `Bearer ${session}` },
  });
const grantOf = async (session: string) => {
  const [cookie] = (await ask(session)).cookies;
  return cookie?.value ?? '';
};
const read = (session: string, grant?: string) =>
  app.inject({
    url: '/web-api/secure-data/v1/personal-data',
    headers: { authorization: `Bearer ${session}` },
    ...(grant !== undefined && { cookies: { secure_data_grant: grant } }),
  });

describe('the grant for secure data', () => {
  it('the grant for secure data is a cookie of 1800 s that no script can read and that goes to its own calls alone', async () => {
    const answer = await ask(MINE);
    expect(answer.json()).toEqual({ expiresIn: 1_800 });
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: 'secure_data_grant',
        maxAge: 1_800,
        httpOnly: true,
        sameSite: 'Strict',
        path: '/web-api/secure-data',
      }),
    ]);
    expect(
      (await app.inject({ method: 'POST', url: '/web-api/secure-data/v1/grant' })).statusCode,
    ).toBe(401);
  });

  it('the grant for secure data opens the player’s identifying data, and is required for it', async () => {
    const refused = await read(MINE);
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'secure_grant_required']);
    const answer = await read(MINE, await grantOf(MINE));
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      user_email: 'a@b.example',
      user_data: { surname: 'Byron', date_birthday: '1990-04-23' },
    });
  });

  it('the grant for secure data is valid for one sign-in, for 1800 s and until that sign-in ends', async () => {
    const grant = await grantOf(MINE);
    expect((await read(OTHER, grant)).statusCode).toBe(403);
    clock.advance(GRANT_SECONDS * 1000 - 1);
    expect((await read(MINE, grant)).statusCode).toBe(200);
    clock.advance(1);
    expect((await read(MINE, grant)).statusCode).toBe(403);
    const next = await grantOf(MINE);
    await database.pool.query(
      `UPDATE player_session SET ended_at = $2, end_reason = 'disconnected' WHERE id = $1`,
      [MINE, new Date(clock.now())],
    );
    expect((await read(MINE, next)).statusCode).toBe(403);
    const { rows } = await database.pool.query('SELECT 1 FROM secure_data_grant');
    expect(rows).toHaveLength(1);
  });
});

describe('the personal data of a player', () => {
  const change = async (payload: object, session = OTHER) => {
    const grant = await grantOf(session);
    return app.inject({
      method: 'PATCH',
      url: '/web-api/secure-data/v1/personal-data',
      headers: { authorization: `Bearer ${session}` },
      cookies: { secure_data_grant: grant },
      payload,
    });
  };
  const ADDRESS = { registration_address: '12 St James’s Square, London' };

  it('personal data are written field by field and make the profile complete', async () => {
    const first = await change({ passport: '123456789', passport_date: '2015-06-01' });
    expect(first.statusCode).toBe(200);
    expect(isProfileFilled(first.json().user_data)).toBe(false);
    const { user_data: data } = (await change({ ...ADDRESS, surname: ' Lovelace ' })).json();
    expect(data).toMatchObject({ ...ADDRESS, surname: 'Lovelace', passport: '123456789' });
    expect(isProfileFilled(data)).toBe(true);
  });

  it('a known birthday cannot be changed, and dates must exist', async () => {
    const refused = await change({ date_birthday: '1991-01-01' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'personal_data_fixed']);
    expect((await change({ date_birthday: '1990-04-23' })).statusCode).toBe(200);
    expect((await change({ passport_date: '2199-01-01' })).statusCode).toBe(400);
    expect((await change({ passport_date: '2015-02-30' })).statusCode).toBe(400);
    expect((await change({ name: '   ' })).statusCode).toBe(400);
  });

  it('a birthday that is entered later must be old enough', async () => {
    await database.pool.query('UPDATE player SET birthday = NULL WHERE id = $1', [PLAYER]);
    const young = await change({ date_birthday: '2015-01-01' });
    expect([young.statusCode, young.json().error.code]).toEqual([403, 'age_below_minimum']);
    expect((await change({ date_birthday: '1990-04-23' })).statusCode).toBe(200);
  });

  it('personal data that registration left out are no longer required once the profile is filled', async () => {
    const owes = async () => {
      const { rows } = await database.pool.query(
        'SELECT is_data_after_registration AS owes FROM player_status WHERE player_id = $1',
        [PLAYER],
      );
      return rows[0]?.owes;
    };
    await database.pool.query(`UPDATE player SET surname = '' WHERE id = $1`, [PLAYER]);
    await database.pool.query(
      'INSERT INTO player_status (player_id, is_data_after_registration, updated_at) VALUES ($1, true, $2)',
      [PLAYER, new Date(clock.now())],
    );
    await change({ name: 'Ada' });
    expect(await owes()).toBe(true);
    await change({ surname: 'Lovelace' });
    expect(await owes()).toBe(false);
    await database.pool.query('DELETE FROM player_status WHERE player_id = $1', [PLAYER]);
  });

  it('personal data proved by documents cannot be changed; the address may', async () => {
    await database.pool.query(
      `INSERT INTO player_status (player_id, verification_status, updated_at) VALUES ($1, 3, $2)`,
      [PLAYER, new Date(clock.now())],
    );
    expect((await change({ name: 'Eve' })).json().error.code).toBe('personal_data_fixed');
    expect((await change(ADDRESS)).statusCode).toBe(200);
  });

  it('the grant for secure data is required to write as to read', async () => {
    const answer = await app.inject({
      method: 'PATCH',
      url: '/web-api/secure-data/v1/personal-data',
      headers: { authorization: `Bearer ${OTHER}` },
      payload: ADDRESS,
    });
    expect(answer.json().error.code).toBe('secure_grant_required');
  });
});

describe('the draft of personal data', () => {
  const PATH = '/web-api/secure-data/v1/personal-data/draft';
  const draft = async (session: string, payload?: object) =>
    app.inject({
      method: payload === undefined ? 'GET' : 'PUT',
      url: PATH,
      headers: { authorization: `Bearer ${session}` },
      cookies: { secure_data_grant: await grantOf(session) },
      ...(payload !== undefined && { payload }),
    });
  const save = async (payload: object) =>
    app.inject({
      method: 'PATCH',
      url: '/web-api/secure-data/v1/personal-data',
      headers: { authorization: `Bearer ${OTHER}` },
      cookies: { secure_data_grant: await grantOf(OTHER) },
      payload,
    });

  it('a draft is stored as it was typed, read in another session, and needs the grant', async () => {
    const typed = { passport: '45 1', passport_end_date: '2030-5-', document_type_id: 1 };
    expect((await draft(OTHER, typed)).statusCode).toBe(200);
    expect((await draft(OTHER)).json()).toEqual(typed);
    const bare = { headers: { authorization: `Bearer ${OTHER}` } };
    expect((await app.inject({ url: PATH, ...bare })).statusCode).toBe(403);
    const put = { method: 'PUT', url: PATH, ...bare, payload: typed } as const;
    expect((await app.inject(put)).statusCode).toBe(403);
    expect((await app.inject({ url: PATH })).statusCode).toBe(401);
    expect((await draft(OTHER, { passport: 'x'.repeat(41) })).statusCode).toBe(400);
  });

  it('a draft is forgotten once the data are saved, and after thirty days', async () => {
    await draft(OTHER, { inn: '7701' });
    expect((await save({ registration_address: '1 Harley Street' })).statusCode).toBe(200);
    expect((await draft(OTHER)).json()).toEqual({});
    await draft(OTHER, { inn: '7701' });
    clock.advance(30 * 86_400_000);
    expect((await draft(OTHER)).json()).toEqual({});
  });

  it('a refusal names each field and what is wrong with it', async () => {
    await database.pool.query('DELETE FROM player_status WHERE player_id = $1', [PLAYER]);
    const refused = await save({
      passport: '1',
      passport_date: '2199-01-01',
      passport_end_date: '2020-01-01',
      inn: '??',
      document_type_id: 7,
    });
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'validation_failed']);
    const problems = refused
      .json()
      .error.details.map(({ path, problem }: { path: string; problem: string }) => [path, problem]);
    expect(Object.fromEntries(problems)).toEqual({
      '/passport': 'document-number',
      '/passport_date': 'future',
      '/passport_end_date': 'before-issue',
      '/inn': 'tax-number',
      '/document_type_id': 'document-type',
    });
  });

  it('all fields are saved, and the end of a document can be taken back', async () => {
    const whole = { document_type_id: 1, inn: '77 0123 456789', passport_end_date: '2040-01-01' };
    const { user_data: saved } = (await save(whole)).json();
    expect(saved).toMatchObject({ ...whole, inn: '770123456789' });
    const { user_data: without } = (await save({ passport_end_date: '' })).json();
    expect(without).toMatchObject({ passport_end_date: '', document_type_id: 1 });
  });
});
