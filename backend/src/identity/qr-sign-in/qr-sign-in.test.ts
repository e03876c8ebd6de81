import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  CHROME_ON_WINDOWS,
  openBrowser,
  outcome,
  PASSWORD,
  registerBrowser,
  SAFARI_ON_IPHONE,
} from '../../../test/site/test-browser.ts';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const SIGN_IN = '/web-api/auth/v1/login/qr';
const QR_LOGIN = '/web-api/auth/v1/qr-login';
const SECURITY = '/web-api/auth/v1/security';
const MINUTE = 60_000;
let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway({ poolSize: 20 });
}, 60_000);
afterAll(() => site.close());

type Browser = ReturnType<typeof openBrowser>;

const begin = async (browser: Browser) => (await browser.send('POST', SIGN_IN, {})).json();
const claim = async (browser: Browser, id: string) =>
  (await browser.send('POST', `${SIGN_IN}/claim`, { id })).json();
const open = (phone: Browser, code: string) => phone.call('POST', `${QR_LOGIN}/open`, { code });
const approve = (phone: Browser, id: string, number: number) =>
  phone.call('POST', `${QR_LOGIN}/approve`, { id, number });
const decline = (phone: Browser, id: string) => phone.call('POST', `${QR_LOGIN}/decline`, { id });

const prove = (phone: Browser) =>
  phone.call('POST', '/web-api/auth/v1/step-up', { kind: 'password', password: PASSWORD });

const wrongFor = (number: number) => (number === 99 ? 10 : number + 1);

/** A player's phone that has opened the code of a computer, which shows the number. */
async function opened() {
  const phone = await registerBrowser(site, SAFARI_ON_IPHONE);
  const computer = openBrowser(site, CHROME_ON_WINDOWS);
  const { id, code } = await begin(computer);
  const seen = await open(phone, code);
  const { number } = await claim(computer, id);
  return { phone, computer, id, code, seen, number };
}

describe('approving a sign-in on the phone', () => {
  it('the phone sees which browser asks, and the number of its screen signs that browser in', async () => {
    const phone = await registerBrowser(site, SAFARI_ON_IPHONE);
    const computer = openBrowser(site, CHROME_ON_WINDOWS);
    const begun = await begin(computer);
    expect(begun.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(Object.keys(computer.cookies)).toEqual(['tl_qr']);
    expect(await claim(computer, begun.id)).toEqual({ state: 'waiting' });
    const seen = await open(phone, begun.code.toLowerCase().replace('-', ' '));
    expect(seen.json()).toEqual({
      id: begun.id,
      device: 'computer',
      browser: 'Chrome 131',
      system: 'Windows',
      network: expect.stringMatching(/^10\.1\.\d+\.•$/),
      startedAt: site.clock.now(),
      expiresAt: site.clock.now() + 2 * MINUTE,
    });
    const waiting = await claim(computer, begun.id);
    expect(waiting).toEqual({ state: 'opened', number: expect.any(Number) });
    expect(outcome(await approve(phone, begun.id, waiting.number))).toEqual([200, undefined]);
    expect(await claim(computer, begun.id)).toEqual({
      state: 'approved',
      userId: phone.userId,
      token: expect.any(String),
    });
    expect(computer.cookies['tl_qr']).toBeUndefined();
    expect(outcome(await computer.call('GET', SECURITY))).toEqual([200, undefined]);
    const { sessions } = (await phone.call('GET', '/web-api/auth/v1/sessions')).json();
    expect(sessions.map(({ browser }: { browser: string }) => browser)).toContain('Chrome 131');
    const { rows } = await site.database.pool.query(
      `SELECT kind AS what FROM mail WHERE player_id = $1
       UNION ALL SELECT subject FROM test_mail WHERE recipient = $2`,
      [phone.userId, phone.email],
    );
    expect(rows.map(({ what }) => what).join()).toMatch(/new.device|new sign-in/i);
  });

  it('a player with two factors is asked for no code: the phone has given both', async () => {
    const { phone, computer, id, number } = await opened();
    await prove(phone);
    const setup = await phone.call('POST', '/web-api/auth/v1/two-factor/setup');
    const { secret } = setup.json();
    const code = new TOTP({ secret }).generate({ timestamp: site.clock.now() });
    await phone.call('POST', '/web-api/auth/v1/two-factor/enable', { code, lng: 'en' });
    expect(outcome(await approve(phone, id, number))).toEqual([200, undefined]);
    expect((await claim(computer, id)).state).toBe('approved');
  });

  it('a session alone, without a recent proof, approves nothing', async () => {
    const phone = await registerBrowser(site);
    site.clock.advance(6 * MINUTE);
    const computer = openBrowser(site);
    const { id, code } = await begin(computer);
    expect(outcome(await open(phone, code))).toEqual([200, undefined]);
    const { number } = await claim(computer, id);
    expect(outcome(await approve(phone, id, number))).toEqual([403, 'step_up_required']);
    expect((await claim(computer, id)).state).toBe('opened');
    await prove(phone);
    expect(outcome(await approve(phone, id, number))).toEqual([200, undefined]);
  });

  it('a wrong number approves nothing, and the third one ends the sign-in', async () => {
    const { phone, computer, id, number } = await opened();
    const first = await approve(phone, id, wrongFor(number));
    expect(outcome(first)).toEqual([400, 'qr_number_wrong']);
    expect(first.json().error.details).toEqual({ attemptsLeft: 2 });
    expect((await claim(computer, id)).state).toBe('opened');
    await approve(phone, id, wrongFor(number));
    expect(outcome(await approve(phone, id, wrongFor(number)))).toEqual([410, 'qr_expired']);
    expect(outcome(await approve(phone, id, number))).toEqual([410, 'qr_expired']);
    expect(await claim(computer, id)).toEqual({ state: 'declined' });
  });

  it('parallel guesses of the number are each counted', async () => {
    const { phone, id, number } = await opened();
    const wrong = [...Array.from({ length: 8 }).keys()].map((at) => ((number + at) % 90) + 10);
    const guesses = wrong.filter((guess) => guess !== number);
    await Promise.all(guesses.map((guess) => approve(phone, id, guess)));
    expect(outcome(await approve(phone, id, number))).toEqual([410, 'qr_expired']);
  });

  it('a declined sign-in stays declined, however often it is decided again', async () => {
    const { phone, computer, id, number } = await opened();
    expect(outcome(await decline(phone, id))).toEqual([200, undefined]);
    expect(outcome(await decline(phone, id))).toEqual([200, undefined]);
    expect(outcome(await approve(phone, id, number))).toEqual([410, 'qr_expired']);
    expect(await claim(computer, id)).toEqual({ state: 'declined' });
  });

  it('a second tap on the button changes nothing, and an approved sign-in cannot be declined', async () => {
    const { phone, computer, id, number } = await opened();
    const taps = await Promise.all([approve(phone, id, number), approve(phone, id, number)]);
    expect(taps.map(outcome)).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(outcome(await decline(phone, id))).toEqual([410, 'qr_expired']);
    expect((await claim(computer, id)).state).toBe('approved');
  });
});

describe('the code and the browser that shows it', () => {
  it('a code is of no use to another player once one has opened it', async () => {
    const { code, id, number } = await opened();
    const thief = await registerBrowser(site);
    expect(outcome(await open(thief, code))).toEqual([400, 'qr_code_wrong']);
    expect(outcome(await approve(thief, id, number))).toEqual([410, 'qr_expired']);
    expect(outcome(await decline(thief, id))).toEqual([410, 'qr_expired']);
  });

  it('a code that is opened again by its player shows the same', async () => {
    const { phone, code, seen } = await opened();
    expect((await open(phone, code)).json()).toEqual(seen.json());
  });

  it('a browser without the cookie claims nothing, before and after the approval', async () => {
    const { phone, computer, id, number } = await opened();
    const thief = openBrowser(site);
    await begin(thief);
    expect(await claim(thief, id)).toEqual({ state: 'expired' });
    await approve(phone, id, number);
    expect(await claim(thief, id)).toEqual({ state: 'expired' });
    expect((await claim(computer, id)).state).toBe('approved');
  });

  it('a code expires after two minutes, and a sign-in that was approved in time a minute later', async () => {
    const { phone, computer, id, number } = await opened();
    const late = openBrowser(site);
    const unopened = await begin(late);
    await prove(phone);
    await approve(phone, id, number);
    site.clock.advance(2 * MINUTE);
    expect(outcome(await open(phone, unopened.code))).toEqual([400, 'qr_code_wrong']);
    expect(await claim(late, unopened.id)).toEqual({ state: 'expired' });
    expect((await claim(computer, id)).state).toBe('approved');
    const other = await opened();
    await approve(other.phone, other.id, other.number);
    site.clock.advance(3 * MINUTE);
    expect(await claim(other.computer, other.id)).toEqual({ state: 'expired' });
  });

  it('a number after the end of the code approves nothing', async () => {
    const { phone, id, number } = await opened();
    site.clock.advance(2 * MINUTE);
    expect(outcome(await approve(phone, id, number))).toEqual([410, 'qr_expired']);
  });

  it('a browser whose answer was lost claims again, and has one session', async () => {
    const { phone, computer, id, number } = await opened();
    await approve(phone, id, number);
    const secret = computer.cookies['tl_qr'] ?? '';
    await claim(computer, id);
    // The answer never arrived: the browser has what it had before.
    for (const name of Object.keys(computer.cookies)) {
      delete computer.cookies[name];
    }
    computer.cookies['tl_qr'] = secret;
    expect((await claim(computer, id)).state).toBe('approved');
    expect(outcome(await computer.call('GET', SECURITY))).toEqual([200, undefined]);
    const { sessions } = (await phone.call('GET', '/web-api/auth/v1/sessions')).json();
    expect(sessions).toHaveLength(2);
  });

  it('two tabs of a browser have a code each, and both are valid', async () => {
    const phone = await registerBrowser(site);
    const computer = openBrowser(site);
    const first = await begin(computer);
    const second = await begin(computer);
    await open(phone, first.code);
    expect((await claim(computer, first.id)).state).toBe('opened');
    expect(await claim(computer, second.id)).toEqual({ state: 'waiting' });
  });

  it('guesses of codes are counted by player', async () => {
    const phone = await registerBrowser(site);
    for (let guess = 0; guess < 10; guess += 1) {
      expect(outcome(await open(phone, 'aaaa-aaaa'))).toEqual([400, 'qr_code_wrong']);
    }
    const { code } = await begin(openBrowser(site));
    expect(outcome(await open(phone, code))).toEqual([429, 'rate_limited']);
  });

  it('a call that another site starts is refused', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: SIGN_IN,
      payload: {},
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(outcome(answer)).toEqual([403, 'forbidden']);
  });

  it('the database has neither the code nor the secret of the browser in clear', async () => {
    const computer = openBrowser(site);
    const { id, code } = await begin(computer);
    const { rows } = await site.database.pool.query(
      'SELECT to_jsonb(qr_sign_in)::text AS stored FROM qr_sign_in WHERE id = $1',
      [id],
    );
    const stored = JSON.stringify(rows).toLowerCase();
    expect(stored).toContain(id);
    expect(stored).not.toContain(code.replace('-', '').toLowerCase());
    expect(stored).not.toContain((computer.cookies['tl_qr'] ?? '').toLowerCase());
  });
});
