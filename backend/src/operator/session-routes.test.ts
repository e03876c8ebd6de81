import { OPERATOR_CONSOLE_HEADER } from '@touchline/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../platform/app.ts';
import { operatorOf, requireOperator, requireOperatorPage } from '../platform/operator.ts';
import { createTestApp, createTestClock } from '../platform/test-app.ts';
import { registerOperatorSession } from './session-routes.ts';

const TOKEN = 'operator-token-of-this-test';
const ANNAS = 'a token of her own';
let isRevoked = false;
const clock = createTestClock();
const console = { [OPERATOR_CONSOLE_HEADER]: 'active' };

let app: App;
beforeAll(async () => {
  app = await createTestApp({ rateLimits: true });
  registerOperatorSession(app, {
    operatorToken: TOKEN,
    clock: clock.now,
    tokens: {
      operatorWith: async (token) =>
        token === TOKEN ? 'operator' : token === ANNAS ? 'anna' : undefined,
      mayOperate: async (name) => name === 'anna' && !isRevoked,
    },
  });
  app.post('/change', { preHandler: requireOperator(TOKEN) }, async () => ({}));
  app.get('/operator/charts', { preValidation: requireOperatorPage(TOKEN) }, async () => ({}));
  app.get('/who', async (request) => ({ who: request.headers.authorization ?? '' }));
  app.get('/name', { preHandler: requireOperator(TOKEN) }, async (request) => ({
    name: operatorOf(request),
  }));
  await app.ready();
});
afterAll(() => app.close());

const signIn = (token: string) =>
  app.inject({ method: 'POST', url: '/operator/session', payload: { token } });

async function signedIn(): Promise<string> {
  const answer = await signIn(TOKEN);
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
  const cookie = String((await signIn(TOKEN)).headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  expect(cookie).not.toContain(TOKEN);
});

it('it speaks for the operator in what the console sends, and in pages of the operator', async () => {
  const cookie = await signedIn();
  expect(await status('POST', '/change', { cookie, ...console })).toBe(200);
  expect(await status('GET', '/operator/charts', { cookie })).toBe(200);
  expect(await status('GET', '/operator/charts', {})).toBe(401);
});

it('it says nothing in a request that another page could make', async () => {
  const cookie = await signedIn();
  expect(await status('POST', '/change', { cookie })).toBe(401);
  // A player's call from the same browser stays the player's.
  const own = await app.inject({ url: '/who', headers: { cookie } });
  expect(own.json()).toEqual({ who: '' });
  const theirs = { cookie, ...console, authorization: 'Bearer somebody' };
  const named = await app.inject({ url: '/who', headers: theirs });
  expect(named.json()).toEqual({ who: 'Bearer somebody' });
});

it('use moves its end on, being looked at does not, and it is over after 30 minutes', async () => {
  const cookie = await signedIn();
  clock.advance(29 * 60_000);
  const used = await app.inject({ url: '/who', headers: { cookie, ...console } });
  const polled = { cookie, [OPERATOR_CONSOLE_HEADER]: 'polling' };
  const looked = await app.inject({ url: '/who', headers: polled });
  expect(used.headers['set-cookie']).toBeDefined();
  expect(looked.headers['set-cookie']).toBeUndefined();
  clock.advance(60_000);
  expect(await status('POST', '/change', { cookie, ...console })).toBe(401);
  const moved = String(used.headers['set-cookie']).split(';')[0] ?? '';
  expect(await status('POST', '/change', { cookie: moved, ...console })).toBe(200);
});

it('whoever asks is told whether somebody is signed in, and signing out takes the cookie', async () => {
  const cookie = await signedIn();
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/operator/session', headers })).json();
  expect(await ask({ cookie })).toEqual({ expiresAt: clock.now() + 30 * 60_000 });
  expect(await ask({})).toEqual({});
  const out = await app.inject({ method: 'DELETE', url: '/operator/session' });
  expect(String(out.headers['set-cookie'])).toMatch(/tl_operator=;/);
});

it('a token of one’s own signs in under one’s name, until it is revoked', async () => {
  const answer = await signIn(ANNAS);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/name', headers })).json().name;
  expect(await ask({ cookie, ...console })).toBe('anna');
  expect(await ask({ cookie: await signedIn(), ...console })).toBe('operator');
  expect(await ask({ authorization: `Bearer ${TOKEN}` })).toBe('operator');
  isRevoked = true;
  expect(await status('POST', '/change', { cookie, ...console })).toBe(401);
});

it('a wrong token is refused, and guessing ends at ten a minute', async () => {
  const wrong = await signIn('wrong');
  expect([wrong.statusCode, wrong.json().error.code]).toEqual([401, 'credentials_wrong']);
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn('wrong')));
  expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
});
