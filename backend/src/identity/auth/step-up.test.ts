import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'correct horse battery';
const STEP_UP = '/web-api/auth/v1/step-up';
const PERSONAL_DATA = '/web-api/secure-data/v1/personal-data';

let site: TestGateway;
let phones = 7_400_000_000;
let browsers = 0;

beforeAll(async () => {
  site = await startTestGateway({ poolSize: 20 });
}, 60_000);
afterAll(() => site.close());

type Cookies = Record<string, string>;

/** A browser with a session; it renews its token before each call, as a page does when it must. */
async function register() {
  const email = `p${Math.random().toString(36).slice(2)}@example.com`;
  const cookies: Cookies = {};
  // Attempts are counted by address; every browser has its own.
  browsers += 1;
  const remoteAddress = `10.0.0.${browsers}`;
  async function send(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, token = '') {
    const answer = await site.app.inject({
      method,
      url,
      remoteAddress,
      cookies,
      headers: { host: 'localhost', ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) {
      cookies[name] = value;
    }
    return answer;
  }
  const registered = await send('POST', '/web-api/auth/v1/registration/full', {
    email,
    password: PASSWORD,
    country: 'GB',
    currency: 'EUR',
    birthday: '1990-05-17',
    name: 'Ada',
    surname: 'Lovelace',
    termsAccepted: true,
  });
  const userId = String(registered.json().userId);
  async function call(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
    const renewed = await send('GET', '/web-api/user/gettoken?force_refresh=true');
    return send(method, url, payload, renewed.json().token);
  }
  const prove = (password = PASSWORD) => call('POST', STEP_UP, { kind: 'password', password });
  return { email, userId, call, prove };
}

type Browser = Awaited<ReturnType<typeof register>>;

function outcome(answer: { statusCode: number; json: () => { error?: { code: string } } }) {
  return [answer.statusCode, answer.json().error?.code];
}

/** Another number each time: a phone is bound to one player. */
function newPhone() {
  phones += 1;
  return { 'phone-code': '44', 'phone-number': String(phones), lng: 'en' };
}

async function codeAt(messageUrl: string): Promise<string> {
  const page = await site.app.inject(messageUrl);
  return /\b\d{6}\b/.exec(page.body.replaceAll(/<style[\s\S]*?<\/style>/g, ''))?.[0] ?? '';
}

async function bindPhone(browser: Browser) {
  const phone = newPhone();
  const sent = await browser.call('POST', '/web-api/phone/v1/code', phone);
  expect(outcome(sent)).toEqual([200, undefined]);
  const code = await codeAt(sent.json().pending.messageUrl);
  const bound = await browser.call('POST', '/web-api/phone/v1/activation', { 'sms-code': code });
  expect(outcome(bound)).toEqual([200, undefined]);
  return phone;
}

async function mailsTo(email: string): Promise<string[]> {
  site.modules.mails.job.wake();
  await vi.waitFor(async () => {
    const { rowCount } = await site.database.pool.query('SELECT FROM mail WHERE recipient = $1', [
      email,
    ]);
    expect(rowCount).toBe(0);
  }, 10_000);
  const { rows } = await site.database.pool.query<{ subject: string }>(
    'SELECT subject FROM test_mail WHERE recipient = $1 ORDER BY sent_at',
    [email],
  );
  return rows.map(({ subject }) => subject);
}

const PROTECTED = {
  'the grant for secure data': (browser: Browser) =>
    browser.call('POST', '/web-api/secure-data/v1/grant'),
  'a change of personal data': async (browser: Browser) => {
    const answer = await browser.call('PATCH', PERSONAL_DATA, { name: 'Augusta' });
    // With the proof alone there is still no grant.
    return answer.json().error?.code === 'secure_grant_required' ? undefined : answer;
  },
  'the code to another phone': (browser: Browser) =>
    browser.call('POST', '/web-api/phone/v1/code', newPhone()),
};

describe.each(Object.entries(PROTECTED))('%s', (_name, act) => {
  it('a protected act is refused without a proof of the last 5 minutes, and passes with one', async () => {
    const browser = await register();
    site.clock.advance(5 * MINUTE - 1);
    expect((await act(browser))?.statusCode ?? 200).toBe(200);
    site.clock.advance(MINUTE);
    expect(outcome((await act(browser)) as never)).toEqual([403, 'step_up_required']);
    expect(outcome(await browser.prove('wrong'))).toEqual([400, 'step_up_failed']);
    expect(outcome((await act(browser)) as never)).toEqual([403, 'step_up_required']);
    const proved = await browser.prove();
    expect(proved.json()).toEqual({ provedUntil: site.clock.now() + 5 * MINUTE });
    expect((await act(browser))?.statusCode ?? 200).toBe(200);
    site.clock.advance(5 * MINUTE);
    expect(outcome((await act(browser)) as never)).toEqual([403, 'step_up_required']);
  });
});

describe('a proof', () => {
  it('a proof of one session is not valid for another', async () => {
    const browser = await register();
    const thief = await register();
    site.clock.advance(10 * MINUTE);
    await browser.prove();
    expect(outcome(await PROTECTED['the grant for secure data'](thief))).toEqual([
      403,
      'step_up_required',
    ]);
  });

  it('a proof may be guessed 10 times in a session', async () => {
    const browser = await register();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(outcome(await browser.prove(`guess ${guess}`))).toEqual([400, 'step_up_failed']);
    }
    expect(outcome(await browser.prove())).toEqual([429, 'rate_limited']);
  });

  it('a proof is the password for a player who has one, whatever phone is bound', async () => {
    const browser = await register();
    await bindPhone(browser);
    site.clock.advance(25 * HOUR);
    const again = await site.app.inject({
      method: 'POST',
      url: '/web-api/auth/v1/login',
      payload: { login: browser.email, password: PASSWORD },
    });
    const headers = { authorization: `Bearer ${again.json().token}` };
    const options = await site.app.inject({ url: STEP_UP, headers });
    expect(options.json()).toEqual({ kinds: ['password'] });
    const code = await site.app.inject({
      method: 'POST',
      url: `${STEP_UP}/code`,
      headers,
      payload: { kind: 'phone', lng: 'en' },
    });
    expect(outcome(code)).toEqual([400, 'step_up_unavailable']);
  });
});

describe('a player without a password', () => {
  async function registerByNetwork(phoneAge: number | undefined) {
    const browser = await register();
    await site.database.pool.query(`UPDATE player SET registration = 'social' WHERE id = $1`, [
      browser.userId,
    ]);
    if (phoneAge !== undefined) {
      await bindPhone(browser);
      await site.database.pool.query(
        'UPDATE player_profile SET phone_bound_at = $2 WHERE player_id = $1',
        [browser.userId, new Date(site.clock.now() - phoneAge)],
      );
    }
    site.clock.advance(10 * MINUTE);
    return browser;
  }

  it('a player without a password proves it with a code to the phone that has been bound for a day', async () => {
    const browser = await registerByNetwork(24 * HOUR);
    const options = (await browser.call('GET', STEP_UP)).json();
    expect(options).toEqual({
      kinds: ['phone', 'sign-in'],
      phone: expect.stringMatching(/^•••\d{3}$/),
    });
    const sent = await browser.call('POST', `${STEP_UP}/code`, { kind: 'phone', lng: 'en' });
    expect(sent.json()).toMatchObject({ to: options.phone, attemptsLeft: 5 });
    const code = await codeAt(sent.json().messageUrl);
    const wrong = code === '000000' ? '000001' : '000000';
    const prove = (typed: string) => browser.call('POST', STEP_UP, { kind: 'phone', code: typed });
    expect(outcome(await prove(wrong))).toEqual([400, 'phone_code_wrong']);
    expect(outcome(await prove(code))).toEqual([200, undefined]);
    expect(outcome(await PROTECTED['the grant for secure data'](browser))).toEqual([
      200,
      undefined,
    ]);
  });

  /** The address is confirmed, and was given this long ago. */
  async function confirmAddress(browser: Browser, age: number) {
    await site.database.pool.query(
      `INSERT INTO player_profile (player_id, email_activated, email_bound_at)
       VALUES ($1, true, $2)
       ON CONFLICT (player_id) DO UPDATE SET email_activated = true, email_bound_at = $2`,
      [browser.userId, new Date(site.clock.now() - age)],
    );
  }

  /** Requests a code by e-mail and reads it in the mailbox. */
  async function mailedCode(browser: Browser) {
    const sent = await browser.call('POST', `${STEP_UP}/code`, { kind: 'email', lng: 'en' });
    expect(outcome(sent)).toEqual([200, undefined]);
    await mailsTo(browser.email);
    return { sent: sent.json(), code: await codeAt(sent.json().messageUrl) };
  }

  const proveByMail = (browser: Browser, code: string) =>
    browser.call('POST', STEP_UP, { kind: 'email', code });

  it('a player without a password proves it with a code mailed to the address confirmed a day ago', async () => {
    const browser = await registerByNetwork(undefined);
    await confirmAddress(browser, 24 * HOUR);
    const options = (await browser.call('GET', STEP_UP)).json();
    expect(options).toEqual({ kinds: ['email', 'sign-in'], email: 'p•••@example.com' });
    const { sent, code } = await mailedCode(browser);
    expect(sent).toMatchObject({
      to: options.email,
      attemptsLeft: 5,
      expiresAt: site.clock.now() + 10 * MINUTE,
    });
    expect(code).toMatch(/^\d{6}$/);
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await proveByMail(browser, wrong);
    expect(outcome(refused)).toEqual([400, 'phone_code_wrong']);
    expect(refused.json().error.details).toEqual({ attemptsLeft: 4 });
    expect(outcome(await proveByMail(browser, code))).toEqual([200, undefined]);
    expect(outcome(await PROTECTED['the grant for secure data'](browser))).toEqual([
      200,
      undefined,
    ]);
    expect(outcome(await proveByMail(browser, code))).toEqual([410, 'phone_code_expired']);
  });

  it('a player without a password may guess a mailed code 5 times, and use it for 10 minutes', async () => {
    const browser = await registerByNetwork(undefined);
    await confirmAddress(browser, 24 * HOUR);
    const first = await mailedCode(browser);
    const wrong = first.code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) {
      expect(outcome(await proveByMail(browser, wrong))).toEqual([400, 'phone_code_wrong']);
    }
    expect(outcome(await proveByMail(browser, first.code))).toEqual([410, 'phone_code_expired']);
    site.clock.advance(MINUTE);
    const second = await mailedCode(browser);
    site.clock.advance(10 * MINUTE);
    expect(outcome(await proveByMail(browser, second.code))).toEqual([410, 'phone_code_expired']);
  });

  it('a player without a password chooses between the phone and the address where both are confirmed', async () => {
    const browser = await registerByNetwork(24 * HOUR);
    await confirmAddress(browser, 24 * HOUR);
    expect((await browser.call('GET', STEP_UP)).json().kinds).toEqual([
      'phone',
      'email',
      'sign-in',
    ]);
  });

  it('a player without a password whose address was given an hour ago signs in again', async () => {
    const browser = await registerByNetwork(undefined);
    await confirmAddress(browser, HOUR);
    expect((await browser.call('GET', STEP_UP)).json()).toEqual({ kinds: ['sign-in'] });
    const sent = await browser.call('POST', `${STEP_UP}/code`, { kind: 'email', lng: 'en' });
    expect(outcome(sent)).toEqual([400, 'step_up_unavailable']);
  });

  it.each([
    ['no phone', undefined],
    ['a phone bound an hour ago', HOUR],
  ])('a player without a password and with %s signs in again', async (_title, age) => {
    const browser = await registerByNetwork(age);
    expect((await browser.call('GET', STEP_UP)).json()).toEqual({ kinds: ['sign-in'] });
    const sent = await browser.call('POST', `${STEP_UP}/code`, { kind: 'phone', lng: 'en' });
    expect(outcome(sent)).toEqual([400, 'step_up_unavailable']);
    expect(outcome(await browser.prove())).toEqual([400, 'step_up_unavailable']);
  });
});

describe('a change', () => {
  it('a change of the phone is reported to the address, and to the phone it replaces', async () => {
    const browser = await register();
    await bindPhone(browser);
    const first = phones;
    expect(await mailsTo(browser.email)).toContain('Touchline: your phone number has changed');
    site.clock.advance(MINUTE);
    await bindPhone(browser);
    const { rows } = await site.database.pool.query(
      `SELECT body FROM test_sms WHERE recipient = $1 ORDER BY sent_at DESC LIMIT 1`,
      [`+44${first}`],
    );
    expect(rows[0].body).toContain('another phone number is now linked');
  });

  it('a change of the address is reported to the linked phone', async () => {
    const browser = await register();
    await bindPhone(browser);
    const number = `+44${phones}`;
    const { pool } = site.database;
    await pool.query('UPDATE player SET email = NULL, email_key = NULL WHERE id = $1', [
      browser.userId,
    ]);
    const asked = await browser.call('POST', '/web-api/auth/v1/credentials/email', {
      email: browser.email,
      lng: 'en',
    });
    expect(outcome(asked)).toEqual([200, undefined]);
    await mailsTo(browser.email);
    const page = await site.app.inject(asked.json().messageUrl);
    const [, token = ''] = /activatefast#([\w-]{43})/.exec(page.body) ?? [];
    site.clock.advance(MINUTE);
    const chosen = await browser.call('POST', '/web-api/auth/v1/password-link/password', {
      token,
      password: 'a new one, long',
      lng: 'en',
    });
    expect(outcome(chosen)).toEqual([200, undefined]);
    await vi.waitFor(async () => {
      const { rows } = await pool.query<{ body: string }>(
        'SELECT body FROM test_sms WHERE recipient = $1 ORDER BY sent_at DESC LIMIT 1',
        [number],
      );
      expect(rows[0]?.body).toContain('an email address has been added to your account');
    }, 10_000);
  });

  it('a change of personal data is reported to the address', async () => {
    const browser = await register();
    await browser.call('POST', '/web-api/secure-data/v1/grant');
    expect(outcome(await browser.call('PATCH', PERSONAL_DATA, { passport: 'AB1234567' }))).toEqual([
      200,
      undefined,
    ]);
    expect(await mailsTo(browser.email)).toContain('Touchline: your personal data has changed');
  });
});

describe('a recovery', () => {
  const post = (path: string, payload: object) =>
    site.app.inject({ method: 'POST', url: `/web-api/auth/v1/recovery/${path}`, payload });

  async function recover({ lng, ...phone }: ReturnType<typeof newPhone>) {
    const asked = await post('phone-code', { ...phone, lng });
    const code = await codeAt(asked.json().messageUrl);
    const answer = await post('phone', { ...phone, 'sms-code': code, password: 'a new one, long' });
    return { asked: Object.keys(asked.json()), outcome: outcome(answer) };
  }

  it('a recovery by a phone bound less than 24 hours ago is refused as for an unknown phone', async () => {
    const phone = await bindPhone(await register());
    site.clock.advance(24 * HOUR - 1);
    const early = await recover(phone);
    expect(early).toEqual(await recover(newPhone()));
    expect(early.outcome).toEqual([410, 'phone_code_expired']);
    site.clock.advance(2 * MINUTE);
    expect((await recover(phone)).outcome).toEqual([200, undefined]);
  });

  it('a recovery by an address bound less than 24 hours ago sends no link', async () => {
    const browser = await register();
    await site.database.pool.query(
      `INSERT INTO player_profile (player_id, email_bound_at) VALUES ($1, $2)
       ON CONFLICT (player_id) DO UPDATE SET email_bound_at = $2`,
      [browser.userId, new Date(site.clock.now())],
    );
    const ask = () =>
      site.app.inject({
        method: 'POST',
        url: '/web-api/auth/v1/recovery/email',
        payload: { email: browser.email, lng: 'en' },
      });
    site.clock.advance(24 * HOUR - 1);
    expect(outcome(await ask())).toEqual([200, undefined]);
    expect(await mailsTo(browser.email)).not.toContain('Touchline: a new password');
    site.clock.advance(2 * MINUTE);
    await ask();
    expect(await mailsTo(browser.email)).toContain('Touchline: a new password');
  });
});

it('the configuration of a player masks what identifies them', async () => {
  const browser = await register();
  await bindPhone(browser);
  await browser.call('POST', '/web-api/secure-data/v1/grant');
  await browser.call('PATCH', PERSONAL_DATA, {
    passport: 'X1234567',
    passport_date: '2015-01-02',
    registration_address: '12 Analytical Row',
  });
  const { result } = (await browser.call('GET', '/web-api/user/v1/configuration')).json();
  expect(result).toMatchObject({
    user_email: 'p•••@example.com',
    phone_number: expect.stringMatching(/^•••\d{3}$/),
    user_data: {
      date_birthday: '•••',
      passport: '•••',
      passport_date: '•••',
      registration_address: '•••',
      inn: '',
    },
  });
  const text = JSON.stringify(result);
  for (const secret of [browser.email, 'X1234567', '1990-05-17', 'Analytical', String(phones)]) {
    expect(text).not.toContain(secret);
  }
  const profile = await browser.call('GET', '/web-api/user/v1/profile');
  expect(profile.json().email).toBe('p•••@example.com');
});

it('no link is sent to a host that only the request names', async () => {
  const { email } = await register();
  const answer = await site.app.inject({
    method: 'POST',
    url: '/web-api/auth/v1/recovery/email',
    headers: { host: 'evil.example' },
    payload: { email, lng: 'en' },
  });
  expect(outcome(answer)).toEqual([503, 'unavailable']);
  const { rowCount } = await site.database.pool.query(
    `SELECT FROM mail WHERE origin LIKE '%evil%'`,
  );
  expect(rowCount).toBe(0);
});
