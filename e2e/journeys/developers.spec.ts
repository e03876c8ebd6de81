import type { Page } from '@playwright/test';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { createDeveloperWorkspace, type DeveloperWorkspace } from './developer-workspace.ts';
import { expect, forgive, test, visit } from './fixtures.ts';

let workspace: DeveloperWorkspace;
let site: RunningServer;
// One site for all: each starts from what is published.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  workspace = await createDeveloperWorkspace();
  site = await startQuietServer({
    environment: {
      ENVIRONMENT: 'staging',
      ARTEFACTS_DIR: `${workspace.root}/.build`,
    },
  });
});
test.afterAll(async () => {
  await site.stop();
  await workspace.remove();
});

/** A page of lotto that its developer has just written: it keeps what is typed, and a count. */
const pageThatSays = (words: string) => `
  import { reactView } from '@touchline/plugin-api';
  import { useState } from 'react';
  import { count } from './count.ts';
  function Draws() {
    const [name, setName] = useState('');
    const [clicks, setClicks] = useState(0);
    return <>
      <h1>${words} {count.started}</h1>
      <label>Name <input value={name} onChange={(event) => setName(event.target.value)} /></label>
      <button onClick={() => setClicks(clicks + 1)}>clicked {clicks}</button>
    </>;
  }
  export const view = reactView(Draws);`;
const COUNT = `export const count = { started: (globalThis.started = (globalThis.started ?? 0) + 1) };`;
const VIEW = 'draws/draws.view.tsx';
const ROUTES = 'lotto-routes.ts';
const routesWith = (path: string) => `
  import { routesLike } from '@touchline/plugin-api/routes';
  const page = routesLike({ layout: 'default', access: 'any', view: () => import('./draws/draws.view.tsx') });
  export const lottoRoutes = [page('lotto', '/lotto/:sectionName?/:lottoId?'), page('draws', '${path}')];`;

/** Types a name and clicks twice; what is held so is there as long as the component is. */
async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ann');
  await page.getByRole('button', { name: 'clicked 0' }).click();
  await page.getByRole('button', { name: 'clicked 1' }).click();
}
async function expectFilled(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ann');
  await expect(page.getByRole('button', { name: 'clicked 2' })).toBeVisible();
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

test('a developer’s own machine serves one plugin of the page outside production, by import-map-overrides as shipped', async ({
  page,
  problems,
}) => {
  await workspace.save({
    [VIEW]: pageThatSays('First draws'),
    'draws/count.ts': COUNT,
    [ROUTES]: routesWith('/my-draws'),
  });
  const dev = await workspace.develop(
    ['--over', site.address],
    /Serving lotto at (\S+);.* Open (\S+), or/,
  );
  const [, address = '', link = ''] = dev.said;
  try {
    await test.step('by a link, for one page, with the routes that it declares and the site has not', async () => {
      const { search } = new URL(link);
      await visit(page, `${site.address}/en/my-draws${search}`);
      expect(await resolved(page, 'lotto')).toBe(address);
      await expect(page.getByRole('heading', { name: 'First draws 1' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-route', 'draws');
    });

    await test.step('the open page gets what is saved: its state remains, and unchanged modules run once', async () => {
      await fill(page);
      await workspace.save({ [VIEW]: pageThatSays('Second draws') });
      await expectFilled(page, 'Second draws 1');
      await workspace.save({ 'draws/count.ts': `${COUNT} // changed` });
      await expectFilled(page, 'Second draws 2');
    });

    await test.step('another declaration opens the page again', async () => {
      await workspace.save({ [ROUTES]: routesWith('/your-draws') });
      await expect(page.locator('html')).toHaveAttribute('data-route', 'notFound');
      forgive(problems);
    });

    await test.step('by its storage keys, until it is reset, with its own button and list', async () => {
      await override(page, 'lotto', address);
      await page.evaluate(() => localStorage.setItem('devtools', 'true'));
      await visit(page, `${site.address}/en/lotto`);
      expect(await resolved(page, 'lotto')).toBe(address);
      await expect(page.locator('[data-plugin="lotto"][data-state="ready"]').first()).toBeVisible();
      await page.locator('import-map-overrides-full button').click();
      await expect(page.getByRole('heading', { name: 'Import Map Overrides' })).toBeVisible();
      await expect(page.getByText('Inline Override').first()).toBeVisible();
    });

    await test.step('what protects players stays, whatever is stored', async () => {
      await override(page, 'responsible-gaming', address);
      await visit(page, `${site.address}/en/lotto`);
      expect(await resolved(page, 'responsible-gaming')).toMatch(
        new RegExp(`^${site.address}/assets/responsible-gaming/`),
      );
    });

    await test.step('code of an untrusted place is never requested', async () => {
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

test('a local shell updates the open page with what is saved, its state retained', async ({
  page,
}) => {
  await workspace.save({
    [ROUTES]: routesWith('/draws'),
    [VIEW]: pageThatSays('First draws'),
    'draws/count.ts': COUNT,
  });
  const dev = await workspace.develop([], /Watching lotto/);
  try {
    const kept = page.waitForEvent('console', (message) =>
      message.text().includes('its state kept'),
    );
    // The site looks for builds every few seconds.
    const imports = async () => {
      const map = await page.request.get(`${site.address}/import-map-service/import-map.json`, {
        params: { env: 'staging' },
      });
      const { imports: found } = (await map.json()) as { imports: Record<string, string> };
      return `${found['react']} ${found['@touchline/lotto']}`;
    };
    await expect.poll(imports).toMatch(/-dev\..*-dev\./);
    await visit(page, `${site.address}/en/lotto`);
    await expect(page.getByRole('heading', { name: 'First draws 1' })).toBeVisible();
    await fill(page);
    await workspace.save({ [VIEW]: pageThatSays('Second draws') });
    await expectFilled(page, 'Second draws 1');
    await kept;
  } finally {
    await dev.end();
  }
});

test('the browser’s storage cannot change where code comes from in production', async ({
  page,
}) => {
  await visit(page, '/en/lotto');
  await override(page, 'lotto', 'http://localhost:1/lotto.js');
  await visit(page, '/en/lotto');
  expect(await resolved(page, 'lotto')).toContain('/assets/lotto/');
  expect((await page.request.get('/override/import-map-overrides.js')).status()).toBe(404);
});
