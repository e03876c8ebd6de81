import type { CoreConfiguration } from '@touchline/contracts/configuration';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../../test/database/test-database.ts';
import {
  type IdentityServer,
  startIdentityServer,
} from '../../../../test/identity/identity-server.ts';
import { createTestApp, createTestClock } from '../../../../test/platform/test-app.ts';
import type { App } from '../../../platform/http/app.ts';
import { defaultOf } from '../../../site/configuration/groups.ts';
import { createAuth } from '../../auth/auth.ts';
import { registerAuthRoutes } from '../../auth/auth-routes.ts';
import { createSocial } from '../social.ts';
import { FLOW_MS } from './code-flow-store.ts';
import { createCodeNetworks } from './create-code-networks.ts';

// The network signs with keys that it makes at its start.
vi.setConfig({ testTimeout: 30_000 });

const ORIGIN = 'http://localhost:4000';
const CALLBACK = '/web-api/social/v1/callback';
const CODE = '/web-api/social/v1/code';
const REGISTRATION = '/web-api/auth/v1/registration/social';
const FORM = { country: 'DE', currency: 'EUR', adult: true, termsAccepted: true };
const clock = createTestClock();
let database: TestDatabase;
let app: App;
let core: CoreConfiguration;
let settings: ReturnType<typeof defaultOf<'auth'>>;
let open: IdentityServer;
let closed: IdentityServer;

beforeAll(async () => {
  const site = { clientId: 'our-site', redirectUri: `${ORIGIN}${CALLBACK}` };
  open = await startIdentityServer(site);
  closed = await startIdentityServer({ ...site, secret: 'a-secret-of-the-site' });
  database = await startTestDatabase();
  const { pool } = database;
  app = await createTestApp();
  registerAuthRoutes(app, {
    auth: await createAuth({
      pool,
      clock: clock.now,
      configuration: async () => core,
      openMainAccount: async () => undefined,
    }),
    social: createSocial({
      pool,
      clock: clock.now,
      settings: async () => settings,
      protocols: [createCodeNetworks({ secrets: new Map([['vk', 'a-secret-of-the-site']]) })],
    }),
    originOf: () => ORIGIN,
    phoneProofs: {
      isOffered: async () => false,
      send: () => Promise.reject(),
      spend: () => Promise.reject(),
    },
    hasDeposit: async () => false,
    onRegistered: async () => undefined,
    attemptGuard: {
      admit: async () => undefined,
      challenge: async () => false,
      failed: async () => undefined,
    },
  });
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
  await open.close();
  await closed.close();
});
beforeEach(() => {
  core = { ...defaultOf('core'), countryIds: { de: 66 } };
  const { scope } = { scope: 'openid profile email' };
  settings = {
    ...defaultOf('auth'),
    socialNetworks: ['google', 'vk', 'discord'],
    codeNetworks: [
      { network: 'google', clientId: 'our-site', issuer: open.issuer, scope },
      { network: 'vk', clientId: 'our-site', issuer: closed.issuer, scope },
      {
        network: 'discord',
        clientId: 'our-site',
        issuer: open.issuer,
        scope,
        oauth2: {
          authorization: `${open.issuer}/auth`,
          token: `${open.issuer}/token`,
          person: `${open.issuer}/me`,
          subject: 'sub',
          name: 'name',
        },
      },
    ],
  };
});

/** A visitor's browser: it keeps its cookies. */
function openBrowser() {
  const cookies: Record<string, string> = {};
  async function call(method: 'GET' | 'POST', url: string, payload?: object) {
    const answer = await app.inject({
      method,
      url,
      cookies,
      headers: { host: 'localhost:4000', referer: `${ORIGIN}/en/live?sport=1` },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') {
        delete cookies[name];
      } else {
        cookies[name] = value;
      }
    }
    return answer;
  }
  return { cookies, call };
}

type Browser = ReturnType<typeof openBrowser>;

async function leave({ call }: Browser, network = 'google'): Promise<string> {
  const visitor = { network, language: 'en', currency: 'EUR', countryId: 66 };
  const begun = await call('POST', `${CODE}/begin`, visitor);
  expect(begun.statusCode).toBe(200);
  return begun.json().address;
}

/** Follows the network's redirect to the site, and what its page sends. */
async function comeBack({ call }: Browser, returned: URL) {
  expect(returned.href.startsWith(`${ORIGIN}${CALLBACK}?`)).toBe(true);
  const callback = await call('GET', `${returned.pathname}${returned.search}`);
  expect(callback.statusCode).toBe(303);
  const carried =
    /^\/en\/auth#social\.([\w-]+)$/.exec(String(callback.headers.location))?.[1] ?? '';
  return call('POST', CODE, { returned: Buffer.from(carried, 'base64url').toString() });
}

const outcome = (answer: { statusCode: number; json: () => { error?: { code: string } } }) => [
  answer.statusCode,
  answer.json().error?.code,
];

describe.each(['google', 'vk', 'discord'])('the network %s, which redirects', (network) => {
  const server = () => (network === 'vk' ? closed : open);

  it('a visitor agrees there, opens an account here, and is signed in the next time', async () => {
    const person = `${network}-ada`;
    const first = openBrowser();
    const address = await leave(first, network);
    const asked = new URL(address).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('state')).toMatch(/^en\.[\w-]{43}$/);
    expect(asked.has('nonce')).toBe(network !== 'discord');
    const entered = await comeBack(first, await server().agree(address, person));
    expect(entered.json()).toEqual({ redirectUrl: '/en/socialregistration' });
    const pending = await first.call('GET', '/web-api/social/v1/registration');
    expect(pending.json()).toMatchObject({ network, name: `Person ${person}`, country: 'DE' });
    const registered = await first.call('POST', REGISTRATION, FORM);
    expect(outcome(registered)).toEqual([200, undefined]);

    const second = openBrowser();
    const again = await server().agree(await leave(second, network), person);
    const back = await comeBack(second, again);
    expect(back.json()).toEqual({ redirectUrl: '/en/live?sport=1' });
    const { userId } = registered.json();
    const session = await second.call('GET', '/web-api/session-check');
    expect(session.json().user_id).toBe(userId);
  });
});

describe('what a network sends back', () => {
  it('a code is of no use in another browser, nor a second time', async () => {
    const visitor = openBrowser();
    const returned = await open.agree(await leave(visitor), 'bob');
    expect(outcome(await comeBack(openBrowser(), returned))).toEqual([
      410,
      'social_registration_expired',
    ]);
    expect((await comeBack(visitor, returned)).statusCode).toBe(200);
    expect(outcome(await comeBack(visitor, returned))).toEqual([
      410,
      'social_registration_expired',
    ]);
  });

  it('a code that was made for another visitor is refused by its state', async () => {
    const thief = openBrowser();
    const victim = openBrowser();
    const returned = await open.agree(await leave(thief), 'thief');
    await leave(victim);
    expect(outcome(await comeBack(victim, returned))).toEqual([401, 'social_credential_invalid']);
  });

  it('a code that was made for another visitor is refused by the verifier where the state was changed', async () => {
    const thief = openBrowser();
    const victim = openBrowser();
    const returned = await open.agree(await leave(thief), 'thief');
    const state = new URL(await leave(victim)).searchParams.get('state') ?? '';
    returned.searchParams.set('state', state);
    expect(outcome(await comeBack(victim, returned))).toEqual([401, 'social_credential_invalid']);
  });

  it('a person who declines there is not signed in here', async () => {
    const visitor = openBrowser();
    const returned = await open.decline(await leave(visitor));
    expect(returned.searchParams.get('error')).toBe('access_denied');
    expect(outcome(await comeBack(visitor, returned))).toEqual([401, 'social_credential_invalid']);
  });

  it('a visitor who comes back too late begins again', async () => {
    const visitor = openBrowser();
    const returned = await open.agree(await leave(visitor), 'late');
    clock.advance(FLOW_MS);
    expect(outcome(await comeBack(visitor, returned))).toEqual([
      410,
      'social_registration_expired',
    ]);
  });

  it('a secret that is wrong opens nothing', async () => {
    settings = {
      ...settings,
      codeNetworks: settings.codeNetworks.map((each) => ({ ...each, issuer: closed.issuer })),
    };
    const visitor = openBrowser();
    const returned = await closed.agree(await leave(visitor), 'eve');
    expect(outcome(await comeBack(visitor, returned))).toEqual([401, 'social_credential_invalid']);
  });
});

it('the buttons of the site name which networks redirect', async () => {
  const answer = await openBrowser().call('GET', '/web-api/social/v1/networks');
  const networks = ['google', 'vk', 'discord'];
  expect(answer.json()).toEqual({ networks, redirecting: networks });
});

it('a network that cannot be reached, or is not offered, is reported as such', async () => {
  const begin = (network: string) =>
    openBrowser().call('POST', `${CODE}/begin`, {
      network,
      language: 'en',
      currency: 'EUR',
      countryId: 0,
    });
  expect(outcome(await begin('fb'))).toEqual([404, 'social_unavailable']);
  settings = {
    ...settings,
    codeNetworks: [
      { network: 'google', clientId: 'our-site', issuer: 'http://localhost:9', scope: 'openid' },
    ],
  };
  expect(outcome(await begin('google'))).toEqual([503, 'unavailable']);
});
