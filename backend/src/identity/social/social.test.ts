import type { CoreConfiguration } from '@touchline/contracts/configuration';
import type { SocialProvider } from '@touchline/contracts/identity';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuth } from '../auth/auth.ts';
import { registerAuthRoutes } from '../auth/auth-routes.ts';
import { defaultOf } from '../../site/configuration/groups.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { createOpenIdNetworks } from './openid/create-openid-networks.ts';
import { createTestNetwork } from './test-provider/create-test-network.ts';
import { PENDING_MS } from './social-store.ts';
import { createSocial } from './social.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const ONE_TAP = '/web-api/social/v1/one-tap';
const REGISTRATION = '/web-api/auth/v1/registration/social';
const FORM = { country: 'DE', currency: 'EUR', adult: true, termsAccepted: true };
const GOOGLE: SocialProvider = {
  network: 'google',
  clientId: 'our-site',
  issuer: 'https://accounts.network.example',
  keys: 'https://keys.network.example/certs',
  script: 'https://accounts.network.example/client',
};
const clock = createTestClock();
let database: TestDatabase;
let app: App;
let core: CoreConfiguration;
let settings: ReturnType<typeof defaultOf<'auth'>>;
let keyPair: { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey };
let failures: string[];

beforeAll(async () => {
  database = await startTestDatabase();
  const { pool } = database;
  keyPair = await generateKeyPair('ES256');
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
      protocols: [
        createOpenIdNetworks({
          clock: clock.now,
          fetch: async (address) =>
            address === GOOGLE.keys
              ? Response.json({ keys: [{ ...(await exportJWK(keyPair.publicKey)), alg: 'ES256' }] })
              : new Response('', { status: 500 }),
        }),
        await createTestNetwork({ pool, clock: clock.now }),
      ],
    }),
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
      failed: async (_request, call) => void failures.push(call),
    },
  });
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(() => {
  core = { ...defaultOf('core'), countryIds: { fr: 60, de: 66 } };
  settings = defaultOf('auth');
  failures = [];
});

function refusal(answer: { readonly statusCode: number; readonly body: string }) {
  return [answer.statusCode, JSON.parse(answer.body).error?.code];
}

/** A browser: it keeps its cookies. */
function openBrowser() {
  const cookies: Record<string, string> = {};
  async function call(options: {
    readonly method?: 'GET' | 'POST';
    readonly url: string;
    readonly payload?: object | string;
    readonly headers?: Readonly<Record<string, string>>;
  }) {
    const answer = await app.inject({
      ...options,
      cookies,
      headers: { host: 'site.example', ...options.headers },
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
  async function send(
    credential: string,
    { query = '', ...headers }: { referer?: string; origin?: string; query?: string } = {},
  ) {
    const form = new FormData();
    const all = { credential, language: 'en', currency: 'EUR', countryId: '66' };
    for (const [name, value] of Object.entries(all)) {
      form.set(name, value);
    }
    const body = new Response(form);
    return call({
      method: 'POST',
      url: `${ONE_TAP}${query}`,
      payload: await body.text(),
      headers: {
        'content-type': body.headers.get('content-type') ?? '',
        ...headers,
      },
    });
  }
  return {
    cookies,
    call,
    send,
    client: (query = '') => call({ url: `${ONE_TAP}${query}` }),
    /** Accepts the test provider's offer. */
    accept: async () => {
      const { clientId, nonce } = (await call({ url: ONE_TAP })).json();
      const url = '/test-provider/identity/credential';
      return (await call({ method: 'POST', url, payload: { clientId, nonce } })).json()
        .credential as string;
    },
    register: (form: object = FORM) => call({ method: 'POST', url: REGISTRATION, payload: form }),
  };
}

/** What the real network says. */
function tokenOf(
  claims: Readonly<Record<string, unknown>>,
  { key = keyPair.privateKey, issued = clock.now() } = {},
) {
  const seconds = Math.floor(issued / 1000);
  return new SignJWT({
    iss: GOOGLE.issuer,
    aud: GOOGLE.clientId,
    sub: 'person-1',
    iat: seconds,
    exp: seconds + 600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256' })
    .sign(key);
}

describe('one tap with the test provider', () => {
  it('one tap with the test provider opens an account once the terms are accepted, and signs in from then on', async () => {
    const browser = openBrowser();
    expect((await browser.client()).json()).toMatchObject({
      clientId: 'test-client',
      network: 'test',
      script: '/test-provider/identity/client.js',
    });
    const first = await browser.send(await browser.accept());
    expect(first.json()).toEqual({ redirectUrl: '/en/socialregistration' });
    expect(browser.cookies).not.toHaveProperty('tl_refresh');
    const pending = await browser.call({ url: '/web-api/social/v1/registration' });
    expect(pending.json()).toMatchObject({ network: 'test', currency: 'EUR', country: 'DE' });
    expect(pending.json().name).toMatch(/^Test [0-9A-F]{4}$/);

    expect(refusal(await browser.register({ ...FORM, termsAccepted: false }))[0]).toBe(400);
    const registered = await browser.register();
    const { userId } = registered.json();
    expect(browser.cookies).toHaveProperty('tl_refresh');
    const { rows } = await database.pool.query(
      'SELECT registration, email, terms_accepted_at FROM player WHERE id = $1',
      [userId],
    );
    expect(rows).toEqual([
      { registration: 'social', email: null, terms_accepted_at: new Date(clock.now()) },
    ]);
    expect(refusal(await browser.register())).toEqual([410, 'social_registration_expired']);

    delete browser.cookies['tl_refresh'];
    delete browser.cookies['user_token'];
    const referer = 'http://site.example/en/line/football?a=1';
    const again = await browser.send(await browser.accept(), { referer });
    expect(again.json()).toEqual({ redirectUrl: '/en/line/football?a=1' });
    const check = await browser.call({ url: '/web-api/session-check' });
    expect(check.json()).toEqual({ user_id: userId });
  });

  it('one tap opens one account for a person who accepts the terms in two browsers', async () => {
    const one = openBrowser();
    await one.send(await one.accept());
    const two = openBrowser();
    two.cookies['tl_test_person'] = one.cookies['tl_test_person'] ?? '';
    await two.send(await two.accept());
    expect((await one.register()).statusCode).toBe(200);
    expect(refusal(await two.register())).toEqual([409, 'account_exists']);
  });

  it('one tap requires the network again when the terms were open for too long', async () => {
    const browser = openBrowser();
    await browser.send(await browser.accept());
    clock.advance(PENDING_MS);
    expect(refusal(await browser.register())).toEqual([410, 'social_registration_expired']);
  });

  it('one tap requests the data after registration where the site requires it', async () => {
    const registration = { ...defaultOf('reg'), dataAfterRegistration: true };
    core = { ...core, registration };
    const browser = openBrowser();
    await browser.send(await browser.accept());
    const { userId } = (await browser.register()).json();
    const { rows } = await database.pool.query(
      'SELECT is_data_after_registration AS owes FROM player_status WHERE player_id = $1',
      [userId],
    );
    expect(rows).toEqual([{ owes: true }]);
  });

  it('one tap refuses a new player where registration is closed', async () => {
    core = { ...core, registrationAllowed: false };
    const browser = openBrowser();
    expect(refusal(await browser.send(await browser.accept()))).toEqual([
      403,
      'registration_closed',
    ]);
  });

  it('the test provider of identities is not offered where the operator has disabled it', async () => {
    const browser = openBrowser();
    const credential = await browser.accept();
    settings = { ...settings, testProvider: false };
    expect(refusal(await browser.client())).toEqual([404, 'social_unavailable']);
    expect(refusal(await browser.send(credential))).toEqual([404, 'social_unavailable']);
    expect((await browser.call({ url: '/test-provider/identity/client.js' })).statusCode).toBe(404);
    expect((await browser.call({ url: '/web-api/social/v1/networks' })).json()).toEqual({
      networks: [],
      redirecting: [],
    });
  });
});

describe('a credential', () => {
  it('a credential is valid once, even for another browser with a copy of everything', async () => {
    const browser = openBrowser();
    const credential = await browser.accept();
    const thief = openBrowser();
    Object.assign(thief.cookies, browser.cookies);
    expect((await browser.send(credential)).statusCode).toBe(200);
    expect(refusal(await thief.send(credential))).toEqual([409, 'social_credential_used']);
  });

  it('a credential is valid only in the browser it was made for', async () => {
    const credential = await openBrowser().accept();
    const other = openBrowser();
    expect(refusal(await other.send(credential))).toEqual([401, 'social_credential_invalid']);
    await other.client();
    expect(refusal(await other.send(credential))).toEqual([401, 'social_credential_invalid']);
    expect(failures).toEqual(['login', 'login']);
  });

  it('a credential must come from our own pages, in a form', async () => {
    const browser = openBrowser();
    const credential = await browser.accept();
    expect(
      refusal(await browser.send(credential, { origin: 'https://elsewhere.example' })),
    ).toEqual([403, 'forbidden']);
    const call = { method: 'POST', url: ONE_TAP } as const;
    expect((await browser.call({ ...call, payload: { credential } })).statusCode).toBe(400);
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(refusal(await browser.call({ ...call, payload: 'y', headers: broken }))).toEqual([
      400,
      'bad_request',
    ]);
  });

  it('a credential redirects to pages of this site alone', async () => {
    const browser = openBrowser();
    await browser.send(await browser.accept());
    await browser.register();
    for (const referer of ['https://evil.example/en/line', 'http://site.example/ru', 'x']) {
      const answer = await browser.send(await browser.accept(), { referer });
      expect(answer.json()).toEqual({ redirectUrl: '/en' });
    }
  });
});

describe('a configured network', () => {
  beforeEach(() => {
    settings = { ...settings, socialNetworks: ['google', 'vk'], providers: [GOOGLE] };
  });

  async function proved(claims: object = {}, options?: Parameters<typeof tokenOf>[1]) {
    const browser = openBrowser();
    const { nonce } = (await browser.client()).json();
    return browser.send(await tokenOf({ nonce, ...claims }, options));
  }

  it('a configured network comes before the test provider, and only with its description', async () => {
    const browser = openBrowser();
    expect((await browser.client()).json()).toMatchObject({
      clientId: 'our-site',
      network: 'google',
      script: GOOGLE.script,
    });
    expect((await browser.call({ url: '/web-api/social/v1/networks' })).json()).toEqual({
      networks: ['google', 'test'],
      redirecting: [],
    });
    expect((await browser.client('?network=test')).json()).toMatchObject({ network: 'test' });
    expect(refusal(await browser.client('?network=vk'))).toEqual([404, 'social_unavailable']);
  });

  it('a configured network is trusted when it has signed for this site, this browser and this hour', async () => {
    expect((await proved()).json()).toEqual({ redirectUrl: '/en/socialregistration' });
  });

  it.each([
    ['another issuer', { iss: 'https://accounts.other.example' }],
    ['another site', { aud: 'their-site' }],
    ['this site among others', { aud: ['our-site', 'their-site'] }],
    ['another nonce', { nonce: 'another' }],
    ['no person', { sub: '' }],
    ['a time that is over', { exp: Math.floor(clock.now() / 1000) - 31 }],
    ['a time long ago', { iat: Math.floor(clock.now() / 1000) - 3_700 }],
  ])('a configured network is not trusted for %s', async (_what, claims) => {
    expect(refusal(await proved(claims))).toEqual([401, 'social_credential_invalid']);
  });

  it('a configured network is not trusted with a foreign signature, or none', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    expect(refusal(await proved({}, { key: privateKey }))).toEqual([
      401,
      'social_credential_invalid',
    ]);
    const browser = openBrowser();
    await browser.client();
    for (const credential of ['x', 'eyJhbGciOiJub25lIn0.e30.']) {
      expect(refusal(await browser.send(credential))).toEqual([401, 'social_credential_invalid']);
    }
  });

  it('a configured network is not valid for the test provider, nor the other way round', async () => {
    const browser = openBrowser();
    const { nonce } = (await browser.client()).json();
    const ours = await tokenOf({ nonce });
    expect(refusal(await browser.send(ours, { query: '?network=test' }))).toEqual([
      401,
      'social_credential_invalid',
    ]);
  });

  it('a configured network never links a person to an account by the e-mail address', async () => {
    const email = 'held@example.org';
    const full = { email, password: 'correct horse battery', birthday: '1990-01-01' };
    const { userId } = (
      await openBrowser().call({
        method: 'POST',
        url: '/web-api/auth/v1/registration/full',
        payload: { ...full, country: 'DE', currency: 'EUR', termsAccepted: true },
      })
    ).json();
    const browser = openBrowser();
    const { nonce } = (await browser.client()).json();
    const claims = { nonce, sub: 'person-2', email, email_verified: true };
    const answer = await browser.send(await tokenOf(claims));
    expect(answer.json()).toEqual({ redirectUrl: '/en/socialregistration' });
    expect((await browser.register()).json().userId).not.toBe(userId);
  });

  it.each([
    ['banned', 'player_banned'],
    ['self-excluded', 'player_excluded'],
  ])(
    'a configured network opens no second account for a %s player whose address it confirms',
    async (what, code) => {
      const email = `${what}@example.org`;
      const full = { email, password: 'correct horse battery', birthday: '1990-01-01' };
      const { userId } = (
        await openBrowser().call({
          method: 'POST',
          url: '/web-api/auth/v1/registration/full',
          payload: { ...full, country: 'DE', currency: 'EUR', termsAccepted: true },
        })
      ).json();
      const since = new Date(clock.now());
      await (what === 'banned'
        ? database.pool.query(
            'INSERT INTO player_status (player_id, ban_level, updated_at) VALUES ($1, 45, $2)',
            [userId, since],
          )
        : database.pool.query(
            `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
           VALUES (gen_random_uuid(), $1, 30, 7, 'ACTIVE', $2, $2)`,
            [userId, since],
          ));
      const claims = { sub: what, email: email.toUpperCase() };
      expect(refusal(await proved({ ...claims, email_verified: true }))).toEqual([403, code]);
      // What the network does not vouch for proves nothing against a player.
      expect((await proved(claims)).statusCode).toBe(200);
    },
  );

  it('a configured network whose keys cannot be fetched is not counted as a failure of the visitor', async () => {
    const keys = 'https://keys.network.example/away';
    settings = { ...settings, providers: [{ ...GOOGLE, keys }] };
    expect(refusal(await proved())).toEqual([503, 'unavailable']);
    expect(failures).toEqual([]);
  });
});
