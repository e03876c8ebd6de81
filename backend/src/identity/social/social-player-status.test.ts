import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway();
  await site.feed.start();
}, 60_000);
afterAll(() => site.close());

const ONE_TAP = '/web-api/social/v1/one-tap';
const REGISTRATION = '/web-api/auth/v1/registration/social';
const OPERATOR_HEADERS = { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' };

type Cookies = Record<string, string>;

/** A browser of one person of the test network. */
function openBrowser(cookies: Cookies = {}) {
  async function call(url: string, payload?: object | string, headers: Cookies = {}) {
    const answer = await site.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url,
      cookies,
      headers: { host: 'site.example', ...headers },
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value } of answer.cookies) {
      cookies[name] = value;
    }
    return answer;
  }
  /** Accepts what the network offers: `redirectUrl` says whether the person has an account. */
  async function enter() {
    const { clientId, nonce } = (await call(ONE_TAP)).json();
    const accepted = await call('/test-provider/identity/credential', { clientId, nonce });
    const form = new FormData();
    form.set('credential', accepted.json().credential);
    form.set('language', 'en');
    form.set('currency', 'EUR');
    form.set('countryId', '66');
    const body = new Response(form);
    const type = { 'content-type': body.headers.get('content-type') ?? '' };
    return call(ONE_TAP, await body.text(), type);
  }
  const register = () =>
    call(REGISTRATION, { country: 'GB', currency: 'EUR', adult: true, termsAccepted: true });
  return {
    call,
    enter,
    register,
    /** What the pages of this browser call with. */
    bearer: () => ({ authorization: `Bearer ${cookies['user_token']}` }),
    /** The same person with another device, who has signed in nowhere. */
    elsewhere: () => openBrowser({ tl_test_person: cookies['tl_test_person'] ?? '' }),
  };
}

type Browser = ReturnType<typeof openBrowser>;

const keyed = (browser: Browser) => ({
  ...browser.bearer(),
  'idempotency-key': `key-${Math.random()}`,
});
const deposits = (browser: Browser, accountId: string) =>
  browser.call(
    '/payments-api/v1/deposits',
    { accountId, methodId: 'test-card', amount: 10_000, limitAnswer: 'none', language: 'en' },
    keyed(browser),
  );

/** A player of the test network with money to bet. */
async function newPlayer() {
  const browser = openBrowser();
  await browser.enter();
  const { userId } = (await browser.register()).json();
  // The network vouches for an address; who plays is filled in afterwards.
  await site.database.pool.query(
    `UPDATE player SET name = 'Anna', surname = $2, birthday = '1990-05-17' WHERE id = $1`,
    [userId, `Meier${randomUUID().replaceAll(/[^a-f]/g, '')}`],
  );
  const held = await browser.call('/wallet-api/v1/accounts', undefined, browser.bearer());
  const accountId = held.json().accounts[0].id as string;
  const { redirectUrl } = (await deposits(browser, accountId)).json();
  await browser.call(redirectUrl, 'decision=approve', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  return { browser, userId: userId as string, accountId };
}

/** What the server answers to a deposit and to a bet. */
async function triesMoney(browser: Browser, accountId: string) {
  const deposit = await deposits(browser, accountId);
  const { events } = (await site.app.inject('/line-api/v1/topics/top:line')).json();
  const [marketKey, , , , [[outcomeCode, price]]] = events[0].markets[0];
  const bet = await browser.call(
    '/betting-api/v1/bets',
    {
      accountId,
      typeId: 0,
      amount: 100,
      changeCoefAction: 2,
      bets: [{ outcomeId: `${events[0].id}~${marketKey}~${outcomeCode}`, price }],
    },
    keyed(browser),
  );
  return [deposit, bet].map((answer) => [answer.statusCode, answer.json().error?.code]);
}

const ban = (userId: string) =>
  site.app.inject({
    method: 'PATCH',
    url: `/web-api/operator/players/${userId}/standing`,
    headers: OPERATOR_HEADERS,
    payload: { ban_level: 45 },
  });
const exclude = (browser: Browser) =>
  browser.call(
    '/limit-service-api/api/external/web/v3/limits',
    { limits: [{ limitType: 30, limitValue: 184 }] },
    browser.bearer(),
  );

describe('a social network', () => {
  it('a social network sign-in leaves a banned player without bets, deposits and pages', async () => {
    const { browser, userId, accountId } = await newPlayer();
    expect((await ban(userId)).statusCode).toBe(200);
    const again = browser.elsewhere();
    expect((await again.enter()).json()).toEqual({ redirectUrl: '/en' });
    expect(await triesMoney(again, accountId)).toEqual([
      [403, 'player_banned'],
      [403, 'player_banned'],
    ]);
    const page = await again.call('/en/live', undefined, { accept: 'text/html' });
    const refused = await browser.call('/en/live', undefined, { accept: 'text/html' });
    expect([page.statusCode, page.headers.location]).toEqual([
      refused.statusCode,
      refused.headers.location,
    ]);
    expect(page.headers.location).toMatch(/blocked/);
  });

  it('a social network sign-in ends with all others of a self-excluded player, and opens nothing again', async () => {
    const { browser, userId, accountId } = await newPlayer();
    const second = browser.elsewhere();
    await second.enter();
    expect((await exclude(browser)).statusCode).toBe(200);
    for (const open of [browser, second]) {
      const accounts = await open.call('/wallet-api/v1/accounts', undefined, open.bearer());
      expect(accounts.statusCode).toBe(401);
    }
    // To withdraw what is theirs they may come in.
    const again = browser.elsewhere();
    expect((await again.enter()).json()).toEqual({ redirectUrl: '/en' });
    const check = await again.call('/web-api/session-check');
    expect(check.json()).toEqual({ user_id: userId });
    expect(await triesMoney(again, accountId)).toEqual([
      [403, 'player_excluded'],
      [403, 'player_excluded'],
    ]);
  });

  it('a social network gives the same person no second account, not even one begun before the exclusion', async () => {
    const browser = openBrowser();
    await browser.enter();
    const begun = browser.elsewhere();
    await begun.enter();
    await browser.register();
    expect((await exclude(browser)).statusCode).toBe(200);
    const refused = await begun.register();
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'account_exists']);
  });
});
