import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { ERROR_STATUS, type ErrorCode } from '@touchline/contracts/errors';
import {
  createImportMapService,
  type ImportMapService,
  type Query,
  registerImportMapRoutes,
} from '@touchline/importmap/service';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { testPlugin } from '../../../test/site/test-artefact.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const TOKEN = 'the operator token: with a colon';
const BASE = '/import-map-service';

const NEWEST = [
  testPlugin('sport', { version: '2.0.0' }),
  testPlugin('lotto', { version: '2.0.0' }),
  testPlugin('responsible-gaming', { version: '2.0.0', says: { criticality: 'mandatory' } }),
];

let test: TestDatabase;
let query: Query;
let isDown: boolean;
let main: string;
let stage: string;
let service: ImportMapService;
let app: FastifyInstance;

function createService(): ImportMapService {
  return createImportMapService({
    query,
    releases: {
      latest: async () => ({ format: 1, criticalCss: '', artefacts: NEWEST }),
      version: async (id, version) =>
        version.startsWith('1.') ? testPlugin(id, { version }) : undefined,
      inspect: async () => [],
      built: async () => [],
    },
    environments: [main, stage],
  });
}

beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.stop());

beforeEach(async () => {
  isDown = false;
  query = async (text, parameters) => {
    if (isDown) {
      throw new Error('connection refused');
    }
    return await test.pool.query(text, [...parameters]);
  };
  // The history is only added to, so each test has its own environments.
  main = `main-${randomUUID()}`;
  stage = `stage-${randomUUID()}`;
  await test.pool.query('DELETE FROM importmap_token');
  service = createService();
  await service.refresh();
  app = fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(
    (
      error: Error & { code: string; details?: unknown },
      _request: FastifyRequest,
      reply: FastifyReply,
    ) => {
      const { code, message, details } = error;
      return reply
        .code(ERROR_STATUS[code as ErrorCode] ?? 500)
        .send({ error: { code, message, details } });
    },
  );
  registerImportMapRoutes(app, { service, query, operatorToken: TOKEN });
});
afterEach(() => app.close());

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  {
    body,
    authorization = basic('operator', TOKEN),
    ifMatch,
    type = 'application/json',
  }: { body?: unknown; authorization?: string; ifMatch?: string; type?: string } = {},
) {
  const answer = await app.inject({
    method,
    url: `${BASE}${path}`,
    headers: {
      authorization,
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined
      ? {}
      : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    json: isJson ? answer.json() : undefined,
  };
}

const off = { kind: 'switch', plugin: 'sport', enabled: false } as const;
const on = { kind: 'switch', plugin: 'sport', enabled: true } as const;
const change = (changes: readonly object[], options: { ifMatch?: string } = {}) =>
  call('POST', '/changes', {
    body: { changes, reason: 'a test' },
    ...(options.ifMatch === undefined ? {} : { ifMatch: options.ifMatch }),
  });

describe('changes of the import map', () => {
  it('a change of the import map is made in one environment, with a revision and a history of who, what and why', async () => {
    expect((await change([off])).json).toMatchObject({ revision: 1, dryRun: false });
    expect(service.composition().importMap.imports).not.toHaveProperty(['@touchline/sport']);
    expect(service.composition({ environment: stage }).importMap.imports).toHaveProperty([
      '@touchline/sport',
    ]);
    const { json } = await call('GET', '/history');
    expect(json).toEqual({
      revisions: [
        {
          revision: 1,
          madeAt: expect.stringMatching(/^\d{4}-.*Z$/),
          actor: 'operator',
          reason: 'a test',
          changes: [off],
        },
      ],
    });
  });

  it('a change of several plugins is all or nothing', async () => {
    const unknown = { kind: 'switch', plugin: 'nothing', enabled: false };
    expect((await change([off, unknown])).status).toBe(404);
    expect((await call('GET', '/state')).json).toMatchObject({ revision: 0 });
  });

  it('a change that expects an older revision is refused with the difference', async () => {
    await change([off]);
    const stale = await change([{ ...off, plugin: 'lotto' }], { ifMatch: '"0"' });
    expect(stale.status).toBe(412);
    expect(stale.json.error).toMatchObject({
      code: 'revision_stale',
      details: { expected: 0, revision: 1, differences: [{ path: 'plugins.sport' }] },
    });
    const state = await call('GET', '/state');
    expect(state.headers['etag']).toBe('"1"');
    expect((await change([on], { ifMatch: '"1"' })).json.revision).toBe(2);
    expect((await change([on], { ifMatch: 'two' })).status).toBe(400);
  });

  it('a change that changes nothing makes no revision', async () => {
    await change([off]);
    expect((await change([off])).json.revision).toBe(1);
  });

  it('a dry run reports what a change would do and does nothing', async () => {
    const versions = [{ version: '9.9.9', weight: 100 }];
    const rollout = { kind: 'rollout', plugin: 'sport', versions };
    const dry = await call('POST', '/changes', {
      body: { changes: [rollout], reason: 'a try', dryRun: true },
    });
    expect(dry.json).toMatchObject({ revision: 0, findings: [{ code: 'file_missing' }] });
    expect((await change([rollout])).json.error).toMatchObject({
      code: 'release_refused',
      details: { findings: [{ code: 'file_missing', plugin: 'sport', version: '9.9.9' }] },
    });
    expect((await call('GET', '/state')).json).toMatchObject({ revision: 0 });
  });

  it('a change can be rolled back with one call, which is a revision as well', async () => {
    await change([off]);
    await change([{ ...off, plugin: 'lotto' }]);
    const back = await call('POST', '/rollback', { body: { reason: 'it broke' } });
    expect(back.json.revision).toBe(3);
    expect((await call('GET', '/state')).json.state.plugins).toEqual({ sport: { enabled: false } });
    const first = await call('POST', '/rollback', { body: { revision: 0, reason: 'all of it' } });
    expect(first.json.revision).toBe(4);
    expect((await call('GET', '/state')).json.state.plugins).toEqual({});
    const { json } = await call('GET', '/diff?from=2&to=0');
    expect(json.differences.map(({ path }: { path: string }) => path)).toEqual([
      'plugins.lotto',
      'plugins.sport',
    ]);
  });

  it('the changes of two teams on two replicas, 100 each at the same time, are all stored', async () => {
    const replicas = [createService(), createService()];
    await Promise.all(replicas.map((replica) => replica.refresh()));
    const publish = (replica: ImportMapService, id: string, count: number) =>
      replica.change({
        changes: [
          { kind: 'rollout', plugin: id, versions: [{ version: `1.0.${count}`, weight: 100 }] },
        ],
        reason: `publish ${count}`,
        actor: id,
        dryRun: false,
      });
    await Promise.all(
      ['sport', 'lotto'].map(async (id, index) => {
        for (let count = 0; count < 100; count += 1) {
          await publish(replicas[index] as ImportMapService, id, count);
        }
      }),
    );
    const { revision, state } = await service.state();
    expect(revision).toBe(200);
    expect(state.plugins['sport']?.versions).toEqual([{ version: '1.0.99', weight: 100 }]);
    expect(state.plugins['lotto']?.versions).toEqual([{ version: '1.0.99', weight: 100 }]);
    for (const actor of ['sport', 'lotto']) {
      expect(await service.history({ actor, limit: 200 })).toHaveLength(100);
      expect(await service.history({ plugin: actor, limit: 200 })).toHaveLength(100);
    }
  });

  it('the changes are found by when they were made, and each section by who decided last about it', async () => {
    await change([off]);
    await change([{ ...off, plugin: 'lotto' }, on]);
    const { revisions } = (await call('GET', '/history')).json;
    const [newest, oldest] = revisions.map(({ madeAt }: { madeAt: string }) => madeAt);
    const found = async (query: string) =>
      (await call('GET', `/history?${query}`)).json.revisions.map(
        ({ revision }: { revision: number }) => revision,
      );
    const after = new Date(Date.parse(newest) + 1).toISOString();
    expect(await found(`since=${oldest}`)).toEqual([2, 1]);
    expect(await found(`since=${after}`)).toEqual([]);
    expect(await found(`until=${after}&plugin=lotto`)).toEqual([2]);
    const { lastChanges } = (await call('GET', '/services')).json;
    expect(lastChanges).toMatchObject([
      { plugin: 'lotto', revision: 2, actor: 'operator', reason: 'a test' },
      { plugin: 'sport', revision: 2 },
    ]);
  });

  it('a change that restores a past moment counts for the sections it changes, and no other', async () => {
    await change([off]);
    await change([{ ...off, plugin: 'lotto' }]);
    const back = { changes: [{ kind: 'restore', revision: 1 }], reason: 'The draws are back' };
    await call('POST', '/changes', { body: back });
    const { lastChanges } = (await call('GET', '/services')).json;
    expect(lastChanges).toMatchObject([
      { plugin: 'lotto', revision: 3, reason: 'The draws are back' },
      { plugin: 'sport', revision: 1 },
    ]);
    const found = async (query: string) =>
      (await call('GET', `/history?${query}`)).json.revisions.map(
        ({ revision }: { revision: number }) => revision,
      );
    expect(await found('plugin=lotto')).toEqual([3, 2]);
    expect(await found('plugin=sport')).toEqual([1]);
    expect(await found('text=draws+are')).toEqual([3]);
    expect(await found('text=%25')).toEqual([]);
  });

  it('the changes are never edited: the database refuses', async () => {
    await change([off]);
    for (const sql of [
      `UPDATE importmap_revision SET actor = 'nobody'`,
      'DELETE FROM importmap_revision',
      'TRUNCATE importmap_revision',
    ]) {
      await expect(test.pool.query(sql)).rejects.toThrow(/only added to|permission denied/);
    }
  });
});

describe('every write', () => {
  const patch = { service: 'mine', url: 'https://cdn.example/mine.js' };
  it.each([
    ['POST', '/changes', { changes: [{ ...off, plugin: 'lotto' }], reason: 'late' }],
    ['POST', '/rollback', { reason: 'late' }],
    ['PATCH', '/services?skip_url_check', patch],
    ['PATCH', '/import-map.json?skip_url_check', { imports: { mine: patch.url } }],
    ['DELETE', '/services/lotto', undefined],
  ] as const)(
    'a write by %s %s that expects an older revision is a 412 with the difference',
    async (method, path, body) => {
      await change([off]);
      const late = await call(method, path, { body, ifMatch: '"0"' });
      expect(late.status).toBe(412);
      expect(late.json.error).toMatchObject({
        code: 'revision_stale',
        details: { expected: 0, revision: 1, differences: [{ path: 'plugins.sport' }] },
      });
      expect((await call('GET', '/state')).json.revision).toBe(1);
      expect((await call(method, path, { body, ifMatch: '"1"' })).status).toBe(200);
      expect((await call('GET', '/state')).json.revision).toBe(2);
    },
  );
});

describe('the live map', () => {
  const read = (headers: Record<string, string> = {}, path = '/import-map.json') =>
    app.inject({ url: `${BASE}${path}`, headers });

  it('the live map is cached by clients and sent again only when it has changed, by its ETag', async () => {
    const first = await read();
    expect(first.headers['cache-control']).toBe('no-cache');
    const tag = String(first.headers['etag']);
    const again = await read({ 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await change([off]);
    const changed = await read({ 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(tag);
  });

  it('the live map is sent compressed to clients that accept it, under its own tag', async () => {
    for (const path of ['/import-map.json', '/release.json']) {
      const plain = await read({}, path);
      const packed = await read({ 'accept-encoding': 'gzip, br' }, path);
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
      expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
    }
  });
});

describe('a fault of the storage', () => {
  it('pages run on the last known decisions while the database is down', async () => {
    await change([off]);
    const { release } = service.composition();
    isDown = true;
    await service.refresh();
    expect(service.composition().release).toBe(release);
    expect((await call('GET', '/')).json).toMatchObject({ status: 'last-known-good' });
    expect((await call('GET', '/import-map.json')).status).toBe(200);
    expect((await change([on])).json.error.code).toBe('unavailable');
    isDown = false;
    await service.refresh();
    expect(service.isFresh()).toBe(true);
  });

  it('a corrupt state is a 500 with the corrupt part, and is not overwritten', async () => {
    await change([off]);
    await test.pool.query(
      `UPDATE importmap_environment SET state = '{"plugins": 7}' WHERE name = $1`,
      [main],
    );
    await service.refresh();
    expect(service.composition().importMap.imports).not.toHaveProperty(['@touchline/sport']);
    const refused = await change([on]);
    expect(refused.status).toBe(500);
    expect(refused.json.error.message).toContain(`the stored state of "${main}" is corrupt`);
    const { rows } = await test.pool.query(
      'SELECT state FROM importmap_environment WHERE name = $1',
      [main],
    );
    expect(rows).toEqual([{ state: { plugins: 7 } }]);
  });
});

describe('access', () => {
  it('the import-map access of strangers is refused, with a challenge that prompts for no password', async () => {
    const wrong = [basic('operator', 'x'), basic('root', TOKEN), 'Bearer x', 'Basic', ''];
    for (const authorization of wrong) {
      const body = { changes: [off], reason: 'no' };
      const answer = await call('POST', '/changes', { body, authorization });
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer /);
      const patch = { service: 'x', url: '/x.js' };
      expect((await call('PATCH', '/services', { body: patch, authorization })).status).toBe(401);
    }
    expect((await call('GET', '/import-map.json', { authorization: '' })).status).toBe(200);
  });

  it('the import-map access of a team is for its own plugins, and ends when its token is revoked', async () => {
    const requested = { name: 'lotto-team', mayWrite: true, plugins: ['lotto'] };
    const { token } = (await call('POST', '/tokens', { body: requested })).json;
    const asTeam = (changes: readonly object[], authorization = `Bearer ${token}`) =>
      call('POST', '/changes', { body: { changes, reason: 'ours' }, authorization });
    expect((await asTeam([{ ...off, plugin: 'lotto' }])).status).toBe(200);
    expect((await asTeam([off])).status).toBe(403);
    expect((await asTeam([{ ...on, plugin: 'lotto' }, off])).status).toBe(403);
    expect((await asTeam([{ kind: 'restore', revision: 0 }])).status).toBe(403);
    expect((await asTeam([{ ...on, plugin: 'lotto' }], basic('lotto-team', token))).status).toBe(
      200,
    );
    expect((await call('GET', '/tokens', { authorization: `Bearer ${token}` })).status).toBe(403);
    expect((await call('POST', '/tokens', { body: requested })).status).toBe(400);
    expect((await call('GET', '/history')).json.revisions[0].actor).toBe('lotto-team');
    expect(JSON.stringify((await call('GET', '/tokens')).json)).not.toContain(token);
    expect((await call('DELETE', '/tokens/lotto-team')).status).toBe(204);
    expect((await asTeam([{ ...off, plugin: 'lotto' }])).status).toBe(401);
  });

  it('a token for reading one section reads everything and changes nothing, not even that section', async () => {
    const body = { name: 'lotto-reader', mayWrite: false, plugins: ['lotto'] };
    const { token } = (await call('POST', '/tokens', { body })).json;
    const authorization = `Bearer ${token}`;
    for (const path of ['/services', '/state', '/history', '/diff?from=0&to=0']) {
      expect((await call('GET', path, { authorization })).status).toBe(200);
    }
    const patch = { service: '@touchline/lotto', url: '/assets/lotto/1.0.0/lotto.js' };
    for (const [method, path, requested] of [
      ['POST', '/changes', { changes: [{ ...off, plugin: 'lotto' }], reason: 'no' }],
      ['POST', '/rollback', { plugin: 'lotto', reason: 'no' }],
      ['PATCH', '/services', patch],
      ['DELETE', '/services/lotto', undefined],
    ] as const) {
      expect((await call(method, path, { body: requested, authorization })).status).toBe(403);
    }
  });

  it('a token for reading cannot change anything, and may dry-run a change', async () => {
    const body = { name: 'dashboard', plugins: [] };
    const { token } = (await call('POST', '/tokens', { body })).json;
    const authorization = `Bearer ${token}`;
    expect((await call('GET', '/state', { authorization })).status).toBe(200);
    const tried = { changes: [off], reason: 'what if' };
    const dry = { ...tried, dryRun: true };
    expect((await call('POST', '/changes', { body: dry, authorization })).status).toBe(200);
    expect((await call('POST', '/changes', { body: tried, authorization })).status).toBe(403);
  });
});

describe('the API of import-map-deployer', () => {
  const mine = { service: 'my-service', url: 'http://example.com/path/to/my-service.js' };

  it('the deployer API answers its health checks and lists its environments', async () => {
    for (const path of ['/', '/health']) {
      expect((await call('GET', path, { authorization: '' })).json.message).toBe(
        'import-map-deployer is running',
      );
    }
    expect((await call('GET', '/environments')).json).toEqual({
      environments: [
        { name: 'default', aliases: [main], isDefault: true },
        { name: main, aliases: ['default'], isDefault: true },
        { name: stage, aliases: [], isDefault: false },
      ],
    });
  });

  it('the deployer API sets a service as its clients do, under the content type that curl gives', async () => {
    const { status, json } = await call('PATCH', `/services?env=${stage}&skip_url_check`, {
      body: { ...mine, integrity: 'sha256-example' },
      type: 'application/x-www-form-urlencoded',
    });
    expect(status).toBe(200);
    expect(json.imports).toMatchObject({
      'my-service': mine.url,
      'my-service/': 'http://example.com/path/to/',
    });
    expect(json.integrity).toMatchObject({ [mine.url]: 'sha256-example' });
    expect((await call('GET', `/import-map.json?env=${stage}`)).json.imports).toHaveProperty(
      'my-service',
    );
    expect((await call('GET', '/import-map.json?env=default')).json.imports).not.toHaveProperty(
      'my-service',
    );
  });

  it('the deployer API merges a map, retaining integrity', async () => {
    const imports = { a: 'https://cdn.example/a.js', 'a/': 'https://cdn.example/' };
    const integrity = { 'https://cdn.example/a.js': 'sha384-a' };
    const scopes = { '/legacy/': { b: 'https://cdn.example/b.js' } };
    const body = { imports, integrity, scopes };
    const { json } = await call('PATCH', '/import-map.json?skip_url_check=true', { body });
    expect(json).toMatchObject(body);
    const { json: later } = await call('PATCH', '/services?skip_url_check', { body: mine });
    expect(later).toMatchObject(body);
  });

  it('the deployer API deletes a service by its encoded name, with its folder', async () => {
    const named = { ...mine, service: '@company/my-service' };
    await call('PATCH', '/services?skip_url_check', { body: named });
    const { status, json } = await call('DELETE', '/services/%40company%2Fmy-service');
    expect(status).toBe(200);
    expect(Object.keys(json.imports).filter((name) => name.startsWith('@company'))).toEqual([]);
    expect((await call('DELETE', '/services/never-there')).status).toBe(200);
  });

  it('the deployer API makes a published version of a plugin live, and disables a plugin', async () => {
    const url = '/assets/sport/1.2.3/sport.js';
    const { json } = await call('PATCH', '/services', {
      body: { service: '@touchline/sport', url },
    });
    expect(json.imports['@touchline/sport']).toBe(url);
    const gone = await call('DELETE', '/services/%40touchline%2Fsport');
    expect(gone.json.imports).not.toHaveProperty(['@touchline/sport']);
    const missing = await call('PATCH', '/services', {
      body: { service: '@touchline/sport', url: '/assets/sport/9.9.9/sport.js' },
    });
    expect(missing.json.error).toMatchObject({ code: 'release_refused' });
  });

  it.each([
    ['{', 400, 'Patching the import map requires a json request body'],
    [{ url: 'x' }, 400, 'service key is missing'],
    [{ service: ' ', url: 'x' }, 400, 'Invalid service key - " " is an invalid service key'],
    [{ service: 'x' }, 400, 'url key is missing'],
    [{ ...mine, integrity: '' }, 400, 'Invalid integrity - must be a non-empty string'],
  ])('the deployer API refuses %j in its words', async (body, status, text) => {
    const answer = await call('PATCH', '/services?skip_url_check', { body });
    expect([answer.status, answer.text]).toEqual([status, text]);
  });

  it('the deployer API refuses malformed maps in its words', async () => {
    const patch = async (body: object) =>
      (await call('PATCH', '/import-map.json?skip_url_check', { body })).text;
    expect(await patch({ imports: { a: 1 } })).toBe(
      "Invalid import map in request body -- module with name 'a' does not have a string url",
    );
    expect(await patch({ imports: { 'a/': '/b' } })).toBe(
      "Invalid import map in request body -- the URL for module with name 'a/' does not end with a trailing slash",
    );
    expect(await patch({ scopes: { a: {} } })).toBe(
      "Invalid import map in request body -- scope with name 'a' is an object with no properties",
    );
    expect(await patch({ imports: { a: 'javascript:alert(1)' } })).toBe(
      JSON.stringify({ error: 'The following URLs are not trusted - javascript:alert(1)' }),
    );
  });

  it('the deployer API knows its environments, for writes too', async () => {
    for (const [method, path, body] of [
      ['GET', '/import-map.json?env=prodution', undefined],
      ['PATCH', '/services?env=prodution&skip_url_check', mine],
      ['PATCH', '/import-map.json?env=prodution&skip_url_check', { imports: {} }],
      ['DELETE', '/services/x?env=prodution', undefined],
    ] as const) {
      expect((await call(method, path, { body })).status).toBe(404);
    }
  });

  it('the deployer API does not reach into private networks unless it is allowed to', async () => {
    const body = { service: 'x', url: 'http://169.254.169.254/latest/meta-data' };
    const answer = await call('PATCH', '/services', { body });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('is not reachable: http://169.254.169.254');
  });

  it('the deployer API has no way to remove what protects players', async () => {
    const specifier = '@touchline/responsible-gaming';
    const elsewhere = 'https://cdn.example/rg.js';
    const own = '/assets/responsible-gaming/2.0.0/responsible-gaming.js';
    const attempts: readonly [Parameters<typeof call>[0], string, unknown][] = [
      ['DELETE', `/services/${encodeURIComponent(specifier)}`, undefined],
      ['DELETE', '/services/responsible-gaming', undefined],
      ['PATCH', '/services?skip_url_check', { service: specifier, url: elsewhere }],
      ['PATCH', '/import-map.json?skip_url_check', { imports: { [specifier]: elsewhere } }],
      ['PATCH', '/import-map.json?skip_url_check', { imports: { '@touchline/': '/x/' } }],
      [
        'PATCH',
        '/import-map.json?skip_url_check',
        { scopes: { '/assets/': { [specifier]: elsewhere } } },
      ],
    ];
    for (const [method, path, body] of attempts) {
      expect((await call(method, path, { body })).status).toBe(409);
    }
    await call('PATCH', '/import-map.json', { body: { integrity: { [own]: 'sha256-forged' } } });
    const { importMap } = service.composition();
    expect(importMap.imports[specifier]).toBe(own);
    expect(importMap.integrity[own]).toBe('sha256-responsible-gaming/2.0.0');
  });
});
