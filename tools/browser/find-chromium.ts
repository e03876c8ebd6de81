import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { BrowserError } from './browser-error.ts';
import { type Chromium, carriedChromium, carriedLibraries } from './carried-chromium.ts';

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
const SYSTEM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [
    chromium.executablePath(),
    ...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...SYSTEM_PLACES,
  ].find((path) => path !== '' && existsSync(path));
}

/** What the browser answers when asked for its version; undefined when it starts. */
function startProblem({ path, env }: Chromium): string | undefined {
  const { status, stderr, error } = spawnSync(path, ['--headless', '--no-sandbox', '--version'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
}

/**
 * A Chromium to test with: `CHROMIUM_PATH`, one that Playwright has installed, one of the system,
 * else the one that the npm package `@sparticuz/chromium` carries, with its libraries where the
 * host has none.
 * @throws BrowserError with one sentence that says what to do
 */
export function findChromium(): Chromium {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    const problem = startProblem({ path: named, env: {} });
    if (problem !== undefined) {
      throw new BrowserError(`CHROMIUM_PATH names ${named}, which does not start: ${problem}`);
    }
    return { path: named, env: {} };
  }
  const found = installed();
  if (found !== undefined) {
    return { path: found, env: {} };
  }
  return startCarried();
}

/**
 * The Chromium that the npm package `@sparticuz/chromium` carries, whatever else is installed: of one
 * version on each machine. Undefined where it does not run.
 * @throws BrowserError when it should run and does not
 */
export function findCarriedChromium(): Chromium | undefined {
  return process.platform === 'linux' && process.arch === 'x64' ? startCarried() : undefined;
}

function startCarried(): Chromium {
  const carried = carriedChromium();
  if (startProblem(carried) === undefined) {
    return carried;
  }
  const withLibraries = { ...carried, env: { ...carried.env, ...carriedLibraries() } };
  const problem = startProblem(withLibraries);
  if (problem !== undefined) {
    throw new BrowserError(
      `The carried Chromium does not start (${problem}): install the packages libnss3 and libnspr4, or name a browser with CHROMIUM_PATH.`,
    );
  }
  return withLibraries;
}
