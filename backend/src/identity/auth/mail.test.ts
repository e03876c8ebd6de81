import type { CoreConfiguration } from '@touchline/contracts/configuration';
import { AskedMail } from '@touchline/contracts/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultOf } from '../../site/configuration/groups.ts';
import {
  silentLog,
  startTestDatabase,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import { createMails, type Mails } from '../mail/mails.ts';
import { createTestMailProvider } from '../mail/test-provider/test-mail-provider.ts';
import { createPhones } from '../phone/phones.ts';
import { createTestSmsProvider } from '../phone/test-provider/test-sms-provider.ts';
import { readUserConfiguration } from '../player-configuration/user-configuration.ts';
import type { App } from '../../platform/http/app.ts';
import { maskedEmail } from '../player-configuration/masked.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { createAuth } from './auth.ts';
import { registerAuthRoutes } from './auth-routes.ts';
import { GOOD_STANDING } from '../../protection/player-status/player-status-store.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'correct horse battery';
const OTHER = 'another horse battery';
const TOKEN = /#([\w-]{43})$/m;
const clock = createTestClock();
let database: TestDatabase;
let app: App;
let mails: Mails;
let configuration: CoreConfiguration;
let isTestOffered = true;
let next = 0;

beforeAll(async () => {
  database = await startTestDatabase();
  const { pool } = database;
  app = await createTestApp();
  const sending = {
    pool,
    clock: clock.now,
    brand: async () => 'Touchline',
    settings: async () => ({ testSms: isTestOffered }),
  };
  mails = createMails({
    ...sending,
    provider: createTestMailProvider({ pool, clock: clock.now }),
    log: silentLog,
    codeSecret: Buffer.from('secret'),
    historyFile: async () => undefined,
    newsletterSecret: Buffer.from('newsletter'),
    originOf: () => 'https://site.example',
  });
  mails.register(app);
  registerAuthRoutes(app, {
    auth: await createAuth({
      pool,
      clock: clock.now,
      configuration: async () => configuration,
      openMainAccount: async () => undefined,
    }),
    mails,
    phoneProofs: (
      await createPhones({
        ...sending,
        provider: createTestSmsProvider({ pool, clock: clock.now }),
        writeNotice: async () => undefined,
        countryIds: async () => ({}),
      })
    ).proofs,
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
  await mails.job.stop();
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  configuration = defaultOf('core');
  isTestOffered = true;
  // Each test is another visitor, as far as the counting of what they ask goes.
  await database.pool.query('DELETE FROM message_requested');
});

type Cookies = Record<string, string>;

function call(method: 'GET' | 'POST', path: string, payload?: object, more: object = {}) {
  const headers = { host: 'site.example' };
  const url = `/web-api/auth/v1/${path}`;
  return app.inject({ method, url, headers, ...(payload !== undefined && { payload }), ...more });
}
const post = (path: string, payload: object, cookies: Cookies = {}) =>
  call('POST', path, payload, { cookies });
const refusal = (answer: { statusCode: number; json: () => { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
];

/** Sends what was written; answers the messages to an address, the oldest first. */
async function inbox(
  recipient: string,
): Promise<{ subject: string; body: string; html: string }[]> {
  clock.advance(1);
  mails.job.wake();
  await vi.waitFor(async () => {
    expect((await database.pool.query('SELECT FROM mail')).rowCount).toBe(0);
  }, 10_000);
  const { rows } = await database.pool.query(
    'SELECT subject, body, html FROM test_mail WHERE recipient = $1 ORDER BY sent_at, id',
    [recipient],
  );
  return rows;
}
const tokenIn = (message: { body: string } | undefined) =>
  TOKEN.exec(message?.body ?? '')?.[1] ?? '';

async function newPlayer({ lng = 'en' } = {}) {
  next += 1;
  const email = `Player${String(next)}@example.org`;
  const form = { email, password: PASSWORD, birthday: '1990-01-01', country: 'GB', lng };
  const answer = await post('registration/full', { ...form, currency: 'EUR', termsAccepted: true });
  const { userId, token } = answer.json();
  const [activation] = await inbox(email);
  clock.advance(1);
  return {
    email,
    id: userId as string,
    bearer: { headers: { host: 'site.example', authorization: `Bearer ${String(token)}` } },
    cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
    activation,
    /** Requests a new password. @returns the token in the newest message */
    recover: async () => {
      await inbox(email);
      clock.advance(MINUTE);
      const asked = await post('recovery/email', { email, lng });
      expect(asked.statusCode).toBe(200);
      return tokenIn((await inbox(email)).at(-1));
    },
    login: (password: string) => post('login', { login: email, password }),
    activationType: async () =>
      (
        await readUserConfiguration(database.pool, {
          id: userId,
          now: clock.now(),
          playerStatus: { ...GOOD_STANDING, has_deposit: false },
        })
      )?.activation_type,
  };
}
const setPassword = (token: string, password = OTHER) =>
  post('password-link/password', { token, password, lng: 'en' });

describe('recovery by e-mail', () => {
  it('recovery by e-mail sets a new password, ends all other sign-ins and notifies the player', async () => {
    const player = await newPlayer();
    const token = await player.recover();
    expect((await post('password-link', { token })).json()).toEqual({ login: player.id });
    const answer = await setPassword(token);
    expect(answer.json()).toMatchObject({ userId: player.id });
    expect((await player.login(PASSWORD)).statusCode).toBe(401);
    expect((await player.login(OTHER)).statusCode).toBe(200);
    const renewed = await app.inject({
      url: '/web-api/user/gettoken?force_refresh=true',
      cookies: player.cookies,
    });
    expect(renewed.statusCode).toBe(401);
    const notice = (await inbox(player.email)).find(({ subject }) =>
      subject.includes('password has'),
    );
    expect(notice?.subject).toBe('Touchline: your password has changed');
    // The way back for an owner who did not choose it is its only link.
    expect(notice?.body.match(/https?:\S+/g)).toEqual([
      expect.stringMatching(/^https:\/\/site\.example\/en\/confirm\?act=secure#[\w-]{43}$/),
    ]);
    // A reader of the message owns the address.
    expect(await player.activationType()).toBe(1);
  });

  it('recovery by e-mail answers the same whether or not the address belongs to an account', async () => {
    const { email } = await newPlayer();
    clock.advance(MINUTE);
    const known = await post('recovery/email', { email: ` ${email.toUpperCase()} `, lng: 'en' });
    const unknown = await post('recovery/email', { email: 'nobody@example.org', lng: 'en' });
    const same = (answer: typeof known) => {
      const { messageUrl = '', ...rest } = AskedMail.parse(answer.json());
      return [answer.statusCode, messageUrl.replace(/[\da-f-]{36}/, 'ID'), rest];
    };
    expect(same(known)).toEqual(same(unknown));
    const early = await post('recovery/email', { email: 'Nobody@example.org', lng: 'en' });
    expect(refusal(early)).toEqual([429, 'rate_limited']);
    expect(early.json().error.details).toEqual({ retryAfterSeconds: 60 });
    expect(await inbox('nobody@example.org')).toEqual([]);
    expect((await database.pool.query('SELECT FROM mail')).rowCount).toBe(0);
    const page = await app.inject(unknown.json().messageUrl);
    expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('No message')]);
    const shown = await app.inject(known.json().messageUrl);
    expect([shown.statusCode, shown.body]).toEqual([
      200,
      expect.stringMatching(/\/en\/passwordreset#/),
    ]);
  });

  it('recovery by e-mail stores no token, waiting or sent', async () => {
    const player = await newPlayer();
    const token = await player.recover();
    await database.pool.query('DELETE FROM test_mail');
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
    );
    for (const { name } of rows) {
      const found = await database.pool.query(
        `SELECT FROM "${name}" AS row WHERE row::text LIKE $1`,
        [`%${token}%`],
      );
      expect([name, found.rowCount]).toEqual([name, 0]);
    }
    expect((await setPassword(token)).statusCode).toBe(200);
  });

  it('a recovery link works once, even when it is used twice at the same time', async () => {
    const player = await newPlayer();
    const token = await player.recover();
    const answers = await Promise.all([setPassword(token), setPassword(token), setPassword(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410]);
    expect(refusal(await setPassword(token))).toEqual([410, 'mail_link_expired']);
  });

  it('a recovery link expires after an hour, and once the password was set with another', async () => {
    const player = await newPlayer();
    const [first, second] = [await player.recover(), await player.recover()];
    expect((await setPassword(second)).statusCode).toBe(200);
    expect(refusal(await setPassword(first))).toEqual([410, 'mail_link_expired']);
    const late = await player.recover();
    clock.advance(HOUR);
    expect(refusal(await post('password-link', { token: late }))).toEqual([
      410,
      'mail_link_expired',
    ]);
    expect(refusal(await setPassword(late))).toEqual([410, 'mail_link_expired']);
  });

  it('recovery by e-mail refuses the address as the password, and leaves the link valid', async () => {
    const player = await newPlayer();
    const token = await player.recover();
    expect(refusal(await setPassword(token, player.email))).toEqual([400, 'password_weak']);
    expect((await setPassword(token)).statusCode).toBe(200);
  });

  it('recovery by e-mail still serves the owner on a known browser when strangers have used up theirs', async () => {
    const player = await newPlayer();
    const { email } = player;
    const ask = (cookies: Cookies, remoteAddress: string) =>
      call('POST', 'recovery/email', { email, lng: 'en' }, { cookies, remoteAddress });
    for (let message = 0; message < 5; message += 1) {
      expect((await ask({}, `203.0.113.${message}`)).statusCode).toBe(200);
      clock.advance(MINUTE);
    }
    expect(refusal(await ask({}, '198.51.100.1'))).toEqual([429, 'rate_limited']);
    const stranger = await newPlayer();
    expect(refusal(await ask(stranger.cookies, '198.51.100.1'))).toEqual([429, 'rate_limited']);
    // Signed out, as a player is who has forgotten the password.
    const known = { tl_known: player.cookies['tl_known'] ?? '' };
    for (let message = 0; message < 5; message += 1) {
      expect((await ask(known, '198.51.100.1')).statusCode).toBe(200);
      clock.advance(MINUTE);
    }
    // No one is sent more than the quotas together.
    expect(refusal(await ask(known, '198.51.100.1'))).toEqual([429, 'rate_limited']);
  });

  it('recovery by e-mail sends five messages a day to an address, and thirty for one visitor', async () => {
    const ask = (email: string) => post('recovery/email', { email, lng: 'en' });
    for (let message = 1; message <= 5; message += 1) {
      expect((await ask('five@example.org')).statusCode).toBe(200);
      clock.advance(MINUTE);
    }
    expect(refusal(await ask('five@example.org'))).toEqual([429, 'rate_limited']);
    for (let message = 6; message <= 30; message += 1) {
      expect((await ask(`visitor${String(message)}@example.org`)).statusCode).toBe(200);
    }
    expect(refusal(await ask('visitor31@example.org'))).toEqual([429, 'rate_limited']);
    clock.advance(24 * HOUR);
    expect((await ask('five@example.org')).statusCode).toBe(200);
  });

  it('recovery by e-mail is not offered where no mail can be delivered', async () => {
    isTestOffered = false;
    expect((await call('GET', 'message-ways')).json()).toEqual({ email: false, phone: false });
    const asked = await post('recovery/email', { email: 'any@example.org', lng: 'en' });
    expect(refusal(asked)).toEqual([503, 'unavailable']);
    isTestOffered = true;
    expect((await call('GET', 'message-ways')).json()).toEqual({ email: true, phone: true });
  });
});

describe('activation of an e-mail address', () => {
  it.each([
    [false, 0, 1],
    [true, 3, 2],
  ])(
    'the activation of an address with the phone activated %s makes activation type %i type %i',
    async (phone, before, after) => {
      const player = await newPlayer();
      if (phone) {
        await database.pool.query(
          `INSERT INTO player_profile (player_id, phone_code, phone_number, phone_activated)
         VALUES ($1, '44', '7400999888', true)`,
          [player.id],
        );
      }
      expect(await player.activationType()).toBe(before);
      expect(player.activation?.subject).toBe('Touchline: activate your e-mail address');
      const token = tokenIn(player.activation);
      const { email } = player;
      expect((await post('activation', { token })).json()).toEqual({ status: 'done', email });
      expect(await player.activationType()).toBe(after);
      expect((await post('activation', { token })).json()).toEqual({ status: 'already', email });
    },
  );

  it('an activation link expires after three days, and is then sent again on request', async () => {
    const player = await newPlayer();
    const token = tokenIn(player.activation);
    clock.advance(72 * HOUR);
    const late = await post('activation', { token });
    expect(refusal(late)).toEqual([410, 'mail_link_expired']);
    expect(late.json().error.details).toEqual({ canSendAgain: true });
    expect((await post('activation/again', { token, lng: 'ru' })).statusCode).toBe(200);
    const again = (await inbox(player.email)).at(-1);
    expect(again?.subject).toBe('Touchline: подтвердите адрес электронной почты');
    expect((await post('activation', { token: tokenIn(again) })).json().status).toBe('done');
  });

  it('an activation link is sent again to the signed-in player, until it is used', async () => {
    const player = await newPlayer();
    const state = () => call('GET', 'activation', undefined, player.bearer);
    const send = () => call('POST', 'activation/email', { lng: 'en' }, player.bearer);
    expect((await state()).json()).toEqual({
      email: maskedEmail(player.email),
      isActivated: false,
    });
    expect((await send()).statusCode).toBe(200);
    expect(refusal(await send())).toEqual([429, 'rate_limited']);
    await post('activation', { token: tokenIn((await inbox(player.email)).at(-1)) });
    expect((await state()).json()).toEqual({ email: maskedEmail(player.email), isActivated: true });
    clock.advance(MINUTE);
    expect(refusal(await send())).toEqual([403, 'forbidden']);
    expect((await call('GET', 'activation')).statusCode).toBe(401);
  });

  it('the activation accepts neither a made-up link nor one to a password', async () => {
    const player = await newPlayer();
    const recovery = await player.recover();
    for (const token of ['x'.repeat(43), recovery]) {
      expect(refusal(await post('activation', { token }))).toEqual([410, 'mail_link_expired']);
      expect(refusal(await post('activation/again', { token, lng: 'en' }))).toEqual([
        410,
        'mail_link_expired',
      ]);
    }
    expect(refusal(await setPassword(tokenIn(player.activation)))).toEqual([
      410,
      'mail_link_expired',
    ]);
  });
});

describe('the credentials of a one-click account', () => {
  async function oneClick() {
    const form = { country: 'GB', currency: 'EUR', adult: true, termsAccepted: true };
    const answer = await post('registration/one-click', form);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const { userId, credentials } = answer.json();
    next += 1;
    const email = `click${String(next)}@example.org`;
    return {
      id: userId as string,
      password: credentials.password as string,
      cookies,
      email,
      ask: (address = email) => post('credentials/email', { email: address, lng: 'ar' }, cookies),
    };
  }

  it('one-click credentials are mailed without the password: the link sets one and binds the address', async () => {
    const player = await oneClick();
    expect((await player.ask()).statusCode).toBe(200);
    const [message] = await inbox(player.email);
    expect(message?.body).toContain(player.id);
    expect(message?.body).not.toContain(player.password);
    expect(message?.body).toMatch(/https:\/\/site\.example\/ar\/activatefast#/);
    expect(message?.html).toContain('<html lang="ar" dir="rtl">');
    // Until the link is used, what was shown counts, and the address is unclaimed.
    expect(
      (await post('login', { login: player.email, password: player.password })).statusCode,
    ).toBe(401);
    expect((await post('login', { login: player.id, password: player.password })).statusCode).toBe(
      200,
    );
    expect((await setPassword(tokenIn(message))).json()).toMatchObject({ userId: player.id });
    expect((await post('login', { login: player.email, password: OTHER })).statusCode).toBe(200);
    expect((await post('login', { login: player.id, password: player.password })).statusCode).toBe(
      401,
    );
    clock.advance(MINUTE);
    expect(refusal(await player.ask())).toEqual([401, 'unauthorized']);
  });

  it('one-click credentials are not mailed to an address that has an account', async () => {
    const [player, other] = [await oneClick(), await newPlayer()];
    clock.advance(MINUTE);
    expect((await player.ask(other.email)).statusCode).toBe(200);
    expect(await inbox(other.email)).toHaveLength(1);
  });

  it('an address that two one-click accounts requested is bound to the first that proves it', async () => {
    const [one, two] = [await oneClick(), await oneClick()];
    await one.ask();
    await inbox(one.email);
    clock.advance(MINUTE);
    await two.ask(one.email);
    const [first, second] = await inbox(one.email);
    expect((await setPassword(tokenIn(second))).json()).toMatchObject({ userId: two.id });
    expect(refusal(await setPassword(tokenIn(first)))).toEqual([409, 'account_exists']);
    expect((await post('login', { login: one.id, password: one.password })).statusCode).toBe(200);
  });

  it('one-click credentials are mailed only to a signed-in player whose account has no address', async () => {
    const form = { email: 'any@example.org', lng: 'en' };
    expect(refusal(await post('credentials/email', form))).toEqual([401, 'unauthorized']);
    const { cookies } = await newPlayer();
    expect(refusal(await post('credentials/email', form, cookies))).toEqual([403, 'forbidden']);
  });
});
