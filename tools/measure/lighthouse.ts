import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { newPlayer, registerPlayer } from '../browser/register-player.ts';

/** Lighthouse's scores of one page, 0–100, on its emulated phone. */
export interface PageScores {
  readonly page: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** What cost points, worst first. */
  readonly findings: readonly string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

async function firstGame(address: string): Promise<string> {
  const answer = await fetch(`${address}/line-api/v1/topics/list:live:football`);
  const { events } = (await answer.json()) as {
    events: { id: number; slug: string; champ: { id: number; slug: string }; sport: string }[];
  };
  const [event] = events;
  if (event === undefined) {
    throw new Error('There is no live football.');
  }
  const { sport, champ } = event;
  return `/en/live/${sport}/${champ.id}-${champ.slug}/${event.id}-${event.slug}`;
}

async function score(url: string, port: number): Promise<Omit<PageScores, 'page'>> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
    // The session is in the cookies.
    disableStorageReset: true,
  });
  if (result === undefined) {
    throw new Error(`Lighthouse measured nothing at ${url}.`);
  }
  const { categories, audits } = result.lhr;
  const of = (name: (typeof CATEGORIES)[number]) =>
    Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const weighed = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ id, lost: weight * (1 - (audits[id]?.score ?? 1)) }))
    .filter(({ lost }) => lost > 0)
    .toSorted((left, right) => right.lost - left.lost);
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('best-practices'),
    findings: weighed.map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  };
}

/** Scores home, a live game, the slip, the casino's lobby and the office, the last signed in. */
export async function measureLighthouse(address: string): Promise<readonly PageScores[]> {
  const { path, env } = findChromium();
  const folder = mkdtempSync(join(tmpdir(), 'touchline-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: path,
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    const scores: PageScores[] = [];
    const add = async (page: string, at: string) => {
      scores.push({ page, ...(await score(`${address}${at}`, port)) });
    };
    await add('home', '/en');
    await add('game', await firstGame(address));
    await add('coupon', '/en/coupon');
    await add('casino lobby', '/en/casino-lobby');
    await registerPlayer(context.request, { address, player: newPlayer() });
    await add('office', '/en/office');
    return scores;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
