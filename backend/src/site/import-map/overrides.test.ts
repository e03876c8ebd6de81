import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artefact, ReleaseIndex } from '@touchline/contracts/releases';
import { createOverrides } from '@touchline/importmap/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstAuditFault } from '../../platform/audit/audit-log.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

const [OLD_SECRET, SECRET] = ['o'.repeat(32), 's'.repeat(32)];
const BASE = '/import-map-service/overrides';
const BUILT = '1.0.0-test';
const NEXT = '2.0.0-next';
let site: TestGateway;

/** Publishes another version of a plugin, as the build leaves one behind. */
async function publishNext(
  folder: string,
  id: string,
  change: Pick<Artefact, 'manifest'> = {},
): Promise<void> {
  const index = JSON.parse(await readFile(join(folder, 'releases.json'), 'utf8')) as ReleaseIndex;
  const built = index.artefacts.find((one) => one.id === id);
  const path = join(folder, 'assets', id, NEXT);
  await mkdir(path, { recursive: true });
  const manifest = { ...built?.manifest, ...change.manifest, version: NEXT };
  const code = '/* next */';
  const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  const files = { [`${id}.js`]: { integrity, bytes: code.length, size: code.length } };
  await writeFile(join(path, `${id}.js`), code);
  await writeFile(
    join(path, 'release.json'),
    JSON.stringify({ ...built, files, version: NEXT, manifest }),
  );
}

beforeAll(async () => {
  site = await startTestGateway({
    poolSize: 10,
    variables: (folder) => ({ DATA_DIR: folder, OVERRIDE_SECRETS: `${SECRET},${OLD_SECRET}` }),
    prepare: async (folder) => {
      await publishNext(folder, 'sport');
      await publishNext(folder, 'responsible-gaming');
    },
  });
}, 60_000);
afterAll(() => site.close());

const SPORT = { plugin: 'sport', version: NEXT, reason: 'a look on a phone' };

function make(body: object, token = OPERATOR) {
  return site.app.inject({
    method: 'POST',
    url: BASE,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
}

async function linkFor(body: object): Promise<string> {
  const answer = await make({ reason: 'a test', ...body });
  return new URL(answer.json().address).searchParams.get('link') ?? '';
}

function press(link: string, headers: Readonly<Record<string, string>> = {}) {
  return site.app.inject({
    method: 'POST',
    url: '/override',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `link=${encodeURIComponent(link)}`,
  });
}

function page(link?: string) {
  return site.app.inject({
    url: '/en/coupon',
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/147.0.0.0 Mobile' },
    cookies: link === undefined ? {} : { tl_override: link },
  });
}

const NEXT_ENTRY = `/assets/sport/${NEXT}/sport.js`;

describe('a signed link', () => {
  it('an override link gives one browser another version of one plugin, with a bar that shows it, and no other', async () => {
    const link = await linkFor(SPORT);
    const offer = await site.app.inject({ url: `/override?link=${link}` });
    expect(offer.body).toContain(`sport in version ${NEXT}`);
    expect(offer.headers['set-cookie']).toBeUndefined();

    const taken = await press(link);
    expect(taken.statusCode).toBe(303);
    expect(taken.headers.location).toBe('/');
    expect(taken.headers['set-cookie']).toMatch(
      /^tl_override=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
    );

    const changed = await page(link);
    expect(changed.body).toContain(NEXT_ENTRY);
    expect(changed.body).toContain(`<bdi>sport ${NEXT}</bdi>`);
    expect(changed.body).not.toContain('touchline-inspect');
    expect(changed.headers['cache-control']).toBe('private, no-store');
    expect(changed.headers['vary']).toContain('cookie');
    const others = await page();
    expect(others.body).not.toContain(NEXT);
    expect(others.body).not.toContain('data-override');
    expect(others.headers['cache-control']).toBe('private, no-cache');
  });

  it('an override link is followed by open pages too, and their responses are never cached', async () => {
    const url = '/import-map-service/release.json';
    const cookies = { tl_override: await linkFor(SPORT) };
    const changed = await site.app.inject({ url, cookies });
    expect(changed.json().importMap.imports['@touchline/sport']).toBe(NEXT_ENTRY);
    expect(changed.headers['cache-control']).toBe('private, no-store');
    const others = await site.app.inject({ url });
    expect(others.json().importMap.imports['@touchline/sport']).toContain(BUILT);
  });

  it('an override link excludes the reports of its page from the rollout', async () => {
    const report = (cookies: Record<string, string>) =>
      site.app.inject({
        method: 'POST',
        url: '/import-map-service/reports',
        cookies,
        payload: {
          page: 'a-page-of-a-test',
          plugins: [{ plugin: 'sport', version: BUILT, mount: 1 }],
        },
      });
    expect((await report({ tl_override: await linkFor(SPORT) })).json()).toEqual({ share: 0 });
    expect((await report({})).json().share).toBeGreaterThan(0);
  });

  it('an override link opens the inspector where it says so, alone or with a version', async () => {
    const both = await page(await linkFor({ ...SPORT, inspect: true }));
    expect(both.body).toContain('<meta name="touchline-inspect">');
    expect(both.body).toContain(NEXT_ENTRY);
    const alone = await page(await linkFor({ inspect: true }));
    expect(alone.body).toContain('<meta name="touchline-inspect">');
    expect(alone.body).not.toContain(NEXT);
  });

  it('an override link expires, with a page that says so', async () => {
    const link = await linkFor({ ...SPORT, lifetime: 60 });
    site.clock.advance(59_000);
    expect((await page(link)).body).toContain(NEXT_ENTRY);
    site.clock.advance(1_000);
    expect((await page(link)).body).not.toContain(NEXT);
    const refused = await press(link);
    expect(refused.statusCode).toBe(410);
    expect(refused.body).toContain('override_link_expired');
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  it('an override link ends when it is revoked', async () => {
    const made = (await make(SPORT)).json();
    const link = new URL(made.address).searchParams.get('link') ?? '';
    expect((await page(link)).body).toContain(NEXT_ENTRY);
    const headers = { authorization: `Bearer ${OPERATOR}` };
    const url = `${BASE}/${made.id}`;
    expect((await site.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
    expect((await page(link)).body).not.toContain(NEXT);
    expect((await press(link)).statusCode).toBe(410);
    const { overrides } = (await site.app.inject({ url: BASE, headers })).json();
    expect(overrides[0]).toMatchObject({ id: made.id, madeBy: 'operator', isRevoked: true });
  });

  it('an override link signed with a secret that is being replaced is still valid; one of a foreign key is not', async () => {
    const service = site.modules.importMap.service;
    const query = (text: string, values: readonly unknown[]) =>
      site.database.pool.query(text, [...values]);
    const signedWith = async (secret: string) =>
      createOverrides({ service, query, clock: site.clock.now, secrets: [secret] }).make({
        plugin: 'sport',
        version: NEXT,
        inspect: false,
        lifetime: 600,
        reason: 'a test',
        environment: 'default',
        actor: 'operator',
      });
    expect((await page((await signedWith(OLD_SECRET)).link)).body).toContain(NEXT_ENTRY);
    const foreign = (await signedWith('f'.repeat(32))).link;
    expect((await page(foreign)).body).not.toContain(NEXT);
    expect((await press(foreign)).statusCode).toBe(403);
  });

  it('an override link that was changed anywhere is invalid', async () => {
    const link = await linkFor(SPORT);
    const [payload = '', mac = ''] = link.split('.');
    const other = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('sport', 'lotto'),
    ).toString('base64url');
    const broken = [
      '',
      payload,
      `${payload}.`,
      `.${mac}`,
      `${other}.${mac}`,
      `${link}.${mac}`,
      `${link}A`,
      `${payload}.${mac.slice(0, -1)}`,
      'x'.repeat(10_000),
    ];
    for (const text of broken) {
      const refused = await press(text);
      expect([text, refused.statusCode]).toEqual([text, 403]);
      expect(refused.body).toContain('override_link_invalid');
      expect(refused.headers['set-cookie']).toBeUndefined();
    }
  });

  it('an override link is accepted only by a button of this site', async () => {
    const link = await linkFor(SPORT);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      expect((await press(link, headers)).statusCode).toBe(403);
    }
    expect((await press(link, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
  });

  it('an override is left by the bar, which redirects to the front page and nowhere else', async () => {
    const left = await site.app.inject({
      method: 'POST',
      url: '/override/leave?to=https://evil.example',
      headers: { referer: 'https://evil.example/' },
    });
    expect(left.headers.location).toBe('/');
    expect(left.headers['set-cookie']).toMatch(/^tl_override=; .*Expires=Thu, 01 Jan 1970/);
  });
});

describe('the author of a link', () => {
  it.each([
    [{ plugin: 'responsible-gaming', version: NEXT }, 409, 'plugin_mandatory'],
    [{ plugin: 'sport', version: '9.9.9' }, 404, 'version_unknown'],
    [{ plugin: 'nothing', version: NEXT }, 404, 'plugin_unknown'],
    [{ plugin: 'sport' }, 400, 'validation_failed'],
    [{}, 400, 'validation_failed'],
  ])('the creation of an override link is refused for %o', async (requested, status, code) => {
    const answer = await make({ reason: 'a test', ...requested });
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });

  it('a version that claims to be optional cannot override what protects players', async () => {
    await publishNext(site.folder, 'responsible-gaming', {
      manifest: { criticality: 'optional' } as Artefact['manifest'],
    });
    const changed = await site.modules.importMap.service.overridden({
      plugin: 'responsible-gaming',
      version: NEXT,
    });
    expect(changed).toBeUndefined();
  });

  it('an override link can be created by a team for its own plugins, and by the operator for the inspector; the audit log records both', async () => {
    const headers = { authorization: `Bearer ${OPERATOR}` };
    const tokenOf = async (name: string, plugins: readonly string[]) =>
      (
        await site.app.inject({
          method: 'POST',
          url: '/import-map-service/tokens',
          headers,
          payload: { name, mayWrite: true, plugins },
        })
      ).json().token as string;
    const team = await tokenOf('team-sport', ['sport']);
    const strangers = await tokenOf('team-lotto', ['lotto']);
    expect((await make(SPORT, team)).statusCode).toBe(200);
    expect((await make(SPORT, strangers)).statusCode).toBe(403);
    expect((await make({ inspect: true, reason: 'a test' }, team)).statusCode).toBe(403);
    expect((await make(SPORT, 'nobody')).statusCode).toBe(401);
    const { rows } = await site.database.pool.query(
      `SELECT actor, after->>'plugin' AS plugin, reason FROM audit_log
       WHERE action = 'override.make' ORDER BY position DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ actor: 'operator:team-sport', plugin: 'sport', reason: SPORT.reason }]);
    expect(await firstAuditFault(site.database.pool)).toBeUndefined();
  });
});

describe('environments', () => {
  const headers = { authorization: `Bearer ${OPERATOR}` };
  const post = async (path: string, payload: object, as: Record<string, string> = headers) =>
    site.app.inject({
      method: 'POST',
      url: `/import-map-service${path}`,
      headers: as,
      payload: { reason: 'a test', ...payload },
    });
  const servicesOf = async (name: string) => {
    const url = `/import-map-service/services?env=${name}`;
    const { services } = (await site.app.inject({ url, headers })).json();
    return Object.fromEntries(
      (services as { id: string; enabled: boolean }[]).map(({ id, enabled }) => [id, enabled]),
    );
  };
  const off = { kind: 'switch', plugin: 'technical', enabled: false };

  it('an environment is created empty or as a copy, and changes independently', async () => {
    expect((await post('/environments', { name: 'empty' })).json()).toEqual({
      name: 'empty',
      revision: 0,
    });
    expect((await post('/changes?env=empty', { changes: [off] })).statusCode).toBe(200);
    const like = await post('/environments', { name: 'stage', copyOf: 'empty' });
    expect(like.json()).toEqual({ name: 'stage', revision: 1 });
    expect((await servicesOf('stage'))['technical']).toBe(false);
    expect((await servicesOf('default'))['technical']).toBe(true);
    const { environments } = (
      await site.app.inject({ url: '/import-map-service/environments' })
    ).json();
    expect(environments.map(({ name }: { name: string }) => name)).toEqual([
      'default',
      'production',
      'empty',
      'stage',
    ]);
  });

  it('an environment transfers its decisions to another one, as one revision of it', async () => {
    const changes = [{ kind: 'restore', environment: 'stage', revision: 1, plugin: 'technical' }];
    const tried = await post('/changes', { changes, dryRun: true });
    expect(tried.json().differences).toHaveLength(1);
    expect((await post('/changes', { changes })).statusCode).toBe(200);
    expect((await servicesOf('default'))['technical']).toBe(false);
    expect((await post('/rollback', {})).statusCode).toBe(200);
    expect((await servicesOf('default'))['technical']).toBe(true);
  });

  it.each([
    [{ name: 'stage' }, 400],
    [{ name: 'production' }, 400],
    [{ name: 'default' }, 400],
    [{ name: 'Stage Two' }, 400],
    [{ name: 'another', copyOf: 'nowhere' }, 404],
  ])('an environment cannot be created with %o', async (requested, status) => {
    expect((await post('/environments', requested)).statusCode).toBe(status);
  });

  it('an environment is created by operators alone', async () => {
    expect((await post('/environments', { name: 'mine' }, {})).statusCode).toBe(401);
  });
});
