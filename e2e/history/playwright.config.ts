import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../support/find-browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.build/test-results/history',
  fullyParallel: false,
  workers: 1,
  timeout: 20_000,
  reporter: 'list',
  use: {
    launchOptions: { executablePath: await findBrowser(), args: [...BROWSER_FLAGS] },
    viewport: { width: 412, height: 915 },
  },
});
