// Bets over HTTP behind the gate and without it, by turns in one run:
// node --import ../test/typescript.mjs --conditions=touchline-source gate.ts [seconds] [rounds]
import { ledgerFaults } from '../src/money/wallet/ledger-faults.ts';
import { startBettingBench } from './betting-bench.ts';
import { loadHttp } from './http-load.ts';

/** Few enough for answers not to wait for one another: what is measured is one bet, not a queue. */
const CONNECTIONS = 4;

/** Few enough for the gate to know all of them after the warm-up, as it knows players who are on the site. */
const PLAYERS = 64;

const [, , seconds = '4', rounds = '6'] = process.argv;
const bench = await startBettingBench(PLAYERS);
const latencies = { gate: [] as number[], bare: [] as number[] };
let failures = 0;

async function load(port: number, time: number): Promise<readonly number[]> {
  const { next } = bench;
  const result = await loadHttp({ port, connections: CONNECTIONS, next, seconds: time });
  failures += result.failures;
  return result.latencies;
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2));
}

let faults: Awaited<ReturnType<typeof ledgerFaults>>;
try {
  const gated = await bench.startServer({ hasGate: true });
  const bare = await bench.startServer({ hasGate: false });
  // Every token is verified once and every plan made before anything is counted.
  await load(gated.port, 3);
  await load(bare.port, 3);
  for (let round = 0; round < Number(rounds); round += 1) {
    // Neither is always the first of its pair.
    const turns = round % 2 === 0 ? (['gate', 'bare'] as const) : (['bare', 'gate'] as const);
    for (const turn of turns) {
      const { port } = turn === 'gate' ? gated : bare;
      latencies[turn].push(...(await load(port, Number(seconds))));
    }
  }
  await Promise.all([gated.stop(), bare.stop()]);
  faults = await ledgerFaults(bench.pool);
} finally {
  await bench.stop();
}

const report = {
  measure: 'a bet over HTTP behind the gate and without it',
  gateP50: quantile(latencies.gate, 0.5),
  gateP99: quantile(latencies.gate, 0.99),
  bareP50: quantile(latencies.bare, 0.5),
  bareP99: quantile(latencies.bare, 0.99),
  gateBets: latencies.gate.length,
  bareBets: latencies.bare.length,
  failures,
  faults: faults.length,
};
process.stdout.write(`${JSON.stringify(report)}\n`);
