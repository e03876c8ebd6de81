import { type CoreConfiguration, RegistrationOptions } from '@touchline/contracts/configuration';
import { PendingPhoneCode } from '@touchline/contracts/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultOf } from '../../site/configuration/groups.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createPhones } from '../phone/phones.ts';
import { createTestSmsProvider } from '../phone/test-provider/test-sms-provider.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { createAuth } from './auth.ts';
import { ALLOWED_FAILURES } from './login-guard.ts';
import { registerAuthRoutes } from './auth-routes.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const MINUTE = 60_000;
const PASSWORD = 'correct horse battery';
const clock = createTestClock();
let database: TestDatabase;
let app: App;
let configuration: CoreConfiguration;
let isDelivered: boolean;
let failed: number;
let next = 7_400_123_000;

beforeAll(async () => {
  database = await startTestDatabase();
  const { pool } = database;
  app = await createTestApp();
  const phones = await createPhones({
    pool,
    clock: clock.now,
    brand: async () => 'Touchline',
    writeNotice: async () => undefined,
    countryIds: async () => ({}),
    settings: async () => ({ testSms: isDelivered }),
    provider: createTestSmsProvider({ pool, clock: clock.now }),
  });
  phones.register(app);
  registerAuthRoutes(app, {
    auth: await createAuth({
      pool,
      clock: clock.now,
      configuration: async () => configuration,
      openMainAccount: async () => undefined,
    }),
    phoneProofs: phones.proofs,
    hasDeposit: async () => false,
    onRegistered: async () => undefined,
    attemptGuard: {
      admit: async () => undefined,
      challenge: async () => false,
      failed: async () => {
        failed += 1;
      },
    },
  });
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(() => {
  configuration = defaultOf('core');
  isDelivered = true;
  failed = 0;
});

function post(path: string, payload: object) {
  return app.inject({
    method: 'POST',
    url: `/web-api/auth/v1/${path}`,
    headers: { host: 'site.example' },
    payload,
  });
}

/** A phone without an account, with what its holder can do. */
function newPhone() {
  next += 1;
  const number = String(next);
  const phone = { 'phone-code': '44', 'phone-number': number };
  const ask = () => post('registration/phone-code', { ...phone, lng: 'en' });
  return {
    number,
    ask,
    /** The code as the test provider's page shows it. */
    code: async () => {
      const { messageUrl = '' } = PendingPhoneCode.parse((await ask()).json());
      return /\b\d{6}\b/.exec((await app.inject(messageUrl)).body)?.[0] ?? '';
    },
    register: (code: string, change: object = {}) =>
      post('registration/phone', {
        ...phone,
        'sms-code': code,
        password: PASSWORD,
        country: 'GB',
        currency: 'EUR',
        adult: true,
        termsAccepted: true,
        ...change,
      }),
  };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const refusal = (answer: { statusCode: number; json: () => { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
];

describe('registration with a phone', () => {
  it('registration with a phone opens an account whose phone is bound and signs in', async () => {
    const phone = newPhone();
    const asked = await phone.ask();
    expect(asked.json()).toMatchObject({
      phone_code: '44',
      phone_number: phone.number,
      expiresAt: clock.now() + 5 * MINUTE,
      resendAt: clock.now() + MINUTE,
      attemptsLeft: 5,
    });
    clock.advance(MINUTE);
    const answer = await phone.register(await phone.code());
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name }) => name)).toContain('tl_refresh');
    const { rows } = await database.pool.query(
      `SELECT registration, phone_code, phone_number, phone_activated
       FROM player JOIN player_profile ON player_id = id WHERE id = $1`,
      [answer.json().userId],
    );
    expect(rows).toEqual([
      {
        registration: 'phone',
        phone_code: '44',
        phone_number: phone.number,
        phone_activated: true,
      },
    ]);
  });

  it('a registered phone works as a login in any spelling, with one count of guesses for all', async () => {
    const phone = newPhone();
    const { userId } = (await phone.register(await phone.code())).json();
    const spellings = [
      `+44${phone.number}`,
      `+44 ${phone.number.slice(0, 4)}-${phone.number.slice(4)}`,
    ];
    for (const login of spellings) {
      expect((await post('login', { login, password: PASSWORD })).json().userId).toBe(userId);
    }
    for (let guess = 0; guess < ALLOWED_FAILURES; guess += 1) {
      const login = spellings[guess % 2];
      expect(refusal(await post('login', { login, password: 'wrong' }))[1]).toBe(
        'credentials_wrong',
      );
    }
    const locked = await post('login', { login: spellings[0], password: PASSWORD });
    expect(refusal(locked)).toEqual([429, 'rate_limited']);
  });

  it('registration with a phone allows five guesses, which the attempt to register does not undo, and one right code', async () => {
    const phone = newPhone();
    const code = await phone.code();
    for (let left = 4; left >= 0; left -= 1) {
      const answer = await phone.register(wrong(code));
      expect(answer.json().error).toMatchObject({
        code: 'phone_code_wrong',
        details: { attemptsLeft: left },
      });
    }
    expect(refusal(await phone.register(code))).toEqual([410, 'phone_code_expired']);
    expect(failed).toBe(5);
    clock.advance(MINUTE);
    const second = await phone.code();
    expect((await phone.register(second)).statusCode).toBe(200);
    expect(refusal(await phone.register(second))).toEqual([410, 'phone_code_expired']);
  });

  it('registration with a phone forgets a code after 5 minutes, and sends one in 60 s and five in a day to a phone', async () => {
    const phone = newPhone();
    const code = await phone.code();
    expect(refusal(await phone.ask())).toEqual([429, 'rate_limited']);
    clock.advance(5 * MINUTE);
    expect(refusal(await phone.register(code))).toEqual([410, 'phone_code_expired']);
    for (let sent = 1; sent < 5; sent += 1) {
      expect((await phone.ask()).statusCode).toBe(200);
      clock.advance(MINUTE);
    }
    expect(refusal(await phone.ask())).toEqual([429, 'rate_limited']);
  });

  it('registration with a phone reaches the owner on a known browser when strangers have used up their messages', async () => {
    const phone = newPhone();
    const registered = await phone.register(await phone.code());
    const known = registered.cookies.find(({ name }) => name === 'tl_known')?.value ?? '';
    clock.advance(24 * 60 * MINUTE);
    const ask = (tl_known: string) =>
      app.inject({
        method: 'POST',
        url: '/web-api/auth/v1/recovery/phone-code',
        headers: { host: 'site.example' },
        payload: { 'phone-code': '44', 'phone-number': phone.number, lng: 'en' },
        cookies: { tl_known },
      });
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await ask('')).statusCode).toBe(200);
      clock.advance(MINUTE);
    }
    expect(refusal(await ask(''))).toEqual([429, 'rate_limited']);
    expect((await ask(known)).statusCode).toBe(200);
  });

  it('registration with a phone reveals that the phone is registered only to a visitor who holds it', async () => {
    const phone = newPhone();
    await phone.register(await phone.code());
    clock.advance(MINUTE);
    const again = await phone.code();
    expect(again).toMatch(/^\d{6}$/);
    expect(refusal(await phone.register(wrong(again)))[1]).toBe('phone_code_wrong');
    expect(refusal(await phone.register(again))).toEqual([409, 'phone_taken']);
  });

  it('registration with a phone keeps the code when the form is refused before it is checked', async () => {
    const phone = newPhone();
    const code = await phone.code();
    expect(refusal(await phone.register(code, { currency: 'XXX' }))).toEqual([
      400,
      'validation_failed',
    ]);
    expect(refusal(await phone.register(code, { password: `+44${phone.number}` }))).toEqual([
      400,
      'password_weak',
    ]);
    expect((await phone.register(code)).statusCode).toBe(200);
  });

  it('registration with a phone is refused where it is not offered, and sends nothing there', async () => {
    const phone = newPhone();
    configuration = {
      ...configuration,
      registration: RegistrationOptions.parse({ types: ['fast', 'full'] }),
    };
    expect(refusal(await phone.ask())[1]).toBe('registration_closed');
    expect(refusal(await phone.register('123456'))[1]).toBe('registration_closed');
    configuration = defaultOf('core');
    isDelivered = false;
    expect(refusal(await phone.ask())).toEqual([503, 'unavailable']);
  });
});

describe('a forgotten password', () => {
  const NEW_PASSWORD = 'another horse battery';

  /** A player registered with a phone, a while ago, and what they do to get back in. */
  async function forgetful() {
    const phone = newPhone();
    const registered = await phone.register(await phone.code());
    clock.advance(MINUTE);
    const proof = { 'phone-code': '44', 'phone-number': phone.number };
    const sent = await post('recovery/phone-code', { ...proof, lng: 'en' });
    const { messageUrl = '' } = PendingPhoneCode.parse(sent.json());
    return {
      login: `+44${phone.number}`,
      userId: registered.json().userId as string,
      refreshToken: registered.cookies.find(({ name }) => name === 'tl_refresh')?.value ?? '',
      code: /\b\d{6}\b/.exec((await app.inject(messageUrl)).body)?.[0] ?? '',
      recover: (code: string, password = NEW_PASSWORD) =>
        post('recovery/phone', { ...proof, 'sms-code': code, password }),
      register: phone.register,
    };
  }

  it('a forgotten password is replaced by the holder of the phone, who is signed in; every other sign-in ends', async () => {
    const { login, userId, refreshToken, code, recover } = await forgetful();
    expect(refusal(await recover(wrong(code)))[1]).toBe('phone_code_wrong');
    const back = await recover(code);
    expect(back.json().userId).toBe(userId);
    expect(refusal(await post('login', { login, password: PASSWORD }))[1]).toBe(
      'credentials_wrong',
    );
    expect((await post('login', { login, password: NEW_PASSWORD })).statusCode).toBe(200);
    const old = await app.inject({
      url: '/web-api/user/gettoken?force_refresh=true',
      headers: { host: 'site.example' },
      cookies: { tl_refresh: refreshToken },
    });
    expect(old.statusCode).toBe(401);
  });

  it('a recovered password admits a player who guessed too often before', async () => {
    const { login, code, recover } = await forgetful();
    for (let guess = 0; guess < ALLOWED_FAILURES; guess += 1) {
      await post('login', { login, password: 'wrong' });
    }
    await recover(code);
    expect((await post('login', { login, password: NEW_PASSWORD })).statusCode).toBe(200);
  });

  it('a recovery code is valid only for its purpose, and the phone is refused as a password', async () => {
    const { login, code, recover, register } = await forgetful();
    expect(refusal(await register(code))).toEqual([410, 'phone_code_expired']);
    expect(refusal(await recover(code, login))).toEqual([400, 'password_weak']);
    expect((await recover(code)).statusCode).toBe(200);
  });

  it('the recovery of an unknown phone is answered alike, and recovers nothing', async () => {
    const stranger = newPhone();
    const proof = { 'phone-code': '44', 'phone-number': stranger.number };
    const answer = await post('recovery/phone-code', { ...proof, lng: 'en' });
    expect(answer.json()).toMatchObject({ phone_number: stranger.number, attemptsLeft: 5 });
    const { messageUrl } = answer.json();
    const code = /\b\d{6}\b/.exec((await app.inject(messageUrl)).body)?.[0] ?? '';
    const again = await post('recovery/phone-code', { ...proof, lng: 'en' });
    expect(refusal(again)).toEqual([429, 'rate_limited']);
    const recover = { ...proof, 'sms-code': code, password: NEW_PASSWORD };
    expect(refusal(await post('recovery/phone', recover))).toEqual([410, 'phone_code_expired']);
  });
});

describe('signing in by text message', () => {
  /** A player registered with a phone, a while ago, and the code that was sent to it. */
  async function holder({ before = async (_userId: string) => undefined as unknown } = {}) {
    const phone = newPhone();
    const registered = await phone.register(await phone.code());
    const userId = registered.json().userId as string;
    clock.advance(MINUTE);
    await before(userId);
    const proof = { 'phone-code': '44', 'phone-number': phone.number };
    const sent = await post('sms-sign-in/phone-code', { ...proof, lng: 'en' });
    const { messageUrl = '' } = PendingPhoneCode.parse(sent.json());
    const code = /\b\d{6}\b/.exec((await app.inject(messageUrl)).body)?.[0] ?? '';
    const signIn = (typed = code) => post('sms-sign-in', { ...proof, 'sms-code': typed });
    return { userId, code, sent, signIn, phone };
  }
  const secondFactor = (kind: 'app' | 'phone') => async (userId: string) =>
    kind === 'app'
      ? database.pool.query(
          `INSERT INTO two_factor (player_id, secret, begun_at, enabled_at) VALUES ($1, '', now(), now())`,
          [userId],
        )
      : database.pool.query(
          `INSERT INTO two_factor_channel (player_id, channel, enabled_at) VALUES ($1, 'phone', now())`,
          [userId],
        );

  it('the code signs in the player whose phone it is, once', async () => {
    const { userId, code, signIn } = await holder();
    expect(refusal(await signIn(wrong(code)))[1]).toBe('phone_code_wrong');
    expect(failed).toBe(1);
    const answer = await signIn();
    expect(answer.json().userId).toBe(userId);
    expect(answer.cookies.map(({ name }) => name)).toContain('tl_refresh');
    expect(refusal(await signIn())).toEqual([410, 'phone_code_expired']);
  });

  it('a code of the app comes next for a player who has turned that on', async () => {
    const { signIn } = await holder({ before: secondFactor('app') });
    expect(refusal(await signIn())).toEqual([403, 'two_factor_required']);
  });

  it('a phone that the second factor comes to opens nothing: both would be the same', async () => {
    const { sent, signIn } = await holder({ before: secondFactor('phone') });
    expect(sent.statusCode).toBe(200);
    expect(refusal(await signIn())).toEqual([410, 'phone_code_expired']);
  });

  it('a phone that was bound today opens nothing yet', async () => {
    const { signIn } = await holder({
      before: (userId) =>
        database.pool.query('UPDATE player_profile SET phone_bound_at = $2 WHERE player_id = $1', [
          userId,
          new Date(clock.now()),
        ]),
    });
    expect(refusal(await signIn())).toEqual([410, 'phone_code_expired']);
  });

  it('a phone without an account is answered alike, and opens none', async () => {
    const stranger = newPhone();
    const proof = { 'phone-code': '44', 'phone-number': stranger.number };
    const known = await holder();
    const answer = await post('sms-sign-in/phone-code', { ...proof, lng: 'en' });
    expect(Object.keys(answer.json()).toSorted()).toEqual(
      Object.keys(known.sent.json()).toSorted(),
    );
    const code = /\b\d{6}\b/.exec((await app.inject(answer.json().messageUrl)).body)?.[0] ?? '';
    const signedIn = await post('sms-sign-in', { ...proof, 'sms-code': code });
    expect(refusal(signedIn)).toEqual([410, 'phone_code_expired']);
  });

  it('a code of a recovery signs no one in, and one of a sign-in recovers nothing', async () => {
    const { code, phone } = await holder();
    const recover = {
      'phone-code': '44',
      'phone-number': phone.number,
      'sms-code': code,
      password: 'another horse battery',
    };
    expect(refusal(await post('recovery/phone', recover))).toEqual([410, 'phone_code_expired']);
  });
});
