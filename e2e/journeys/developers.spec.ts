import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../project-root.ts';
import { type RunningServer, startServer } from '../server/start-server.ts';
import { expect, forgive, test, visit } from './fixtures.ts';

let site: RunningServer;
test.beforeAll(async () => {
  site = await startServer({ environment: { DEMO_PLAYER: 'off', ENVIRONMENT: 'staging' } });
});
test.afterAll(() => site.stop());

/** Runs `npm run dev -- lotto --over <site>` and answers where it serves the plugin. */
async function develop(): Promise<{ address: string; end: () => Promise<void> }> {
  const script = join(projectRoot(), 'shared/build/bin/dev.mjs');
  const child = spawn(process.execPath, [script, 'lotto', '--over', site.address], {
    cwd: projectRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      const [, found] = /Serving lotto at (\S+);/.exec(output) ?? [];
      if (found !== undefined) {
        resolve(found);
      }
    });
    void ended.then(() => reject(new Error(output)));
  });
  return {
    address,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

declare const System: { readonly resolve: (name: string) => string };
const resolved = (page: Page, name: string) =>
  page.evaluate((specifier) => System.resolve(specifier), `@touchline/${name}`);

async function override(page: Page, name: string, address: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `import-map-override:@touchline/${name}`,
    address,
  ] as const);
}

test('outside production a developer’s own machine serves one plugin of the page, by import-map-overrides as shipped', async ({
  page,
  problems,
}) => {
  test.slow();
  const dev = await develop();
  try {
    await test.step('by a link, for one page', async () => {
      const map = JSON.stringify({ imports: { '@touchline/lotto': dev.address } });
      await visit(page, `${site.address}/en/lotto?imo=${encodeURIComponent(map)}`);
      expect(await resolved(page, 'lotto')).toBe(dev.address);
      await expect(page.locator('[data-plugin="lotto"][data-state="ready"]').first()).toBeVisible();
    });

    await test.step('by its storage keys, until it is reset, with its own button and list', async () => {
      await override(page, 'lotto', dev.address);
      await page.evaluate(() => localStorage.setItem('devtools', 'true'));
      await visit(page, `${site.address}/en/lotto`);
      expect(await resolved(page, 'lotto')).toBe(dev.address);
      await expect(page.locator('[data-plugin="lotto"][data-state="ready"]').first()).toBeVisible();
      await page.locator('import-map-overrides-full button').click();
      await expect(page.getByRole('heading', { name: 'Import Map Overrides' })).toBeVisible();
      await expect(page.getByText('Inline Override').first()).toBeVisible();
    });

    await test.step('what protects players stays, whatever is stored', async () => {
      await override(page, 'responsible-gaming', dev.address);
      await visit(page, `${site.address}/en/lotto`);
      expect(await resolved(page, 'responsible-gaming')).toMatch(
        new RegExp(`^${site.address}/assets/responsible-gaming/`),
      );
    });

    await test.step('code of a place that nobody trusts is never asked for', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await override(page, 'lotto', 'https://elsewhere.example/lotto.js');
      await page.goto(`${site.address}/en/lotto`);
      await expect(page.locator('[data-plugin="lotto"][data-state="error"]').first()).toBeVisible();
      expect(asked.filter((url) => url.includes('elsewhere.example'))).toEqual([]);
      forgive(problems);
    });
  } finally {
    await dev.end();
  }
});

test('in production nothing that is stored in the browser changes where code comes from', async ({
  page,
}) => {
  await visit(page, '/en/lotto');
  await override(page, 'lotto', 'http://localhost:1/lotto.js');
  await visit(page, '/en/lotto');
  expect(await resolved(page, 'lotto')).toContain('/assets/lotto/');
  expect((await page.request.get('/override/import-map-overrides.js')).status()).toBe(404);
});
