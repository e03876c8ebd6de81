import { OPERATOR_CONSOLE_HEADER } from '@touchline/contracts/operator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { operatorOf, requireOperator } from '../../platform/http/operator.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { registerOperatorSession } from './operator-session-routes.ts';

/** Operators by name have tests of their own. */
const accounts = {
  authenticate: async () => {
    throw new Error('no one signs in by name here');
  },
  changePassword: async () => {
    throw new Error('not of this test');
  },
  setPassword: async () => {
    throw new Error('no one sets a password here');
  },
};
const refuse = async () => {
  throw new Error('no one has a second step here');
};
const secondSteps = { read: refuse, enable: refuse, disable: refuse, check: refuse };
const TOKEN = 'operator-token-of-this-test';
const ANNAS = 'a token of her own';
let isRevoked = false;
const clock = createTestClock();
const console = { [OPERATOR_CONSOLE_HEADER]: 'active' };

let database: TestDatabase;
let app: App;

/** A process on the same database. */
async function startProcess(operatorToken: string): Promise<App> {
  const made = await createTestApp({ rateLimits: true });
  registerOperatorSession(made, {
    pool: database.pool,
    operatorToken,
    clock: clock.now,
    accounts,
    secondSteps,
    tokens: {
      operatorWith: async (token) =>
        token === TOKEN ? 'operator' : token === ANNAS ? 'anna' : undefined,
      mayOperate: async (name) => name === 'anna' && !isRevoked,
    },
  });
  const isOperators = { preHandler: requireOperator(operatorToken) };
  made.post('/change', isOperators, async () => ({}));
  made.get('/charts', isOperators, async () => ({}));
  made.get('/who', async (request) => ({ who: request.headers.authorization ?? '' }));
  made.get('/name', isOperators, async (request) => ({ name: operatorOf(request) }));
  await made.ready();
  return made;
}

beforeAll(async () => {
  database = await startTestDatabase();
  app = await startProcess(TOKEN);
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

const signIn = (token: string, remoteAddress: string) =>
  app.inject({ method: 'POST', url: '/operator/session', payload: { token }, remoteAddress });

let signIns = 0;
/** The cookie of a sign-in from a separate address. */
async function signedIn(token = TOKEN): Promise<string> {
  signIns += 1;
  const answer = await signIn(token, `203.0.113.${signIns}`);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

async function status(
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string>,
): Promise<number> {
  return (await app.inject({ method, url, headers })).statusCode;
}

it('the cookie is out of reach of scripts and of other sites, and is no token', async () => {
  const cookie = String((await signIn(TOKEN, '198.51.100.1')).headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  expect(cookie).not.toContain(TOKEN);
});

it('the operator’s session authorises requests of the console', async () => {
  const cookie = await signedIn();
  expect(await status('POST', '/change', { cookie, ...console })).toBe(200);
  expect(await status('GET', '/charts', { cookie, ...console })).toBe(200);
  expect(await status('GET', '/charts', {})).toBe(401);
});

it('the operator’s session authorises no request that another page could make', async () => {
  const cookie = await signedIn();
  expect(await status('POST', '/change', { cookie })).toBe(401);
  expect(await status('GET', '/charts', { cookie })).toBe(401);
  // A player's call from the same browser stays the player's.
  const own = await app.inject({ url: '/who', headers: { cookie } });
  expect(own.json()).toEqual({ who: '' });
  const theirs = { cookie, ...console, authorization: 'Bearer somebody' };
  const named = await app.inject({ url: '/who', headers: theirs });
  expect(named.json()).toEqual({ who: 'Bearer somebody' });
});

it('the operator’s session is extended by use, not by polling, and expires after 30 minutes', async () => {
  const cookie = await signedIn();
  const polled = { cookie, [OPERATOR_CONSOLE_HEADER]: 'polling' };
  clock.advance(29 * 60_000);
  expect(await status('POST', '/change', { cookie, ...console })).toBe(200);
  clock.advance(29 * 60_000);
  expect(await status('POST', '/change', polled)).toBe(200);
  clock.advance(60_000);
  expect(await status('POST', '/change', polled)).toBe(401);
});

it('a session counts for nothing in requests of other origins, also of other ports', async () => {
  const cookie = await signedIn();
  for (const site of ['same-site', 'cross-site']) {
    const headers = { cookie, ...console, 'sec-fetch-site': site };
    expect(await status('POST', '/change', headers)).toBe(401);
    expect(await status('GET', '/charts', headers)).toBe(401);
  }
  expect(
    await status('POST', '/change', { cookie, ...console, 'sec-fetch-site': 'same-origin' }),
  ).toBe(200);
});

it('the operator’s cookie is Secure and bound to its host over https', async () => {
  const secure = await createTestApp({ publicUrl: 'https://console.example' });
  registerOperatorSession(secure, {
    pool: database.pool,
    operatorToken: TOKEN,
    clock: clock.now,
    accounts,
    secondSteps,
    tokens: { operatorWith: async () => 'operator', mayOperate: async () => true },
  });
  const answer = await secure.inject({
    method: 'POST',
    url: '/operator/session',
    payload: { token: TOKEN },
  });
  expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-tl_operator=.*Path=\/.*Secure/);
  await secure.close();
});

it('a session ends after eight hours, however often it is used', async () => {
  const cookie = await signedIn();
  for (let used = 0; used < 19; used += 1) {
    clock.advance(25 * 60_000);
    expect(await status('POST', '/change', { cookie, ...console })).toBe(200);
  }
  clock.advance(5 * 60_000);
  expect(await status('POST', '/change', { cookie, ...console })).toBe(401);
});

it('a copied cookie is refused after signing out, in every process and after a restart', async () => {
  const cookie = await signedIn();
  const other = await startProcess(TOKEN);
  const use = (at: App) =>
    at.inject({ method: 'POST', url: '/change', headers: { cookie, ...console } });
  expect((await use(other)).statusCode).toBe(200);
  const out = await app.inject({ method: 'DELETE', url: '/operator/session', headers: { cookie } });
  expect(String(out.headers['set-cookie'])).toMatch(/tl_operator=;/);
  const restarted = await startProcess(TOKEN);
  for (const process of [app, other, restarted]) {
    expect((await use(process)).statusCode).toBe(401);
  }
  await Promise.all([other.close(), restarted.close()]);
});

it('a session ends with the operator token it was begun under', async () => {
  const cookie = await signedIn();
  const changed = await startProcess('the token that replaced it');
  const answer = await changed.inject({
    method: 'POST',
    url: '/change',
    headers: { cookie, ...console },
  });
  expect(answer.statusCode).toBe(401);
  await changed.close();
});

it('an unknown secret is refused, and the database stores no secret', async () => {
  const cookie = await signedIn();
  const secret = cookie.split('=')[1] ?? '';
  expect(await status('POST', '/change', { cookie: `${cookie}x`, ...console })).toBe(401);
  expect(await status('POST', '/change', { cookie: 'tl_operator=', ...console })).toBe(401);
  const { rows } = await database.pool.query('SELECT operator_session::text FROM operator_session');
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'));
  expect(JSON.stringify(rows)).not.toContain(secret);
});

it('the session route states when the session ends, and nothing to other callers', async () => {
  const cookie = await signedIn();
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/operator/session', headers })).json();
  expect(await ask({ cookie })).toEqual({
    expiresAt: clock.now() + 30 * 60_000,
    operator: { name: 'operator', roles: ['admin'] },
    hasAccounts: false,
  });
  expect(await ask({})).toEqual({ hasAccounts: false });
});

it('a token of one’s own signs in under one’s name, until it is revoked', async () => {
  const cookie = await signedIn(ANNAS);
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/name', headers })).json().name;
  expect(await ask({ cookie, ...console })).toBe('anna');
  expect(await ask({ cookie: await signedIn(), ...console })).toBe('operator');
  expect(await ask({ authorization: `Bearer ${TOKEN}` })).toBe('operator');
  isRevoked = true;
  expect(await status('POST', '/change', { cookie, ...console })).toBe(401);
});

it('a wrong token is refused, and guessing ends at ten a minute', async () => {
  const wrong = await signIn('wrong', '198.51.100.2');
  expect([wrong.statusCode, wrong.json().error.code]).toEqual([401, 'credentials_wrong']);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => signIn('wrong', '198.51.100.2')),
  );
  expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
});
