import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { PHONE } from '../../browser/phone.ts';
import { type RunningServer, startServer } from '../../server/start-server.ts';
import { measureKeptVisit } from '../kept-visit.ts';
import { inView, medians, type Moments, openSlowly, RUNS, type StartUp } from '../start-up.ts';
import { buildLittleApp } from './build-little-app.ts';
import { buildRivals, RIVALS } from './build-rivals.ts';
import { type ServedFolder, serveFolder } from './serve-folder.ts';

const LAST_ROW = '[data-row="199"]';

export type Contender = (typeof RIVALS)[number] | 'plugin' | 'home';

/** The starts of a page, medians: with nothing cached, then once more. */
export interface Visits {
  readonly cold: StartUp;
  /** Another page right after it: no worker has kept anything yet. */
  readonly second: StartUp;
}

/** What was measured in one run. */
export interface RivalVisits {
  readonly of: (name: Contender) => Visits;
  /** Home where its service worker has kept it, as on every visit but a browser's first. */
  readonly kept: StartUp;
}

interface Opened {
  readonly address: string;
  readonly moments?: Moments;
}

interface Running {
  readonly pages: ReadonlyMap<Contender, Opened>;
  /** Address of the product. */
  readonly product: string;
  readonly stop: () => Promise<void>;
}

async function startContenders(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-rivals-'));
  const servers: (RunningServer | ServedFolder)[] = [];
  const stop = async () => {
    for (const server of servers) {
      await server.stop();
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const pages = new Map<Contender, Opened>();
  let address: string;
  try {
    const built = buildRivals();
    for (const name of RIVALS) {
      const server = await serveFolder(join(built, name));
      servers.push(server);
      pages.set(name, {
        address: server.address,
        moments: { painted: LAST_ROW, alive: LAST_ROW },
      });
    }
    const little = await startServer({
      environment: { ARTEFACTS_DIR: await buildLittleApp(folder), DEMO_PLAYER: 'off' },
    });
    servers.push(little);
    pages.set('plugin', { address: `${little.address}/en`, moments: inView(LAST_ROW) });
    const product = await startServer();
    servers.push(product);
    ({ address } = product);
    pages.set('home', { address: `${address}/en` });
  } catch (error) {
    await stop();
    throw error;
  }
  return { pages, product: address, stop };
}

/** The renderer and the feed are warm, as on any visit but a server's first. */
async function warm(browser: Browser, { address }: Opened): Promise<void> {
  const page = await browser.newPage(PHONE);
  await page.goto(address);
  await page.reload();
  await page.close();
}

/** The little application in every shell, and the product's home, in turns in one run. */
export async function measureRivals(browser: Browser): Promise<RivalVisits> {
  const { pages, product, stop } = await startContenders();
  const runs = new Map<Contender, { cold: StartUp[]; second: StartUp[] }>();
  let kept: StartUp;
  try {
    for (const [name, opened] of pages) {
      runs.set(name, { cold: [], second: [] });
      await warm(browser, opened);
    }
    for (let run = 0; run < RUNS; run += 1) {
      for (const [name, { address, moments }] of pages) {
        const context = await browser.newContext(PHONE);
        for (const visit of ['cold', 'second'] as const) {
          const page = await context.newPage();
          runs.get(name)?.[visit].push(await openSlowly(page, address, moments));
          await page.close();
        }
        await context.close();
      }
    }
    kept = await measureKeptVisit(browser, product);
  } finally {
    await stop();
  }
  return {
    kept,
    of: (name) => {
      const { cold, second } = runs.get(name) ?? {};
      if (cold === undefined || second === undefined) {
        throw new Error(`${name} was not measured.`);
      }
      return { cold: medians(cold), second: medians(second) };
    },
  };
}
