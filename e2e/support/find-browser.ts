import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Flags under which headless Chromium runs anywhere, also as root in a container. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, one that Playwright has installed, one of the
 * system, else the one that the npm package `@sparticuz/chromium` carries (Linux x64).
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    return named;
  }
  const installed = chromium.executablePath();
  if (installed !== '' && existsSync(installed)) {
    return installed;
  }
  const found = SYSTEM_NAMES.map(onPath).find((path) => path !== undefined);
  if (found !== undefined) {
    return found;
  }
  const { default: carried } = await import('@sparticuz/chromium');
  return carried.executablePath();
}
