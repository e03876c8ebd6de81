// Bets accepted a second over HTTP against the bare SQL function, on one server in one run:
// node --import ../test/typescript.mjs --conditions=touchline-source bets.ts [seconds] [rounds]
import { ledgerFaults } from '../src/money/wallet/ledger-faults.ts';
import { type BareResult, measureBareBets } from './bare-bets.ts';
import { startBettingBench } from './betting-bench.ts';
import { loadHttp } from './http-load.ts';

const CONNECTIONS = 64;
/** As many as the bare function is fastest with. */
const BARE_CLIENTS = 16;

const [, , seconds = '8', rounds = '3'] = process.argv;
const bench = await startBettingBench();
const { pool, host, folder, firstAccount } = bench;

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

const server = await bench.startServer({ hasGate: false });
const load = { port: server.port, connections: CONNECTIONS, next: bench.next };
interface Round {
  readonly bare: number;
  readonly http: number;
  readonly p50: number;
  readonly p99: number;
  /** The bare function's, called by the same number of clients as over HTTP. */
  readonly bareP99: number;
  readonly failures: number;
}

const results: Round[] = [];
let driver = '';
let calls = 0;

async function measureBare(clients: number, time: number): Promise<BareResult> {
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
  await server.stop();
  faults = await ledgerFaults(pool);
} finally {
  await bench.stop();
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
