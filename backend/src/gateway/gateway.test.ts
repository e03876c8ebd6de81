import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPlayer } from '../identity/demo/demo-player.ts';
import { createDemoSteps } from './demo-steps.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../test/site/test-gateway.ts';
import { newPlayerForm, REGISTRATION } from '../../test/site/test-player.ts';
import { writeTestRelease } from '../../test/site/test-release.ts';

let site: TestGateway;
let isFeedReady = true;
/** What a request carries that a trusted proxy has passed on. */
const PROXIED = { 'x-forwarded-for': '203.0.113.7' };
/** In which the proxy before the site names the visitor's country. */
const COUNTRY = 'x-proxy-country';

beforeAll(async () => {
  site = await startTestGateway({
    poolSize: 20,
    isFeedReady: () => isFeedReady,
    variables: () => ({ COUNTRY_HEADER: COUNTRY, TRUST_PROXY: 'loopback' }),
  });
  await site.feed.start();
}, 60_000);
afterAll(() => site.close());

type Headers = Record<string, string>;

function get(url: string, headers: Headers = {}, cookies: Headers = {}) {
  return site.app.inject({ url, headers, cookies });
}

function openPlayer() {
  return site.app.inject({ method: 'POST', url: REGISTRATION, payload: newPlayerForm() });
}

async function register(): Promise<Headers> {
  return { authorization: `Bearer ${(await openPlayer()).json().token}` };
}

async function accounts(headers: Headers) {
  return (await get('/wallet-api/v1/accounts', headers)).json().accounts;
}

async function deposit(headers: Headers, accountId: string) {
  return site.app.inject({
    method: 'POST',
    url: '/payments-api/v1/deposits',
    headers: { ...headers, 'idempotency-key': `key-${Math.random()}` },
    payload: {
      accountId,
      methodId: 'test-card',
      amount: 10_000,
      limitAnswer: 'none',
      language: 'en',
    },
  });
}

function decide(url: string, decision: string) {
  return site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });
}

/** Places a single on the first outcome that upcoming events offer. */
async function place(headers: Headers, accountId: string, amount: number, more: object = {}) {
  const { events } = (await get('/line-api/v1/topics/top:line')).json();
  const [event] = events;
  const [marketKey, , , , [[outcomeCode, price]]] = event.markets[0];
  return site.app.inject({
    method: 'POST',
    url: '/betting-api/v1/bets',
    headers: { ...headers, 'idempotency-key': `bet-${Math.random()}` },
    payload: {
      accountId,
      typeId: 0,
      amount,
      changeCoefAction: 2,
      bets: [{ outcomeId: `${event.id}~${marketKey}~${outcomeCode}`, price }],
      ...more,
    },
  });
}

function configure(group: string, payload: object) {
  return site.app.inject({
    method: 'PATCH',
    url: `/bff-api/config/group/${group}`,
    headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
    payload,
  });
}

describe('documents', () => {
  it.each([
    ['/', { 'accept-language': 'en-GB,en;q=0.9' }, '/en'],
    ['/', {}, '/ru'],
    ['/live?sport=1', { cookie: 'lng=en' }, '/en/live?sport=1'],
    ['/xx/live', { cookie: 'lng=en' }, '/en/xx/live'],
  ])('the document at %s with %o redirects to %s', async (url, headers, location) => {
    const answer = await get(url, headers as Headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });

  it('a document contains the import map, the configuration and the first prices of its route', async () => {
    const answer = await get('/en', { accept: 'text/html' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const block = (id: string) =>
      JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(answer.body)?.[1] ?? 'null');
    expect(block('touchline-import-map').imports['@touchline/shell']).toBe(
      '/assets/shell/1.0.0-test/shell.js',
    );
    expect(block('touchline-state').configuration.brand).toBe('Touchline');
    const direct = (await get('/line-api/v1/topics/top:live')).json();
    expect(block('touchline-first-data')['/line-api/v1/topics/top:live'].clk).toBe(direct.clk);
  });

  it('a document has its own content policy with a nonce that is never the same', async () => {
    const policies = await Promise.all([get('/en'), get('/en')]);
    const [one, other] = policies.map((answer) =>
      String(answer.headers['content-security-policy']),
    );
    expect(one).toMatch(/script-src 'nonce-[\w+/=]{24,}' 'strict-dynamic'/);
    expect(one).not.toBe(other);
    expect(policies[0]?.headers['cache-control']).toBe('private, no-cache');
  });

  it('a document is sent in part to a browser that has its frame, and whole once the frame is another', async () => {
    let visitor: Record<string, string> = {};
    const held = (frames: string) =>
      get('/en', { 'service-worker-navigation-preload': frames }, visitor);
    const whole = await held('true');
    visitor = Object.fromEntries(whole.cookies.map(({ name, value }) => [name, value]));
    const frame = String(whole.headers['x-touchline-frame']);
    expect(whole.body).toContain('<!doctype html>');
    const part = await held(`other ${frame}`);
    expect(part.headers['x-touchline-frame']).toBeUndefined();
    expect(Number(part.headers['x-touchline-part'])).toBeGreaterThan(0);
    expect(part.headers['cache-control']).toBe('private, no-store');
    expect(part.body).not.toContain('<!doctype html>');
    const data = /<script[^>]* id="touchline-first-data">.*<\/html>$/s;
    expect(part.body).toMatch(data);
    await configure('core', { brand: 'Another' });
    const changed = await held(frame);
    expect(changed.body).toContain('<!doctype html>');
    expect(changed.headers['x-touchline-frame']).not.toBe(frame);
    await configure('core', { brand: null });
  });

  it('a document gives a visitor an id once', async () => {
    const first = await get('/en');
    const visitor = first.cookies.find(({ name }) => name === 'tl_visitor');
    expect(visitor).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const again = await get('/en', {}, { tl_visitor: visitor?.value ?? '' });
    expect(again.cookies.map(({ name }) => name)).not.toContain('tl_visitor');
  });

  it('a document of an unknown page has the status 404', async () => {
    const answer = await get('/en/nothing/here', { accept: 'text/html' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  });

  it('a document knows the visitor’s country by its number in the list of phone codes', async () => {
    const { countries } = (await get('/web-api/phone/v1/countries?lng=en')).json();
    const ids: number[] = countries.map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, country_code: code } of countries.slice(0, 3)) {
      const { body } = await get('/en', { ...PROXIED, [COUNTRY]: code.toUpperCase() });
      expect(body).toContain(`"currentCountryId":${id}`);
      expect(body).not.toContain('countryIds');
    }
    expect((await get('/en', { ...PROXIED, [COUNTRY]: 'QQ' })).body).not.toContain(
      'currentCountryId',
    );
    await configure('core', { countryIds: { de: 66 } });
    const { core } = (await get('/bff-api/config/all.json')).json();
    const numbered = Object.entries(core.countryIds).filter(([, id]) => id === 66 || id === 1);
    expect(Object.fromEntries(numbered)).toEqual({ ru: 1, de: 66 });
    expect((await get('/en', { ...PROXIED, [COUNTRY]: 'DE' })).body).toContain(
      '"currentCountryId":66',
    );
    await configure('core', { countryIds: null });
  });

  it('a document is compressed with brotli for clients that accept it', async () => {
    const answer = await get('/en', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('</html>');
  });

  it('every page redirects to maintenance while it is on, and away from it otherwise', async () => {
    expect((await get('/en/maintenance')).headers.location).toBe('/en');
    const cookies = { maintenance: '1' };
    expect((await get('/en/live', {}, cookies)).headers.location).toBe('/en/maintenance');
    const there = await get('/en/maintenance', {}, cookies);
    expect([there.statusCode, there.headers['retry-after']]).toEqual([503, '600']);
    await configure('maintenance', { isActive: true, ended_at: site.clock.now() + 90_500 });
    expect((await get('/en')).headers.location).toBe('/en/maintenance');
    expect((await get('/en/maintenance')).headers['retry-after']).toBe('91');
    await configure('maintenance', { isActive: false, ended_at: null });
    expect((await get('/en')).statusCode).toBe(200);
  });

  it('a change of configuration is announced to open pages', async () => {
    const reported: unknown[] = [];
    const stop = site.modules.bus.subscribe((message) => reported.push(message));
    await configure('core', { brand: 'Other' });
    const version = site.modules.configuration.version();
    expect(reported).toContainEqual({
      to: 'everybody',
      event: { type: 'configuration-changed', version },
    });
    expect((await get('/en')).body).toContain(`"configurationVersion":"${version}"`);
    const [hi] = (await get('/live-api/v1/poll?topics=top:live')).json();
    expect(hi[1].configuration).toBe(version);
    await configure('core', { brand: 'Touchline' });
    stop();
  });

  it('a browser that is too old gets the page for old browsers, before any module', async () => {
    const old = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' };
    expect((await get('/ru/live', old)).headers.location).toBe('/ru/oldbrowser');
    const there = await get('/ru/oldbrowser', old);
    expect([there.statusCode, there.body.includes('слишком старый')]).toEqual([200, true]);
    expect(there.body).not.toContain('<script');
    expect((await get('/en')).body.indexOf('/oldbrowser')).toBeLessThan(
      (await get('/en')).body.indexOf('rel="preload"'),
    );
  });

  it('a document is maintenance or the last known site while the database is away', async () => {
    const query = vi
      .spyOn(site.database.pool, 'query')
      .mockRejectedValue(new Error('away') as never);
    try {
      site.clock.advance(10_000);
      expect((await get('/en')).statusCode).toBe(200);
      const there = await get('/en/maintenance', {}, { maintenance: '1' });
      expect([there.statusCode, there.headers['content-type']]).toEqual([
        503,
        'text/html; charset=utf-8',
      ]);
    } finally {
      query.mockRestore();
      site.clock.advance(10_000);
    }
  });

  it('a document without configuration shows the error and offers a retry', async () => {
    const read = vi.spyOn(site.modules.configuration, 'read').mockRejectedValue(new Error('away'));
    try {
      const answer = await get('/ru/live?a=1');
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
      expect(answer.body).toContain('no site config');
      expect(answer.body).toContain('lang="ru"');
      expect(answer.body).toContain('href="/ru/live?a=1"');
    } finally {
      read.mockRestore();
    }
  });

  it('a blocked visitor is redirected to the page of the block, and home from there once it has ended', async () => {
    const rules = '/blocks-api/api/v2/rules';
    const sent = { method: 'POST', url: `${rules}?confirmed=true` } as const;
    const headers = { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' };
    const payload = { templateTypeId: 4, ipRanges: ['127.0.0.1'] };
    const added = await site.app.inject({ ...sent, headers, payload });
    expect((await get('/en/live?a=1')).headers.location).toBe('/en/site-updates?a=1');
    const there = await get('/en/site-updates');
    expect([there.statusCode, there.headers['retry-after']]).toEqual([503, '600']);
    expect((await get('/en/accountverify')).headers.location).toBeUndefined();
    const { id } = added.json();
    await site.app.inject({ method: 'DELETE', url: `${rules}/${id}`, headers });
    expect((await get('/en/site-updates')).headers.location).toBe('/en');
  });

  it('a document follows the redirect service', async () => {
    await site.app.inject({
      method: 'POST',
      url: '/redirects-api/api/v1/rules',
      headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
      payload: { path: '/old-promo', target: '/live', code: 301 },
    });
    const answer = await get('/en/old-promo', { host: 'site.example' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      301,
      'http://site.example/en/live',
    ]);
  });

  it('a document is maintenance while the block check fails and the flag requires it, else open', async () => {
    const { pool } = site.database;
    await pool.query('ALTER TABLE site_rule RENAME TO site_rule_away');
    try {
      site.clock.advance(10_000);
      expect((await get('/en')).statusCode).toBe(200);
      await configure('global', { maintenanceOnBlockFailure: true });
      expect((await get('/en')).headers.location).toBe('/en/maintenance');
      expect((await get('/en/maintenance')).statusCode).toBe(503);
    } finally {
      await pool.query('ALTER TABLE site_rule_away RENAME TO site_rule');
      await configure('global', { maintenanceOnBlockFailure: false });
    }
    site.clock.advance(10_000);
    expect((await get('/en')).statusCode).toBe(200);
  });
});

describe('the language of a page', () => {
  const configure = (payload: object) =>
    site.app.inject({
      method: 'PATCH',
      url: '/bff-api/config/group/core',
      headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
      payload,
    });

  it.each([
    ['/live?a=1&b=2', { 'accept-language': 'ar;q=0.9, fr' }, {}, '/ar/live?a=1&b=2'],
    ['/live', { 'accept-language': 'ar' }, { lng: 'en' }, '/en/live'],
    ['/', { 'accept-language': 'fr' }, {}, '/ru'],
    ['/de/live?a=1', { 'accept-language': 'en' }, {}, '/en/live?a=1'],
  ])(
    'the language of a page is put into %s by a redirect',
    async (url, headers, cookies, location) => {
      const answer = await get(url, { accept: 'text/html', ...headers }, cookies);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
      expect(answer.headers.vary).toContain('accept-language');
    },
  );

  it('a hidden language is only served to players, and en where the default is hidden', async () => {
    await configure({ hiddenLanguages: ['ar', 'ru'], defaultLanguage: 'ru' });
    expect((await get('/ar/live?a=1')).headers.location).toBe('/en/live?a=1');
    const denied = site.errors().filter((line) => line.includes('default language'));
    expect(denied.map((line) => JSON.parse(line).language)).toEqual(['ru']);
    expect((await get('/ar/live', {}, { ua: '1' })).statusCode).toBe(200);
    expect((await get('/ar', {}, { ua: '1' })).body).toContain('dir="rtl"');
    await configure({ hiddenLanguages: [] });
    expect((await get('/ar/live')).statusCode).toBe(200);
  });
});

describe('an unknown address with platform_type', () => {
  it('an unknown address with platform_type redirects home with the rest of the query, but not in a frame of another page', async () => {
    const url = '/en/nowhere?platform_type=mobile&a=1';
    const page = await get(url, { accept: 'text/html' });
    expect([page.statusCode, page.headers.location]).toEqual([302, '/en?a=1']);
    const framed = await get(url, { accept: 'text/html', 'sec-fetch-dest': 'iframe' });
    expect(framed.statusCode).toBe(404);
  });
});

describe('the configuration of a visitor', () => {
  const consultant = '/en/office/payment/requests';

  it('the payment consultant, in restricted countries by an opt-in of 1 alone, else a 500 page', async () => {
    const player = await register();
    const cookies = { ua: '1', user_token: player['authorization']?.slice(7) ?? '' };
    const status = async (query = '', more: Headers = {}) =>
      (await get(`${consultant}${query}`, {}, { ...cookies, ...more })).statusCode;
    expect(await status('?payment_consultant=1')).toBe(500);
    await configure('core', {
      flags: { paymentConsultant: true },
      consultantRestrictedCountries: ['tr'],
    });
    expect(await status()).toBe(200);
    await configure('core', { currentCountryCode: 'tr' });
    expect([await status(), await status('?payment_consultant=true')]).toEqual([500, 500]);
    const opted = await get('/en?payment_consultant=1');
    expect(opted.cookies).toContainEqual(
      expect.objectContaining({ name: 'payment_consultant', value: '1', maxAge: 86_400 }),
    );
    expect(await status('', { payment_consultant: '1' })).toBe(200);
    await configure('core', {
      currentCountryCode: '',
      flags: { paymentConsultant: false },
      consultantRestrictedCountries: [],
    });
  });

  it('no legacy promo path that is a page of today', async () => {
    const refused = await site.app.inject({
      method: 'PATCH',
      url: '/bff-api/config/group/core',
      headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
      payload: { routing: { legacyPromoPaths: { '/live': 'lucky' } } },
    });
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      409,
      { code: 'legacy_path_conflict', details: [{ path: '/live', route: 'mainSection' }] },
    ]);
  });
});

describe('addresses without a page', () => {
  it.each([
    '/assets/sport/9.9.9/none.js',
    '/foo-api/v1/bar',
    '/import-map-service/none',
    '/sitemap-1.xml',
    '/favicon.ico',
  ])('an address that is no page gets no language but a coded 404: %s', async (url) => {
    const answer = await get(url, { accept: 'text/html' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
  });

  it('a POST to a page gets a coded 404', async () => {
    const answer = await site.app.inject({ method: 'POST', url: '/en', payload: {} });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
  });
});

describe('published files', () => {
  const file = '/assets/sport/1.0.0-test/sport.js';

  it('published files can do nothing when they are opened as a page', async () => {
    const { headers } = await get(file);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/default-src 'none';.*; sandbox$/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('published files are immutable and served as the build compressed them', async () => {
    const answer = await get(file, { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('System.register');
    expect((await get(file)).body).toContain('System.register');
  });

  it.each([
    '/assets/..%2freleases.json',
    '/assets/sport%2f..%2f..%2freleases.json',
    '/assets/sport/',
  ])('the address %s exposes nothing outside the published files', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('artefacts');
  });
});

describe('operation', () => {
  it('the OpenAPI document describes the API from the schemas that check it', async () => {
    const document = (await get('/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/web-api/auth/v1/login',
        '/payments-api/v1/deposits',
        '/wallet-api/v1/accounts',
        '/line-api/v1/sports',
        '/limit-service-api/api/external/web/v3/limits',
      ]),
    );
    const login = document.paths['/web-api/auth/v1/login'].post;
    expect(login.requestBody.content['application/json'].schema.required).toEqual(
      expect.arrayContaining(['login', 'password']),
    );
  });

  it('the process is always alive, and ready once the first prices are loaded', async () => {
    isFeedReady = false;
    const early = await get('/readyz');
    expect([early.statusCode, early.json().checks]).toEqual([503, { database: true, feed: false }]);
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    isFeedReady = true;
    expect((await get('/readyz')).statusCode).toBe(200);
  });

  it('the configuration refuses an address for banned players that would send them in a circle', async () => {
    const answer = await site.app.inject({
      method: 'PATCH',
      url: '/bff-api/config/group/core',
      headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
      payload: { bannedAddress: '/en/block' },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'validation_failed']);
  });

  it('the metrics are shown to this machine and to operators alone', async () => {
    expect((await get('/metrics')).body).toContain('http_request_duration_seconds_bucket');
    for (const header of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-host']) {
      expect((await get('/metrics', { [header]: 'proxy' })).statusCode, header).toBe(401);
    }
    const proxied = { 'x-forwarded-for': '203.0.113.9' };
    expect((await get('/metrics', proxied)).statusCode).toBe(401);
    const operator = {
      ...proxied,
      authorization: `Bearer ${OPERATOR}`,
      'x-audit-reason': 'a test',
    };
    expect((await get('/metrics', operator)).statusCode).toBe(200);
  });
});

describe('a player', () => {
  it('a player registers, deposits and sees the money in the ledger', async () => {
    const player = await register();
    const [account] = await accounts(player);
    expect(account).toMatchObject({ type: 0, currency: 'EUR', balance: 0 });
    const { redirectUrl } = (await deposit(player, account.id)).json();
    await decide(redirectUrl, 'approve');
    expect(await accounts(player)).toMatchObject([{ balance: 10_000 }]);
  });

  it('a player bets at the price of the feed and every open page gets the new balance', async () => {
    const player = await register();
    const [account] = await accounts(player);
    const { redirectUrl } = (await deposit(player, account.id)).json();
    await decide(redirectUrl, 'approve');
    const reported: unknown[] = [];
    const stop = site.modules.bus.subscribe((message) => reported.push(message));
    const bet = await place(player, account.id, 2_500);
    expect([bet.statusCode, bet.json().balance]).toEqual([200, 7_500]);
    await vi.waitFor(() =>
      expect(reported).toContainEqual(
        expect.objectContaining({
          to: 'player',
          event: { type: 'balance', accountId: account.id, currency: 'EUR', balance: 7_500 },
        }),
      ),
    );
    stop();
    expect(await accounts(player)).toMatchObject([{ balance: 7_500, inPlay: 2_500 }]);
    const { bets } = (await get('/betting-api/v1/bets?status=open', player)).json();
    expect(bets).toMatchObject([{ id: bet.json().bet.id, stake: 2_500, status: 'open' }]);
  });

  it('a promo code and a bonus that an operator gives pay for bets', async () => {
    const player = await register();
    const [account] = await accounts(player);
    const { userId: playerId } = (await get('/web-api/user/v1/profile', player)).json();
    const operator = { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' };
    const give = (url: string, payload: object, headers: Headers = operator) =>
      site.app.inject({ method: 'PUT', url, headers, payload });
    const expiresAt = site.clock.now() + 86_400_000;

    const free = { kind: 'free-bet', currency: 'EUR', amount: 500, expiresAt, playerId };
    const code = '/betting-api/v1/operator/promo-codes/WELCOME-5';
    expect((await give(code, free, player)).statusCode).toBe(401);
    expect((await give(code, { ...free, percent: 5 })).statusCode).toBe(400);
    expect((await give(code, free)).json()).toMatchObject({ code: 'WELCOME-5', amount: 500 });
    const own = async () => (await get('/betting-api/v1/promo-codes', player)).json().promoCodes;
    expect(await own()).toMatchObject([{ code: 'WELCOME-5' }]);
    const bet = await place(player, account.id, 500, { promoCode: 'welcome-5' });
    expect(bet.json()).toMatchObject({ balance: 0, bet: { terms: { isFreeBet: true } } });
    expect(await own()).toEqual([]);

    const bonus = { currency: 'EUR', amount: 1_000, wagerTimes: 3, expiresAt };
    const gift = `/wallet-api/v1/operator/players/${playerId}/bonuses/first-1`;
    expect((await give(gift, bonus)).statusCode).toBe(200);
    const { bonuses } = (await get('/wallet-api/v1/bonuses', player)).json();
    expect(bonuses).toMatchObject([{ balance: 1_000, required: 3_000, wagered: 0 }]);
    const paid = await place(player, bonuses[0].accountId, 400);
    expect(paid.json()).toMatchObject({ balance: 600, bet: { stake: 400, status: 'open' } });
  });

  it('an open bet is raised by a power bet, and its placement can be queried', async () => {
    const player = await register();
    const [account] = await accounts(player);
    const { redirectUrl } = (await deposit(player, account.id)).json();
    await decide(redirectUrl, 'approve');
    const { bet } = (await place(player, account.id, 1_000)).json();
    const url = `/betting-api/v1/bets/${bet.id}`;
    const offer = (await get(`${url}/power-bet`, player)).json();
    expect(offer).toMatchObject({ typeId: 0, leastAddition: 1, bets: [{}] });
    const key = `power-${bet.id}`;
    const { quote, amount } = offer.cost;
    const changed = await site.app.inject({
      method: 'POST',
      url: `${url}/changes`,
      headers: { ...player, 'idempotency-key': key },
      payload: { quote, amount, addition: 700, typeId: 0, bets: offer.bets, changeCoefAction: 1 },
    });
    const answer = changed.json();
    expect(answer).toMatchObject({ bet: { stake: amount + 700, terms: { changedFrom: bet.id } } });
    expect((await get(url, player)).json()).toMatchObject({ changedInto: answer.bet.id });
    const placement = await get(`/betting-api/v1/placements/${key}`, player);
    expect(placement.json()).toEqual({ state: 'placed', answer });
  });

  it('a wagering limit applies to the player’s next bet', async () => {
    const player = await register();
    const [account] = await accounts(player);
    const { redirectUrl } = (await deposit(player, account.id)).json();
    await decide(redirectUrl, 'approve');
    await site.app.inject({
      method: 'POST',
      url: '/limit-service-api/api/external/web/v3/limits',
      headers: player,
      payload: { limits: [{ limitType: 1, limitValue: 3_000 }] },
    });
    expect((await place(player, account.id, 2_000)).statusCode).toBe(200);
    const refused = await place(player, account.id, 1_001);
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      403,
      { code: 'limit_reached', details: { limitType: 1, remaining: 1_000 } },
    ]);
    expect((await place(player, account.id, 1_000)).statusCode).toBe(200);
  });

  it('a deposit limit is enforced by the ledger, pending deposits included', async () => {
    const player = await register();
    const [account] = await accounts(player);
    await site.app.inject({
      method: 'POST',
      url: '/limit-service-api/api/external/web/v3/limits',
      headers: player,
      payload: { limits: [{ limitType: 20, limitValue: 15_000 }] },
    });
    expect((await deposit(player, account.id)).statusCode).toBe(200);
    const second = await deposit(player, account.id);
    expect([second.statusCode, second.json().error]).toMatchObject([
      403,
      { code: 'limit_reached', details: { limitType: 20, remaining: 5_000 } },
    ]);
  });

  it('a player neither bets nor deposits under changed terms, until they are accepted', async () => {
    const player = await register();
    const [account] = await accounts(player);
    const { redirectUrl } = (await deposit(player, account.id)).json();
    await decide(redirectUrl, 'approve');
    site.clock.advance(1);
    const url = '/web-api/operator/terms';
    const operator = { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' };
    const published = await site.app.inject({ method: 'POST', url, headers: operator });
    for (const refused of [
      await deposit(player, account.id),
      await place(player, account.id, 100),
    ]) {
      expect([refused.statusCode, refused.json().error]).toMatchObject([
        451,
        { code: 'terms_changed', details: { exception_code: 1 } },
      ]);
    }
    await site.app.inject({
      method: 'POST',
      url: '/web-api/api-v3/v2/user/agreement-rules/confirm',
      headers: player,
      payload: published.json(),
    });
    expect((await deposit(player, account.id)).statusCode).toBe(200);
    expect((await place(player, account.id, 100)).statusCode).toBe(200);
  });

  it('a banned player neither bets nor deposits', async () => {
    const registered = await openPlayer();
    let player: Headers = { authorization: `Bearer ${registered.json().token}` };
    const [account] = await accounts(player);
    const { redirectUrl } = (await deposit(player, account.id)).json();
    await decide(redirectUrl, 'approve');
    const { userId } = (await get('/web-api/user/v1/profile', player)).json();
    const answer = await site.app.inject({
      method: 'PATCH',
      url: `/web-api/operator/players/${userId}/standing`,
      headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
      payload: { ban_level: 45 },
    });
    expect(answer.statusCode).toBe(200);
    const renewed = await site.app.inject({
      url: '/web-api/user/gettoken?force_refresh=true',
      cookies: Object.fromEntries(registered.cookies.map(({ name, value }) => [name, value])),
    });
    player = { authorization: `Bearer ${renewed.json().token}` };
    for (const refused of [
      await deposit(player, account.id),
      await place(player, account.id, 100),
    ]) {
      expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'player_banned']);
    }
  });

  it('a self-excluded player is signed out everywhere immediately', async () => {
    const player = await register();
    await site.app.inject({
      method: 'POST',
      url: '/limit-service-api/api/external/web/v3/limits',
      headers: player,
      payload: { limits: [{ limitType: 30, limitValue: 184 }] },
    });
    expect((await get('/wallet-api/v1/accounts', player)).statusCode).toBe(401);
  });

  it('a player can neither deposit nor bet while responsible gaming cannot be served', async () => {
    const player = await register();
    const [account] = await accounts(player);
    const path = join(site.folder, 'assets', 'responsible-gaming');
    await rm(path, { recursive: true });
    site.clock.advance(1_000);
    const refusals = [await deposit(player, account.id), await place(player, account.id, 100)];
    for (const refused of refusals) {
      expect([refused.statusCode, refused.json().error.code]).toEqual([
        503,
        'responsible_gaming_unavailable',
      ]);
    }
    await writeTestRelease(site.folder);
    site.clock.advance(1_000);
    expect((await deposit(player, account.id)).statusCode).toBe(200);
  });
});

describe('the protection of passwords, accounts and bets', () => {
  const protect = (patch: object) =>
    site.app.inject({
      method: 'PATCH',
      url: '/bff-api/config/group/protection',
      headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
      payload: patch,
    });
  const post = (url: string, payload: object, headers: Headers = {}, cookies: Headers = {}) =>
    site.app.inject({ method: 'POST', url, payload, headers, cookies });
  const guess = (headers: Headers = {}) =>
    post('/web-api/auth/v1/login', { login: 'nobody@example.org', password: 'x' }, headers);
  const codeOf = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code;

  afterEach(() =>
    protect({ fingerprint: { requiredFor: [] }, captcha: { failuresAllowed: 1000 } }),
  );

  it('a device’s fingerprint, for the calls the operator names', async () => {
    const player = await register();
    await protect({ fingerprint: { requiredFor: ['login', 'registration', 'placing'] } });
    const form = { country: 'GB', currency: 'EUR', adult: true, termsAccepted: true };
    const bets = [{ outcomeId: '1~ft-1x2~home', price: '2.00' }];
    const bet = { typeId: 0, bets, amount: 100, accountId: '1', changeCoefAction: 2 };
    const key = { ...player, 'idempotency-key': 'fingerprinted-bet' };
    expect(codeOf(await guess())).toBe('fingerprint_required');
    expect(codeOf(await post('/web-api/auth/v1/registration/one-click', form))).toBe(
      'fingerprint_required',
    );
    const { token } = (
      await post('/hd-api/external/apps/web/fingerprint', {
        visitorId: '0'.repeat(32),
        components: {},
      })
    ).json();
    const fingerprint = { 'x-fingerprint': token };
    expect(codeOf(await guess(fingerprint))).toBe('credentials_wrong');
    expect(
      (await post('/web-api/auth/v1/registration/one-click', form, fingerprint)).statusCode,
    ).toBe(200);
    const withoutOne = await post('/betting-api/v1/bets', bet, key);
    const withOne = await post('/betting-api/v1/bets', bet, { ...key, ...fingerprint });
    expect(codeOf(withoutOne)).toBe('fingerprint_required');
    // What is wrong with the bet itself is reported only now.
    expect(codeOf(withOne)).not.toBe('fingerprint_required');
  });

  it('a challenge, after as many failures as the operator allows', async () => {
    await protect({ captcha: { failuresAllowed: 0 } });
    expect((await guess()).json().error).toMatchObject({
      code: 'captcha_required',
      details: { captchaCode: 100 },
    });
    await protect({ captcha: { enabled: false } });
    expect(codeOf(await guess())).toBe('credentials_wrong');
    await protect({ captcha: { enabled: true } });
    expect((await protect({ captcha: { cost: 0 } })).statusCode).toBe(400);
  });

  it('the memory bounds check nothing before the referral: page, registration, database', async () => {
    const page = await get('/en?subid=s7', { accept: 'text/html' });
    const cookies = Object.fromEntries(page.cookies.map(({ name, value }) => [name, value]));
    const form = { country: 'GB', currency: 'EUR', adult: true, termsAccepted: true };
    const answer = await post('/web-api/auth/v1/registration/one-click', form, {}, cookies);
    const { rows } = await site.database.pool.query(
      'SELECT name, value FROM player_referral WHERE player_id = $1',
      [answer.json().userId],
    );
    expect(rows).toEqual([{ name: 'subid', value: { val: 's7' } }]);
  });
});

describe('the demo player', () => {
  it('the demo player is a real player with a real deposit, created once', async () => {
    const options = {
      dataDirectory: site.folder,
      steps: createDemoSteps(site.database.pool, site.modules),
      clock: site.clock.now,
    };
    const player = await demoPlayer(options);
    expect(await demoPlayer(options)).toEqual(player);
    const answer = await site.app.inject({
      method: 'POST',
      url: '/web-api/auth/v1/login',
      payload: player,
    });
    const headers = { authorization: `Bearer ${answer.json().token}` };
    expect(await accounts(headers)).toMatchObject([{ currency: 'EUR', balance: 100_000 }]);
  });
});

it('a process listens for notifications of the database over one connection', async () => {
  const { rows } = await site.database.pool.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM pg_stat_activity
     WHERE query ~ '^LISTEN ' AND datname = current_database() AND pid <> pg_backend_pid()`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

describe('closing', () => {
  it('a closing process answers requests in progress and leaves no connection open', async () => {
    const second = await site.replica();
    const address = await second.app.listen({ port: 0, host: '127.0.0.1' });
    const idle = await fetch(`${address}/healthz`);
    expect(idle.headers.get('connection')).toBe('keep-alive');
    const holder = await site.database.pool.connect();
    await holder.query('BEGIN; LOCK TABLE player IN ACCESS EXCLUSIVE MODE');
    const underWay = fetch(`${address}/web-api/auth/v1/registration/one-click`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ country: 'GB', currency: 'EUR', adult: true, termsAccepted: true }),
    });
    await vi.waitFor(async () => {
      const { rowCount } = await site.database.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      );
      expect(rowCount).toBe(1);
    }, 10_000);
    const closed = second.close();
    await holder.query('COMMIT');
    holder.release();
    expect((await underWay).status).toBe(200);
    await closed;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});
