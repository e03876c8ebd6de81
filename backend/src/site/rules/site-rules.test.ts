import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBlocks } from '../blocks/blocks.ts';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { createRedirects } from '../redirects/redirects.ts';

const OPERATOR = 'operator-token-of-this-test';
const clock = createTestClock();
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await startTestDatabase();
  // The proxy is on the same machine.
  app = await createTestApp({ trustProxy: 'loopback' });
  const { pool } = database;
  const verifyToken = async (token: string) => {
    if (token !== 'good') {
      throw new Error('no such token');
    }
    return { id: '12345678', sessionId: 's' };
  };
  const countryHeader = 'x-proxy-country';
  createBlocks({ pool, clock: clock.now, verifyToken, countryHeader }).register(app, {
    operatorToken: OPERATOR,
  });
  createRedirects({ pool, clock: clock.now }).register(app, { operatorToken: OPERATOR });
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  await database.pool.query('DELETE FROM site_rule');
  clock.advance(10_000);
});

const BLOCKS = '/blocks-api/api/v2';
const REDIRECTS = '/redirects-api/api/v1';

function operate(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  return app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
    ...(payload === undefined ? {} : { payload }),
  });
}

async function block(headers: Record<string, string> = {}, auth = false) {
  const payload = { auth, url: 'https://site.example/en' };
  return (await app.inject({ method: 'POST', url: `${BLOCKS}/block`, headers, payload })).json();
}

/** A rule that shuts the operator out too, who means it. */
const add = (rule: object) => operate('POST', `${BLOCKS}/rules?confirmed=true`, rule);
/** A visitor whom the trusted proxy passes on. */
const PROXIED = { 'x-forwarded-for': '203.0.113.7' };

const NONE = { displayTypeId: 0, templateTypeId: 0 };

describe('the block check', () => {
  it('the block check applies the rules of country, address, browser and player', async () => {
    expect(await block()).toEqual(NONE);
    for (const [templateTypeId, criteria] of [
      [1, { countries: ['us'] }],
      [16, { playerIds: ['12345678'] }],
      [17, { userAgents: ['Trident/'] }],
      [2, { ipRanges: ['127.0.0.0/8'] }],
    ] as const) {
      await add({ templateTypeId, ...criteria });
    }
    const shown = (templateTypeId: number) => ({ displayTypeId: 1, templateTypeId });
    expect(await block({ ...PROXIED, 'x-proxy-country': 'US' })).toEqual(shown(1));
    expect(await block({ authorization: 'Bearer good' }, true)).toEqual(shown(16));
    expect(await block({ authorization: 'Bearer bad' }, true)).toEqual(shown(2));
    expect(await block({ 'user-agent': 'Mozilla/5.0 Trident/7.0' })).toEqual(shown(17));
    expect(await block()).toEqual(shown(2));
  });

  it('the block check takes the country from a trusted proxy alone', async () => {
    await add({ templateTypeId: 1, countries: ['us'] });
    expect(await block({ 'x-proxy-country': 'US' })).toEqual(NONE);
    expect(await block({ ...PROXIED, 'x-proxy-country': 'US' })).toMatchObject({
      templateTypeId: 1,
    });
    expect(await block({ ...PROXIED, 'x-proxy-country': 'FR' })).toEqual(NONE);
  });

  it('the block check follows the operator: rules are enabled, changed, ordered and removed', async () => {
    const everybody = true;
    const { id } = (await add({ everybody, templateTypeId: 4 })).json();
    expect(await block()).toMatchObject({ templateTypeId: 4 });
    await add({ everybody, templateTypeId: 8, priority: 1 });
    expect(await block()).toMatchObject({ templateTypeId: 8 });
    const url = `${BLOCKS}/rules/${id}`;
    await operate('PUT', url, { everybody, templateTypeId: 5, priority: 0 });
    expect(await block()).toMatchObject({ templateTypeId: 5 });
    await operate('PUT', url, { everybody, templateTypeId: 5, enabled: false });
    expect(await block()).toMatchObject({ templateTypeId: 8 });
    const { rules } = (await operate('GET', `${BLOCKS}/rules`)).json();
    expect(rules.map((rule: { templateTypeId: number }) => rule.templateTypeId)).toEqual([8, 5]);
    for (const rule of rules) {
      expect((await operate('DELETE', `${BLOCKS}/rules/${rule.id}`)).statusCode).toBe(204);
    }
    expect(await block()).toEqual(NONE);
  });

  it.each([
    [{ templateTypeId: 99 }, '/templateTypeId'],
    [{ templateTypeId: 1, ipRanges: ['everywhere'] }, '/ipRanges/0'],
    [{ templateTypeId: 1, countries: ['USA'] }, '/countries/0'],
    [{ templateTypeId: 1, country: 'us' }, '/country'],
    [{ templateTypeId: 1, playerIds: ['1'], ipRange: ['203.0.113.7'] }, '/ipRange'],
    [{ templateTypeId: 1 }, '/everybody'],
    [{ templateTypeId: 1, countries: [], playerIds: [] }, '/everybody'],
    [{ templateTypeId: 1, ipRanges: ['0.0.0.0/0'] }, '/everybody'],
    [{ templateTypeId: 1, ipRanges: ['128.0.0.0/1', '0.0.0.0/1'] }, '/everybody'],
    [{ templateTypeId: 1, ipRanges: ['::/0'] }, '/everybody'],
    [{ templateTypeId: 1, userAgents: ['mozilla'] }, '/everybody'],
    [{ templateTypeId: 1, everybody: true, countries: ['us'] }, '/everybody'],
  ])('the block rule %o is refused', async (rule, path) => {
    for (const [method, url] of [
      ['POST', `${BLOCKS}/rules`],
      ['PUT', `${BLOCKS}/rules/1`],
    ] as const) {
      const answer = await operate(method, url, rule);
      expect([answer.statusCode, answer.json().error.details[0].path]).toEqual([400, path]);
    }
    expect(await block()).toEqual(NONE);
  });

  it('a rule that would lock out its author is refused, unless they confirm it', async () => {
    const rule = { templateTypeId: 2, ipRanges: ['127.0.0.0/8'] };
    const refused = await operate('POST', `${BLOCKS}/rules`, rule);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'rule_meets_operator']);
    const harmless = await operate('POST', `${BLOCKS}/rules`, { ...rule, enabled: false });
    expect(harmless.statusCode).toBe(201);
    const url = `${BLOCKS}/rules/${harmless.json().id}`;
    expect((await operate('PUT', url, rule)).statusCode).toBe(409);
    expect(await block()).toEqual(NONE);
    expect((await operate('PUT', `${url}?confirmed=true`, rule)).statusCode).toBe(200);
    expect(await block()).toMatchObject({ templateTypeId: 2 });
  });

  it('the block check answers 503 when its rules cannot be read', async () => {
    await database.pool.query('ALTER TABLE site_rule RENAME TO site_rule_away');
    try {
      expect((await block()).error.code).toBe('unavailable');
    } finally {
      await database.pool.query('ALTER TABLE site_rule_away RENAME TO site_rule');
    }
    expect(await block()).toEqual(NONE);
  });
});

describe('the redirect service', () => {
  const ask = async (url: string) =>
    (
      await app.inject({ method: 'POST', url: `${REDIRECTS}/redirect-light`, payload: { url } })
    ).json();

  it('the redirect service answers by the rules of the operator', async () => {
    await operate('POST', `${REDIRECTS}/rules`, { path: '/old', target: '/new', code: 301 });
    expect(await ask('https://site.example/en/old')).toEqual({
      redirect: true,
      code: 301,
      url: 'https://site.example/en/new',
      reasons: ['/old'],
      breadcrumbs: ['https://site.example/en/old', 'https://site.example/en/new'],
    });
  });

  it('the redirect service requires a whole address, and rules with a valid target', async () => {
    expect((await ask('/en/old')).error.code).toBe('validation_failed');
    for (const target of ['javascript:alert(1)', '//elsewhere.example', 'new']) {
      const answer = await operate('POST', `${REDIRECTS}/rules`, { path: '/old', target });
      expect(answer.statusCode).toBe(400);
    }
  });

  it.each([
    [{ path: '/old', target: '/new', status: 301 }, '/status'],
    [{ path: '/*', target: 'https://elsewhere.example' }, '/everybody'],
    [{ path: '/old', target: '/new', everybody: true }, '/everybody'],
  ])('the redirect rule %o is refused', async (rule, path) => {
    const answer = await operate('POST', `${REDIRECTS}/rules`, rule);
    expect([answer.statusCode, answer.json().error.details[0].path]).toEqual([400, path]);
  });

  it('the redirect service moves every page when the rule says so', async () => {
    const rule = { path: '/*', target: 'https://elsewhere.example/', everybody: true };
    expect((await operate('POST', `${REDIRECTS}/rules`, rule)).statusCode).toBe(201);
    expect((await ask('https://site.example/en/live')).url).toBe('https://elsewhere.example/');
  });
});

const RULE_OF: Readonly<Record<string, object>> = {
  [`${BLOCKS}/rules`]: { templateTypeId: 1, countries: ['us'] },
  [`${REDIRECTS}/rules`]: { path: '/old', target: '/new' },
};

describe('rules', () => {
  it('the site rules are the operator’s alone', async () => {
    for (const [url, payload] of Object.entries(RULE_OF)) {
      expect((await app.inject({ url })).statusCode).toBe(401);
      expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
      expect((await app.inject({ method: 'DELETE', url: `${url}/1` })).statusCode).toBe(401);
    }
  });

  it('the rules of one book are not those of the other', async () => {
    const { id } = (await add({ templateTypeId: 4, countries: ['us'] })).json();
    const answer = await operate('DELETE', `${REDIRECTS}/rules/${id}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
  });
});
