import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ERROR_STATUS, type ErrorCode } from '@touchline/contracts/errors';
import type { Artefact, Finding } from '@touchline/contracts/releases';
import {
  createImportMapService,
  createPublishedStore,
  createPublisher,
  type ImportMapService,
  type PublishedStore,
  registerImportMapRoutes,
  withPublished,
} from '@touchline/importmap/service';
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { QueryResult } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { registerAssets } from '../assets/asset-routes.ts';
import { testArtefact, testPlugin } from '../../../test/site/test-artefact.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const TOKEN = 'the token of the operator';
const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function describeBuild(
  id: string,
  version: string,
  options: {
    readonly files?: Readonly<Record<string, string>>;
    readonly path?: string;
    readonly criticality?: string;
    readonly api?: string;
  } = {},
): Artefact {
  const { files = {}, path = `/${id}`, criticality = 'optional', api = '^1.0' } = options;
  const route = { name: id, path, layout: 'default', access: 'any', module: './a.view.tsx' };
  return testPlugin(id, {
    version,
    dependencies: ['react'],
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        { integrity: sha(text), bytes: text.length, size: 1 },
      ]),
    ),
    says: { api, criticality, routes: [route] },
  });
}

const BUILT: readonly Artefact[] = [
  testArtefact('react', { version: '1.0.0', kind: 'vendor', specifiers: ['react'], files: {} }),
  describeBuild('sport', '1.0.0'),
  describeBuild('responsible-gaming', '1.0.0', { criticality: 'mandatory' }),
];

let test: TestDatabase;
/** Runs statements of the tests' own, too. */
let query: (text: string, parameters: readonly unknown[]) => Promise<Pick<QueryResult, 'rows'>>;
let folder: string;
let id: string;
let store: PublishedStore;
let service: ImportMapService;
let app: App;

async function createReplica(published: string, environment = `main-${randomUUID()}`) {
  const kept = createPublishedStore({ query, folder: published });
  const built = {
    latest: async () => ({ format: 1 as const, criticalCss: '', artefacts: [...BUILT] }),
    version: async () => undefined,
    inspect: async () => [],
    built: async () => [],
  };
  const releases = withPublished(built, kept);
  const made = createImportMapService({ query, releases, environments: [environment] });
  await made.refresh();
  const server = fastify();
  server.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(
    (
      error: Error & { code: string; details?: unknown },
      _request: FastifyRequest,
      reply: FastifyReply,
    ) => {
      const { code, message, details } = error;
      const known = ERROR_STATUS[code as ErrorCode];
      const status = known ?? (error as { statusCode?: number }).statusCode ?? 500;
      return reply.code(status).send({ error: { code, message, details } });
    },
  );
  registerImportMapRoutes(server, {
    service: made,
    query,
    operatorToken: TOKEN,
    publisher: createPublisher({ service: made, store: kept, releases }),
  });
  const whole = server as unknown as App;
  await registerAssets(whole, { directory: join(published, 'built'), published: kept });
  return { store: kept, service: made, app: whole };
}

beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-published-'));
  query = (text, parameters) => test.pool.query(text, [...parameters]);
  // What is published stays, so each test has its own plugin.
  id = `loyalty-${randomUUID().slice(0, 8)}`;
  ({ store, service, app } = await createReplica(folder));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, token = TOKEN, on = app }: { body?: unknown; token?: string; on?: App } = {},
) {
  const answer = await on.inject({
    method,
    url: `/import-map-service${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: answer.statusCode, json: answer.json() };
}

const CODE = `System.register(["react"],()=>({}));${'/* as it was built */'.repeat(40)}`;
const files = (code = CODE) => ({ [`${id}.js`]: code, 'mark.png': 'PNG' });
const base64 = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(given).map(([name, text]) => [name, Buffer.from(text).toString('base64')]),
  );

function publish(
  change: {
    artefact?: Partial<Artefact>;
    content?: Readonly<Record<string, string>>;
    version?: string;
    token?: string;
    dryRun?: boolean;
    on?: App;
  } & Pick<NonNullable<Parameters<typeof describeBuild>[2]>, 'path' | 'criticality' | 'api'> = {},
) {
  const { version = '1.0.0-a', content = files(), token, on, dryRun, artefact, ...rest } = change;
  return call('PUT', `/plugins/${id}/versions/${version}`, {
    body: {
      artefact: { ...describeBuild(id, version, { files: content, ...rest }), ...artefact },
      files: base64(content),
      ...(dryRun && { dryRun }),
    },
    ...(token !== undefined && { token }),
    ...(on && { on }),
  });
}

const change = (changes: readonly object[], token?: string) =>
  call('POST', '/changes', {
    body: { changes, reason: 'a test' },
    ...(token !== undefined && { token }),
  });
const findingsOf = ({ json }: { json: { error: { details: { findings: Finding[] } } } }) =>
  json.error.details.findings.map(({ code }) => code);
const teamToken = async (mayWrite: boolean, plugins: readonly string[]) =>
  (
    await call('POST', '/tokens', {
      body: { name: `team-${randomUUID().slice(0, 8)}`, mayWrite, plugins },
    })
  ).json.token as string;

describe('a published version', () => {
  it('a published version is described by what the service finds in it, and served permanently, compressed', async () => {
    const answer = await publish();
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ isNew: true, findings: [], bytes: CODE.length + 3 });
    expect(answer.json.size).toBeLessThan(CODE.length / 4);

    const url = `/assets/${id}/1.0.0-a/${id}.js`;
    const plain = await app.inject({ url });
    expect(plain.body).toBe(CODE);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const get = async (encoding: string) =>
      (await app.inject({ url, headers: { 'accept-encoding': encoding } })).rawPayload;
    expect(brotliDecompressSync(await get('br')).toString()).toBe(CODE);
    expect(gunzipSync(await get('gzip')).toString()).toBe(CODE);
    const image = await app.inject({
      url: `/assets/${id}/1.0.0-a/mark.png`,
      headers: { 'accept-encoding': 'br' },
    });
    expect(image.body).toBe('PNG');
  });

  it('a published version is confirmed again when repeated, and refused when its content differs', async () => {
    await publish();
    const again = await publish();
    expect([again.status, again.json.isNew]).toEqual([200, false]);
    const other = await publish({ content: files(`${CODE} `) });
    expect([other.status, other.json.error.code]).toEqual([409, 'version_taken']);
    expect((await publish({ path: '/elsewhere' })).json.error.code).toBe('version_taken');
  });

  it('a version published by two at the same time with different content is one of them, whole', async () => {
    const contents = [files('System.register([],()=>1)'), files('System.register([],()=>2)')];
    const answers = await Promise.all(contents.map((content) => publish({ content })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const winner = contents[answers.findIndex(({ status }) => status === 201)];
    const { body } = await app.inject({ url: `/assets/${id}/1.0.0-a/${id}.js` });
    expect(body).toBe(winner?.[`${id}.js`]);
  });

  it('a published version is on no page until it is made live; then for a share of visitors, and back', async () => {
    await publish();
    const isLive = () => service.composition().importMap.imports[`@touchline/${id}`] !== undefined;
    const state = () => service.services().find((one) => one.id === id);
    expect([isLive(), state()]).toMatchObject([false, { enabled: false, versions: [] }]);

    const token = await teamToken(true, [id]);
    const versions = [
      { version: '1.0.0-a', weight: 5 },
      { version: 'none', weight: 95 },
    ];
    expect((await change([{ kind: 'rollout', plugin: id, versions }], token)).status).toBe(200);
    const visitors = Array.from({ length: 2000 }, (_, number) => `visitor ${number}`);
    const having = visitors.filter(
      (visitor) => service.composition({ visitor }).importMap.imports[`@touchline/${id}`],
    );
    expect(having.length / visitors.length).toBeCloseTo(0.05, 1);

    const all = [{ version: '1.0.0-a', weight: 100 }];
    await change([{ kind: 'rollout', plugin: id, versions: all }], token);
    expect(isLive()).toBe(true);
    const back = await call('POST', '/rollback', { body: { reason: 'back', plugin: id }, token });
    expect([back.status, state()?.versions]).toEqual([200, versions]);
    expect(
      (await call('POST', '/rollback', { body: { reason: 'all back' }, token })).json.error.code,
    ).toBe('forbidden');
  });

  it('a published version is laid out again where its copy is missing, and by a replica that never saw it', async () => {
    await publish();
    await rm(join(folder, 'assets'), { recursive: true });
    expect((await store.read(id, '1.0.0-a'))?.version).toBe('1.0.0-a');
    const elsewhere = await mkdtemp(join(tmpdir(), 'touchline-published-'));
    const replica = await createReplica(elsewhere);
    const { body } = await replica.app.inject({ url: `/assets/${id}/1.0.0-a/${id}.js` });
    expect(body).toBe(CODE);
    await replica.app.close();
    await rm(elsewhere, { recursive: true });
  });

  it('a published version cannot go live when its copy was tampered with', async () => {
    await publish();
    await writeFile(join(folder, 'assets', id, '1.0.0-a', `${id}.js`), 'alert(1)');
    const versions = [{ version: '1.0.0-a', weight: 100 }];
    const answer = await change([{ kind: 'rollout', plugin: id, versions }]);
    expect([answer.status, findingsOf(answer)]).toEqual([409, ['file_tampered']]);
  });

  it('an upload that is cut off leaves nothing: not in the database, not on disk', async () => {
    const whole = query;
    query = (text, parameters) =>
      text.includes('INSERT INTO importmap_version')
        ? // The process that sends it dies before it is whole.
          whole(text, [...parameters.slice(0, 6), [...(parameters[6] as Buffer[]), null], []])
        : whole(text, parameters);
    const cut = await createReplica(folder);
    expect((await publish({ on: cut.app })).status).toBe(500);
    await cut.app.close();
    expect(await store.read(id, '1.0.0-a')).toBeUndefined();

    let isCut = true;
    query = async (text, parameters) => {
      const answer = await whole(text, parameters);
      const [row] = answer.rows as readonly { file?: string }[];
      return isCut && text.includes('FROM importmap_file') && row
        ? { rows: [row, { ...row, file: 'no/such/folder.js' }] }
        : answer;
    };
    const torn = await createReplica(folder);
    expect((await publish({ on: torn.app })).status).toBe(201);
    await expect(torn.store.read(id, '1.0.0-a')).rejects.toThrow('no such file');
    expect(await readdir(join(folder, 'work'))).toEqual([]);
    isCut = false;
    expect((await torn.store.read(id, '1.0.0-a'))?.id).toBe(id);
    await torn.app.close();
  });
});

describe('two teams at the same time', () => {
  it('two teams that publish and release 100 versions each, of different plugins, on two replicas, lose none', async () => {
    const environment = `main-${randomUUID()}`;
    const teams = await Promise.all(
      ['north', 'south'].map(async (side) => ({
        plugin: `${side}-${randomUUID().slice(0, 8)}`,
        replica: await createReplica(join(folder, side), environment),
      })),
    );
    await Promise.all(
      teams.map(async ({ plugin, replica: { app: on } }) => {
        for (let number = 1; number <= 100; number += 1) {
          const version = `1.${number}.0`;
          const content = { [`${plugin}.js`]: `System.register([],()=>${number})` };
          const published = await call('PUT', `/plugins/${plugin}/versions/${version}`, {
            on,
            body: {
              artefact: describeBuild(plugin, version, { files: content }),
              files: base64(content),
            },
          });
          const versions = [{ version, weight: 100 }];
          const released = await call('POST', '/changes', {
            on,
            body: { changes: [{ kind: 'rollout', plugin, versions }], reason: version },
          });
          expect([published.status, released.status], version).toEqual([201, 200]);
        }
      }),
    );
    const [one, other] = teams;
    const { json } = await call('GET', '/state', { on: one?.replica.app as App });
    expect(json.revision).toBe(200);
    for (const { plugin } of teams) {
      expect(json.state.plugins[plugin].versions).toEqual([{ version: '1.100.0', weight: 100 }]);
      const { rows } = await query('SELECT 1 FROM importmap_version WHERE plugin = $1', [plugin]);
      expect(rows).toHaveLength(100);
    }
    await Promise.all([one, other].map((team) => team?.replica.app.close()));
  }, 180_000);
});

describe('an upload is refused', () => {
  it.each<[string, string, Parameters<typeof publish>[0]]>([
    ['for a plugin API that pages do not have', 'api_unsupported', { api: '^9.0' }],
    ['with a route of another plugin', 'route_clash', { path: '/sport' }],
    ['that says it protects players', 'protection_changed', { criticality: 'mandatory' }],
    ['that answers for React', 'description_wrong', { artefact: { specifiers: ['react'] } }],
    ['that is no plugin', 'description_wrong', { artefact: { kind: 'shell' } }],
    [
      'that imports what no page has',
      'dependency_unknown',
      { artefact: { dependencies: ['vue'] } },
    ],
    ['without a file it names', 'file_missing', { artefact: { stylesheets: ['gone.css'] } }],
  ])('an upload is refused %s: %s', async (_why, code, requested) => {
    const answer = await publish(requested);
    expect([answer.status, answer.json.error.code]).toEqual([409, 'release_refused']);
    expect(findingsOf(answer)).toContain(code);
    expect(await store.read(id, '1.0.0-a')).toBeUndefined();
    // A dry run finds the same and refuses nothing.
    const tried = await publish({ ...requested, dryRun: true });
    expect(tried.status).toBe(200);
    expect(tried.json.findings.map((finding: Finding) => finding.code)).toContain(code);
  });

  it('an upload is refused when a file is not what was built, naming the file', async () => {
    const answer = await call('PUT', `/plugins/${id}/versions/1.0.0-a`, {
      body: {
        artefact: describeBuild(id, '1.0.0-a', { files: files() }),
        files: base64(files(`${CODE};alert(1)`)),
      },
    });
    expect(findingsOf(answer)).toEqual(['file_tampered']);
    expect(answer.json.error.message).toContain(`${id}.js is not what was built`);
  });

  it('an upload is refused when it was built for development', async () => {
    const answer = await publish({ content: files(`globalThis["touchline:refresh"];${CODE}`) });
    expect(findingsOf(answer)).toEqual(['description_wrong']);
    expect(answer.json.error.message).toContain('it was built for development');
  });

  it('an upload is refused when its first load is too heavy, or all of it is', async () => {
    const noise = (bytes: number) =>
      Array.from({ length: bytes / 32 }, (_, number) =>
        createHash('sha256').update(String(number)).digest('base64'),
      ).join('');
    expect(findingsOf(await publish({ content: files(noise(64 * 1024)) }))).toContain(
      'budget_exceeded',
    );
    const huge = { ...files(), 'big.png': 'x'.repeat(6 * 1024 * 1024) };
    expect(findingsOf(await publish({ content: huge }))).toEqual(['budget_exceeded']);
    const beyond = { ...files(), 'big.png': 'x'.repeat(8 * 1024 * 1024) };
    expect((await publish({ content: beyond })).status).toBe(413);
  });

  it.each(['../evil.js', 'page.html', 'release.json', 'a/b.js', '.env'])(
    'an upload is refused with a file called %s',
    async (name) => {
      const answer = await publish({ content: { ...files(), [name]: 'x' } });
      expect(answer.status).toBe(400);
    },
  );

  it('an upload is refused with a picture that can script', async () => {
    const content = {
      ...files(),
      'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="1"/>',
    };
    const answer = await publish({ content });
    expect([answer.status, findingsOf(answer)]).toEqual([409, ['picture_unsafe']]);
    expect(await store.read(id, '1.0.0-a')).toBeUndefined();
  });

  it('an upload is refused from strangers, from other teams and from read-only tokens', async () => {
    const [own, reader, other] = await Promise.all([
      teamToken(true, [id]),
      teamToken(false, [id]),
      teamToken(true, ['sport']),
    ]);
    expect((await publish({ token: 'tlm_unknown' })).status).toBe(401);
    expect((await publish({ token: other })).json.error.code).toBe('forbidden');
    expect((await publish({ token: reader })).json.error.code).toBe('forbidden');
    expect((await publish({ token: reader, dryRun: true })).status).toBe(200);
    expect(await store.read(id, '1.0.0-a')).toBeUndefined();
    expect((await publish({ token: own })).status).toBe(201);
    const { json } = await call('GET', `/plugins/${id}/versions`, { token: reader });
    expect(json.versions).toMatchObject([
      { version: '1.0.0-a', publishedBy: expect.stringMatching(/^team-/) },
    ]);
  });

  it('the database refuses to change or delete what is published', async () => {
    await publish();
    const refusal = expect.objectContaining({
      message: expect.stringMatching(/denied|append|only/),
    });
    await expect(
      query('UPDATE importmap_file SET bytes = $1 WHERE plugin = $2', [Buffer.from('x'), id]),
    ).rejects.toEqual(refusal);
    await expect(query('DELETE FROM importmap_version WHERE plugin = $1', [id])).rejects.toEqual(
      refusal,
    );
  });
});
