import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS, findChromium } from './find-chromium.ts';

/** Starts the browser that `findChromium` finds, with flags of one's own in addition to those of all. */
export function launchBrowser({
  flags = [],
}: {
  readonly flags?: readonly string[];
} = {}): Promise<Browser> {
  const { path, env } = findChromium();
  return chromium.launch({
    executablePath: path,
    args: [...BROWSER_FLAGS, ...flags],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}
