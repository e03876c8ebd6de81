import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningServer, startServer } from '../server/start-server.ts';
import type { Figure } from './figures.ts';
import { playerWithOpenBets } from './floods/betting-player.ts';
import type { FloodName, FloodReport } from './floods/flood.ts';
import { probe, quantile } from './floods/probe.ts';

/** `/healthz` answers as fast as the only thread is free. */
const BUDGET_MS = 50;
const PROBE_MS = 6_000;
/** Connections are open and caches are filled or not by then. */
const BEGIN_MS = 1_000;
/** What a flood has left behind has ended by then. */
const CALM_MS = 3_000;

const FLOODS: Readonly<Record<FloodName, string>> = {
  sitemaps: 'sitemaps asked for by 8 clients, each time under another host',
  costs: '200 open lucky coupons of 8 legs, priced for 4 clients',
  letters: 'searches of forty one-letter words by 4 clients',
  pairs: 'searches of six two-letter words by 4 clients',
  bodies: '400 unfinished bodies of as many clients',
  'bodies-of-one': '400 unfinished bodies at a time of one client',
  logins: '16 login attempts at a time from as many addresses',
  sockets: '600 sockets that one client tries to keep open',
};

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

async function stop(child: ChildProcess): Promise<FloodReport> {
  child.send('stop');
  const [report] = (await once(child, 'message')) as [FloodReport];
  await once(child, 'exit');
  return report;
}

function answersOf(report: FloodReport): string {
  const answers = Object.entries(report).map(([status, times]) => `${times} × ${status}`);
  return answers.join(', ') || 'no answer';
}

/** The probe's answers while a flood runs, and what the flood was answered. */
async function underFlood(name: FloodName, address: string, token: string) {
  const child = fork(new URL('./floods/flood-process.js', import.meta.url));
  try {
    child.send({ name, address, token });
    await wait(BEGIN_MS);
    const times = await probe(address, PROBE_MS);
    return { times, report: await stop(child) };
  } finally {
    child.kill();
  }
}

async function measure(server: RunningServer, dataFolder: string): Promise<Figure[]> {
  const { address } = server;
  const token = await playerWithOpenBets(address, dataFolder);
  await probe(address, BEGIN_MS);
  const calm = quantile(await probe(address, PROBE_MS), 0.99);
  const figures: Figure[] = [];
  for (const name of Object.keys(FLOODS) as FloodName[]) {
    const { times, report } = await underFlood(name, address, token);
    const p99 = quantile(times, 0.99);
    figures.push({
      name: `/healthz, p99: ${FLOODS[name]}`,
      figure: `${milliseconds(p99)}, at most ${milliseconds(times.at(-1) ?? Number.NaN)} (${answersOf(report)})`,
      budget: `≤ ${BUDGET_MS} ms`,
      floor: `${milliseconds(calm)} without a flood`,
      isMet: p99 <= BUDGET_MS,
    });
    await wait(CALM_MS);
  }
  return figures;
}

/** How long a server that is flooded lets others wait, for each kind of flood. */
export async function floodFigures(): Promise<Figure[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchline-floods-'));
  chmodSync(dataDirectory, 0o755);
  try {
    // Without limits of calls, and behind a proxy that names any address: what is left is what calls cost.
    const environment = { TRUST_PROXY: '127.0.0.1,::1', RATE_LIMITS: 'off' };
    const server = await startServer({ dataDirectory, environment });
    try {
      return await measure(server, join(dataDirectory, 'data'));
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
