import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findChromium } from '../../tools/browser/find-chromium.ts';

const browser = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../../.build/test-results/history',
  fullyParallel: false,
  workers: 1,
  timeout: 20_000,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: browser.path,
      args: [...BROWSER_FLAGS],
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
    viewport: { width: 412, height: 915 },
  },
});
