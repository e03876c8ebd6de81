import type {
  CaptchaChallenge,
  CaptchaResult,
  ValidateCaptcha,
} from '@touchline/contracts/identity';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { type Captcha, createCaptcha } from './captcha.ts';
import { registerCaptchaRoutes } from './captcha-routes.ts';
import { CaptchaSettings } from './captcha-settings.ts';

type Solved = ValidateCaptcha['captcha'];

let database: TestDatabase;
let app: App;
let captcha: Captcha;
let settings: CaptchaSettings;
let address = 0;
const clock = createTestClock();

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp({ trustProxy: true });
  captcha = await createCaptcha({
    pool: database.pool,
    clock: clock.now,
    settings: async () => settings,
  });
  registerCaptchaRoutes(app, { captcha });
  app.post('/guess', async (request) => {
    await captcha.admit(request);
    await captcha.failed(request, 'login');
    throw new ApiError('credentials_wrong', 'wrong');
  });
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(() => {
  // Cheap to solve; the numbers that count are in the assertions.
  settings = CaptchaSettings.parse({ cost: 2, fewestKeys: 1, mostKeys: 5, failuresAllowed: 3 });
  address += 1;
});

const from = () => ({ 'x-forwarded-for': `198.51.100.${address}` });

async function guess(headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/guess',
    headers: { ...from(), ...headers },
  });
  const { error } = answer.json();
  return [error.code, error.details?.captchaCode] as const;
}

async function fetchChallenge(): Promise<CaptchaChallenge> {
  const answer = await app.inject({ url: '/captcha-api/v1/update' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json().time).toBe(clock.now());
  return answer.json().challenge;
}

async function solve(challenge: CaptchaChallenge): Promise<Solved> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: { counter: solution!.counter, derivedKey: solution!.derivedKey } };
}

async function validate(solved: Solved): Promise<CaptchaResult> {
  const answer = await app.inject({
    method: 'POST',
    url: '/captcha-api/v1/validate',
    headers: from(),
    payload: { captcha: solved },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const pass = async () => (await validate(await solve(await fetchChallenge()))).token ?? '';
const failThrice = async () => [await guess(), await guess(), await guess()];

describe('the captcha requirement', () => {
  it('a captcha is required after the configured failures of an address, and of that address alone', async () => {
    const wrong = ['credentials_wrong', undefined];
    expect(await failThrice()).toEqual([wrong, wrong, wrong]);
    expect(await guess()).toEqual(['captcha_required', 100]);
    address += 100;
    expect(await guess()).toEqual(['credentials_wrong', undefined]);
  });

  it('no longer once the failures are old, and never when it is off', async () => {
    await failThrice();
    clock.advance(settings.windowSeconds * 1000);
    expect(await guess()).toEqual(['credentials_wrong', undefined]);
    await failThrice();
    settings = { ...settings, enabled: false };
    expect(await guess()).toEqual(['credentials_wrong', undefined]);
  });

  it('the captcha stores no address in clear', async () => {
    await guess();
    const { rows } = await database.pool.query('SELECT address_digest FROM captcha_attempt');
    expect(rows.every(({ address_digest: digest }) => digest.length === 32)).toBe(true);
  });
});

describe('a pass', () => {
  it('a captcha pass lets one call through and no second: 113', async () => {
    await failThrice();
    const token = await pass();
    expect(await guess({ 'x-captcha': token })).toEqual(['credentials_wrong', undefined]);
    expect(await guess({ 'x-captcha': token })).toEqual(['captcha_used', 113]);
  });

  it('a captcha pass lets one of twenty parallel calls through', async () => {
    await failThrice();
    const token = await pass();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => guess({ 'x-captcha': token })),
    );
    expect(outcomes.filter(([code]) => code === 'credentials_wrong')).toHaveLength(1);
    expect(outcomes.filter(([code]) => code === 'captcha_used')).toHaveLength(19);
  });

  it('an expired captcha pass is refused with 112, a forged or changed one with 111', async () => {
    await failThrice();
    const token = await pass();
    expect(await guess({ 'x-captcha': 'made.up.pass' })).toEqual(['captcha_wrong', 111]);
    const [head, body, sign] = token.split('.');
    expect(await guess({ 'x-captcha': `${head}.${body}x.${sign}` })).toEqual([
      'captcha_wrong',
      111,
    ]);
    clock.advance(settings.passSeconds * 1000 + 1000);
    expect(await guess({ 'x-captcha': token })).toEqual(['captcha_expired', 112]);
  });
});

describe('validate', () => {
  it('the captcha validation accepts a solution once', async () => {
    const solved = await solve(await fetchChallenge());
    expect(await validate(solved)).toMatchObject({ success: true, type: 1, time: clock.now() });
    expect(await validate(solved)).toEqual({
      success: false,
      type: 1,
      time: clock.now(),
      error_message: 'the challenge has been used already',
    });
  });

  it('the captcha validation refuses a late, wrong or foreign solution', async () => {
    const late = await solve(await fetchChallenge());
    clock.advance(settings.challengeSeconds * 1000);
    expect((await validate(late)).error_message).toBe('the challenge has expired');

    const good = await solve(await fetchChallenge());
    const wrongKey = { ...good, solution: { ...good.solution, derivedKey: 'ab'.repeat(32) } };
    expect(await validate(wrongKey)).toMatchObject({ success: false });

    const { parameters } = good.challenge;
    const later = { ...parameters, data: { expiresAt: parameters.data.expiresAt + 1 } };
    const stretched = { ...good, challenge: { ...good.challenge, parameters: later } };
    expect(await validate(stretched)).toMatchObject({ success: false });
  });

  it('the captcha validation demands a logout (type 2) after too many wrong solutions of an address', async () => {
    const good = await solve(await fetchChallenge());
    const wrong = { ...good, solution: { ...good.solution, derivedKey: 'ab'.repeat(32) } };
    const types: number[] = [];
    for (let count = 0; count <= settings.wrongSolutionsAllowed; count += 1) {
      types.push((await validate(wrong)).type);
    }
    expect(types).toEqual([1, 1, 1, 1, 1, 2]);
  });
});

describe('gettime', () => {
  it('gettime returns the time of the server', async () => {
    const answer = await app.inject({ url: '/captcha-api/v1/gettime' });
    expect(answer.json()).toEqual({ time: clock.now() });
  });
});

describe('the difficulty', () => {
  it('the difficulty of a captcha is as configured: the solution lies within its bounds', async () => {
    settings = { ...settings, fewestKeys: 40, mostKeys: 60 };
    const { challenge, solution } = await solve(await fetchChallenge());
    expect(challenge.parameters.cost).toBe(2);
    expect(solution.counter).toBeGreaterThanOrEqual(40);
    expect(solution.counter).toBeLessThanOrEqual(60);
  });
});
