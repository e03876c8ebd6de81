import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { startServer } from '../server/start-server.ts';
import type { Figure } from './figures.ts';
import { type BettingPlayer, demoPlayer } from './floods/betting-player.ts';
import { quantile } from './floods/probe.ts';

/** Few enough for answers not to wait for one another: what is measured is one bet, not a queue. */
const CLIENTS = 4;
/** A client's bets are this far apart, ms. */
const PAUSE_MS = 40;
const ROUND_MS = 5_000;
/** Rounds of each kind, by turns: what else the machine does meets both. */
const ROUNDS = 4;
const STAKE = 20;
/** With fewer documents a second there was no burst: the machine stood still, and so did both sides. */
const LEAST_DOCUMENTS = 60;

interface Burst {
  readonly documents: number;
  readonly failures: number;
}

/** Places one bet; answers how long it took, ms. */
function place(address: string, agent: Agent, { token, accountId, legs }: BettingPlayer) {
  const body = JSON.stringify({
    accountId,
    typeId: COUPON_TYPE.single,
    amount: STAKE,
    bets: legs.slice(0, 1),
    changeCoefAction: 2,
  });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const began = performance.now();
  return new Promise<number>((resolve, reject) => {
    const options = { agent, method: 'POST', headers };
    request(`${address}/betting-api/v1/bets`, options, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 || answer.statusCode === 201
          ? resolve(performance.now() - began)
          : reject(new Error(`a bet was answered with ${answer.statusCode}`)),
      );
    })
      .on('error', reject)
      .end(body);
  });
}

async function placeFor(
  duration: number,
  address: string,
  player: BettingPlayer,
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const end = performance.now() + duration;
  const times: number[] = [];
  const client = async () => {
    while (performance.now() < end) {
      times.push(await place(address, agent, player));
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return times;
}

/** Does it while another process requests documents. */
async function underBurst<Result>(
  address: string,
  act: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly burst: Burst }> {
  const child = fork(new URL('./documents-burst.js', import.meta.url));
  try {
    child.send(address);
    await wait(1_000);
    const result = await act();
    child.send('stop');
    const [burst] = (await once(child, 'message')) as [Burst];
    return { result, burst };
  } finally {
    child.kill();
  }
}

async function measure(address: string, player: BettingPlayer): Promise<Figure> {
  const alone: number[] = [];
  const beside: number[] = [];
  let documents = 0;
  let failures = 0;
  await placeFor(ROUND_MS / 2, address, player);
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await placeFor(ROUND_MS, address, player)));
    const { result, burst } = await underBurst(address, () => placeFor(ROUND_MS, address, player));
    beside.push(...result);
    documents += burst.documents;
    failures += burst.failures;
  }
  const p99 = (times: readonly number[]) =>
    quantile(
      [...times].sort((a, b) => a - b),
      0.99,
    );
  const ratio = p99(beside) / p99(alone);
  const rate = Math.round(documents / ((ROUNDS * (ROUND_MS + 1_000)) / 1_000));
  return {
    name: `bet accepted, p99, beside ${rate} documents/s (one in six of its own), ${failures} failed`,
    figure: `${p99(beside).toFixed(1)} ms, ${ratio.toFixed(2)} × alone`,
    budget: '≤ 1.2 × alone',
    floor: `${p99(alone).toFixed(1)} ms alone`,
    isMet: ratio <= 1.2 && failures === 0 && rate >= LEAST_DOCUMENTS,
  };
}

/** What a burst of documents does to bets: their 99th percentile beside it and alone, by turns in one run. */
export async function betsBesideDocuments(): Promise<Figure> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchline-bets-'));
  chmodSync(dataDirectory, 0o755);
  try {
    const server = await startServer({ dataDirectory });
    try {
      const player = await demoPlayer(server.address, join(dataDirectory, 'data'));
      return await measure(server.address, player);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
