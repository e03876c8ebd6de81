import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findChromium } from '../../tools/browser/find-chromium.ts';
import { PHONE } from '../../tools/browser/phone.ts';
import { projectRoot } from '../../tools/project-root.ts';

const browser = findChromium();
const results = join(projectRoot(), '.build/test-results');

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: process.env['JOURNEY_RESULTS'] ?? join(results, 'journeys'),
  fullyParallel: true,
  // One more than the machine has cores: the long journeys wait for matches most of their time.
  workers: 3,
  projects: [
    { name: 'the main job', testMatch: /express[^/]*\.spec\.ts$/ },
    { name: 'everything else', testIgnore: /express[^/]*\.spec\.ts$/ },
    {
      name: 'of the plugins themselves',
      testDir: join(projectRoot(), 'plugins'),
      testMatch: '*/journeys/*.spec.ts',
    },
  ],
  // Far more than a quiet machine needs: a busy one makes a journey slower, not wrong.
  timeout: 420_000,
  // A submission is not lost to one bad moment of the machine; the run names what passed only then.
  retries: process.env['CI'] === undefined ? 0 : 1,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // An action that never happens says which one it is, rather than that the journey took too long.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: browser.path,
      args: [...BROWSER_FLAGS],
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
    ...PHONE,
    locale: 'en-GB',
    // Journeys that intercept page and network must see every request; one journey allows it.
    serviceWorkers: 'block',
    // Without pictures and copies of the document: taking them costs more than most journeys. A failure
    // describes its page in words; `--trace on` takes everything.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: false,
      sources: false,
    },
  },
});
