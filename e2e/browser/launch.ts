import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS, findChromium } from './find-chromium.ts';

/** Starts the browser that `findChromium` finds. */
export function launchBrowser(): Promise<Browser> {
  const { path, env } = findChromium();
  return chromium.launch({
    executablePath: path,
    args: [...BROWSER_FLAGS],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}
