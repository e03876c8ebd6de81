import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openBrowser,
  outcome,
  PASSWORD,
  registerBrowser,
} from '../../../test/site/test-browser.ts';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const CHANGE = '/web-api/auth/v1/password';
const SECURITY = '/web-api/auth/v1/security';
const NEW = 'another battery staple';
let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway({ poolSize: 20 });
}, 60_000);
afterAll(() => site.close());

type Browser = Awaited<ReturnType<typeof registerBrowser>>;
const change = (browser: Browser, more: object = {}) =>
  browser.call('POST', CHANGE, { current: PASSWORD, password: NEW, lng: 'en', ...more });

async function mailsTo(email: string): Promise<string[]> {
  site.modules.mails.job.wake();
  await vi.waitFor(async () => {
    const { rowCount } = await site.database.pool.query('SELECT FROM mail WHERE recipient = $1', [
      email,
    ]);
    expect(rowCount).toBe(0);
  }, 10_000);
  const { rows } = await site.database.pool.query<{ subject: string }>(
    'SELECT subject FROM test_mail WHERE recipient = $1',
    [email],
  );
  return rows.map(({ subject }) => subject);
}

describe('a change of the password', () => {
  it('a changed password replaces the old one, ends other sessions and is reported by mail', async () => {
    const browser = await registerBrowser(site);
    const other = openBrowser(site);
    await other.signIn(browser.email);
    site.clock.advance(1000);
    expect((await change(browser)).json()).toEqual({ ended: 1 });
    expect(outcome(await other.call('GET', SECURITY))).toEqual([401, 'unauthorized']);
    const { passwordSince } = (await browser.call('GET', SECURITY)).json();
    expect(passwordSince).toBe(site.clock.now());
    expect(outcome(await openBrowser(site).signIn(browser.email))[1]).toBe('credentials_wrong');
    expect(outcome(await openBrowser(site).signIn(browser.email, NEW))).toEqual([200, undefined]);
    expect(await mailsTo(browser.email)).toContain('Touchline: your password has changed');
  });

  it('other sessions go on where the player leaves them signed in', async () => {
    const browser = await registerBrowser(site);
    const other = openBrowser(site);
    await other.signIn(browser.email);
    expect((await change(browser, { endOthers: false })).json()).toEqual({ ended: 0 });
    expect(outcome(await other.call('GET', SECURITY))).toEqual([200, undefined]);
  });

  it('a wrong current password changes nothing, and guesses are limited as at sign-in', async () => {
    const browser = await registerBrowser(site);
    for (let guess = 0; guess < 10; guess += 1) {
      const answer = await change(browser, { current: `wrong ${guess}` });
      expect(outcome(answer)).toEqual([400, 'step_up_failed']);
    }
    expect(outcome(await change(browser))).toEqual([429, 'rate_limited']);
    const proof = { kind: 'password', password: PASSWORD };
    const stepUp = await browser.call('POST', '/web-api/auth/v1/step-up', proof);
    expect(outcome(stepUp)).toEqual([429, 'rate_limited']);
    expect(outcome(await openBrowser(site).signIn(browser.email))).toEqual([200, undefined]);
  });

  it.each([
    ['short', '1234567', 'validation_failed'],
    ['the current one', PASSWORD, 'password_weak'],
  ])('a new password that is %s is refused', async (_title, password, code) => {
    const browser = await registerBrowser(site);
    expect(outcome(await change(browser, { password }))).toEqual([400, code]);
  });

  it('a new password that is the address is refused', async () => {
    const browser = await registerBrowser(site);
    const answer = await change(browser, { password: browser.email.toUpperCase() });
    expect(outcome(answer)).toEqual([400, 'password_weak']);
  });

  it('an account without a password has none to change', async () => {
    const browser = await registerBrowser(site);
    const { pool } = site.database;
    await pool.query(`UPDATE player SET registration = 'social' WHERE id = $1`, [browser.userId]);
    expect(outcome(await change(browser))).toEqual([400, 'step_up_unavailable']);
    expect((await browser.call('GET', SECURITY)).json().hasPassword).toBe(false);
  });

  it('two changes at the same time leave one password', async () => {
    const browser = await registerBrowser(site);
    const answers = await Promise.all([
      change(browser, { password: 'the first of two' }),
      change(browser, { password: 'the second of two' }),
    ]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 400]);
  });

  it('a visitor who is not signed in changes no password', async () => {
    const answer = await openBrowser(site).send('POST', CHANGE, {
      current: PASSWORD,
      password: NEW,
      lng: 'en',
    });
    expect(outcome(answer)).toEqual([401, 'unauthorized']);
  });
});
