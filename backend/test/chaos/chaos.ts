import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_ROLE } from '../../src/platform/database/cluster-recipe.ts';
import { createRandom } from '../../src/pricing/models/random.ts';
import { type ClientRecord, runClient } from './client.ts';
import { ACCOUNTS } from './scenario.ts';
import { createServerHandle, type ServerHandle } from './server-handle.ts';
import { verifyRun } from './verify.ts';

/** What a run did and found. */
export interface ChaosReport {
  readonly kills: { readonly api: number; readonly database: number; readonly both: number };
  readonly acknowledged: number;
  /** Definite refusals, by code. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Calls that had to be made again. */
  readonly retries: number;
  readonly seconds: number;
  /** Empty when nothing was lost, doubled or changed and the ledger is right. */
  readonly faults: readonly string[];
}

export interface ChaosOptions {
  readonly kills: number;
  /** An empty folder that the database's user can get into. */
  readonly dataDirectory: string;
  readonly seed?: number | undefined;
  readonly clients?: number | undefined;
  /** Called after each kill. */
  readonly onKill?: ((count: number) => void) | undefined;
}

const TARGETS = ['api', 'database', 'both'] as const;
/** Answers between two kills, so that each one meets a server under load. */
const ANSWERS_BETWEEN = 40;
const LONGEST_STILLNESS_MS = 30_000;
const MOST_DELAY_MS = 60;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function sequence(seed: number): () => number {
  const random = createRandom(seed);
  let position = 0;
  return () => {
    position += 1;
    return random(position);
  };
}

function answersOf({ acknowledged, refusals }: ClientRecord): number {
  return acknowledged.length + [...refusals.values()].reduce((sum, count) => sum + count, 0);
}

async function untilAnswered(record: ClientRecord, more: number): Promise<void> {
  const wanted = answersOf(record) + more;
  const deadline = Date.now() + LONGEST_STILLNESS_MS;
  while (answersOf(record) < wanted) {
    if (Date.now() > deadline) {
      throw new Error('the server did not come back: clients get no answers');
    }
    await wait(5);
  }
}

async function kill(server: ServerHandle, target: (typeof TARGETS)[number]): Promise<void> {
  await Promise.all([
    target === 'database' ? undefined : server.killApi(),
    target === 'api' ? undefined : server.killDatabase(),
  ]);
  if (target !== 'database') {
    await server.start();
  }
}

async function untilSettled(pool: pg.Pool): Promise<void> {
  const deadline = Date.now() + LONGEST_STILLNESS_MS;
  for (;;) {
    const { rows } = await pool.query<{ open: number }>(
      "SELECT count(*)::int AS open FROM bet WHERE status = 'open'",
    );
    if (rows[0]?.open === 0) return;
    if (Date.now() > deadline) throw new Error(`${rows[0]?.open} bets were never settled`);
    await wait(50);
  }
}

/**
 * Kills the API, its database or both with SIGKILL while clients place bets and others are settled,
 * clients retrying with the same key until they get a response. Then compares the responses
 * with what is there.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { dataDirectory, seed = 1, clients = 16 } = options;
  const startedAt = Date.now();
  const port = await freePort();
  const server = createServerHandle({ dataDirectory, port });
  const random = sequence(seed);
  const record: ClientRecord = { acknowledged: [], refusals: new Map(), retries: 0 };
  const kills = { api: 0, database: 0, both: 0 };
  const end = new AbortController();
  const { directory, accounts } = await server.start();
  const running = Array.from({ length: clients }, (_, at) => {
    const account = at % ACCOUNTS;
    const accountId = accounts[account] ?? '';
    const own = { name: `client-${at}`, account, accountId, random: sequence(seed * 1000 + at) };
    return runClient({ ...own, port, record, signal: end.signal });
  });
  const pool = new pg.Pool({
    host: join(directory, 'run'),
    user: APPLICATION_ROLE,
    database: APPLICATION_ROLE,
    max: 2,
  });
  pool.on('error', () => undefined);
  try {
    for (let count = 1; count <= options.kills; count += 1) {
      await untilAnswered(record, ANSWERS_BETWEEN);
      await wait(random() * MOST_DELAY_MS);
      const target = TARGETS[Math.floor(random() * TARGETS.length)] ?? 'both';
      await kill(server, target);
      kills[target] += 1;
      options.onKill?.(count);
    }
    await untilAnswered(record, ANSWERS_BETWEEN);
    end.abort();
    await Promise.all(running);
    await untilSettled(pool);
    const faults = await verifyRun({ pool, port, reported: record.acknowledged });
    return {
      kills,
      acknowledged: record.acknowledged.length,
      refusals: Object.fromEntries(record.refusals),
      retries: record.retries,
      seconds: (Date.now() - startedAt) / 1000,
      faults,
    };
  } finally {
    end.abort();
    await pool.end();
    await server.stop();
  }
}
