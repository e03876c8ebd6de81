import { type CoreConfiguration, RegistrationOptions } from '@touchline/contracts/configuration';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultOf } from '../../site/configuration/groups.ts';
import { anyStatement } from '../../../test/database/any-statement.ts';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { maskedEmail } from '../player-configuration/masked.ts';
import { playerOf } from '../../platform/http/player.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { type Auth, createAuth } from './auth.ts';
import { registerAuthRoutes } from './auth-routes.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const PASSWORD = 'correct horse battery';
const MINUTE = 60_000;
const HOST = 'site.example';

let database: TestDatabase;
let app: App;
let auth: Auth;
let configuration: CoreConfiguration;
let challenges = 0;
let isCaptchaOn = false;
const clock = createTestClock();
const unused = () => Promise.reject(new Error('no phone is used here'));

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 20 });
  app = await createTestApp();
  auth = await createAuth({
    pool: database.pool,
    clock: clock.now,
    configuration: async () => configuration,
    openMainAccount: async (client, { playerId, currency }) =>
      anyStatement(client).query('INSERT INTO opened (player_id, currency) VALUES ($1, $2)', [
        playerId,
        currency,
      ]),
  });
  await database.pool.query('CREATE TABLE opened (player_id bigint PRIMARY KEY, currency text)');
  registerAuthRoutes(app, {
    auth,
    hasDeposit: async () => false,
    phoneProofs: { isOffered: async () => false, send: unused, spend: unused },
    onRegistered: async () => undefined,
    attemptGuard: {
      admit: async () => undefined,
      challenge: async () => {
        challenges += 1;
        return isCaptchaOn;
      },
      failed: async () => undefined,
    },
  });
  app.get('/mine', { preHandler: app.requirePlayer }, async (request) => playerOf(request));
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(() => {
  configuration = defaultOf('core');
  isCaptchaOn = false;
});

type Cookies = Record<string, string>;

function post(
  url: string,
  body?: object,
  options: { cookies?: Cookies; headers?: Record<string, string> } = {},
) {
  return app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, ...options.headers },
    cookies: options.cookies ?? {},
    ...(body === undefined ? {} : { payload: body }),
  });
}

function refresh(token: string, headers: Record<string, string> = {}) {
  return app.inject({
    url: '/web-api/user/gettoken?force_refresh=true',
    headers: { host: HOST, ...headers },
    cookies: { tl_refresh: token },
  });
}

function cookie(answer: LightMyRequestResponse, name: string) {
  return answer.cookies.find((candidate) => candidate.name === name);
}

function refreshToken(answer: LightMyRequestResponse): string {
  return cookie(answer, 'tl_refresh')?.value ?? '';
}

function form(change: object = {}) {
  return {
    email: `p${Math.random().toString(36).slice(2)}@example.com`,
    password: PASSWORD,
    country: 'GB',
    currency: 'EUR',
    birthday: '1990-05-17',
    termsAccepted: true,
    ...change,
  };
}

function register(change: object = {}) {
  return post('/web-api/auth/v1/registration/full', form(change));
}

function login(body: object) {
  return post('/web-api/auth/v1/login', body);
}

function code(answer: LightMyRequestResponse): unknown {
  return answer.json().error?.code;
}

function mine(token: string) {
  return app.inject({ url: '/mine', headers: { authorization: `Bearer ${token}` } });
}

describe('registration', () => {
  it('registration creates a player of 8 or 9 digits with an account and a first sign-in', async () => {
    const answer = await register();
    const { userId, token } = answer.json();
    expect(userId).toMatch(/^\d{8,9}$/);
    expect((await mine(token)).json().id).toBe(userId);
    const { rows } = await database.pool.query('SELECT currency FROM opened WHERE player_id = $1', [
      userId,
    ]);
    expect(rows).toEqual([{ currency: 'EUR' }]);
  });

  it('registration stores no password and no refresh token in clear', async () => {
    const answer = await register();
    const { rows } = await database.pool.query('SELECT password_hash FROM player WHERE id = $1', [
      answer.json().userId,
    ]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
    const tokens = await database.pool.query<{ digest: Buffer }>(
      'SELECT digest FROM refresh_token',
    );
    const digests = tokens.rows.map(({ digest }) => digest.toString('base64url'));
    expect(digests).not.toContain(refreshToken(answer));
  });

  it.each([
    ['2008-01-16', 403, 'age_below_minimum'],
    ['2008-01-15', 200, undefined],
    ['2026-02-30', 400, 'validation_failed'],
    ['1850-01-01', 400, 'validation_failed'],
  ])(
    'registration of a player born %s on 15 January 2026, minimum 18: %i',
    async (birthday, status, expected) => {
      const answer = await register({ birthday });
      expect([answer.statusCode, code(answer)]).toEqual([status, expected]);
    },
  );

  it('registration accepts an e-mail address once, whatever its case', async () => {
    const { email } = form();
    expect((await register({ email })).statusCode).toBe(200);
    const again = await register({ email: email.toUpperCase() });
    expect([again.statusCode, code(again)]).toEqual([409, 'account_exists']);
  });

  it('registration creates one player from 10 equal forms sent at once', async () => {
    const body = form();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/web-api/auth/v1/registration/full', body)),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => code(answer) === 'account_exists')).toHaveLength(9);
  });

  it.each([
    ['a short password', { password: 'seven77' }, 'validation_failed'],
    [
      'a password that is the address',
      { email: 'long.name@example.com', password: 'Long.Name' },
      'password_weak',
    ],
    ['a currency not offered', { currency: 'XAU' }, 'validation_failed'],
    ['terms not accepted', { termsAccepted: false }, 'validation_failed'],
    ['no e-mail address', { email: 'nobody' }, 'validation_failed'],
  ])('registration refuses %s', async (_name, change, expected) => {
    const answer = await register(change);
    expect([answer.statusCode, code(answer)]).toEqual([400, expected]);
  });

  it('registration refuses every visitor while it is closed', async () => {
    configuration = { ...configuration, registrationAllowed: false };
    const answer = await register();
    expect([answer.statusCode, code(answer)]).toEqual([403, 'registration_closed']);
  });

  it('registration by one click generates a working login and password, and records the terms', async () => {
    const answer = await post('/web-api/auth/v1/registration/one-click', {
      country: 'GB',
      currency: 'USD',
      adult: true,
      termsAccepted: true,
    });
    const { userId, credentials } = answer.json();
    expect(credentials.login).toBe(userId);
    const { rows } = await database.pool.query(
      `SELECT actor, after FROM audit_log WHERE action = 'terms.accept' AND subject = $1`,
      [`player:${userId}`],
    );
    expect(rows).toEqual([{ actor: `player:${userId}`, after: { at: 'registration' } }]);
    expect((await login(credentials)).json().userId).toBe(userId);
  });

  const oneClick = (change: object = {}) =>
    post('/web-api/auth/v1/registration/one-click', {
      country: 'GB',
      currency: 'EUR',
      adult: true,
      termsAccepted: true,
      ...change,
    });
  const withOptions = (change: object) => {
    configuration = { ...configuration, registration: RegistrationOptions.parse(change) };
  };
  const bonusOf = async (answer: LightMyRequestResponse) => {
    const { rows } = await database.pool.query('SELECT bonus FROM player WHERE id = $1', [
      answer.json().userId,
    ]);
    return rows[0]?.bonus;
  };

  it('registration by a type that the site does not offer is refused', async () => {
    withOptions({ types: ['full'] });
    const answer = await oneClick();
    expect([answer.statusCode, code(answer)]).toEqual([403, 'registration_closed']);
    expect((await register()).statusCode).toBe(200);
    withOptions({ types: ['fast'] });
    expect((await register()).statusCode).toBe(403);
  });

  it('registration stores the chosen bonus, and refuses one that is not offered', async () => {
    withOptions({ bonusChoices: [0, 2] });
    expect(await bonusOf(await register({ bonus: 2 }))).toBe(2);
    expect(await bonusOf(await oneClick({ bonus: 2 }))).toBe(2);
    expect(await bonusOf(await register())).toBe(0);
    const refused = await register({ bonus: 1 });
    expect([refused.statusCode, code(refused)]).toEqual([400, 'validation_failed']);
  });

  it('registration in one click requires the data of the full form where the site requests it afterwards', async () => {
    const owes = async (answer: LightMyRequestResponse) => {
      const { rows } = await database.pool.query(
        'SELECT is_data_after_registration AS owes FROM player_status WHERE player_id = $1',
        [answer.json().userId],
      );
      return rows[0]?.owes ?? false;
    };
    expect(await owes(await oneClick())).toBe(false);
    withOptions({ dataAfterRegistration: true });
    expect(await owes(await oneClick())).toBe(true);
    expect(await owes(await register())).toBe(false);
  });
});

describe('login', () => {
  it('login works by e-mail address in any case and by id', async () => {
    const { email } = form();
    const { userId } = (await register({ email })).json();
    const byAddress = await login({ login: ` ${email.toUpperCase()} `, password: PASSWORD });
    const byId = await login({ login: userId, password: PASSWORD });
    expect([byAddress.json().userId, byId.json().userId]).toEqual([userId, userId]);
  });

  it('login answers a wrong password and an unknown login alike', async () => {
    const { email } = form();
    await register({ email });
    const wrong = await login({ login: email, password: 'not this one' });
    const unknown = await login({ login: 'nobody@example.com', password: 'not this one' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual(unknown.json());
  });

  it('login does the same work for an unknown login as for a known one', async () => {
    const { email } = form();
    await register({ email });
    // The shortest of three, so that a busy machine does not decide.
    const time = async (name: string) => {
      const times: number[] = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const began = performance.now();
        await login({ login: name, password: 'not this one' });
        times.push(performance.now() - began);
      }
      return Math.min(...times);
    };
    await time('warm-up@example.com');
    const known = await time(email);
    const unknown = await time('somebody@example.com');
    // Hashing takes tens of milliseconds; skipping it would take one or two.
    expect(unknown).toBeGreaterThan(known / 4);
  });

  it('login pauses after 10 wrong passwords, for a known and for an unknown login, for 15 minutes', async () => {
    const { email } = form();
    await register({ email });
    for (const name of [email, 'ghost@example.com']) {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect(code(await login({ login: name, password: 'wrong password' }))).toBe(
          'credentials_wrong',
        );
      }
      const locked = await login({ login: name, password: PASSWORD });
      expect([locked.statusCode, code(locked)]).toEqual([429, 'rate_limited']);
      expect(locked.json().error.details.retryAfterSeconds).toBe(900);
    }
    clock.advance(15 * MINUTE);
    expect((await login({ login: email, password: PASSWORD })).statusCode).toBe(200);
  });

  it('login counts wrong passwords by network: a stranger does not lock the owner out, by any of the logins', async () => {
    const { email } = form();
    const { userId } = (await register({ email })).json();
    const from = (remoteAddress: string, name: string, password: string) =>
      app.inject({
        method: 'POST',
        url: '/web-api/auth/v1/login',
        remoteAddress,
        payload: { login: name, password },
      });
    challenges = 0;
    // One by each login, the others as the routes count them: each costs the check of a password.
    await from('203.0.113.0', email, 'wrong password');
    await from('203.0.113.0', userId, 'wrong password');
    for (let attempt = 2; attempt < 30; attempt += 1) {
      const source = `203.0.113.${Math.floor(attempt / 10)}`;
      await auth.guard.begin({ login: userId, source });
    }
    expect(code(await from('203.0.113.0', email, PASSWORD))).toBe('rate_limited');
    // By then every attempt costs a captcha, from wherever it comes.
    expect(challenges).toBe(1);
    expect((await from('198.51.100.1', email, PASSWORD)).statusCode).toBe(200);
    expect(challenges).toBe(2);
    expect((await from('203.0.113.0', email, PASSWORD)).statusCode).toBe(200);
    expect(challenges).toBe(2);
  });

  describe('from a browser that has signed in to the account before', () => {
    /** Tries from one network, as browsers that share it. */
    const from = (name: string, password: string, known = '') =>
      app.inject({
        method: 'POST',
        url: '/web-api/auth/v1/login',
        remoteAddress: '203.0.113.77',
        payload: { login: name, password },
        cookies: { tl_known: known },
      });

    async function signedIn() {
      const { email } = form();
      const answer = await register({ email });
      const known = cookie(answer, 'tl_known');
      return { email, id: String(answer.json().userId), known };
    }

    it('a login from a known browser is never refused for guesses of strangers, from its own network or others', async () => {
      const { email, id, known } = await signedIn();
      for (let attempt = 0; attempt < 40; attempt += 1) {
        const source = attempt < 10 ? '203.0.113.77' : `203.0.113.${Math.floor(attempt / 10)}`;
        await auth.guard.begin({ login: id, source });
      }
      expect(code(await from(email, PASSWORD))).toBe('rate_limited');
      expect((await from(email, PASSWORD, known?.value)).statusCode).toBe(200);
    });

    it('a login from a known browser requires a captcha instead of a refusal after 10 wrong passwords of its own', async () => {
      const { email, id, known } = await signedIn();
      const source = known?.value.split('.')[0] ?? '';
      for (let attempt = 0; attempt < 10; attempt += 1) {
        await auth.guard.begin({ login: id, source });
      }
      expect(code(await from(email, PASSWORD, known?.value))).toBe('rate_limited');
      isCaptchaOn = true;
      challenges = 0;
      expect((await from(email, PASSWORD, known?.value)).statusCode).toBe(200);
      expect(challenges).toBe(1);
    });

    it('a known browser has an http-only cookie that cannot be forged or used for another account', async () => {
      const [own, others] = [await signedIn(), await signedIn()];
      expect(own.known).toMatchObject({ httpOnly: true, path: '/web-api', sameSite: 'Strict' });
      const isKnown = (id: string, value = '') =>
        auth.knownBrowsers.of({ cookies: { tl_known: value } } as never, id) !== undefined;
      expect(isKnown(own.id, own.known?.value)).toBe(true);
      expect(isKnown(others.id, own.known?.value)).toBe(false);
      const [id] = own.known?.value.split('.') ?? [];
      const [, proof] = others.known?.value.split('.') ?? [];
      expect(isKnown(others.id, `${id}.${proof}`)).toBe(false);
      expect(isKnown(own.id, 'nonsense')).toBe(false);
    });

    it('a browser remains known to the last five accounts', async () => {
      let known = '';
      const ids: string[] = [];
      for (let account = 0; account < 6; account += 1) {
        const answer = await app.inject({
          method: 'POST',
          url: '/web-api/auth/v1/registration/full',
          headers: { host: HOST },
          payload: form(),
          cookies: { tl_known: known },
        });
        known = cookie(answer, 'tl_known')?.value ?? '';
        ids.push(String(answer.json().userId));
      }
      const isKnown = (id: string) =>
        auth.knownBrowsers.of({ cookies: { tl_known: known } } as never, id) !== undefined;
      expect(ids.map(isKnown)).toEqual([false, true, true, true, true, true]);
    });
  });

  it('login checks the password of no more than 10 of 20 parallel guesses', async () => {
    const { email } = form();
    await register({ email });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => login({ login: email, password: 'guess guess' })),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(10);
  });

  it('login sets an http-only refresh cookie for the API alone, a readable marker and a readable token', async () => {
    const { email } = form();
    await register({ email });
    const answer = await login({ login: email, password: PASSWORD });
    expect(cookie(answer, 'tl_refresh')).toMatchObject({
      httpOnly: true,
      path: '/web-api',
      sameSite: 'Strict',
    });
    expect(cookie(answer, 'ua')).toMatchObject({ value: '1', path: '/' });
    expect(cookie(answer, 'ua')?.httpOnly).toBeUndefined();
    expect(cookie(answer, 'user_token')?.value).toBe(answer.json().token);
    const forSession = await login({ login: email, password: PASSWORD, remember: false });
    expect(cookie(forSession, 'tl_refresh')?.expires).toBeUndefined();
  });

  it('login refuses a form that another site sends', async () => {
    const answer = await post(
      '/web-api/auth/v1/login',
      { login: 'a@example.com', password: PASSWORD },
      { headers: { origin: 'https://evil.example' } },
    );
    expect([answer.statusCode, code(answer)]).toEqual([403, 'forbidden']);
  });
});

describe('the access token', () => {
  it('the access token expires after 10 minutes, also when it has been seen before', async () => {
    const { token } = (await register()).json();
    expect((await mine(token)).statusCode).toBe(200);
    clock.advance(10 * MINUTE - 1000);
    expect((await mine(token)).statusCode).toBe(200);
    clock.advance(1000);
    const late = await mine(token);
    expect([late.statusCode, code(late)]).toEqual([401, 'token_expired']);
  });

  it('the access token is refused when a byte of it has changed, or its algorithm is "none"', async () => {
    const { token } = (await register()).json();
    const [header, payload] = token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of [`${header}.${payload}.AAAA`, `${none}.${payload}.`, 'nonsense']) {
      const answer = await mine(forged);
      expect([answer.statusCode, code(answer)]).toEqual([401, 'unauthorized']);
    }
  });

  it('the access token does not authenticate from a cookie', async () => {
    const { token } = (await register()).json();
    const answer = await app.inject({ url: '/mine', cookies: { user_token: token } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('the refresh token', () => {
  it('the refresh token is replaced with every use', async () => {
    const first = await register();
    const second = await refresh(refreshToken(first));
    expect(second.statusCode).toBe(200);
    expect(refreshToken(second)).not.toBe(refreshToken(first));
    expect((await mine(second.json().token)).json().id).toBe(first.json().userId);
  });

  it('the refresh token gives 20 tabs that refresh at once the same next token', async () => {
    const first = await register();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh(refreshToken(first))),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    const next = new Set(answers.map(refreshToken));
    expect(next.size).toBe(1);
    expect((await refresh([...next][0] ?? '')).statusCode).toBe(200);
  });

  it('the refresh token of a late tab returns the newest token, not one already used', async () => {
    const first = await register();
    const second = await refresh(refreshToken(first));
    const third = await refresh(refreshToken(second));
    clock.advance(20_000);
    expect(refreshToken(await refresh(refreshToken(first)))).toBe(refreshToken(third));
  });

  it('a used refresh token that returns later ends the sign-in: it was copied', async () => {
    const first = await register();
    const second = await refresh(refreshToken(first));
    clock.advance(30_001);
    const stolen = await refresh(refreshToken(first));
    expect([stolen.statusCode, code(stolen)]).toEqual([401, 'unauthorized']);
    expect((await refresh(refreshToken(second))).statusCode).toBe(401);
    expect((await mine(second.json().token)).statusCode).toBe(401);
  });

  it('other sign-ins of the player remain when one is ended', async () => {
    const { email } = form();
    const first = await register({ email });
    const other = await login({ login: email, password: PASSWORD });
    await refresh(refreshToken(first));
    clock.advance(30_001);
    await refresh(refreshToken(first));
    expect((await refresh(refreshToken(other))).statusCode).toBe(200);
  });

  it('the refresh token expires after 30 days without use, after 12 hours without "remember me"', async () => {
    const { email } = form();
    await register({ email });
    const kept = await login({ login: email, password: PASSWORD });
    const brief = await login({ login: email, password: PASSWORD, remember: false });
    clock.advance(12 * 60 * MINUTE);
    expect((await refresh(refreshToken(brief))).statusCode).toBe(401);
    clock.advance(30 * 24 * 60 * MINUTE);
    expect((await refresh(refreshToken(kept))).statusCode).toBe(401);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('the refresh token is not accepted from another site: %o', async (headers) => {
    const first = await register();
    const answer = await refresh(refreshToken(first), headers as unknown as Record<string, string>);
    expect([answer.statusCode, code(answer)]).toEqual([403, 'forbidden']);
    expect((await refresh(refreshToken(first))).statusCode).toBe(200);
  });

  it('an unknown refresh token removes the cookies', async () => {
    const answer = await refresh('unknown');
    expect(answer.statusCode).toBe(401);
    expect(cookie(answer, 'ua')?.value).toBe('');
  });
});

describe('gettoken', () => {
  it('gettoken returns the token of the browser while it is valid, unless a refresh is requested', async () => {
    const first = await register();
    const { token } = first.json();
    const answer = await app.inject({
      url: '/web-api/user/gettoken',
      headers: { host: HOST },
      cookies: { tl_refresh: refreshToken(first), user_token: token },
    });
    expect(answer.json()).toEqual({ token });
    expect(cookie(answer, 'tl_refresh')).toBeUndefined();
    const forced = await app.inject({
      url: '/web-api/user/gettoken?force_refresh=true',
      headers: { host: HOST },
      cookies: { tl_refresh: refreshToken(first), user_token: token },
    });
    expect(refreshToken(forced)).not.toBe('');
    expect(forced.headers['cache-control']).toBe('no-store');
  });
});

describe('session check', () => {
  it('the session check identifies the player by either cookie, and no one otherwise', async () => {
    const first = await register();
    const check = (cookies: Cookies) => app.inject({ url: '/web-api/session-check', cookies });
    const { userId, token } = first.json();
    expect((await check({ user_token: token })).json()).toEqual({ user_id: userId });
    expect((await check({ tl_refresh: refreshToken(first) })).json()).toEqual({ user_id: userId });
    const unknownPlayer = await check({ ua: '1', user_token: 'old' });
    expect(unknownPlayer.json()).toEqual({ user_id: null });
    expect(cookie(unknownPlayer, 'ua')?.value).toBe('');
    expect(unknownPlayer.headers['cache-control']).toBe('no-store');
  });
});

describe('/web-api/session', () => {
  it('/web-api/session identifies the player, is never cached, and marks that it was requested', async () => {
    const first = await register();
    const answer = await app.inject({
      url: '/web-api/session',
      cookies: { tl_refresh: refreshToken(first) },
    });
    expect(answer.json()).toEqual({ user_id: first.json().userId });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(cookie(answer, 'tl_session')).toMatchObject({ value: '1', path: '/' });
  });
});

describe('disconnect', () => {
  it('disconnect ends the sign-in immediately: neither token works any more', async () => {
    const first = await register();
    const { token } = first.json();
    await mine(token);
    const answer = await post('/web-api/auth/v1/disconnect', undefined, {
      cookies: { tl_refresh: refreshToken(first), user_token: token },
    });
    expect(answer.json()).toEqual({ success: true });
    expect(cookie(answer, 'user_token')?.value).toBe('');
    expect((await mine(token)).statusCode).toBe(401);
    expect((await refresh(refreshToken(first))).statusCode).toBe(401);
  });

  it('a disconnect is known to another instance within a second', async () => {
    const first = await register();
    const other = await createAuth({
      pool: database.pool,
      clock: clock.now,
      configuration: async () => configuration,
      openMainAccount: async () => undefined,
    });
    const { token } = first.json();
    const player = await other.tokens.verify(token);
    await auth.endSession(player, 'disconnected');
    await vi.waitFor(
      () => expect(other.tokens.verify(token)).rejects.toMatchObject({ code: 'unauthorized' }),
      { timeout: 1_000 },
    );
  });
});

describe('a browser that signed out offline', () => {
  const mark = { tl_signed_out: '1' };

  it('a browser that signed out offline gets no token and no name, until the server has confirmed the sign-out', async () => {
    const first = await register();
    const cookies = { tl_refresh: refreshToken(first), ...mark };
    const ask = (url: string) => app.inject({ url, headers: { host: HOST }, cookies });
    expect((await ask('/web-api/user/gettoken?force_refresh=true')).statusCode).toBe(401);
    expect((await ask('/web-api/session-check')).json()).toEqual({ user_id: null });
    expect((await ask('/web-api/session')).json()).toEqual({ user_id: null });
    const answer = await post('/web-api/auth/v1/disconnect', undefined, { cookies });
    expect(answer.json()).toEqual({ success: true });
    expect(cookie(answer, 'tl_signed_out')?.value).toBe('');
    expect((await refresh(refreshToken(first))).statusCode).toBe(401);
  });

  it('a new sign-in ends the old one in a browser that signed out offline, and clears the mark', async () => {
    const { email } = form();
    const first = await register({ email });
    const again = await post(
      '/web-api/auth/v1/login',
      { login: email, password: PASSWORD },
      { cookies: { tl_refresh: refreshToken(first), ...mark } },
    );
    expect(again.statusCode).toBe(200);
    expect(cookie(again, 'tl_signed_out')?.value).toBe('');
    expect((await refresh(refreshToken(first))).statusCode).toBe(401);
    expect((await mine(again.json().token)).statusCode).toBe(200);
  });
});

describe('cookies', () => {
  it('the token’s cookie expires at the token’s exp claim, whatever the phone’s clock says', async () => {
    const answer = await register();
    const { exp } = JSON.parse(
      Buffer.from(answer.json().token.split('.')[1], 'base64url').toString(),
    );
    const held = cookie(answer, 'user_token');
    expect(held?.expires?.getTime()).toBe(exp * 1000);
    expect(held?.maxAge).toBe(exp - Math.floor(clock.now() / 1000));
  });

  it('the cookies are plain first-party cookies unless the site is embedded in others', async () => {
    const plain = cookie(await register(), 'ua');
    expect(plain).toMatchObject({ sameSite: 'Lax' });
    expect(plain).not.toHaveProperty('partitioned');
    configuration = {
      ...configuration,
      flags: { ...configuration.flags, sameSiteNone: true, partitionedCookies: true },
    };
    const answer = await register();
    for (const name of ['ua', 'user_token', 'tl_refresh']) {
      expect(cookie(answer, name)).toMatchObject({ sameSite: 'None', secure: true });
    }
    const lines = [answer.headers['set-cookie']].flat().map(String);
    expect(lines.every((line) => line.includes('Partitioned'))).toBe(true);
  });

  it('a lost marker is restored by the session check', async () => {
    const first = await register();
    const check = await app.inject({
      url: '/web-api/session-check',
      cookies: { tl_refresh: refreshToken(first) },
    });
    expect(cookie(check, 'ua')?.value).toBe('1');
  });

  it.each([
    [{}, 'Lax', undefined],
    [{ 'x-same-site': 'none' }, 'None', undefined],
    [{ 'x-same-site': 'none', 'x-partitioned': '1' }, 'None', true],
    [{ 'x-partitioned': '1' }, 'Lax', true],
  ])(
    'the marker cookie of an embedded site is set as the page requests it: %j',
    async (headers, sameSite, partitioned) => {
      configuration = {
        ...configuration,
        flags: { ...configuration.flags, sameSiteNone: true, partitionedCookies: true },
      };
      const first = await register();
      const check = await app.inject({
        url: '/web-api/session-check',
        headers,
        cookies: { tl_refresh: refreshToken(first) },
      });
      const [line = ''] = [check.headers['set-cookie']].flat().map(String);
      expect(line).toContain(`SameSite=${sameSite}`);
      expect(line.includes('Partitioned')).toBe(partitioned === true);
    },
  );
});

describe('the authenticated-user action', () => {
  it('the authenticated-user action records when the player was active, and reports an ended sign-in', async () => {
    const { token } = (await register()).json();
    const act = () =>
      app.inject({
        method: 'POST',
        url: '/web-api/user/v1/presence',
        headers: { authorization: `Bearer ${token}` },
      });
    clock.advance(MINUTE);
    expect((await act()).json()).toEqual({ seenAt: clock.now() });
    const player = await auth.tokens.verify(token);
    const { rows } = await database.pool.query(
      'SELECT last_seen_at FROM player_session WHERE id = $1',
      [player.sessionId],
    );
    expect(rows[0].last_seen_at.getTime()).toBe(clock.now());
    await auth.sessions.end(player.sessionId, 'elsewhere');
    expect((await act()).statusCode).toBe(401);
  });
});

describe('the profile', () => {
  it('the profile is the player’s own, with the address masked', async () => {
    const { email } = form();
    const { token, userId } = (await register({ email, name: 'Ada' })).json();
    const answer = await app.inject({
      url: '/web-api/user/v1/profile',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.json()).toEqual({
      userId,
      email: maskedEmail(email),
      name: 'Ada',
      surname: '',
      country: 'GB',
      currency: 'EUR',
      registeredAt: clock.now(),
      hasDeposit: false,
    });
  });
});
