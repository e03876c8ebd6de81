import { randomUUID } from 'node:crypto';
import { LimitReachedDetails } from '@touchline/contracts/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { registerPlayer, type TestPlayer } from '../../../test/site/test-player.ts';

const LIMITS = '/limit-service-api/api/external/web/v3/limits';
let site: TestGateway;
let headers: TestPlayer['headers'];
let accounts: Record<string, string>;

beforeAll(async () => {
  site = await startTestGateway();
  await site.feed.start();
}, 60_000);
afterAll(() => site.close());

beforeEach(async () => {
  ({ headers } = await registerPlayer(site));
  for (const currency of ['USD', 'JPY', 'KWD']) {
    await call('POST', '/wallet-api/v1/accounts', { currency });
  }
  const held: { id: string; currency: string }[] = (
    await call('GET', '/wallet-api/v1/accounts')
  ).json().accounts;
  accounts = Object.fromEntries(held.map(({ currency, id }) => [currency, id]));
});

function call(method: 'GET' | 'POST', url: string, payload?: object) {
  return site.app.inject({
    method,
    url,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    ...(payload !== undefined && { payload }),
  });
}

function open(currency: string, amount: number, limitAnswer: unknown = 'none') {
  const accountId = accounts[currency];
  const form = { accountId, methodId: 'test-card', amount, limitAnswer, language: 'en' };
  return call('POST', '/payments-api/v1/deposits', form);
}

async function pay(currency: string, amount: number, limitAnswer?: unknown): Promise<void> {
  const { redirectUrl } = (await open(currency, amount, limitAnswer)).json();
  const paid = await site.app.inject({
    method: 'POST',
    url: redirectUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'decision=approve',
  });
  expect(paid.statusCode).toBe(303);
}

const errorOf = (answer: { json: () => { error?: { code: string; details?: unknown } } }) =>
  answer.json().error;

describe('a limit in euros', () => {
  it('a limit in euros counts deposits into every account, each at the rate of its day', async () => {
    expect(
      (await call('POST', LIMITS, { limits: [{ limitType: 20, limitValue: 10_000 }] })).statusCode,
    ).toBe(200);
    // 46.98 dollars are 40.00 euros, 1841 yen 10.00, 3.617 dinars 10.00.
    await pay('USD', 4_698);
    await pay('JPY', 1_841);
    await pay('KWD', 3_617);
    const refused = errorOf(await open('USD', 4_700));
    expect(refused).toMatchObject({
      code: 'limit_reached',
      details: { limitType: 20, currency: 'EUR' },
    });
    const { remaining } = LimitReachedDetails.parse(refused?.details);
    expect(Math.abs(remaining - 4_000)).toBeLessThanOrEqual(2);
    expect(errorOf(await open('EUR', 4_003))?.code).toBe('limit_reached');
    expect((await open('EUR', 3_998)).statusCode).toBe(200);
  });
});

describe('the question before the first deposit', () => {
  it('the limit prompt of the first deposit stores the typed amount in the currency of the account', async () => {
    await pay('JPY', 3_000, { daily: 5_000 });
    const { limits } = (await call('GET', LIMITS)).json();
    expect(limits).toMatchObject([
      { limitType: 20, limitValue: 5_000, limitBalance: 2_000, currency: 'JPY' },
    ]);
    // 2000 yen are 10.87 euros.
    expect(errorOf(await open('EUR', 1_088))?.code).toBe('limit_reached');
    expect((await open('EUR', 1_086)).statusCode).toBe(200);
  });
});
