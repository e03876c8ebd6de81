import type { Browser, Page } from '@playwright/test';
import { PHONE } from '../browser/phone.ts';
import { medians, openSlowly, RUNS, type StartUp } from './start-up.ts';

/** Whether the service worker has the page and what it runs on; runs in the page. */
async function isKept(): Promise<boolean> {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some(({ url }) => new URL(url).pathname === '/en');
}

/** The page registers its worker ten seconds after the first screen, and has it keep the page. */
async function waitUntilKept(page: Page): Promise<void> {
  while (!(await page.evaluate(isKept))) {
    await page.waitForTimeout(500);
  }
}

/** A worker that is not running has to start first, as on a visit of another day. */
async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** The start of the home page on a slow network where the service worker has kept it. */
export async function measureKeptVisit(browser: Browser, address: string): Promise<StartUp> {
  const context = await browser.newContext(PHONE);
  const runs: StartUp[] = [];
  try {
    const first = await context.newPage();
    await first.goto(`${address}/en`);
    await waitUntilKept(first);
    await first.close();
    for (let run = 0; run < RUNS; run += 1) {
      const page = await context.newPage();
      await stopWorkers(page);
      runs.push(await openSlowly(page, `${address}/en`));
      await page.close();
    }
  } finally {
    await context.close();
  }
  return medians(runs);
}
