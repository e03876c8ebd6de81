import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 5;

/** Milliseconds until the server says that it lives. */
function askOnce(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    get(new URL('/healthz', address), { agent }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - began));
    }).once('error', reject);
  });
}

/** Asks a server again and again for some time. @returns how long each answer took, sorted */
export async function probe(address: string, milliseconds: number): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const until = performance.now() + milliseconds;
  const times: number[] = [];
  try {
    while (performance.now() < until) {
      times.push(await askOnce(address, agent));
      await wait(EVERY_MS);
    }
  } finally {
    agent.destroy();
  }
  return times.toSorted((one, other) => one - other);
}

/** The time that a share of the answers took at most. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
