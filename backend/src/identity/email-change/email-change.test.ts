import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openBrowser,
  outcome,
  PASSWORD,
  registerBrowser,
} from '../../../test/site/test-browser.ts';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { readInbox } from '../../../test/site/test-inbox.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const CHANGE = '/web-api/auth/v1/email-change';
const UNDO = '/web-api/auth/v1/email-undo';
const STEP_UP = '/web-api/auth/v1/step-up';
const NEW_PASSWORD = 'another battery staple';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway({ poolSize: 20 });
}, 60_000);
afterAll(() => site.close());

type Player = Awaited<ReturnType<typeof registerBrowser>>;

const newAddress = () => `New${Math.random().toString(36).slice(2)}@example.com`;
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const inbox = (recipient: string) => readInbox(site, recipient);

async function begin(player: Player, email: string) {
  await player.call('POST', STEP_UP, { kind: 'password', password: PASSWORD });
  return player.call('POST', CHANGE, { email, lng: 'en' });
}

const confirm = (player: Player, code: string) =>
  player.call('POST', `${CHANGE}/confirm`, { code, lng: 'en' });

async function codeTo(email: string): Promise<string> {
  return /^\d{6}$/m.exec((await inbox(email)).at(-1)?.body ?? '')?.[0] ?? '';
}

const tokenIn = (body: string | undefined, page: string) =>
  new RegExp(`/${page}#([\\w-]{43})$`, 'm').exec(body ?? '')?.[1] ?? '';

/** A player whose address is confirmed. */
async function confirmedPlayer(): Promise<Player> {
  const player = await registerBrowser(site);
  const token = tokenIn((await inbox(player.email)).at(-1)?.body, 'activate');
  await player.send('POST', '/web-api/auth/v1/activation', { token });
  return player;
}

async function change(player: Player, email = newAddress()): Promise<string> {
  site.clock.advance(2 * MINUTE);
  expect(outcome(await begin(player, email))).toEqual([200, undefined]);
  expect(outcome(await confirm(player, await codeTo(email)))).toEqual([200, undefined]);
  return email;
}

async function undoToken(email: string): Promise<string> {
  return tokenIn((await inbox(email)).at(-1)?.body, 'confirm');
}

const addressOf = async ({ userId }: Player) => {
  const { rows } = await site.database.pool.query('SELECT email FROM player WHERE id = $1', [
    userId,
  ]);
  return rows[0]?.email;
};

describe('changing the e-mail address', () => {
  it('the address changes with the code that was sent to it, and signs in from then on', async () => {
    const player = await confirmedPlayer();
    const email = newAddress();
    const begun = await begin(player, email);
    expect(begun.json().expiresAt).toBe(site.clock.now() + 10 * MINUTE);
    expect(await addressOf(player)).toBe(player.email);
    expect((await player.call('GET', CHANGE)).json()).toMatchObject({
      isConfirmed: true,
      pending: { email },
    });
    const answer = await confirm(player, await codeTo(email));
    expect(answer.json().email).toMatch(/^N•••@/);
    expect((await player.call('GET', CHANGE)).json()).toEqual({
      email: answer.json().email,
      isConfirmed: true,
    });
    expect((await openBrowser(site).signIn(email.toLowerCase())).statusCode).toBe(200);
    expect(outcome(await openBrowser(site).signIn(player.email))).toEqual([
      401,
      'credentials_wrong',
    ]);
  });

  it('a session alone, without a recent proof, begins no change', async () => {
    const player = await registerBrowser(site);
    site.clock.advance(6 * MINUTE);
    const begun = await player.call('POST', CHANGE, { email: newAddress(), lng: 'en' });
    expect(outcome(begun)).toEqual([403, 'step_up_required']);
  });

  it('an address of another player is answered like any other, and gets no message', async () => {
    const player = await confirmedPlayer();
    const other = await registerBrowser(site);
    const before = (await inbox(other.email)).length;
    const taken = await begin(player, other.email.toUpperCase());
    const free = await begin(await confirmedPlayer(), newAddress());
    expect(Object.keys(taken.json()).toSorted()).toEqual(Object.keys(free.json()).toSorted());
    expect(await inbox(other.email)).toHaveLength(before);
    expect(await inbox(other.email.toUpperCase())).toHaveLength(0);
    for (const code of ['000000', '123456']) {
      expect(outcome(await confirm(player, code))).toEqual([400, 'phone_code_wrong']);
    }
    expect(await addressOf(player)).toBe(player.email);
  });

  it('the present address is refused', async () => {
    const player = await registerBrowser(site);
    expect(outcome(await begin(player, player.email.toUpperCase()))).toEqual([
      409,
      'email_unchanged',
    ]);
  });

  it('five wrong codes use the right one up', async () => {
    const player = await confirmedPlayer();
    const email = newAddress();
    await begin(player, email);
    const code = await codeTo(email);
    for (let count = 0; count < 5; count += 1) {
      expect(outcome(await confirm(player, wrongFor(code)))).toEqual([400, 'phone_code_wrong']);
    }
    expect(outcome(await confirm(player, code))).toEqual([410, 'phone_code_expired']);
    expect(await addressOf(player)).toBe(player.email);
  });

  it('a code is valid once, for ten minutes, and only for the address chosen last', async () => {
    const player = await confirmedPlayer();
    const [first, second] = [newAddress(), newAddress()];
    await begin(player, first);
    const former = await codeTo(first);
    site.clock.advance(2 * MINUTE);
    await begin(player, second);
    expect(outcome(await confirm(player, former))).toEqual([400, 'phone_code_wrong']);
    const code = await codeTo(second);
    site.clock.advance(10 * MINUTE);
    expect(outcome(await confirm(player, code))).toEqual([410, 'phone_code_expired']);
    await begin(player, second);
    const next = await codeTo(second);
    expect(outcome(await confirm(player, next))).toEqual([200, undefined]);
    expect(outcome(await confirm(player, next))).toEqual([410, 'phone_code_expired']);
    expect(await addressOf(player)).toBe(second);
  });

  it('messages are limited: one a minute', async () => {
    const player = await confirmedPlayer();
    await begin(player, newAddress());
    expect(outcome(await begin(player, newAddress()))).toEqual([429, 'rate_limited']);
  });

  it('an address that another player takes before the code is given stays theirs', async () => {
    const player = await confirmedPlayer();
    const other = await registerBrowser(site);
    const email = newAddress();
    await begin(player, email);
    const code = await codeTo(email);
    await site.database.pool.query('UPDATE player SET email = $2, email_key = $3 WHERE id = $1', [
      other.userId,
      email,
      email.toLowerCase(),
    ]);
    expect(outcome(await confirm(player, code))).toEqual([409, 'account_exists']);
    expect(await addressOf(player)).toBe(player.email);
  });

  it('a new password is not sent to the new address for a day, nor to the former one', async () => {
    const player = await confirmedPlayer();
    const email = await change(player);
    const ask = (to: string) =>
      openBrowser(site).send('POST', '/web-api/auth/v1/recovery/email', { email: to, lng: 'en' });
    const before = (await inbox(email)).length;
    await ask(email);
    await ask(player.email);
    expect(await inbox(email)).toHaveLength(before);
    expect((await inbox(player.email)).at(-1)?.subject).toMatch(/has changed/);
    site.clock.advance(25 * HOUR);
    await ask(email);
    expect((await inbox(email)).at(-1)?.subject).toMatch(/a new password/);
  });

  it('a former address that was never confirmed gets a notice without a link', async () => {
    const player = await registerBrowser(site);
    await change(player);
    const message = (await inbox(player.email)).at(-1);
    expect(message?.subject).toMatch(/has changed/);
    expect(message?.body).not.toMatch(/#/);
  });
});

describe('undoing the change', () => {
  it('the link gives the address back, signs everyone out and leads to a new password', async () => {
    const player = await confirmedPlayer();
    await change(player);
    const token = await undoToken(player.email);
    const owner = openBrowser(site);
    const undone = await owner.send('POST', UNDO, { token });
    expect(outcome(undone)).toEqual([200, undefined]);
    expect(await addressOf(player)).toBe(player.email);
    expect(outcome(await player.call('GET', CHANGE))[0]).toBe(401);
    expect(outcome(await openBrowser(site).signIn(player.email))).toEqual([
      401,
      'credentials_wrong',
    ]);
    const chosen = await owner.send('POST', '/web-api/auth/v1/password-link/password', {
      token: undone.json().token,
      password: NEW_PASSWORD,
      lng: 'en',
    });
    expect(chosen.statusCode).toBe(200);
    expect((await openBrowser(site).signIn(player.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect(outcome(await owner.send('POST', UNDO, { token }))).toEqual([410, 'mail_link_expired']);
  });

  it('a link counts for three days, survives a new password, and opens no password itself', async () => {
    const player = await confirmedPlayer();
    await change(player);
    const token = await undoToken(player.email);
    await player.call('POST', '/web-api/auth/v1/password', {
      current: PASSWORD,
      password: NEW_PASSWORD,
      lng: 'en',
    });
    const browser = openBrowser(site);
    expect(
      outcome(await browser.send('POST', '/web-api/auth/v1/password-link', { token })),
    ).toEqual([410, 'mail_link_expired']);
    site.clock.advance(71 * HOUR);
    expect(outcome(await browser.send('POST', UNDO, { token }))).toEqual([200, undefined]);
    const late = await confirmedPlayer();
    await change(late);
    const lateToken = await undoToken(late.email);
    site.clock.advance(72 * HOUR);
    expect(outcome(await browser.send('POST', UNDO, { token: lateToken }))).toEqual([
      410,
      'mail_link_expired',
    ]);
  });

  it('the first owner of several is right: later links no longer count', async () => {
    const player = await confirmedPlayer();
    const thief = await change(player);
    await change(player);
    const thiefsToken = await undoToken(thief);
    const ownersToken = await undoToken(player.email);
    const browser = openBrowser(site);
    expect(outcome(await browser.send('POST', UNDO, { token: thiefsToken }))[0]).toBe(200);
    expect(await addressOf(player)).toBe(thief);
    expect(outcome(await browser.send('POST', UNDO, { token: ownersToken }))[0]).toBe(200);
    expect(await addressOf(player)).toBe(player.email);
  });

  it('the owner takes the address back from an account that has not confirmed it', async () => {
    const player = await confirmedPlayer();
    await change(player);
    const squatter = await registerBrowser(site);
    await site.database.pool.query('UPDATE player SET email = $2, email_key = $2 WHERE id = $1', [
      squatter.userId,
      player.email,
    ]);
    const token = await undoToken(player.email);
    expect(outcome(await openBrowser(site).send('POST', UNDO, { token }))[0]).toBe(200);
    expect(await addressOf(player)).toBe(player.email);
    expect(await addressOf(squatter)).toBeNull();
  });
});
