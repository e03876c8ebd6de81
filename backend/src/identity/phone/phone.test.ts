import { PhoneBindingAnswer } from '@touchline/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { readUserConfiguration } from '../player-configuration/user-configuration.ts';
import { createPhones } from './phones.ts';
import { createTestSmsProvider } from './test-provider/test-sms-provider.ts';
import { GOOD_STANDING } from '../../protection/player-status/player-status-store.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const PHONE = { 'phone-code': '44', 'phone-number': '7400123456', lng: 'en' };
const clock = createTestClock();
let database: TestDatabase;
let app: App;
let isTestOffered = true;
let next = 10_000_000;

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 's' }));
  app.setStepUp(async () => undefined);
  const phones = await createPhones({
    pool: database.pool,
    clock: clock.now,
    brand: async () => 'Touchline',
    writeNotice: async () => undefined,
    countryIds: async () => ({ de: 57, kz: 124 }),
    settings: async () => ({ testSms: isTestOffered }),
    provider: createTestSmsProvider({ pool: database.pool, clock: clock.now }),
  });
  phones.register(app);
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

/** A new player with what they can do to their phone. */
async function newPlayer({ emailActivated = false } = {}) {
  next += 1;
  const id = String(next);
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at,
       registered_at) VALUES ($1, 'x', 'GB', 'EUR', 'one-click', $2, $2)`,
    [id, new Date(clock.now())],
  );
  await database.pool.query(
    'INSERT INTO player_profile (player_id, email_activated) VALUES ($1, $2)',
    [id, emailActivated],
  );
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    app.inject({
      method,
      url: `/web-api/phone/v1/${path}`,
      headers: { authorization: `Bearer ${id}` },
      ...(payload && { payload }),
    });
  const state = async () => PhoneBindingAnswer.parse((await call('GET', 'binding')).json());
  return {
    id,
    call,
    state,
    send: (change: object = {}) => call('POST', 'code', { ...PHONE, ...change }),
    confirm: (code: string) => call('POST', 'activation', { 'sms-code': code }),
    /** The code as the test provider's page shows it. */
    read: async () => {
      const { body } = await app.inject((await state()).pending?.messageUrl ?? '');
      return /\b\d{6}\b/.exec(body)?.[0] ?? '';
    },
    configuration: () =>
      readUserConfiguration(database.pool, {
        id,
        now: clock.now(),
        playerStatus: { ...GOOD_STANDING, has_deposit: false },
      }),
  };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const refusal = (answer: { statusCode: number; json: () => { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
];

describe('binding a phone', () => {
  it.each([
    [false, 0, 3],
    [true, 1, 2],
  ])(
    'a phone bound with the e-mail address activated %s makes activation type %i type %i',
    async (emailActivated, before, after) => {
      const player = await newPlayer({ emailActivated });
      expect((await player.configuration())?.activation_type).toBe(before);
      const number = `740012${String(emailActivated ? 1111 : 2222)}`;
      const sent = await player.send({ 'phone-number': `0${number}` });
      expect(sent.json()).toMatchObject({
        isBound: false,
        pending: { phone_code: '44', phone_number: number, attemptsLeft: 5 },
      });
      const bound = await player.confirm(await player.read());
      expect(bound.json()).toEqual({
        phone_code: '44',
        phone_number: `•••${number.slice(-3)}`,
        isBound: true,
        pending: null,
      });
      expect(await player.configuration()).toMatchObject({
        activation_type: after,
        phone_number: `•••${number.slice(-3)}`,
        protection_methods: { enable_phone_binding: true },
      });
    },
  );

  it('a phone code is stored in clear only in the test provider’s own book', async () => {
    const player = await newPlayer();
    await player.send({ 'phone-number': '7400123000' });
    const code = await player.read();
    const { rows } = await database.pool.query(
      'SELECT phone_code::text FROM phone_code AS row WHERE player_id = $1 AND row::text LIKE $2',
      [player.id, `%${code}%`],
    );
    expect(code).toMatch(/^\d{6}$/);
    expect(rows).toEqual([]);
  });

  it('an impossible phone number is refused', async () => {
    const player = await newPlayer();
    for (const number of ['1', '74001234567890']) {
      expect(refusal(await player.send({ 'phone-number': number }))).toEqual([
        400,
        'phone_invalid',
      ]);
    }
    expect((await player.send({ 'phone-number': 'seven' })).statusCode).toBe(400);
  });

  it('a phone code allows five guesses, even simultaneous ones, and then a new code is required', async () => {
    const player = await newPlayer();
    await player.send({ 'phone-number': '7400123001' });
    const code = await player.read();
    const answers = await Promise.all(Array.from({ length: 8 }, () => player.confirm(wrong(code))));
    const codes = answers.map((answer) => answer.json().error.code);
    expect(codes.filter((each) => each === 'phone_code_wrong')).toHaveLength(5);
    expect(codes.filter((each) => each === 'phone_code_expired')).toHaveLength(3);
    expect(refusal(await player.confirm(code))).toEqual([410, 'phone_code_expired']);
    expect((await player.state()).pending).toBeNull();
  });

  it('a wrong phone code returns the number of guesses left', async () => {
    const player = await newPlayer();
    await player.send({ 'phone-number': '7400123002' });
    const answer = await player.confirm(wrong(await player.read()));
    expect(answer.json().error.details).toEqual({ attemptsLeft: 4 });
    expect((await player.state()).pending?.attemptsLeft).toBe(4);
  });

  it('a phone code expires after 5 minutes', async () => {
    const player = await newPlayer();
    await player.send({ 'phone-number': '7400123003' });
    const code = await player.read();
    clock.advance(5 * MINUTE);
    expect(refusal(await player.confirm(code))).toEqual([410, 'phone_code_expired']);
  });

  it('another phone code is sent after 60 s, replacing the first, and five in a day', async () => {
    const player = await newPlayer();
    const number = { 'phone-number': '7400123004' };
    await player.send(number);
    const first = await player.read();
    clock.advance(MINUTE - 1000);
    const early = await player.send(number);
    expect(refusal(early)).toEqual([429, 'rate_limited']);
    expect(early.json().error.details).toEqual({ retryAfterSeconds: 1 });
    clock.advance(1000);
    expect((await player.send(number)).statusCode).toBe(200);
    const second = await player.read();
    if (first !== second) {
      expect(refusal(await player.confirm(first))).toEqual([400, 'phone_code_wrong']);
    }
    for (let message = 3; message <= 5; message += 1) {
      clock.advance(MINUTE);
      expect((await player.send(number)).statusCode).toBe(200);
    }
    clock.advance(MINUTE);
    expect((await player.send(number)).statusCode).toBe(429);
    // Nor does another player reach the same phone.
    expect((await (await newPlayer()).send(number)).statusCode).toBe(429);
    clock.advance(DAY);
    expect((await player.send(number)).statusCode).toBe(200);
  });

  it('the phone of another account is refused to a player who has proved it as well', async () => {
    const [owner, other] = [await newPlayer(), await newPlayer()];
    const number = { 'phone-number': '7400123005' };
    await owner.send(number);
    await owner.confirm(await owner.read());
    clock.advance(MINUTE);
    await other.send(number);
    expect(refusal(await other.confirm(await other.read()))).toEqual([409, 'phone_taken']);
    expect((await other.state()).isBound).toBe(false);
  });

  it('no phone code is sent or left pending where none can be delivered', async () => {
    const player = await newPlayer();
    isTestOffered = false;
    expect(refusal(await player.send({ 'phone-number': '7400123006' }))).toEqual([
      503,
      'unavailable',
    ]);
    isTestOffered = true;
    expect((await player.state()).pending).toBeNull();
  });
});

describe('the countries of phones', () => {
  it('the countries of phones are listed with the site’s number and their code, by their name in a language', async () => {
    const answer = await app.inject('/web-api/phone/v1/countries?lng=ru');
    expect(answer.json().countries).toEqual([
      { id: 57, name: 'Германия', country_code: 'de', tel_code: '49' },
      { id: 124, name: 'Казахстан', country_code: 'kz', tel_code: '7' },
    ]);
  });
});
