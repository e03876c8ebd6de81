import { ConfigurationAnswer } from '@touchline/contracts/configuration';
import {
  ConfigurationGroupAnswer,
  type ConfigurationRevision,
} from '@touchline/contracts/operator';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { createConfiguration } from './configuration.ts';
import { completeGroups, defaultOf } from './groups.ts';
import { mergePatch } from './merge-patch.ts';
import { registerConfigurationRoutes } from './configuration-routes.ts';

const OPERATOR = 'operator-token-of-this-test';
const clock = createTestClock();

/** As the build writes down what a plugin's settings are. */
const SETTINGS = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    ageConfirmation: { type: 'string', enum: ['days', 'session'], default: 'days' },
    ageByCountry: {
      type: 'object',
      propertyNames: { type: 'string' },
      additionalProperties: { type: 'number' },
      default: {},
    },
  },
};

let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  const configuration = createConfiguration({
    pool: database.pool,
    clock: clock.now,
    settingsOf: (plugin) => (plugin === 'technical' ? SETTINGS : undefined),
  });
  registerConfigurationRoutes(app, { configuration, operatorToken: OPERATOR });
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  await database.pool.query('DELETE FROM configuration_group');
  clock.advance(10_000);
});

function patch(group: string, payload: object, token = OPERATOR) {
  return app.inject({
    method: 'PATCH',
    url: `/bff-api/config/group/${group}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
}

const all = '/bff-api/config/all.json?lang=en';
/** platform.txt §7, beside core; maintenance and payments are what its other sections call for. */
const GROUPS = [
  'application',
  'auth',
  'banner',
  'betting',
  'company',
  'customize',
  'dicts',
  'footer',
  'global',
  'header',
  'hubs',
  'information',
  'loyalty',
  'maintenance',
  'modules',
  'office',
  'other',
  'payments',
  'reg',
  'responsible',
  'support',
  'thirdparty',
  'toto',
  'white_feature',
];

describe('reading', () => {
  it('the configuration of a new site is the defaults, cached 600 to 900 s', async () => {
    const answer = await app.inject(all);
    const { core, groups } = ConfigurationAnswer.parse(answer.json());
    expect(core).toMatchObject({
      ...defaultOf('core'),
      currentCountryCode: 'ru',
      flags: defaultOf('core').flags,
    });
    expect(Object.keys(groups).toSorted()).toEqual(GROUPS.toSorted());
    expect(answer.headers['cache-control']).toBe('public, max-age=600, stale-while-revalidate=300');
  });

  it('the configuration answers 304 to a client with the current one, and the new one after a change', async () => {
    const { etag } = (await app.inject(all)).headers;
    const ask = () => app.inject({ url: all, headers: { 'if-none-match': `W/"old", ${etag}` } });
    const same = await ask();
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await patch('core', { brand: 'Other' });
    const changed = await ask();
    expect([changed.statusCode, changed.json().core.brand]).toEqual([200, 'Other']);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('the configuration route returns the requested groups and no others', async () => {
    const answer = await app.inject('/bff-api/config/group/get?groups=maintenance,header&lang=en');
    expect(answer.json()).toEqual({
      groups: { maintenance: defaultOf('maintenance'), header: defaultOf('header') },
      plugins: {},
      version: expect.stringMatching(/^[\w-]{12}$/),
    });
    expect(answer.headers['cache-control']).toMatch(/max-age=600, stale-while-revalidate=300/);
  });

  it('the configuration stores the content around the pages, and refuses a picture from elsewhere', async () => {
    const links = [{ route: 'kycPolicy', text: { en: 'Know your customer', ru: 'Проверка' } }];
    const brands = [{ id: 'acme', name: 'Acme', imageUrl: '/pictures/acme.svg' }];
    await patch('footer', { links, licenceText: 'Licence 1', licenceUrl: 'https://r.example/1' });
    await patch('thirdparty', { brands });
    const { groups } = (
      await app.inject('/bff-api/config/group/get?groups=footer,thirdparty&lang=ru')
    ).json();
    expect(groups.footer).toMatchObject({ shown: true, links, licenceText: 'Licence 1' });
    expect(groups.thirdparty).toMatchObject({ brands });
    const foreign = [{ ...brands[0], imageUrl: 'https://other.example/acme.svg' }];
    expect((await patch('thirdparty', { brands: foreign })).statusCode).toBe(400);
  });

  it('the configuration route refuses a group that the site does not know', async () => {
    const answer = await app.inject('/bff-api/config/group/get?groups=maintenance,unknown');
    expect([answer.statusCode, answer.json().error.code]).toEqual([
      404,
      'configuration_group_unknown',
    ]);
  });

  it('the configuration takes the country from its header, ru without one', async () => {
    const countryOf = async (headers: Record<string, string>) =>
      (await app.inject({ url: all, headers })).json().core.currentCountryCode;
    expect(await countryOf({ 'x-country': 'KZ' })).toBe('kz');
    expect(await countryOf({ 'x-country': 'nonsense' })).toBe('ru');
    await patch('core', { currentCountryCode: 'mt' });
    expect(await countryOf({ 'x-country': 'kz' })).toBe('mt');
  });

  it('the configuration makes every yes-or-no field and every feature on trial a flag for conditions', async () => {
    await patch('white_feature', { features: { newSlip: true } });
    await patch('header', { search: false });
    await patch('betting', { dayExpresses: { isOffered: false } });
    const { core } = (await app.inject(all)).json();
    expect(core.flags).toMatchObject({
      registration: true,
      newSlip: true,
      'header.search': false,
      'office.testSms': true,
      'betting.dayExpresses': false,
      'betting.cashOut': true,
    });
  });

  it('the configuration includes the registration options only where they differ from the default', async () => {
    const coreNow = async () => (await app.inject(all)).json().core;
    expect(await coreNow()).not.toHaveProperty('registration');
    await patch('reg', {
      bonusChoices: [0, 1],
      bonusByRoute: { promo: 1 },
      vipDomains: ['vip.example'],
    });
    const { registration, vipDomains } = await coreNow();
    expect(registration).toMatchObject({ bonusChoices: [0, 1], bonusByRoute: { promo: 1 } });
    expect(registration).not.toHaveProperty('vipDomains');
    expect(vipDomains).toEqual(['vip.example']);
  });

  it('the configuration has no page for accumulators of the day where they are not offered, apart from its own list', async () => {
    const paths = async () => (await app.inject(all)).json().core.routing?.notFoundPaths;
    await patch('core', { routing: { notFoundPaths: ['/toto/*'] } });
    expect(await paths()).toEqual(['/toto/*']);
    await patch('betting', { dayExpresses: { isOffered: false } });
    expect(await paths()).toEqual(['/toto/*', '/express-day']);
  });

  it('the configuration offers registration with a phone only while codes can be sent', async () => {
    const types = async () => (await app.inject(all)).json().core.registration?.types;
    expect(await types()).toBeUndefined();
    await patch('office', { testSms: false });
    expect(await types()).toEqual(['fast', 'full', 'social']);
  });

  it('the configuration offers social networks, and the one tap, only where there is one', async () => {
    const core = async () => (await app.inject(all)).json().core;
    await patch('office', { testSms: true });
    await patch('auth', { oneTap: true });
    expect((await core()).flags['auth.oneTap']).toBe(true);
    await patch('auth', { testProvider: false });
    expect((await core()).registration.types).toEqual(['fast', 'phone', 'full']);
    expect((await core()).flags['auth.oneTap']).toBe(false);
  });

  it('the configuration route requires a list of groups', async () => {
    expect((await app.inject('/bff-api/config/group/get')).statusCode).toBe(400);
  });
});

describe('changing', () => {
  it('a change of configuration merges into the group and leaves the rest as it was', async () => {
    await patch('core', { flags: { casino: true } });
    await patch('core', { minimumAge: 21 });
    const { core } = (await app.inject(all)).json();
    expect(core).toMatchObject({
      brand: 'Touchline',
      minimumAge: 21,
      flags: { ...defaultOf('core').flags, casino: true },
    });
  });

  it('a change of configuration loses none of 10 made at once', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        patch('core', { flags: { [`flag${index}`]: true } }),
      ),
    );
    const { core } = (await app.inject(all)).json();
    expect(Object.keys(core.flags).filter((name) => /^flag\d$/.test(name))).toHaveLength(10);
  });

  it('a change of configuration outside the group’s schema is refused, and changes nothing', async () => {
    const answer = await patch('core', { minimumAge: 'eighteen' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'validation_failed']);
    expect(answer.json().error.details[0].path).toBe('/minimumAge');
    expect((await app.inject(all)).json().core.minimumAge).toBe(18);
  });

  it('a change of configuration of an unknown group, or by anyone but an operator, is refused', async () => {
    const unknown = await patch('nonsense', {});
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([
      404,
      'configuration_group_unknown',
    ]);
    expect((await patch('core', { brand: 'Evil' }, 'wrong')).statusCode).toBe(401);
    expect((await app.inject(all)).json().core.brand).toBe('Touchline');
  });

  it('a change of configuration stores the settings of plugins by plugin', async () => {
    await patch('plugin.sport', { topEvents: 12 });
    expect((await app.inject(all)).json().plugins).toEqual({ sport: { topEvents: 12 } });
  });

  it('a change of a plugin’s settings is checked against the plugin’s schema, and stores no defaults', async () => {
    const refused = await patch('plugin.technical', { ageByCountry: { de: 'eighteen' } });
    expect([refused.statusCode, refused.json().error.details]).toEqual([
      400,
      [{ path: '/ageByCountry/de', problem: expect.any(String) }],
    ]);
    expect((await patch('plugin.technical', { ageByCountry: { de: 18 } })).statusCode).toBe(200);
    const answer = await app.inject({
      url: '/bff-api/config/group/plugin.technical',
      headers: { authorization: `Bearer ${OPERATOR}` },
    });
    expect(ConfigurationGroupAnswer.parse(answer.json())).toMatchObject({
      value: { ageByCountry: { de: 18 } },
      schema: SETTINGS,
    });
    expect((await app.inject(all)).json().plugins.technical).toEqual({ ageByCountry: { de: 18 } });
  });

  it('a change of configuration made by another instance is seen after 5 s', async () => {
    await app.inject(all);
    const other = createConfiguration({ pool: database.pool, clock: clock.now });
    await other.change('core', { brand: 'Elsewhere' });
    clock.advance(4_999);
    expect((await app.inject(all)).json().core.brand).toBe('Touchline');
    clock.advance(1);
    expect((await app.inject(all)).json().core.brand).toBe('Elsewhere');
  });
});

describe('the configuration for operators', () => {
  const headers = { authorization: `Bearer ${OPERATOR}` };
  const group = async (name: string) =>
    ConfigurationGroupAnswer.parse(
      (await app.inject({ url: `/bff-api/config/group/${name}`, headers })).json(),
    );

  it('a group is returned with its schema, the groups of plugins among the names', async () => {
    await patch('plugin.sport', { topEvents: 12 });
    const { groups } = (await app.inject({ url: '/bff-api/config/groups', headers })).json();
    expect(groups).toContain('protection');
    expect(groups).toContain('plugin.sport');
    const { value, schema } = await group('payments');
    expect(value).toEqual(defaultOf('payments'));
    expect(schema).toMatchObject({ properties: { testProvider: { type: 'boolean' } } });
    expect((await group('plugin.sport')).schema).toBeUndefined();
  });

  it('the configuration for operators is shown to operators alone', async () => {
    for (const url of ['/bff-api/config/groups', '/bff-api/config/group/protection']) {
      expect((await app.inject(url)).statusCode).toBe(401);
    }
  });

  it('a change based on an outdated value is refused with the current one', async () => {
    const { revision } = await group('dicts');
    const change = (defaultLanguage: string) =>
      app.inject({
        method: 'PATCH',
        url: '/bff-api/config/group/dicts',
        headers: { ...headers, 'if-match': `"${revision}"` },
        payload: { defaultLanguage },
      });
    expect((await change('ru')).statusCode).toBe(200);
    const stale = await change('ar');
    expect([stale.statusCode, stale.json().error.code]).toEqual([412, 'revision_stale']);
    const now = await group('dicts');
    expect(stale.json().error.details).toEqual({ revision: now.revision, value: now.value });
    expect(now.value['defaultLanguage']).toBe('ru');
  });

  it('a dry run returns what a change would make, or what is wrong, and makes nothing', async () => {
    const dryRun = (payload: object) =>
      app.inject({
        method: 'PATCH',
        url: '/bff-api/config/group/header?dryRun=true',
        headers,
        payload,
      });
    expect((await dryRun({ search: false })).json()).toMatchObject({ search: false });
    expect((await dryRun({ search: 'perhaps' })).statusCode).toBe(400);
    expect((await group('header')).value).toEqual(defaultOf('header'));
  });
});

describe('the version', () => {
  it('the version of the configuration is the same on every instance, changes with any change, and is reported to subscribers', async () => {
    const one = createConfiguration({ pool: database.pool, clock: clock.now });
    const other = createConfiguration({ pool: database.pool, clock: clock.now });
    const reported: string[] = [];
    other.onChange((version) => reported.push(version));
    expect((await one.read()).version).toBe((await other.read()).version);
    await one.change('header', { balance: false });
    clock.advance(5_000);
    await other.read();
    expect(other.version()).toBe(one.version());
    expect(reported).toEqual([one.version()]);
  });
});

describe('without the database', () => {
  const away = { query: async () => Promise.reject(new Error('connection refused')) };

  it('the last known configuration remains in force without the database', async () => {
    let pool: unknown = database.pool;
    const configuration = createConfiguration({
      pool: { query: (text: string) => (pool as typeof database.pool).query(text) } as never,
      clock: clock.now,
    });
    await configuration.read();
    pool = away;
    clock.advance(10_000);
    expect((await configuration.read()).core.brand).toBe('Touchline');
  });

  it('a first reading fails, is logged by its name, and is tried again by the next', async () => {
    const error = vi.fn();
    const configuration = createConfiguration({
      pool: away as never,
      clock: clock.now,
      log: { error } as never,
    });
    await expect(configuration.read()).rejects.toThrow('connection refused');
    await expect(configuration.read()).rejects.toThrow('connection refused');
    expect(error.mock.calls.map(([, message]) => message)).toEqual([
      'BFF config loading failed',
      'BFF config loading failed',
    ]);
  });

  it('a stored group that no longer fits has its defaults, and the rest is retained', () => {
    const misfits: string[] = [];
    const stored = new Map([
      ['header', { search: 'perhaps' }],
      ['office', { testSms: false }],
    ]);
    const values = completeGroups(stored, (group) => misfits.push(group));
    expect([misfits, values.header.search, values.office.testSms]).toEqual([
      ['header'],
      true,
      false,
    ]);
  });
});

describe('a merge patch (examples of RFC 7396)', () => {
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: 'foo' }, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('a merge patch of %o with %o follows the examples of RFC 7396', (target, change, expected) => {
    expect(mergePatch(target, change)).toEqual(expected);
  });

  it('the configuration history stores who changed what and why, newest first, and no change that changes nothing', async () => {
    const path = '/bff-api/config/group/thirdparty';
    const change = (payload: object, query = '') =>
      app.inject({
        method: 'PATCH',
        url: `${path}${query}`,
        headers: { authorization: `Bearer ${OPERATOR}` },
        payload,
      });
    const history = async (query = '') =>
      (
        await app.inject({
          url: `${path}/history${query}`,
          headers: { authorization: `Bearer ${OPERATOR}` },
        })
      ).json().revisions as ConfigurationRevision[];
    const known = (await history()).length;
    await change({ analyticsDelay: 7_000 }, '?reason=slower');
    await change({ analyticsDelay: 7_000 }, '?reason=again');
    await change({ analyticsDelay: 9_000 }, '?reason=tried&dryRun=true');
    await change({ analyticsDelay: -1 }, '?reason=wrong');
    await change({ allowed: true });
    const [newest, older, ...before] = await history();
    expect(before).toHaveLength(known);
    expect(newest).toMatchObject({ actor: 'operator', reason: '', after: { allowed: true } });
    expect(older).toMatchObject({ reason: 'slower', after: { analyticsDelay: 7_000 } });
    expect(older?.after).toEqual(newest?.before);
    expect(await history(`?before=${newest?.id}&limit=1`)).toEqual([older]);
    expect((await app.inject(`${path}/history`)).statusCode).toBe(401);
    const unknown = await app.inject({
      url: '/bff-api/config/group/nothing/history',
      headers: { authorization: `Bearer ${OPERATOR}` },
    });
    expect(unknown.statusCode).toBe(404);
    for (const sql of [
      "UPDATE configuration_revision SET actor = 'x'",
      'DELETE FROM configuration_revision',
    ]) {
      await expect(database.pool.query(sql)).rejects.toThrow(/only added to|permission denied/);
    }
  });
});
