import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSettlement } from '../betting/settlement/settlement.ts';
import { startDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { MIGRATIONS_DIRECTORY } from '../platform/database/schema-files.ts';
import { createPool } from '../platform/database/pool.ts';
import {
  silentLog,
  startTestDatabase,
  temporaryFolder,
  type TestDatabase,
} from '../../test/database/test-database.ts';
import type { Feed } from '../pricing/feed/create-feed.ts';
import { createSmallFeed } from '../../test/pricing/small-feed.ts';
import { ledgerFaults } from '../money/wallet/ledger-faults.ts';
import { readEnvironment } from '../platform/process/environment.ts';
import { type Gateway, createGateway } from './gateway.ts';
import { selectSiteProviders } from './site-providers.ts';
import { writeTestRelease } from '../../test/site/test-release.ts';

const log = pino({ level: 'silent' });
let outside: TestDatabase;
let pool: TestDatabase['pool'];
let folder: string;
let feed: Feed;
let gateway: Gateway;

/**
 * The role and the database that the operators' guide has an administrator make.
 * @returns their `DATABASE_URL`
 */
async function madeByTheGuide(own: string): Promise<string> {
  const guide = await readFile(
    new URL('../../../docs/guides/operators.md', import.meta.url),
    'utf8',
  );
  const [, sql = ''] = /^```sql\n([\s\S]*?)^```/m.exec(guide) ?? [];
  const name = `touchline_test_${randomBytes(6).toString('hex')}`;
  const administrator = new pg.Client(own.replace(/\/\/[^@]*@/, '//postgres@'));
  await administrator.connect();
  try {
    // Alone each: a database is made in no transaction.
    for (const statement of sql.replaceAll('touchline', name).split(';\n')) {
      await administrator.query(statement);
    }
  } finally {
    await administrator.end();
  }
  return own.replace(/\/\/[^@]*@\/\w+/, `//${name}:…@/${name}`);
}

beforeAll(async () => {
  [folder, outside] = await Promise.all([temporaryFolder(), startTestDatabase({ isEmpty: true })]);
  await writeTestRelease(folder);
  const database = await startDatabase({
    // Who is not an administrator of the server that tests are given has a database made already.
    url: process.env['DATABASE_URL'] ? outside.url : await madeByTheGuide(outside.url),
    dataDirectory: folder,
    log: silentLog,
  });
  expect(database.kind).toBe('external');
  pool = createPool(database, { log: silentLog, size: 5 });
  feed = createSmallFeed({ clock: Date.now, log });
  await migrate(pool);
  const environment = readEnvironment({ MODE: 'development', ARTEFACTS_DIR: folder });
  gateway = await createGateway({
    environment,
    providers: selectSiteProviders(environment).providers,
    pool,
    clock: Date.now,
    log,
    operatorToken: 'the-token-of-this-operator',
    feed,
    isFeedReady: () => true,
  });
  await feed.start();
}, 60_000);
afterAll(async () => {
  await gateway.close();
  await feed.stop();
  await pool.end();
  await outside.stop();
  await rm(folder, { recursive: true, force: true });
});

async function call(
  url: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) {
  const answer = await (body === undefined
    ? gateway.app.inject({ url, headers })
    : gateway.app.inject({ method: 'POST', url, headers, payload: body }));
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json();
}

/** The first outcome that the line offers. */
async function offered(): Promise<{ eventId: number; outcomeId: string; price: string }> {
  const { events } = await call('/line-api/v1/topics/top:line');
  const [key, , , , [[code, price]]] = events[0].markets[0];
  return { eventId: events[0].id, outcomeId: `${events[0].id}~${key}~${code}`, price };
}

it('a database of DATABASE_URL is migrated, and accepts a deposit, a bet and its settlement', async () => {
  const applied = await pool.query('SELECT name FROM schema_migration');
  const files = (await readdir(MIGRATIONS_DIRECTORY)).filter((name) => name.endsWith('.sql'));
  expect(applied.rowCount).toBe(files.length);

  const { token } = await call('/web-api/auth/v1/registration/full', {
    body: {
      name: 'Anna',
      surname: 'Meier',
      birthday: '1990-05-17',
      email: 'anna@players.example',
      password: 'a long password of a test',
      country: 'GB',
      currency: 'EUR',
      termsAccepted: true,
    },
  });
  const headers = { authorization: `Bearer ${token}` };
  const account = async () => (await call('/wallet-api/v1/accounts', { headers })).accounts[0];
  const { id: accountId } = await account();
  const { redirectUrl } = await call('/payments-api/v1/deposits', {
    headers: { ...headers, 'idempotency-key': 'deposit-to-outside' },
    body: { accountId, methodId: 'test-card', amount: 10_000, limitAnswer: 'none', language: 'en' },
  });
  await gateway.app.inject({
    method: 'POST',
    url: redirectUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'decision=approve',
  });
  const { eventId, outcomeId, price } = await offered();
  await call('/betting-api/v1/bets', {
    headers: { ...headers, 'idempotency-key': 'bet-to-outside' },
    body: {
      accountId,
      typeId: 0,
      amount: 2_500,
      changeCoefAction: 2,
      bets: [{ outcomeId, price }],
    },
  });
  expect((await account()).balance).toBe(7_500);

  const settlement = createSettlement({ pool, clock: Date.now, log });
  await settlement.settleLegs(eventId, () => ({ result: 'won' }));
  expect((await account()).balance).toBe(7_500 + Math.round(Number(price) * 2_500));
  expect(await ledgerFaults(pool)).toEqual([]);
}, 60_000);
