// Bets accepted a second over HTTP against the bare SQL function, on one server in one run:
// node --import ../test/typescript.mjs --conditions=touchline-source bets.ts [seconds] [rounds]
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createAccessTokens, type IssuedToken } from '../src/identity/auth/access-tokens.ts';
import { createSessionStatuses } from '../src/identity/auth/session-statuses.ts';
import { createSessions } from '../src/identity/auth/sessions.ts';
import { startDatabase } from '../src/platform/database/database.ts';
import { forkModule } from '../test/process/fork-module.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { createPool } from '../src/platform/database/pool.ts';
import { silentLog, temporaryFolder } from '../test/database/test-database.ts';
import { inTransaction } from '../src/platform/database/transaction.ts';
import { openAccount } from '../src/money/wallet/accounts.ts';
import { ledgerFaults } from '../src/money/wallet/ledger-faults.ts';
import { type BareResult, measureBareBets } from './bare-bets.ts';
import { ACCOUNTS, LEGS, playerOf, STAKE } from './bets-scenario.ts';
import { loadHttp } from './http-load.ts';

const CONNECTIONS = 64;
/** As many as the bare function is fastest with. */
const BARE_CLIENTS = 16;
const FUNDS = 1_000_000_000;

const [, , seconds = '8', rounds = '3'] = process.argv;
const folder = await temporaryFolder();
const database = await startDatabase({ dataDirectory: folder, log: silentLog });
const pool = createPool(database, { log: silentLog, size: 2 });
await migrate(pool);
const host = String(database.connection.host);

const accounts: string[] = [];
for (let account = 0; account < ACCOUNTS; account += 1) {
  accounts.push(await openAccount(pool, { playerId: playerOf(account), currency: 'EUR' }));
}
await pool.query(`SELECT move_payment(id, ${FUNDS}, 'EUR', 'bench', id::text, now())
  FROM account WHERE kind = 'player'`);
await pool.query('VACUUM ANALYZE');

const secret = randomBytes(32);
const sessions = createSessions({ pool, secret: randomBytes(32), clock: Date.now });
const statuses = createSessionStatuses({ pool, elapsed: () => performance.now() });
const tokens = createAccessTokens({ secret, clock: Date.now, statuses });
const signed: IssuedToken[] = [];
for (let account = 0; account < ACCOUNTS; account += 1) {
  const playerId = playerOf(account);
  await pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at,
       registered_at) VALUES ($1, '', 'GB', 'EUR', 'one-click', now(), now())`,
    [playerId],
  );
  const grant = await inTransaction(pool, (client) =>
    sessions.start(client, { playerId, remember: true }),
  );
  signed.push(await tokens.issue(grant));
}
let sent = 0;
const run = randomBytes(4).toString('hex');

function nextRequest(): string {
  sent += 1;
  const account = (sent * 7) % ACCOUNTS;
  const body = JSON.stringify({
    accountId: accounts[account],
    typeId: 1,
    amount: STAKE,
    bets: LEGS,
    changeCoefAction: 2,
  });
  return (
    `POST /betting-api/v1/bets HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${signed[account]?.token}\r\n` +
    `idempotency-key: ${run}-${sent}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

const server = forkModule(new URL('./bets-server.ts', import.meta.url), [
  host,
  secret.toString('hex'),
]);
const [{ port }] = (await once(server, 'message')) as [{ port: number }];
const load = { port, connections: CONNECTIONS, next: nextRequest };
interface Round {
  readonly bare: number;
  readonly http: number;
  readonly p50: number;
  readonly p99: number;
  /** The bare function's, called by as many clients as there are over HTTP. */
  readonly bareP99: number;
  readonly failures: number;
}

const results: Round[] = [];
let driver = '';
let calls = 0;

async function measureBare(clients: number, time: number): Promise<BareResult> {
  const firstAccount = Number(accounts[0]);
  const bare = await measureBareBets({ host, folder, firstAccount, clients, seconds: time });
  calls += bare.calls;
  return bare;
}

async function measureRound(): Promise<void> {
  const bare = await measureBare(BARE_CLIENTS, Number(seconds));
  const crowded = await measureBare(CONNECTIONS, Math.ceil(Number(seconds) / 2));
  driver = bare.driver;
  const { rows } = await pool.query<{ placed: number }>(
    "SELECT count(*)::int AS placed FROM bet WHERE idempotency_key LIKE 'bare-%'",
  );
  if (rows[0]?.placed !== calls) {
    throw new Error(`the bare function placed ${rows[0]?.placed} bets in ${calls} calls`);
  }
  const http = await loadHttp({ ...load, seconds: Number(seconds) });
  const at = (share: number) => http.latencies[Math.floor(http.latencies.length * share)] ?? 0;
  results.push({
    bare: bare.perSecond,
    http: http.perSecond,
    p50: at(0.5),
    p99: at(0.99),
    bareP99: crowded.p99,
    failures: http.failures,
  });
}

let faults: Awaited<ReturnType<typeof ledgerFaults>>;
try {
  // Every token is verified once and every plan made before anything is counted.
  await loadHttp({ ...load, seconds: 3 });
  for (let round = 0; round < Number(rounds); round += 1) {
    await measureRound();
  }
  server.send('stop');
  await once(server, 'exit');
  faults = await ledgerFaults(pool);
} finally {
  server.kill();
  await pool.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

const report = {
  measure: 'bets accepted a second over HTTP against the bare SQL function',
  driver,
  http: Math.round(median(results.map(({ http }) => http))),
  bare: Math.round(median(results.map(({ bare }) => bare))),
  ratio: Number(median(results.map(({ http, bare }) => http / bare)).toFixed(3)),
  p50: Number(median(results.map(({ p50 }) => p50)).toFixed(2)),
  p99: Number(median(results.map(({ p99 }) => p99)).toFixed(2)),
  bareP99: Number(median(results.map(({ bareP99 }) => bareP99)).toFixed(2)),
  failures: results.reduce((sum, { failures }) => sum + failures, 0),
  faults: faults.length,
};
process.stdout.write(`${JSON.stringify(report)}\n`);
