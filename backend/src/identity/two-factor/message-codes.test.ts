import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openBrowser,
  outcome,
  PASSWORD,
  registerBrowser,
} from '../../../test/site/test-browser.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { readInbox } from '../../../test/site/test-inbox.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const TWO_FACTOR = '/web-api/auth/v1/two-factor';
const MESSAGES = `${TWO_FACTOR}/messages`;
const SIGN_IN = '/web-api/auth/v1/login/two-factor';
const SECURITY = '/web-api/auth/v1/security';
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
let site: TestGateway;
let numbers = 0;

beforeAll(async () => {
  site = await startTestGateway({ poolSize: 20 });
}, 60_000);
afterAll(() => site.close());

type Browser = ReturnType<typeof openBrowser>;
type Player = Awaited<ReturnType<typeof registerBrowser>>;
type Channel = 'email' | 'phone';

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const prove = (browser: Browser) =>
  browser.call('POST', '/web-api/auth/v1/step-up', { kind: 'password', password: PASSWORD });
const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';

/** A player whose address is confirmed and whose phone is linked. */
async function reachablePlayer(): Promise<Player & { readonly phone: string }> {
  const player = await registerBrowser(site);
  const activation = (await readInbox(site, player.email)).at(-1)?.body ?? '';
  const token = /activate#([\w-]{43})$/m.exec(activation)?.[1];
  await player.send('POST', '/web-api/auth/v1/activation', { token });
  numbers += 1;
  const number = `7911${String(123_000 + numbers)}`;
  await prove(player);
  await player.call('POST', '/web-api/phone/v1/code', {
    'phone-code': '44',
    'phone-number': number,
    lng: 'en',
  });
  const bound = await player.call('POST', '/web-api/phone/v1/activation', {
    'sms-code': await lastText(`44${number}`),
  });
  expect(bound.json().isBound).toBe(true);
  return { ...player, phone: `44${number}` };
}

/** The code of the last short message to a phone. */
async function lastText(phone: string): Promise<string> {
  const { rows } = await site.database.pool.query(
    "SELECT body FROM test_sms WHERE recipient LIKE '%' || $1 ORDER BY sent_at DESC, id LIMIT 1",
    [phone],
  );
  return codeIn(rows[0]?.body);
}

async function lastCode(player: { email: string; phone: string }, channel: Channel) {
  return channel === 'email'
    ? codeIn((await readInbox(site, player.email)).at(-1)?.body)
    : lastText(player.phone);
}

/** Lets a minute pass, within which no second message is sent. */
const pause = () => site.clock.advance(MINUTE);

async function enable(player: Player & { readonly phone: string }, channel: Channel) {
  pause();
  await prove(player);
  const sent = await player.call('POST', `${MESSAGES}/code`, { channel, lng: 'en' });
  expect(outcome(sent)).toEqual([200, undefined]);
  const code = await lastCode(player, channel);
  return player.call('POST', `${MESSAGES}/enable`, { channel, code, lng: 'en' });
}

async function protectedPlayer(channel: Channel) {
  const player = await reachablePlayer();
  const enabled = await enable(player, channel);
  expect(outcome(enabled)).toEqual([200, undefined]);
  return { player, codes: enabled.json().recoveryCodes as string[] };
}

/** Another browser that has given the password. */
async function pendingBrowser(player: Player) {
  const browser = openBrowser(site);
  expect(outcome(await browser.signIn(player.email))).toEqual([403, 'two_factor_required']);
  return browser;
}

const send = (browser: Browser, channel: Channel) =>
  browser.send('POST', `${SIGN_IN}/code`, { channel, lng: 'en' });
const give = (browser: Browser, code: string, kind?: string) =>
  browser.send('POST', SIGN_IN, { code, kind });

describe.each(['email', 'phone'] as const)('codes by %s', (channel) => {
  it('a code turns them on, gives recovery codes, ends other sessions and notifies', async () => {
    const player = await reachablePlayer();
    const other = openBrowser(site);
    await other.signIn(player.email);
    const state = (await player.call('GET', MESSAGES)).json();
    expect(state[channel]).toMatchObject({ isOn: false, isOffered: true });
    expect(state[channel].to).toContain('•••');
    const enabled = await enable(player, channel);
    expect(enabled.json().recoveryCodes).toHaveLength(10);
    expect((await player.call('GET', SECURITY)).json()).toMatchObject({
      twoFactorKinds: [channel],
      passkeys: 0,
      recoveryCodesLeft: 10,
    });
    expect(outcome(await other.call('GET', SECURITY))[0]).toBe(401);
    const subjects = (await readInbox(site, player.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Touchline: two-factor authentication is on');
  });

  it('the password alone opens nothing; a code that is sent does, once', async () => {
    const { player } = await protectedPlayer(channel);
    pause();
    const browser = await pendingBrowser(player);
    expect((await browser.send('GET', SIGN_IN)).json()).toEqual({
      kinds: [channel],
      [channel]: expect.stringContaining('•••'),
    });
    expect(outcome(await browser.call('GET', SECURITY))[0]).toBe(401);
    const sent = await send(browser, channel);
    expect(sent.json()).toMatchObject({ attemptsLeft: 5, to: expect.stringContaining('•••') });
    const code = await lastCode(player, channel);
    const wrong = await give(browser, wrongFor(code), channel);
    expect(outcome(wrong)).toEqual([400, 'phone_code_wrong']);
    expect(wrong.json().error.details).toEqual({ attemptsLeft: 4 });
    expect(outcome(await give(browser, code))).toEqual([400, 'two_factor_code_wrong']);
    expect(outcome(await give(browser, code, channel))).toEqual([200, undefined]);
    expect(outcome(await browser.call('GET', SECURITY))).toEqual([200, undefined]);
    const thief = await pendingBrowser(player);
    expect(outcome(await give(thief, code, channel))).toEqual([410, 'phone_code_expired']);
  });

  it('a recovery code signs in where no message arrives', async () => {
    const { player, codes } = await protectedPlayer(channel);
    const browser = await pendingBrowser(player);
    expect(outcome(await give(browser, codes[0] ?? ''))).toEqual([200, undefined]);
  });

  it('five wrong codes use up the one that was sent, and ten lock guessing out', async () => {
    const { player } = await protectedPlayer(channel);
    pause();
    const browser = await pendingBrowser(player);
    await send(browser, channel);
    const code = await lastCode(player, channel);
    for (let guess = 0; guess < 5; guess += 1) {
      await give(await pendingBrowser(player), wrongFor(code), channel);
    }
    const late = await pendingBrowser(player);
    expect(outcome(await give(late, code, channel))).toEqual([410, 'phone_code_expired']);
    for (let guess = 0; guess < 4; guess += 1) {
      await give(await pendingBrowser(player), code, channel);
    }
    const last = await pendingBrowser(player);
    expect(outcome(await give(last, code, channel))).toEqual([429, 'rate_limited']);
  });

  it('a code of ten minutes ago opens nothing', async () => {
    const { player } = await protectedPlayer(channel);
    pause();
    const browser = await pendingBrowser(player);
    await send(browser, channel);
    const code = await lastCode(player, channel);
    site.clock.advance(10 * MINUTE);
    expect(outcome(await give(browser, code, channel))).toEqual([410, 'two_factor_expired']);
    await browser.signIn(player.email);
    expect(outcome(await give(browser, code, channel))).toEqual([410, 'phone_code_expired']);
  });

  it('a code is sent again after a minute, twenty times a day, and only after the password', async () => {
    const { player } = await protectedPlayer(channel);
    pause();
    expect(outcome(await send(openBrowser(site), channel))).toEqual([410, 'two_factor_expired']);
    const browser = await pendingBrowser(player);
    expect(outcome(await send(browser, channel))).toEqual([200, undefined]);
    expect(outcome(await send(browser, channel))).toEqual([429, 'rate_limited']);
    for (let message = 1; message < 20; message += 1) {
      pause();
      const again = await pendingBrowser(player);
      expect(outcome(await send(again, channel))).toEqual([200, undefined]);
    }
    pause();
    const late = await pendingBrowser(player);
    expect(outcome(await send(late, channel))).toEqual([429, 'rate_limited']);
    // The browser that the account knows has messages of its own.
    await player.signIn(player.email);
    expect(outcome(await send(player, channel))).toEqual([200, undefined]);
    site.clock.advance(DAY);
  });

  it('the password and a code turn them off, and the password alone signs in again', async () => {
    const { player } = await protectedPlayer(channel);
    pause();
    await player.call('POST', `${MESSAGES}/code`, { channel, lng: 'en' });
    const code = await lastCode(player, channel);
    const off = { channel, code, kind: channel, lng: 'en' };
    const disable = (password?: string) =>
      player.call('POST', `${MESSAGES}/disable`, { ...off, password });
    expect(outcome(await disable())).toEqual([400, 'step_up_failed']);
    expect(outcome(await disable('not the right one'))).toEqual([400, 'step_up_failed']);
    const disabled = await disable(PASSWORD);
    expect(disabled.json()).toEqual({ isOn: false });
    expect(outcome(await disable(PASSWORD))).toEqual([404, 'not_found']);
    expect(outcome(await openBrowser(site).signIn(player.email))).toEqual([200, undefined]);
    expect((await player.call('GET', SECURITY)).json()).toMatchObject({
      twoFactorKinds: [],
      passkeys: 0,
      recoveryCodesLeft: 0,
    });
  });

  it('a session alone, without a recent proof, turns nothing on', async () => {
    const player = await reachablePlayer();
    site.clock.advance(6 * MINUTE);
    const enabled = await player.call('POST', `${MESSAGES}/enable`, {
      channel,
      code: '123456',
      lng: 'en',
    });
    expect(outcome(enabled)).toEqual([403, 'step_up_required']);
  });

  it('a player without a confirmed contact gets no code', async () => {
    const player = await registerBrowser(site);
    const sent = await player.call('POST', `${MESSAGES}/code`, { channel, lng: 'en' });
    expect(outcome(sent)).toEqual([503, 'unavailable']);
    expect((await player.call('GET', MESSAGES)).json()[channel].to).toBeUndefined();
  });

  it('an operator’s reset turns them off', async () => {
    const { player } = await protectedPlayer(channel);
    const reset = await site.app.inject({
      method: 'POST',
      url: `/web-api/operator/players/${player.userId}/two-factor/reset`,
      headers: { authorization: `Bearer ${OPERATOR}` },
      payload: { reason: 'has lost the phone' },
    });
    expect(outcome(reset)).toEqual([200, undefined]);
    expect(outcome(await openBrowser(site).signIn(player.email))).toEqual([200, undefined]);
  });
});

describe('several ways to a code', () => {
  it('a player chooses between the app and messages, and each signs in', async () => {
    const { player } = await protectedPlayer('email');
    await prove(player);
    const { secret } = (await player.call('POST', `${TWO_FACTOR}/setup`)).json();
    const code = () => {
      pause();
      return new TOTP({ secret }).generate({ timestamp: site.clock.now() });
    };
    const enabled = await player.call('POST', `${TWO_FACTOR}/enable`, { code: code(), lng: 'en' });
    expect(outcome(enabled)).toEqual([200, undefined]);
    const again = await enable(player, 'phone');
    expect(again.json().recoveryCodes).toEqual([]);
    const browser = await pendingBrowser(player);
    expect((await browser.send('GET', SIGN_IN)).json().kinds).toEqual(['app', 'email', 'phone']);
    expect(outcome(await give(browser, code()))).toEqual([200, undefined]);
    const other = await pendingBrowser(player);
    await send(other, 'phone');
    expect(outcome(await give(other, await lastText(player.phone), 'phone'))).toEqual([
      200,
      undefined,
    ]);
    // One way less: a code of another way turns it off, and codes are still required.
    const off = await player.call('POST', `${TWO_FACTOR}/disable`, {
      password: PASSWORD,
      code: code(),
      lng: 'en',
    });
    expect(off.json()).toEqual({ isOn: true });
    await pendingBrowser(player);
    expect((await player.call('GET', SECURITY)).json().twoFactorKinds).toEqual(['email', 'phone']);
  });

  it('a code for one channel or for another act is of no use', async () => {
    const { player } = await protectedPlayer('email');
    expect(outcome(await enable(player, 'phone'))).toEqual([200, undefined]);
    pause();
    const browser = await pendingBrowser(player);
    await send(browser, 'email');
    const code = await lastCode(player, 'email');
    expect(outcome(await give(browser, code, 'phone'))[1]).toMatch(/^phone_code_/);
    expect(outcome(await give(browser, code, 'email'))).toEqual([200, undefined]);
  });

  it('an address and a phone to which codes go cannot be changed', async () => {
    const { player } = await protectedPlayer('email');
    await enable(player, 'phone');
    await prove(player);
    const change = await player.call('POST', '/web-api/auth/v1/email-change', {
      email: `new${player.email}`,
      lng: 'en',
    });
    expect(outcome(change)).toEqual([409, 'two_factor_contact']);
    const bind = await player.call('POST', '/web-api/phone/v1/code', {
      'phone-code': '44',
      'phone-number': '7911123999',
      lng: 'en',
    });
    expect(outcome(bind)).toEqual([409, 'two_factor_contact']);
  });

  it('the database has no code in clear', async () => {
    const { player } = await protectedPlayer('email');
    pause();
    await send(await pendingBrowser(player), 'email');
    const code = await lastCode(player, 'email');
    const { rows } = await site.database.pool.query(
      "SELECT encode(digest, 'escape') AS stored FROM mail_code WHERE player_id = $1",
      [player.userId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.stored).not.toContain(code);
  });
});
