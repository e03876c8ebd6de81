import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { ACCOUNTS, FACTS, LEGS, playerOf, STAKE } from './bets-scenario.ts';

const PGBENCH = ['/usr/bin/pgbench', '/usr/lib/postgresql/17/bin/pgbench'];
const LOG_PREFIX = 'pgbench-log';

/** Bets a second by the SQL function alone, and by what it was driven. */
export interface BareResult {
  readonly perSecond: number;
  readonly calls: number;
  readonly driver: 'pgbench' | 'pg';
  /** The 99th percentile of one call, in milliseconds. */
  readonly p99: number;
}

/** The 99th percentile of what was measured, 0 of nothing. */
function p99Of(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

/** Reads and removes the log of single calls that pgbench leaves: `client number microseconds …`. */
async function takeLatencies(folder: string): Promise<readonly number[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(LOG_PREFIX));
  const latencies: number[] = [];
  for (const name of names) {
    const path = join(folder, name);
    for (const line of (await readFile(path, 'utf8')).trim().split('\n')) {
      latencies.push(Number(line.split(' ')[2]) / 1000);
    }
    await rm(path);
  }
  return latencies;
}

const LEGS_JSON = JSON.stringify(
  LEGS.map(({ outcomeId, price }, at) => ({
    event: 7 + at,
    outcome: outcomeId,
    price,
    facts: { ...FACTS, marketKey: 'ft-1x2', outcomeCode: outcomeId.split('~')[2] },
  })),
);

/** The call with the player, the account and the key left to SQL expressions. */
function statement(names: { player: string; account: string; key: string }): string {
  const before = `[{"player":`;
  const rest = `","digest":"d","type":1,"stake":${STAKE},"odds":"3.420","possible":342,"maximum":25000000,"checked":false,"at":${Date.now()},"legs":${LEGS_JSON}}]`;
  // pgbench takes a colon before a letter for a variable, inside quotes too.
  const quote = (text: string) => `'${text.replaceAll('":', '": ')}'`;
  return (
    `SELECT place_bets((${quote(before)} || ${names.player} || ${quote(',"account":')} || ` +
    `${names.account} || ${quote(',"key":"bare-')} || ${names.key} || ${quote(rest)})::jsonb)`
  );
}

async function byPgbench(
  program: string,
  options: { host: string; folder: string; firstAccount: number; clients: number; seconds: number },
): Promise<BareResult> {
  const file = join(options.folder, 'bare-bets.sql');
  const sql = statement({
    player: `(${playerOf(0)} + :n)::text`,
    account: `(${options.firstAccount} + :n)::text`,
    key: ':k::text',
  });
  await writeFile(
    file,
    `\\set n random(0, ${ACCOUNTS - 1})\n\\set k random(1, 1000000000000000)\n${sql};\n`,
  );
  const requested = `-h ${options.host} -U touchline -n -f ${file} -M prepared -j 2 -c ${options.clients} -T ${options.seconds} -l --log-prefix=${LOG_PREFIX} touchline`;
  const { stdout } = await promisify(execFile)(program, requested.split(' '), {
    cwd: options.folder,
  });
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]),
    calls: Number(/actually processed: (\d+)/.exec(stdout)?.[1]),
    driver: 'pgbench',
    p99: p99Of(await takeLatencies(options.folder)),
  };
}

async function byDriver(options: {
  host: string;
  firstAccount: number;
  clients: number;
  seconds: number;
}): Promise<BareResult> {
  const connection = { host: options.host, user: 'touchline', database: 'touchline' };
  const clients = Array.from({ length: options.clients }, () => new pg.Client(connection));
  await Promise.all(clients.map((client) => client.connect()));
  const startedAt = performance.now();
  let placed = 0;
  const latencies: number[] = [];
  const text = statement({ player: '$1::text', account: '$2::text', key: '$3::text' });
  await Promise.all(
    clients.map(async (client, at) => {
      while (performance.now() - startedAt < options.seconds * 1000) {
        const account = (placed * 7 + at) % ACCOUNTS;
        placed += 1;
        const values = [
          playerOf(account),
          String(options.firstAccount + account),
          `${at}-${placed}`,
        ];
        const sentAt = performance.now();
        await client.query({ name: 'bare', text, values });
        latencies.push(performance.now() - sentAt);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return { perSecond: placed / seconds, calls: placed, driver: 'pg', p99: p99Of(latencies) };
}

/** Places bets one a transaction, without HTTP, for some seconds: by pgbench where there is one. */
export async function measureBareBets(options: {
  readonly host: string;
  readonly folder: string;
  readonly firstAccount: number;
  readonly clients: number;
  readonly seconds: number;
}): Promise<BareResult> {
  const program = PGBENCH.find((path) => existsSync(path));
  return program === undefined ? byDriver(options) : byPgbench(program, options);
}
