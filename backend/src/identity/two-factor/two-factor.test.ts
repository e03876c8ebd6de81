import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openBrowser,
  outcome,
  PASSWORD,
  registerBrowser,
} from '../../../test/site/test-browser.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const TWO_FACTOR = '/web-api/auth/v1/two-factor';
const SIGN_IN = '/web-api/auth/v1/login/two-factor';
const SECURITY = '/web-api/auth/v1/security';
const MINUTE = 60_000;
let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway({ poolSize: 20 });
}, 60_000);
afterAll(() => site.close());

type Browser = ReturnType<typeof openBrowser>;

/** The code of the app now; the clock goes on first, so that it is a new one. */
function nextCode(secret: string): string {
  site.clock.advance(MINUTE);
  return new TOTP({ secret }).generate({ timestamp: site.clock.now() });
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

async function begin(browser: Browser): Promise<string> {
  const proof = { kind: 'password', password: PASSWORD };
  await browser.call('POST', '/web-api/auth/v1/step-up', proof);
  return (await browser.call('POST', `${TWO_FACTOR}/setup`)).json().secret;
}

async function protectedPlayer() {
  const browser = await registerBrowser(site);
  const secret = await begin(browser);
  const enabled = await browser.call('POST', `${TWO_FACTOR}/enable`, {
    code: nextCode(secret),
    lng: 'en',
  });
  expect(outcome(enabled)).toEqual([200, undefined]);
  return { browser, secret, codes: enabled.json().recoveryCodes as string[] };
}

const give = (browser: Browser, code: string) => browser.send('POST', SIGN_IN, { code });

describe('enabling two-factor authentication', () => {
  it('a right code enables it, gives ten recovery codes, ends other sessions and notifies by mail', async () => {
    const browser = await registerBrowser(site);
    const other = openBrowser(site);
    await other.signIn(browser.email);
    const secret = await begin(browser);
    const code = nextCode(secret);
    const wrong = await browser.call('POST', `${TWO_FACTOR}/enable`, {
      code: wrongFor(code),
      lng: 'en',
    });
    expect(outcome(wrong)).toEqual([400, 'two_factor_code_wrong']);
    expect((await browser.call('GET', SECURITY)).json().twoFactorKinds).toEqual([]);
    const right = await browser.call('POST', `${TWO_FACTOR}/enable`, { code, lng: 'en' });
    expect(right.json().recoveryCodes).toHaveLength(10);
    expect(right.headers['cache-control']).toBe('no-store');
    expect((await browser.call('GET', SECURITY)).json()).toMatchObject({
      twoFactorKinds: ['app'],
      recoveryCodesLeft: 10,
    });
    expect(outcome(await other.call('GET', SECURITY))[0]).toBe(401);
    const { rows } = await site.database.pool.query(
      'SELECT kind FROM mail WHERE player_id = $1 UNION SELECT subject FROM test_mail WHERE recipient = $2',
      [browser.userId, browser.email],
    );
    expect(rows.map(({ kind }) => kind).join()).toMatch(/two-factor/);
  });

  it('a session alone, without a recent proof, cannot begin', async () => {
    const browser = await registerBrowser(site);
    site.clock.advance(6 * MINUTE);
    expect(outcome(await browser.call('POST', `${TWO_FACTOR}/setup`))).toEqual([
      403,
      'step_up_required',
    ]);
    const enable = { code: '123456', lng: 'en' };
    expect(outcome(await browser.call('POST', `${TWO_FACTOR}/enable`, enable))).toEqual([
      403,
      'step_up_required',
    ]);
  });

  it('a secret that waited for an hour no longer counts, and a second one is refused once it is on', async () => {
    const browser = await registerBrowser(site);
    const secret = await begin(browser);
    site.clock.advance(60 * MINUTE);
    await browser.call('POST', '/web-api/auth/v1/step-up', {
      kind: 'password',
      password: PASSWORD,
    });
    const late = await browser.call('POST', `${TWO_FACTOR}/enable`, {
      code: new TOTP({ secret }).generate({ timestamp: site.clock.now() }),
      lng: 'en',
    });
    expect(outcome(late)).toEqual([410, 'two_factor_expired']);
    const { browser: other } = await protectedPlayer();
    expect(outcome(await other.call('POST', `${TWO_FACTOR}/setup`))).toEqual([
      409,
      'two_factor_is_on',
    ]);
  });

  it('the database has neither the secret nor a recovery code in clear', async () => {
    const { browser, secret, codes } = await protectedPlayer();
    const { rows } = await site.database.pool.query(
      `SELECT encode(secret, 'escape') AS stored FROM two_factor WHERE player_id = $1
       UNION ALL SELECT encode(digest, 'escape') FROM two_factor_recovery WHERE player_id = $1`,
      [browser.userId],
    );
    expect(rows).toHaveLength(11);
    const stored = rows.map((row) => row.stored).join();
    expect(stored).not.toContain(secret);
    for (const code of codes) {
      expect(stored).not.toContain(code.replace('-', ''));
    }
  });
});

describe('signing in with two factors', () => {
  it('the password alone opens nothing; the code of the app does, once', async () => {
    const { browser, secret } = await protectedPlayer();
    const phone = openBrowser(site);
    const first = await phone.signIn(browser.email);
    expect(outcome(first)).toEqual([403, 'two_factor_required']);
    expect(Object.keys(phone.cookies)).toEqual(['tl_two_factor']);
    expect(outcome(await phone.call('GET', SECURITY))[0]).toBe(401);
    const code = nextCode(secret);
    expect(outcome(await give(phone, wrongFor(code)))).toEqual([400, 'two_factor_code_wrong']);
    expect(outcome(await give(phone, code))).toEqual([200, undefined]);
    expect(outcome(await phone.call('GET', SECURITY))).toEqual([200, undefined]);
    expect(outcome(await give(phone, code))).toEqual([410, 'two_factor_expired']);
    const thief = openBrowser(site);
    await thief.signIn(browser.email);
    expect(outcome(await give(thief, code))).toEqual([400, 'two_factor_code_wrong']);
  });

  it('parallel requests with one code sign in once', async () => {
    const { browser, secret } = await protectedPlayer();
    const browsers = [openBrowser(site), openBrowser(site), openBrowser(site)];
    for (const each of browsers) {
      await each.signIn(browser.email);
    }
    const code = nextCode(secret);
    const answers = await Promise.all(browsers.map((each) => give(each, code)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 400, 400]);
  });

  it('a recovery code signs in once, in whatever case it is typed', async () => {
    const { browser, codes } = await protectedPlayer();
    const [code = ''] = codes;
    const phone = openBrowser(site);
    await phone.signIn(browser.email);
    expect(outcome(await give(phone, code.toUpperCase()))).toEqual([200, undefined]);
    expect((await phone.call('GET', SECURITY)).json().recoveryCodesLeft).toBe(9);
    const thief = openBrowser(site);
    await thief.signIn(browser.email);
    expect(outcome(await give(thief, code))).toEqual([400, 'two_factor_code_wrong']);
  });

  it('guesses from many browsers are counted together, and do not lock the owner’s browser out', async () => {
    const { browser, secret } = await protectedPlayer();
    const code = nextCode(secret);
    for (let guess = 0; guess < 10; guess += 1) {
      const thief = openBrowser(site);
      await thief.signIn(browser.email);
      expect(outcome(await give(thief, wrongFor(code)))).toEqual([400, 'two_factor_code_wrong']);
    }
    const thief = openBrowser(site);
    await thief.signIn(browser.email);
    expect(outcome(await give(thief, code))).toEqual([429, 'rate_limited']);
    await browser.signIn(browser.email);
    expect(outcome(await give(browser, code))).toEqual([200, undefined]);
  });

  it('a code without a password before it, or ten minutes after it, opens nothing', async () => {
    const { browser, secret } = await protectedPlayer();
    const phone = openBrowser(site);
    expect(outcome(await give(phone, nextCode(secret)))).toEqual([410, 'two_factor_expired']);
    await phone.signIn(browser.email);
    site.clock.advance(10 * MINUTE);
    expect(outcome(await give(phone, nextCode(secret)))).toEqual([410, 'two_factor_expired']);
    await phone.signIn(browser.email);
    phone.cookies['tl_two_factor'] = 'x'.repeat(43);
    expect(outcome(await give(phone, nextCode(secret)))).toEqual([410, 'two_factor_expired']);
  });

  it('a call that another site starts is refused', async () => {
    const { browser, secret } = await protectedPlayer();
    const phone = openBrowser(site);
    await phone.signIn(browser.email);
    const answer = await site.app.inject({
      method: 'POST',
      url: SIGN_IN,
      cookies: phone.cookies,
      headers: { host: 'localhost', 'sec-fetch-site': 'cross-site' },
      payload: { code: nextCode(secret) },
    });
    expect(outcome(answer)).toEqual([403, 'forbidden']);
  });

  it('a wrong password is refused as for any account', async () => {
    const { browser } = await protectedPlayer();
    const answer = await openBrowser(site).signIn(browser.email, 'wrong');
    expect(outcome(answer)).toEqual([401, 'credentials_wrong']);
    expect(answer.cookies.some(({ name }) => name === 'tl_two_factor')).toBe(false);
  });

  it('a changed password ends sign-ins that wait for their code', async () => {
    const { browser, secret } = await protectedPlayer();
    const thief = openBrowser(site);
    await thief.signIn(browser.email);
    const change = { current: PASSWORD, password: 'another battery staple', lng: 'en' };
    await browser.call('POST', '/web-api/auth/v1/password', change);
    expect(outcome(await give(thief, nextCode(secret)))).toEqual([410, 'two_factor_expired']);
  });

  it('a sign-in that waits for its code leaves no session behind', async () => {
    const { browser } = await protectedPlayer();
    const phone = openBrowser(site);
    await phone.signIn(browser.email);
    const { sessions } = (await browser.call('GET', '/web-api/auth/v1/sessions')).json();
    expect(sessions).toHaveLength(1);
  });
});

describe('disabling two-factor authentication', () => {
  const disable = (browser: Browser, body: object) =>
    browser.call('POST', `${TWO_FACTOR}/disable`, { lng: 'en', ...body });

  it('the password and a code disable it, and one of them is not enough', async () => {
    const { browser, secret } = await protectedPlayer();
    const code = nextCode(secret);
    expect(outcome(await disable(browser, { code }))).toEqual([400, 'step_up_failed']);
    expect(outcome(await disable(browser, { code, password: 'wrong' }))).toEqual([
      400,
      'step_up_failed',
    ]);
    expect(outcome(await disable(browser, { code: wrongFor(code), password: PASSWORD }))).toEqual([
      400,
      'two_factor_code_wrong',
    ]);
    expect((await disable(browser, { code, password: PASSWORD })).json()).toEqual({ isOn: false });
    expect(outcome(await openBrowser(site).signIn(browser.email))).toEqual([200, undefined]);
    expect((await browser.call('GET', SECURITY)).json()).toMatchObject({
      twoFactorKinds: [],
      recoveryCodesLeft: 0,
    });
  });

  it('a player without a password disables it with a code after another proof', async () => {
    const { browser, codes } = await protectedPlayer();
    await site.database.pool.query(`UPDATE player SET registration = 'social' WHERE id = $1`, [
      browser.userId,
    ]);
    const [first = '', second = ''] = codes;
    site.clock.advance(6 * MINUTE);
    expect(outcome(await disable(browser, { code: first }))).toEqual([403, 'step_up_required']);
    await site.database.pool.query(
      'UPDATE player_session SET proved_at = $2 WHERE player_id = $1',
      [browser.userId, new Date(site.clock.now())],
    );
    expect(outcome(await disable(browser, { code: second }))).toEqual([200, undefined]);
  });
});

describe('new recovery codes', () => {
  const renew = (browser: Browser, given: object) =>
    browser.call('POST', `${TWO_FACTOR}/recovery-codes`, { lng: 'en', ...given });

  it('the password and a code give ten others, and the earlier ones no longer count', async () => {
    const { browser, secret, codes } = await protectedPlayer();
    const code = nextCode(secret);
    const wrong = await renew(browser, { password: 'not the right one', code });
    expect(outcome(wrong)).toEqual([400, 'step_up_failed']);
    expect(outcome(await renew(browser, { code }))).toEqual([400, 'step_up_failed']);
    const guessed = await renew(browser, { password: PASSWORD, code: wrongFor(code) });
    expect(outcome(guessed)).toEqual([400, 'two_factor_code_wrong']);
    const renewed = await renew(browser, { password: PASSWORD, code });
    expect(renewed.headers['cache-control']).toBe('no-store');
    const others = renewed.json().recoveryCodes as string[];
    expect(others).toHaveLength(10);
    expect(others.filter((other) => codes.includes(other))).toEqual([]);
    const phone = openBrowser(site);
    await phone.signIn(browser.email);
    expect(outcome(await give(phone, codes[0] ?? ''))).toEqual([400, 'two_factor_code_wrong']);
    expect(outcome(await give(phone, others[0] ?? ''))).toEqual([200, undefined]);
  });

  it('a player without two-factor authentication gets none', async () => {
    const browser = await registerBrowser(site);
    expect(outcome(await renew(browser, { password: PASSWORD, code: '123456' }))).toEqual([
      400,
      'two_factor_code_wrong',
    ]);
    expect((await browser.call('GET', SECURITY)).json().recoveryCodesLeft).toBe(0);
  });
});

describe('a recovery of the password', () => {
  it('a password set by the link of a mail still needs the code', async () => {
    const { browser, secret } = await protectedPlayer();
    const phone = openBrowser(site);
    const asked = await phone.send('POST', '/web-api/auth/v1/recovery/email', {
      email: browser.email,
      lng: 'en',
    });
    site.modules.mails.job.wake();
    await vi.waitFor(async () => {
      const { rowCount } = await site.database.pool.query('SELECT FROM mail WHERE recipient = $1', [
        browser.email,
      ]);
      expect(rowCount).toBe(0);
    }, 10_000);
    const page = await site.app.inject(asked.json().messageUrl);
    const [, token = ''] = /passwordreset#([\w-]{43})/.exec(page.body) ?? [];
    const chosen = await phone.send('POST', '/web-api/auth/v1/password-link/password', {
      token,
      password: 'another battery staple',
      lng: 'en',
    });
    expect(outcome(chosen)).toEqual([403, 'two_factor_required']);
    expect(outcome(await phone.call('GET', SECURITY))[0]).toBe(401);
    expect(outcome(await give(phone, nextCode(secret)))).toEqual([200, undefined]);
  });
});

describe('resetting two-factor authentication', () => {
  const reset = (playerId: string, reason: string | undefined, token = OPERATOR) =>
    site.app.inject({
      method: 'POST',
      url: `/web-api/operator/players/${playerId}/two-factor/reset`,
      headers: { authorization: `Bearer ${token}` },
      payload: reason === undefined ? {} : { reason },
    });

  it('an operator resets it for a reason: every sign-in ends, the player is notified and signs in by password alone', async () => {
    const { browser, codes } = await protectedPlayer();
    const { userId } = browser;
    expect((await reset(userId, undefined)).statusCode).toBe(400);
    expect((await reset(userId, 'lost the phone', 'nobody')).statusCode).toBe(401);
    expect((await reset(userId, 'lost the phone')).json()).toEqual({ isOn: false });
    expect(outcome(await browser.call('GET', SECURITY))[0]).toBe(401);
    expect((await reset(userId, 'lost the phone')).statusCode).toBe(404);
    const later = openBrowser(site);
    expect(outcome(await later.signIn(browser.email))).toEqual([200, undefined]);
    expect(outcome(await give(later, codes[0] ?? ''))[1]).toBe('two_factor_expired');
    const { rows } = await site.database.pool.query(
      `SELECT reason FROM audit_log WHERE action = 'two-factor.reset' AND subject = $1`,
      [`player:${userId}`] as never,
    );
    expect(rows).toEqual([{ reason: 'lost the phone' }]);
  });
});
