import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeAnswer, ImportMap, Revision, StateAnswer } from '@touchline/contracts/releases';
import { createConfiguration } from '../configuration/configuration.ts';
import { createImportMap } from './import-map.ts';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  startTestDatabase,
  temporaryFolder,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import { createListener } from '../../platform/database/listener.ts';
import {
  type ImportMapProcess,
  startImportMapProcess,
  writeBuilds,
} from '../../../test/import-map/import-map-process.ts';

// A process takes a second to start, and many times that where everything else runs beside it.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

/** `RELEASE_KILLS=300 npx vitest run …` for a longer run. */
const KILLS = Number(process.env['RELEASE_KILLS'] ?? 8);
const PLUGINS = ['casino', 'lotto', 'sport'] as const;
const VERSIONS = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'] as const;
const TOKEN = 'the token of the operator';

let database: TestDatabase;
let folder: string;
let service: ImportMapProcess;

const start = async () => {
  service = await startImportMapProcess({
    DATABASE_URL: database.url,
    DATABASE_CONNECTIONS: '4',
    DATA_DIR: folder,
    ARTEFACTS_DIR: join(folder, 'build'),
    OPERATOR_TOKEN: TOKEN,
  });
};

beforeAll(async () => {
  database = await startTestDatabase();
  folder = await temporaryFolder();
  await writeBuilds(join(folder, 'build'), { plugins: PLUGINS, versions: VERSIONS });
});
afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(start);
afterEach(() => service.stop());

async function call<Answer>(
  method: string,
  path: string,
  { body, token = TOKEN, headers = {} }: { body?: object; token?: string; headers?: object } = {},
) {
  const response = await fetch(`${service.address}/import-map-service${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return {
    status: response.status,
    headers: response.headers,
    json: (isJson ? JSON.parse(text) : undefined) as Answer,
  };
}

/** All plugins together at one version: a release that must never be seen in halves. */
function release(count: number) {
  const version = VERSIONS[count % VERSIONS.length] as string;
  return {
    reason: `release ${count}`,
    changes: PLUGINS.map((plugin) => ({
      kind: 'rollout',
      plugin,
      versions: [{ version, weight: 100 }],
    })),
  };
}

/** What everybody can see of the decisions, held against one another. */
async function agreed(): Promise<{ readonly revisions: readonly Revision[] }> {
  const { json: now } = await call<StateAnswer>('GET', '/state');
  const { json: map } = await call<ImportMap>('GET', '/import-map.json');
  const { rows } = await database.pool.query<{ revision: number; state: StateAnswer['state'] }>(
    'SELECT revision::int, state FROM importmap_revision ORDER BY revision',
  );
  expect(rows.map(({ revision }) => revision)).toEqual(rows.map((_row, index) => index + 1));
  expect(now.revision).toBe(rows.length);
  expect(now.state).toEqual(rows.at(-1)?.state ?? now.state);
  const chosen = PLUGINS.map((plugin) => now.state.plugins[plugin]?.versions?.[0]?.version);
  expect(new Set(chosen).size).toBe(1);
  const live = PLUGINS.map((plugin) => map.imports[`@touchline/${plugin}`]?.split('/')[3]);
  expect(live).toEqual(chosen.map((version) => version ?? VERSIONS.at(-1)));
  const revisions: Revision[] = [];
  while (revisions.length < rows.length) {
    const before = revisions.at(-1)?.revision;
    const page = await call<{ revisions: Revision[] }>(
      'GET',
      `/history?limit=200${before === undefined ? '' : `&before=${before}`}`,
    );
    revisions.push(...page.json.revisions);
  }
  for (const { reason, changes, actor } of revisions) {
    expect({ changes, actor }).toEqual({
      changes: release(Number(reason.split(' ')[1])).changes,
      actor: 'operator',
    });
  }
  return { revisions };
}

describe('the import-map service on its own', () => {
  it(`the import-map service killed ${KILLS} times while releases are made leaves each of them whole or absent, and loses none it confirmed`, async () => {
    const answered: number[] = [];
    let count = 0;
    for (let kills = 0; kills < KILLS; kills += 1) {
      const gone = new AbortController();
      const releasing = (async () => {
        while (!gone.signal.aborted) {
          count += 1;
          const mine = count;
          const answer = await call<ChangeAnswer>('POST', '/changes', {
            body: release(mine),
          }).catch(() => undefined);
          // What is so already makes no revision.
          if (answer?.status === 200 && answer.json.differences.length > 0) {
            answered.push(mine);
          }
        }
      })();
      // Into the first release of a process, and into later ones.
      const wanted = answered.length + (kills % 3);
      await vi.waitFor(() => expect(answered.length).toBeGreaterThanOrEqual(wanted), 20_000);
      await wait(Math.random() * 60);
      await service.kill();
      gone.abort();
      await releasing;
      await start();
      await agreed();
    }
    const { revisions } = await agreed();
    const reported = revisions.map(({ reason }) => Number(reason.split(' ')[1])).toReversed();
    expect(reported.filter((one) => answered.includes(one))).toEqual(answered);
    expect(new Set(reported).size).toBe(reported.length);
    expect(answered.length).toBeGreaterThan(0);
  });

  it.each([
    { what: 'the service alone: the database goes on', revisions: 1 },
    { what: 'the service and its connection: the database takes back', revisions: 0 },
  ])(
    'the import-map service killed inside the transaction, $what, leaves nothing by halves',
    async ({ what, revisions }) => {
      const { rows: before } = await database.pool.query('SELECT FROM importmap_revision');
      const { json: now } = await call<StateAnswer>('GET', '/state');
      const [live] = now.state.plugins['sport']?.versions ?? [];
      const next = VERSIONS.findIndex((version) => version !== live?.version);
      const holder = await database.pool.connect();
      try {
        // The release waits in its transaction, between what is live and the history.
        await holder.query('BEGIN');
        await holder.query('LOCK TABLE importmap_revision IN SHARE MODE');
        const body = release(next);
        const answer = call('POST', '/changes', { body }).catch(() => 'killed');
        const waiting = await vi.waitFor(async () => {
          const { rows } = await database.pool.query<{ pid: number }>(
            `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'
           AND datname = current_database() AND query LIKE 'WITH next%'`,
          );
          expect(rows).toHaveLength(1);
          return rows[0]?.pid;
        }, 10_000);
        await service.kill();
        expect(await answer).toBe('killed');
        if (what.includes('connection')) {
          await database.pool.query('SELECT pg_terminate_backend($1)', [waiting]);
        }
        await holder.query('COMMIT');
      } finally {
        holder.release();
      }
      await start();
      await vi.waitFor(async () => {
        const { rows } = await database.pool.query('SELECT FROM importmap_revision');
        expect(rows).toHaveLength(before.length + revisions);
      }, 10_000);
      await agreed();
    },
  );

  it('the import-map service alone has the whole API: what is live, tokens for reading and for writing, the deployer’s calls, its health', async () => {
    const make = (name: string, mayWrite: boolean) =>
      call<{ token: string }>('POST', '/tokens', { body: { name, mayWrite, plugins: ['lotto'] } });
    const reader = (await make('dashboard', false)).json.token;
    const writer = (await make('lotto-team', true)).json.token;
    const off = (plugin: string) => ({
      reason: 'ours',
      changes: [{ kind: 'switch', plugin, enabled: false }],
    });
    const status = async (token: string, plugin: string) =>
      (await call('POST', '/changes', { body: off(plugin), token })).status;
    expect((await call('GET', '/services', { token: reader })).status).toBe(200);
    expect(await status(reader, 'lotto')).toBe(403);
    expect(await status(writer, 'sport')).toBe(403);
    expect(await status('a stranger', 'lotto')).toBe(401);
    expect(await status(writer, 'lotto')).toBe(200);
    const basic = `Basic ${Buffer.from(`operator:${TOKEN}`).toString('base64')}`;
    const patched = await call<ImportMap>('PATCH', '/services', {
      headers: { authorization: basic },
      body: { service: '@touchline/lotto', url: '/assets/lotto/1.0.2/lotto.js' },
    });
    expect(patched.json.imports['@touchline/lotto']).toBe('/assets/lotto/1.0.2/lotto.js');
    // The history names the owner of a personal token; there is no console to sign in at.
    const anna = { name: 'anna', mayWrite: true, plugins: [] };
    const { token } = (await call<{ token: string }>('POST', '/tokens', { body: anna })).json;
    const session = await fetch(`${service.address}/operator/session`);
    expect(session.status).toBe(404);
    const made = await fetch(`${service.address}/import-map-service/changes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(off('casino')),
    });
    expect(made.status).toBe(200);
    const { json: newest } = await call<{ revisions: Revision[] }>('GET', '/history?limit=1');
    expect(newest.revisions[0]?.actor).toBe('anna');
    const { json: ready } = await call<{ status: string }>('GET', '/../readyz');
    expect(ready.status).toBe('ready');
  });

  it('the import-map service notifies a site on the same database of every change', async () => {
    const reported: string[] = [];
    const site = await createImportMap({
      pool: database.pool,
      listener: createListener({ pool: database.pool, onTrouble: () => undefined }),
      environment: { ENVIRONMENT: 'production', OVERRIDE_SECRETS: undefined },
      clock: Date.now,
      operatorToken: 'the operator token of this test',
      configuration: createConfiguration({ pool: database.pool, clock: Date.now }),
      artefacts: join(folder, 'build'),
      published: join(folder, 'published-of-the-site'),
      log: pino({ level: 'silent' }),
      onRelease: (release) => void reported.push(release),
    });
    await site.service.refresh();
    // The site's own poll of the database never comes: only the notification brings the change.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const stop = site.follow();
    vi.useRealTimers();
    try {
      await vi.waitFor(async () => {
        const { rows } = await database.pool.query(
          "SELECT FROM pg_stat_activity WHERE query = 'LISTEN importmap' AND datname = current_database()",
        );
        // The service's own, and the site's.
        expect(rows).toHaveLength(2);
      }, 10_000);
      await site.service.refresh();
      reported.length = 0;
      for (const enabled of [false, true, false]) {
        const count = reported.length;
        const changes = [{ kind: 'switch', plugin: 'sport', enabled }];
        const answer = await call('POST', '/changes', { body: { reason: 'now', changes } });
        expect(answer.status).toBe(200);
        await vi.waitFor(() => expect(reported.length).toBe(count + 1), 10_000);
      }
    } finally {
      stop();
    }
  });
});
