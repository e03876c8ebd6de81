import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../server/start-server.ts';
import { backendMeasure } from './backend-scripts.ts';
import type { Figure } from './figures.ts';
import { memoryOf } from './process-memory.ts';

const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** Bets over HTTP against the bare SQL function. */
export async function betFigures(): Promise<Figure[]> {
  const report = await backendMeasure('bets.ts');
  const ratio = Number(report['ratio']);
  const p99 = Number(report['p99']);
  return [
    {
      name: 'bets accepted over HTTP, 64 clients',
      figure: `${report['http']}/s, ${ratio} × bare SQL`,
      budget: '≥ 0.95 × bare SQL',
      floor: `${report['bare']}/s (${report['driver']})`,
      isMet: ratio >= 0.95,
    },
    {
      name: 'bet accepted, p99',
      figure: `${p99} ms`,
      budget: '≤ 12 ms',
      floor: `${report['bareP99']} ms (bare SQL, 64 clients)`,
      isMet: p99 <= 12,
    },
  ];
}

/** Bets behind the gate, which decides about every request, and without it. */
export async function gateFigures(): Promise<Figure[]> {
  const report = await backendMeasure('gate.ts');
  const p99 = Number(report['gateP99']);
  return [
    {
      name: `bet accepted behind the gate, p50 and p99, 4 clients, ${report['gateBets']} bets`,
      figure: `${report['gateP50']} ms and ${p99} ms`,
      budget: 'p99 ≤ 12 ms',
      floor: `${report['bareP50']} ms and ${report['bareP99']} ms without the gate`,
      isMet: p99 <= 12 && report['failures'] === 0 && report['faults'] === 0,
    },
  ];
}

/** Push to as many clients as this machine lets one process open, scaled to the target's 10,000. */
export async function liveFigures(): Promise<Figure[]> {
  const report = await backendMeasure('live.ts');
  const percent = Number(report['percentAtTarget']);
  const kilobytes = Number(report['serverKilobytesPerClient']);
  const clients = `${report['clients']} clients at ${report['hertz']} Hz`;
  return [
    {
      name: `live fan-out, ${clients}, as for 10,000`,
      figure: `${percent} % of a core`,
      budget: '≤ 40 %',
      floor: `${report['bareWritesPercentAtTarget']} % (bare writes, ${report['bareWritesSystemPercentAtTarget']} % in the system's calls)`,
      isMet: percent <= 40,
    },
    {
      name: 'memory a live client',
      figure: `${kilobytes} KB`,
      budget: '≤ 10 KB',
      isMet: kilobytes <= 10,
    },
  ];
}

/** Repricing, of one match and of a full evening's. */
export async function pricingFigures(): Promise<Figure[]> {
  const report = await backendMeasure('pricing.ts');
  const one = Number(report['footballMicroseconds']);
  const [pricing, main] = [Number(report['pricingMs']), Number(report['mainThreadMs'])];
  return [
    {
      name: `repricing one live football match, ${report['footballMarkets']} markets`,
      figure: `${one} µs`,
      budget: '≤ 20 µs for 60 markets',
      isMet: one <= 20,
    },
    {
      name: `${report['matches']} matches × ${report['marketsPerMatch']} markets in one tick`,
      figure: `${pricing} ms pricing, ${main} ms main thread`,
      budget: '≤ 1000 ms together',
      isMet: pricing + main <= 1000,
    },
  ];
}

/** A later start waits this long before its memory counts as idle. */
const SETTLED_MS = 15_000;

/** The start of the whole backend, first and later, and its memory without requests. */
export async function startFigures(): Promise<Figure[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
  chmodSync(dataDirectory, 0o755);
  const times: number[] = [];
  let memory: number | undefined;
  try {
    for (let start = 0; start < 3; start += 1) {
      const server = await startServer({ dataDirectory });
      times.push(server.startedIn);
      if (start === 2) {
        await wait(SETTLED_MS);
        memory = memoryOf(server.processId);
      }
      await server.stop();
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
  const [first = Number.NaN, ...later] = times;
  const next = Math.min(...later);
  const megabytes = memory === undefined ? Number.NaN : memory / 1024 / 1024;
  return [
    {
      name: 'backend start, first',
      figure: milliseconds(first),
      budget: '≤ 3000 ms',
      isMet: first <= 3000,
    },
    {
      name: 'backend start, later',
      figure: milliseconds(next),
      budget: '≤ 1500 ms',
      isMet: next <= 1500,
    },
    {
      name: 'memory, idle, with its database',
      figure: memory === undefined ? 'not reported by this system' : `${Math.round(megabytes)} MB`,
      budget: '≤ 250 MB',
      isMet: megabytes <= 250,
    },
  ];
}
