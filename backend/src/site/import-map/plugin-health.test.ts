import { randomUUID } from 'node:crypto';
import { ERROR_STATUS, type ErrorCode } from '@touchline/contracts/errors';
import type { HealthReport } from '@touchline/contracts/releases';
import {
  createImportMapService,
  createPluginHealth,
  type ImportMapService,
  type PluginHealth,
  type Query,
  registerImportMapRoutes,
} from '@touchline/importmap/service';
import { chooseVersion } from '@touchline/domain/releases';
import { type FastifyInstance, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { testPlugin } from '../../../test/site/test-artefact.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const TOKEN = 'the operator token';
const BASE = '/import-map-service';

let database: TestDatabase;
let environment: string;
/** Seconds by which the database's clock is ahead of the real one. */
let ahead: number;
let service: ImportMapService;
let health: PluginHealth;
let app: FastifyInstance;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

beforeEach(async () => {
  ahead = 0;
  environment = `main-${randomUUID()}`;
  const query: Query = (text, parameters) =>
    database.pool.query(text.replaceAll('now()', `(now() + interval '${ahead} seconds')`), [
      ...parameters,
    ]);
  service = createImportMapService({
    query,
    releases: {
      latest: async () => ({
        format: 1,
        criticalCss: '',
        artefacts: [
          testPlugin('sport', { version: '2.0.0' }),
          testPlugin('lotto', { version: '2.0.0' }),
        ],
      }),
      version: async (id, version) =>
        version === '1.0.0' ? testPlugin(id, { version }) : undefined,
      inspect: async () => [],
      built: async () => [],
    },
    environments: [environment],
  });
  await service.refresh();
  health = createPluginHealth({ query, service, clock: () => Date.now() + ahead * 1000 });
  app = fastify({ trustProxy: true });
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error: Error & { code: string }, _request, reply) =>
    reply
      .code(
        error.code === 'FST_ERR_VALIDATION' ? 400 : (ERROR_STATUS[error.code as ErrorCode] ?? 500),
      )
      .send({ error: { code: error.code, message: error.message } }),
  );
  registerImportMapRoutes(app, {
    service,
    query,
    operatorToken: TOKEN,
    health,
    visitorOf: ({ headers }) => headers['x-visitor'] as string | undefined,
  });
});
afterEach(() => app.close());

const SHARES = [
  { version: '2.0.0', weight: 40 },
  { version: '1.0.0', weight: 60 },
];
let drawn = 0;

/** The id of a visitor that no other call gets, who is served a version in the rollout. */
function visitorWith(version: string): string {
  for (;;) {
    drawn += 1;
    const visitor = `visitor-${drawn}`;
    if (chooseVersion({ plugin: 'sport', versions: SHARES, visitor })?.version === version) {
      return visitor;
    }
  }
}

async function report(
  plugins: HealthReport['plugins'] | readonly object[],
  {
    visitor,
    address = '10.0.0.1',
    page = randomUUID(),
    left = false,
  }: {
    visitor?: string;
    address?: string;
    page?: string;
    left?: boolean;
  },
) {
  const answer = await app.inject({
    method: 'POST',
    url: `${BASE}/reports`,
    headers: { ...(visitor && { 'x-visitor': visitor }), 'x-forwarded-for': address },
    payload: { page, left, plugins },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { share: number };
}

async function read(path: string) {
  const answer = await app.inject({
    method: 'GET',
    url: `${BASE}${path}`,
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Gives half of the visitors another version, as an operator does. */
async function rollOut(): Promise<void> {
  await service.change({
    actor: 'operator',
    reason: 'half of the visitors first',
    changes: [
      {
        kind: 'rollout',
        plugin: 'sport',
        versions: SHARES,
      },
    ],
    dryRun: false,
  });
  await health.look();
  // What is reported from here on is in a bucket that begins after the change.
  ahead += 10;
}

/** A minute of visitors of both versions; every `nth` of the new one's sees it crash. */
async function traffic({ nth }: { nth: number }): Promise<void> {
  for (let second = 0; second < 50; second += 5) {
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const failed = visitor % nth === 0 ? { crash: 1 } : {};
      await report([{ plugin: 'sport', version: '2.0.0', fine: 1, ...failed }], {
        visitor: visitorWith('2.0.0'),
        address: `10.${second}.${visitor}.1`,
      });
      await report([{ plugin: 'sport', version: '1.0.0', fine: 1 }], {
        visitor: visitorWith('1.0.0'),
        address: `10.${second + 100}.${visitor}.1`,
      });
    }
    await health.flush();
    ahead += 5;
    await health.look();
  }
}

describe('the health of plugins', () => {
  it('the health of plugins is stored by plugin and version in buckets of time, for what was published', async () => {
    await report(
      [
        { plugin: 'sport', version: '2.0.0', fine: 3, mount: 1 },
        { plugin: 'lotto', version: '2.0.0', load: 1 },
        { plugin: 'sport', version: '7.7.7', crash: 20 },
        { plugin: 'invented', version: '1.0.1', crash: 20 },
      ],
      { visitor: '10.0.0.1' },
    );
    await health.flush();
    const { versions, bucketSeconds, watches } = await read('/plugin-health');
    expect(versions).toMatchObject([
      { plugin: 'lotto', version: '2.0.0', failureRate: 1, outcomes: { load: 1, fine: 0 } },
      { plugin: 'sport', version: '2.0.0', failureRate: 0.25, outcomes: { fine: 3, mount: 1 } },
    ]);
    expect(versions[1].buckets).toHaveLength(30);
    expect(versions[1].buckets.at(-1)).toEqual({ total: 4, failures: 1 });
    expect([bucketSeconds, watches]).toEqual([60, []]);
    expect((await read('/plugin-health?plugin=lotto')).versions).toHaveLength(1);
    ahead = 3600;
    expect((await read('/plugin-health')).versions).toEqual([]);
    expect((await read('/plugin-health?minutes=120')).versions[1].buckets.at(-16)).toEqual({
      total: 4,
      failures: 1,
    });
  });

  it('the health of plugins refuses an invalid report, more results than a report may carry, and strangers who read', async () => {
    const page = randomUUID();
    for (const payload of [
      {},
      { page, plugins: [{ plugin: 'sport', version: '2.0.0', crash: 21 }] },
      { page, plugins: [{ plugin: 'sport', version: '2.0.0', fine: -1 }] },
      { page: '<script>', plugins: [] },
    ]) {
      const answer = await app.inject({ method: 'POST', url: `${BASE}/reports`, payload });
      expect(answer.statusCode).toBe(400);
    }
    for (const path of ['/plugin-health', '/open-pages']) {
      const answer = await app.inject({ method: 'GET', url: `${BASE}${path}` });
      expect(answer.statusCode, path).toBe(401);
    }
  });

  it('the health of plugins requests a share of further reports only when it receives more than it needs', async () => {
    const visitor = '10.0.0.1';
    expect(await report([], { visitor })).toEqual({ share: 1 });
    for (let count = 0; count < 600; count += 1) {
      health.take({
        environment,
        visitor,
        address: '10.0.0.1',
        report: { page: 'a-page-of-many', left: false, plugins: [] },
      });
    }
    await health.flush();
    expect((await report([], { visitor })).share).toBeCloseTo(0.5, 1);
    await health.flush();
    expect(await report([], { visitor })).toEqual({ share: 1 });
  });

  it('the health of plugins shows the open pages by version, until they are left or silent for 90 s', async () => {
    const page = randomUUID();
    await report([{ plugin: 'sport', version: '2.0.0' }], { visitor: '10.0.0.1', page });
    await report([{ plugin: 'sport', version: '1.0.0' }], { visitor: '10.0.0.2' });
    await health.flush();
    await report([{ plugin: 'sport', version: '1.0.0' }], { visitor: '10.0.0.1', page });
    await health.flush();
    expect(await read('/open-pages')).toEqual({
      pages: 2,
      versions: [{ plugin: 'sport', version: '1.0.0', pages: 2 }],
    });
    await report([], { visitor: '10.0.0.1', page, left: true });
    await health.flush();
    expect((await read('/open-pages')).pages).toBe(1);
    ahead = 91;
    expect(await read('/open-pages')).toEqual({ pages: 0, versions: [] });
  });
});

describe('a rollout', () => {
  const watch = async () => (await read('/plugin-health')).watches[0];

  const bad = [{ plugin: 'sport', version: '2.0.0', crash: 20 }];
  const fine = (version: string) => [{ plugin: 'sport', version, fine: 1 }];

  it('a rollout counts each visitor once, whatever they report and wherever from', async () => {
    await rollOut();
    const visitor = visitorWith('2.0.0');
    for (let count = 0; count < 5; count += 1) {
      await report(bad, { visitor, address: `10.0.${count}.1` });
      await health.flush();
    }
    // Fine after a failure is not a second vote; failing after all was fine is.
    await report(fine('2.0.0'), { visitor });
    await report(fine('1.0.0'), { visitor: visitorWith('1.0.0'), address: '10.0.9.1' });
    await health.flush();
    ahead += 10;
    expect(await watch()).toMatchObject({
      plugin: 'sport',
      candidate: { version: '2.0.0', visitors: 1, failures: 1 },
      previous: { version: '1.0.0', visitors: 1, failures: 0 },
      revision: 1,
      threshold: 1000,
      budget: 0.01,
    });
  });

  it('a rollout counts no visitor who was not served the version, or whose id is not the server’s', async () => {
    await rollOut();
    await report(bad, { visitor: visitorWith('1.0.0') });
    await report(fine('1.0.0'), { visitor: visitorWith('2.0.0'), address: '10.0.2.1' });
    await report(bad, { address: '10.0.3.1' });
    await health.flush();
    ahead += 10;
    expect(await watch()).toMatchObject({
      candidate: { visitors: 0 },
      previous: { visitors: 0 },
    });
  });

  it('a rollout is not rolled back by one network, however many visitors it sends', async () => {
    await rollOut();
    for (let visitor = 0; visitor < 60; visitor += 1) {
      const address = `10.9.9.${visitor}`;
      await report(bad, { visitor: visitorWith('2.0.0'), address });
      await report(fine('1.0.0'), { visitor: visitorWith('1.0.0'), address });
    }
    await health.flush();
    ahead += 10;
    await health.look();
    expect(await watch()).toMatchObject({
      candidate: { visitors: 1, failures: 1 },
      previous: { visitors: 1, failures: 0 },
    });
    expect((await service.state()).revision).toBe(1);
  });

  it('a rollout is not rolled back before it has failed in several networks', async () => {
    await rollOut();
    // Evidence enough, from fewer networks than are required: as if they had many votes each.
    await database.pool.query(
      `INSERT INTO importmap_health (environment, plugin, version, at, visitors, failures, fine, load,
         mount, crash, deadline)
       SELECT $1, 'sport', version, date_bin('5 seconds', now() + interval '10 seconds', 'epoch'), 100,
         failures, 0, 0, 0, 0, 0 FROM (VALUES ('2.0.0', 90), ('1.0.0', 0)) AS v(version, failures)`,
      [environment],
    );
    for (let network = 1; network <= 4; network += 1) {
      await report(bad, { visitor: visitorWith('2.0.0'), address: `10.${network}.0.1` });
    }
    await health.flush();
    ahead += 20;
    await health.look();
    expect((await watch()).evidence).toBeGreaterThan(1000);
    expect((await service.state()).revision).toBe(1);
    await report(bad, { visitor: visitorWith('2.0.0'), address: '10.5.0.1' });
    await health.flush();
    await health.look();
    expect((await service.state()).revision).toBe(2);
  });

  it('a rollout that crashes for every fifth visitor is rolled back within a minute, with the evidence in the history', async () => {
    await rollOut();
    await traffic({ nth: 5 });
    const { state, revision } = await service.state();
    expect(state.plugins['sport']?.versions).toEqual([{ version: '1.0.0', weight: 100 }]);
    expect(revision).toBe(2);
    const [entry] = await service.history({ limit: 1 });
    expect(entry).toMatchObject({
      actor: 'health',
      changes: [{ kind: 'rollout', plugin: 'sport' }],
    });
    expect(entry?.reason).toMatch(
      /^sport 2\.0\.0 failed for \d+ of \d+ visitors \(20\.0 %\), 1\.0\.0 for 0 of \d+ visitors \(0\.0 %\); evidence .* confidence of 99\.9 %$/,
    );
    expect(await watch()).toBeUndefined();
    const { importMap } = service.composition({ visitor: 'anybody' });
    expect(importMap.imports['@touchline/sport']).toContain('/1.0.0/');
  });

  it('a rollout continues when all is well, and when it is the version before that fails', async () => {
    await rollOut();
    await traffic({ nth: 1000 });
    expect((await service.state()).revision).toBe(1);
    // In a separate rollout the other one is the version before.
    for (let network = 0; network < 50; network += 1) {
      await report([{ plugin: 'sport', version: '1.0.0', crash: 1 }], {
        visitor: visitorWith('1.0.0'),
        address: `10.250.${network}.1`,
      });
      await report(fine('2.0.0'), {
        visitor: visitorWith('2.0.0'),
        address: `10.251.${network}.1`,
      });
    }
    await health.flush();
    ahead += 10;
    await health.look();
    expect((await service.state()).revision).toBe(1);
    expect(await watch()).toMatchObject({ previous: { failures: 50 } });
  });
});
