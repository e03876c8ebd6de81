import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestAuthenticator, type Deviation } from '../../../test/site/test-authenticator.ts';
import {
  openBrowser,
  outcome,
  PASSWORD,
  registerBrowser,
} from '../../../test/site/test-browser.ts';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const PASSKEYS = '/web-api/auth/v1/passkeys';
const SIGN_IN = '/web-api/auth/v1/login/passkey';
const SECURITY = '/web-api/auth/v1/security';
const MINUTE = 60_000;
let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway({ poolSize: 20 });
}, 60_000);
afterAll(() => site.close());

type Browser = ReturnType<typeof openBrowser>;
type Authenticator = ReturnType<typeof createTestAuthenticator>;

async function add(browser: Browser, authenticator: Authenticator, deviation: Deviation = {}) {
  const options = (await browser.call('POST', `${PASSKEYS}/options`)).json();
  const credential = authenticator.make(options, deviation);
  return browser.call('POST', PASSKEYS, { credential, name: 'My phone', lng: 'en' });
}

/** A player with a passkey, just registered and so recently proved. */
async function playerWithPasskey() {
  const browser = await registerBrowser(site);
  const authenticator = createTestAuthenticator();
  const added = await add(browser, authenticator);
  expect(outcome(added)).toEqual([200, undefined]);
  return { browser, authenticator, passkeys: added.json().passkeys };
}

async function signIn(browser: Browser, authenticator: Authenticator, deviation: Deviation = {}) {
  const options = (await browser.send('POST', `${SIGN_IN}/options`)).json();
  return browser.send('POST', SIGN_IN, { credential: authenticator.sign(options, deviation) });
}

const kindsOfMail = async (userId: string, email: string) => {
  const { rows } = await site.database.pool.query(
    'SELECT kind AS what FROM mail WHERE player_id = $1 UNION ALL SELECT subject FROM test_mail WHERE recipient = $2',
    [userId, email],
  );
  return rows.map(({ what }) => what).join();
};

describe('adding a passkey', () => {
  it('a passkey is listed by its name without its key, and the player is notified by mail', async () => {
    const { browser, passkeys } = await playerWithPasskey();
    expect(passkeys).toEqual([
      { id: expect.any(String), name: 'My phone', createdAt: site.clock.now(), isSynced: false },
    ]);
    const listed = await browser.call('GET', PASSKEYS);
    expect(listed.headers['cache-control']).toBe('no-store');
    expect(listed.json().passkeys).toEqual(passkeys);
    expect(await kindsOfMail(browser.userId, browser.email)).toMatch(/passkey/);
  });

  it('a passkey without a name is called as its browser', async () => {
    const browser = await registerBrowser(site);
    const options = (await browser.call('POST', `${PASSKEYS}/options`)).json();
    const credential = createTestAuthenticator().make(options);
    const added = await browser.call('POST', PASSKEYS, { credential, lng: 'en' });
    expect(added.json().passkeys[0].name).toBe('Chrome 131, Windows');
  });

  it('a session alone, without a recent proof, adds and removes none', async () => {
    const { browser, passkeys } = await playerWithPasskey();
    site.clock.advance(6 * MINUTE);
    const options = await browser.call('POST', `${PASSKEYS}/options`);
    const credential = createTestAuthenticator().make({ challenge: 'x' });
    const added = await browser.call('POST', PASSKEYS, { credential, lng: 'en' });
    const removal = { id: passkeys[0].id, lng: 'en' };
    const removed = await browser.call('POST', `${PASSKEYS}/remove`, removal);
    for (const answer of [options, added, removed]) {
      expect(outcome(answer)).toEqual([403, 'step_up_required']);
    }
    expect((await browser.call('GET', PASSKEYS)).json().passkeys).toHaveLength(1);
  });

  it.each<[string, Deviation]>([
    ['another site', { origin: 'https://touchline.example.evil' }],
    ['another host', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'b3RoZXI' }],
    ['no verification of its user', { isVerified: false }],
  ])('a passkey with %s is refused', async (_what, deviation) => {
    const browser = await registerBrowser(site);
    const added = await add(browser, createTestAuthenticator(), deviation);
    expect(outcome(added)).toEqual([400, 'passkey_wrong']);
    expect((await browser.call('GET', PASSKEYS)).json().passkeys).toEqual([]);
  });

  it('a challenge is valid once, in its own session, for five minutes', async () => {
    const browser = await registerBrowser(site);
    const other = await registerBrowser(site);
    const options = (await browser.call('POST', `${PASSKEYS}/options`)).json();
    const body = { credential: createTestAuthenticator().make(options), lng: 'en' };
    expect(outcome(await other.call('POST', PASSKEYS, body))).toEqual([410, 'passkey_expired']);
    expect(outcome(await browser.call('POST', PASSKEYS, body))).toEqual([200, undefined]);
    expect(outcome(await browser.call('POST', PASSKEYS, body))).toEqual([410, 'passkey_expired']);
    const late = (await browser.call('POST', `${PASSKEYS}/options`)).json();
    site.clock.advance(5 * MINUTE);
    await browser.call('POST', '/web-api/auth/v1/step-up', {
      kind: 'password',
      password: PASSWORD,
    });
    const credential = createTestAuthenticator().make(late);
    expect(outcome(await browser.call('POST', PASSKEYS, { credential, lng: 'en' }))).toEqual([
      410,
      'passkey_expired',
    ]);
  });

  it('the passkey of one player cannot become that of another', async () => {
    const { authenticator } = await playerWithPasskey();
    const thief = await registerBrowser(site);
    expect(outcome(await add(thief, authenticator))).toEqual([400, 'passkey_wrong']);
  });

  it('an eleventh passkey is refused', async () => {
    const browser = await registerBrowser(site);
    for (let count = 0; count < 10; count += 1) {
      expect((await add(browser, createTestAuthenticator())).statusCode).toBe(200);
    }
    expect(outcome(await browser.call('POST', `${PASSKEYS}/options`))).toEqual([
      409,
      'passkey_limit',
    ]);
  });
});

describe('signing in with a passkey', () => {
  it('the signature opens the account, and the use is noted', async () => {
    const { browser, authenticator } = await playerWithPasskey();
    const phone = openBrowser(site);
    const signedIn = await signIn(phone, authenticator);
    expect(signedIn.json().userId).toBe(browser.userId);
    expect(outcome(await phone.call('GET', SECURITY))).toEqual([200, undefined]);
    const [passkey] = (await browser.call('GET', PASSKEYS)).json().passkeys;
    expect(passkey.lastUsedAt).toBe(site.clock.now());
  });

  it('a passkey is both factors: the code of the app is not required after it', async () => {
    const { browser, authenticator } = await playerWithPasskey();
    await site.database.pool.query(
      `INSERT INTO two_factor (player_id, secret, begun_at, enabled_at) VALUES ($1, '', now(), now())`,
      [browser.userId],
    );
    expect(outcome(await openBrowser(site).signIn(browser.email))).toEqual([
      403,
      'two_factor_required',
    ]);
    expect(outcome(await signIn(openBrowser(site), authenticator))).toEqual([200, undefined]);
  });

  it.each<[string, Deviation]>([
    ['another site', { origin: 'https://touchline.example.evil' }],
    ['another host', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'b3RoZXI' }],
    ['no verification of its user', { isVerified: false }],
    ['the handle of another player', { userHandle: 'b3RoZXI' }],
    ['a counter that was used before', { counter: 1 }],
  ])('a signature with %s opens nothing', async (_what, deviation) => {
    const { authenticator } = await playerWithPasskey();
    const phone = openBrowser(site);
    const refused = await signIn(phone, authenticator, deviation);
    expect(outcome(refused)).toEqual([400, 'passkey_wrong']);
    expect(Object.keys(phone.cookies)).toEqual(['tl_passkey']);
  });

  it('an unknown passkey, one that was removed and a wrong signature are refused alike', async () => {
    const { browser, authenticator, passkeys } = await playerWithPasskey();
    const stranger = createTestAuthenticator();
    const unknown = await signIn(openBrowser(site), stranger, { userHandle: 'b3RoZXI' });
    const wrong = await signIn(openBrowser(site), authenticator, { rpId: 'evil.example' });
    await browser.call('POST', `${PASSKEYS}/remove`, { id: passkeys[0].id, lng: 'en' });
    const removed = await signIn(openBrowser(site), authenticator);
    expect(outcome(unknown)).toEqual([400, 'passkey_wrong']);
    expect(wrong.json().error.message).toBe(unknown.json().error.message);
    expect(removed.json().error.message).toBe(unknown.json().error.message);
  });

  it('a challenge is valid once and in its own browser alone', async () => {
    const { authenticator } = await playerWithPasskey();
    const phone = openBrowser(site);
    const options = (await phone.send('POST', `${SIGN_IN}/options`)).json();
    const credential = authenticator.sign(options);
    const thief = openBrowser(site);
    await thief.send('POST', `${SIGN_IN}/options`);
    expect(outcome(await thief.send('POST', SIGN_IN, { credential }))).toEqual([
      400,
      'passkey_wrong',
    ]);
    expect(outcome(await phone.send('POST', SIGN_IN, { credential }))).toEqual([200, undefined]);
    expect(outcome(await phone.send('POST', SIGN_IN, { credential }))).toEqual([
      410,
      'passkey_expired',
    ]);
  });

  it('one of several simultaneous uses of a signature opens a session', async () => {
    const { authenticator } = await playerWithPasskey();
    const phone = openBrowser(site);
    const options = (await phone.send('POST', `${SIGN_IN}/options`)).json();
    const credential = authenticator.sign(options);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => phone.send('POST', SIGN_IN, { credential })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('wrong signatures are counted where they come from, and do not lock the owner out', async () => {
    const { authenticator } = await playerWithPasskey();
    const stranger = openBrowser(site);
    for (let count = 0; count < 10; count += 1) {
      await signIn(stranger, authenticator, { rpId: 'evil.example' });
    }
    expect(outcome(await signIn(stranger, authenticator))).toEqual([400, 'captcha_required']);
    expect(outcome(await signIn(openBrowser(site), authenticator))).toEqual([200, undefined]);
  });

  it('a page of another site cannot sign a browser in', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: `${SIGN_IN}/options`,
      headers: { host: 'localhost', 'sec-fetch-site': 'cross-site' },
    });
    expect(outcome(answer)).toEqual([403, 'forbidden']);
  });

  it('a site without a name, or with one that only the request states, offers none', async () => {
    for (const host of ['127.0.0.1', 'touchline.example']) {
      const answer = await site.app.inject({
        method: 'POST',
        url: `${SIGN_IN}/options`,
        headers: { host },
      });
      expect(outcome(answer)).toEqual([503, 'unavailable']);
    }
  });
});

describe('removing a passkey', () => {
  it('a player removes their own alone, and is notified by mail', async () => {
    const { browser, passkeys } = await playerWithPasskey();
    const thief = await registerBrowser(site);
    const removal = { id: passkeys[0].id, lng: 'en' };
    expect(outcome(await thief.call('POST', `${PASSKEYS}/remove`, removal))).toEqual([
      404,
      'not_found',
    ]);
    const removed = await browser.call('POST', `${PASSKEYS}/remove`, removal);
    expect(removed.json()).toEqual({ passkeys: [] });
    expect(await kindsOfMail(browser.userId, browser.email)).toMatch(/removed/);
  });
});
