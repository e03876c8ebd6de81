import { ConfigurationAnswer } from '@touchline/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../database/test-database.ts';
import type { App } from '../platform/app.ts';
import { createTestApp, createTestClock } from '../platform/test-app.ts';
import { createConfiguration } from './configuration.ts';
import { CONFIGURATION_DEFAULTS } from './groups.ts';
import { mergePatch } from './merge-patch.ts';
import { registerConfigurationRoutes } from './routes.ts';

const OPERATOR = 'operator-token-of-this-test';
const clock = createTestClock();

let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  const configuration = createConfiguration({ pool: database.pool, clock: clock.now });
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

describe('reading', () => {
  it('answers the defaults of a new site, cached 600 to 900 s', async () => {
    const answer = await app.inject(all);
    expect(ConfigurationAnswer.parse(answer.json()).core).toEqual(CONFIGURATION_DEFAULTS.core);
    expect(answer.headers['cache-control']).toBe('public, max-age=600, stale-while-revalidate=300');
  });

  it('answers 304 to who holds the current one, and the new one after a change', async () => {
    const { etag } = (await app.inject(all)).headers;
    const ask = () => app.inject({ url: all, headers: { 'if-none-match': `W/"old", ${etag}` } });
    const same = await ask();
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await patch('core', { brand: 'Other' });
    const changed = await ask();
    expect([changed.statusCode, changed.json().core.brand]).toEqual([200, 'Other']);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('answers the groups asked for and no others', async () => {
    const answer = await app.inject('/bff-api/config/group/get?groups=maintenance,unknown&lang=en');
    expect(answer.json()).toEqual({
      groups: { maintenance: CONFIGURATION_DEFAULTS.maintenance },
      plugins: {},
    });
  });

  it('needs to be told which groups', async () => {
    expect((await app.inject('/bff-api/config/group/get')).statusCode).toBe(400);
  });
});

describe('changing', () => {
  it('merges into the group and leaves the rest as it was', async () => {
    await patch('core', { flags: { casino: true } });
    await patch('core', { minimumAge: 21 });
    const { core } = (await app.inject(all)).json();
    expect(core).toEqual({
      ...CONFIGURATION_DEFAULTS.core,
      minimumAge: 21,
      flags: { ...CONFIGURATION_DEFAULTS.core.flags, casino: true },
    });
  });

  it('loses none of 10 changes made at once', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        patch('core', { flags: { [`flag${index}`]: true } }),
      ),
    );
    const { core } = (await app.inject(all)).json();
    expect(Object.keys(core.flags).filter((name) => name.startsWith('flag'))).toHaveLength(10);
  });

  it('refuses what the group’s schema does not know, and changes nothing', async () => {
    const answer = await patch('core', { minimumAge: 'eighteen' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'validation_failed']);
    expect(answer.json().error.details[0].path).toBe('/minimumAge');
    expect((await app.inject(all)).json().core.minimumAge).toBe(18);
  });

  it('refuses an unknown group and anybody but an operator', async () => {
    expect((await patch('nonsense', {})).statusCode).toBe(404);
    expect((await patch('core', { brand: 'Evil' }, 'wrong')).statusCode).toBe(401);
    expect((await app.inject(all)).json().core.brand).toBe('Touchline');
  });

  it('keeps the settings of plugins by plugin', async () => {
    await patch('plugin.sport', { topEvents: 12 });
    expect((await app.inject(all)).json().plugins).toEqual({ sport: { topEvents: 12 } });
  });

  it('made by another instance is seen after 5 s', async () => {
    await app.inject(all);
    const other = createConfiguration({ pool: database.pool, clock: clock.now });
    await other.change('core', { brand: 'Elsewhere' });
    clock.advance(4_999);
    expect((await app.inject(all)).json().core.brand).toBe('Touchline');
    clock.advance(1);
    expect((await app.inject(all)).json().core.brand).toBe('Elsewhere');
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
  ])('%o with %o', (target, change, expected) => {
    expect(mergePatch(target, change)).toEqual(expected);
  });
});
