import type { Page } from '@playwright/test';
import { launchBrowser } from '../browser/launch.ts';
import { PHONE } from '../browser/phone.ts';
import { silencePrices } from '../browser/silence-prices.ts';
import { type Change, growthOf, STEADY_HEAP_FLAGS } from '../measure/holdings.ts';
import { measurePluginSwitches } from '../measure/plugin-switch-leaks.ts';
import { measureSwitches } from '../measure/switch-leaks.ts';
import { CALM_PAGES, measureUpgrades } from '../measure/upgrade-leaks.ts';
import { type RunningServer, startServer } from '../server/start-server.ts';

/** What a page does on its own after its start it has done by then: the last is a look for updates. */
const PAGE_AGE_MS = 65_000;

/** What an open page gains by something, in words. */
async function gains(
  measure: (page: Page, server: RunningServer) => Promise<Change>,
  write: (text: string) => void,
): Promise<readonly string[]> {
  const server = await startServer();
  const browser = await launchBrowser({ flags: STEADY_HEAP_FLAGS });
  try {
    const page = await browser.newPage({ baseURL: server.address, ...PHONE });
    const change = await measure(page, server);
    write(`  before ${JSON.stringify(change.before)}\n  after  ${JSON.stringify(change.after)}\n`);
    return growthOf(change);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
}

/** A player goes round the sections. */
export function switchSections(switches: number, write: (text: string) => void) {
  return gains(async (page) => {
    await silencePrices(page);
    await open(page, '/en');
    return measureSwitches(page, { switches, warmUp: 25, pageAge: PAGE_AGE_MS });
  }, write);
}

/** An operator switches a section off and on again. */
export function switchPlugins(times: number, write: (text: string) => void) {
  return gains(async (page, server) => {
    await open(page, CALM_PAGES[0]);
    return measurePluginSwitches(page, { server, times, warmUp: 10, pageAge: PAGE_AGE_MS });
  }, write);
}

/** A section team ships version after version. */
export function upgradePlugins(times: number, write: (text: string) => void) {
  return gains(async (page, server) => {
    await open(page, CALM_PAGES[0]);
    return measureUpgrades(page, { server, times, warmUp: 10, pageAge: PAGE_AGE_MS });
  }, write);
}
