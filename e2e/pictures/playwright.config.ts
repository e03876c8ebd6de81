import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findCarriedChromium } from '../../tools/browser/find-chromium.ts';

// Letters are drawn alike by one version of the browser alone, so an installed one is left aside.
const browser = findCarriedChromium();

/** Flags under which text has the same pixels on each machine. */
const SAME_PIXELS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../.build/test-results/pictures',
  globalSetup: './build-gallery.ts',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  use: {
    launchOptions: {
      ...(browser && { executablePath: browser.path }),
      args: [...BROWSER_FLAGS, ...SAME_PIXELS],
      env: { ...(process.env as Record<string, string>), ...browser?.env },
    },
  },
});
