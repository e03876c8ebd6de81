import type { Locator, Page } from '@playwright/test';
import { expect, expectReady, forgive, test, visit } from './fixtures.ts';
import { copySite } from './site-copy.ts';
import { withoutHashes } from './without-hashes.ts';

/** Every file of a plugin's build. */
const bundleOf = (plugin: string) => new RegExp(`/assets/${plugin}/`);

const root = (page: Page, plugin: string, view: string) =>
  page.locator(`[data-plugin="${plugin}"][data-view="${view}"]`);

/**
 * Puts another build of a plugin in the place of the published one: its hash leaves the document,
 * as if it had been published so. Returns the address of the site that has it.
 */
async function publish(
  page: Page,
  given: { readonly address: string; readonly plugin: string; readonly code: string },
): Promise<string> {
  const { address, plugin, code } = given;
  await page.route(bundleOf(plugin), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  return copySite(page, { address, change: (document) => withoutHashes(document, plugin) });
}

/** A plugin of one view, written by hand: what `view` evaluates to is its parcel. */
function pluginWith(given: { id: string; slot: string; name: string; view: string }): string {
  return `System.register(['@touchline/plugin-api', 'react'], (exported) => {
    let api, react;
    return {
      setters: [(module) => { api = module; }, (module) => { react = module; }],
      execute: () => { exported('plugin', {
        id: '${given.id}', api: '^1.0',
        slots: [{ slot: '${given.slot}', name: '${given.name}', view: async () => ({ view: ${given.view} }) }],
      }); },
    };
  });`;
}

/** Notes in the tab how often the page was loaded. */
async function countLoads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    sessionStorage['loads'] = String(Number(sessionStorage['loads'] ?? 0) + 1);
  });
}

/** The fault is gone at the moment of the press: no retry of the page's own comes in between. */
async function mendAndPress(view: Locator): Promise<void> {
  await view.getByRole('button', { name: 'Refresh' }).evaluate((button: HTMLElement) => {
    Object.assign(window, { mended: true });
    button.click();
  });
}

test.describe('one broken plugin', () => {
  test('a plugin whose bundle cannot be reached, is not found, or fails leaves the rest working, and retry repairs it', async ({
    page,
    problems,
  }) => {
    await countLoads(page);
    let loads = 0;
    for (const status of [undefined, 500, 404]) {
      await page.route(bundleOf('sport'), (route) =>
        status === undefined ? route.abort() : route.fulfill({ status, body: 'no such file' }),
      );
      await visit(page, '/en');
      // What is found no more may be of an older release: the page is loaded again, once a minute.
      loads += status === 404 ? 2 : 1;
      // The queried page may be on its way out.
      const asked = () => page.evaluate(() => sessionStorage['loads']).catch(() => undefined);
      await expect.poll(asked).toBe(String(loads));
      await expectReady(page);
      await expect(root(page, 'header', 'bar')).toHaveAttribute('data-state', 'ready');
      await expect(root(page, 'bottom-nav', 'bar')).toHaveAttribute('data-state', 'ready');
      await expect(root(page, 'sport', 'home')).toHaveAttribute('data-state', 'error');
      await page.route(bundleOf('sport'), async (route) =>
        (await page.evaluate(() => 'mended' in window)) ? route.continue() : route.fallback(),
      );
      await mendAndPress(root(page, 'sport', 'home'));
      await expect(root(page, 'sport', 'home')).toHaveAttribute('data-state', 'ready');
      await expect(page.locator('[data-outcome-id]').first()).toBeVisible();
      expect(await page.evaluate(() => sessionStorage['loads'])).toBe(String(loads));
      // A request that is being handled is answered first.
      await page.unrouteAll({ behavior: 'wait' });
    }
    forgive(problems);
  });

  test('a broken plugin recovers automatically when the network is back', async ({
    page,
    problems,
  }) => {
    await page.route(bundleOf('bottom-nav'), (route) => route.abort());
    await visit(page, '/en');
    await expect(root(page, 'bottom-nav', 'bar')).toHaveAttribute('data-state', 'error');
    await page.unroute(bundleOf('bottom-nav'));
    await expect(root(page, 'bottom-nav', 'bar')).toHaveAttribute('data-state', 'ready');
    forgive(problems);
  });

  test('a plugin that throws at its first render leaves the rest working, and retry repairs it', async ({
    page,
    address,
    problems,
  }) => {
    const view = `api.reactView(function Broken() {
      if (window.mended !== true) throw new Error('first render');
      return react.createElement('p', null, 'mended');
    })`;
    const code = pluginWith({ id: 'header', slot: 'header', name: 'bar', view });
    const site = await publish(page, { address, plugin: 'header', code });
    await visit(page, `${site}/en`);
    await expect(root(page, 'sport', 'home')).toHaveAttribute('data-state', 'ready');
    await expect(root(page, 'header', 'bar')).toHaveAttribute('data-state', 'error');
    await mendAndPress(root(page, 'header', 'bar'));
    await expect(root(page, 'header', 'bar')).toHaveAttribute('data-state', 'ready');
    await expect(page.getByText('mended')).toBeVisible();
    forgive(problems);
  });

  test('a plugin that hangs in mount never blocks the rest, and retry repairs it', async ({
    page,
    address,
    problems,
  }) => {
    const view = `{
      bootstrap: async () => undefined,
      mount: ({ domElement }) => window.mended === true
        ? Promise.resolve(domElement.append('mended'))
        : new Promise(() => undefined),
      unmount: async ({ domElement }) => domElement.replaceChildren(),
    }`;
    const code = pluginWith({ id: 'header', slot: 'header', name: 'bar', view });
    const site = await publish(page, { address, plugin: 'header', code });
    await visit(page, `${site}/en`);
    await expect(root(page, 'sport', 'home')).toHaveAttribute('data-state', 'ready');
    await expect(root(page, 'header', 'bar')).toHaveAttribute('data-state', 'loading');
    await page.getByRole('link', { name: 'Live', exact: true }).last().click();
    await expect(page).toHaveURL(/\/en\/live/);
    await expect(root(page, 'header', 'bar')).toHaveAttribute('data-state', 'error');
    await mendAndPress(root(page, 'header', 'bar'));
    await expect(page.getByText('mended')).toBeVisible();
    forgive(problems);
  });

  test('a page without player protection shows a notice that betting is paused', async ({
    page,
    problems,
  }) => {
    await page.route(bundleOf('responsible-gaming'), (route) => route.abort());
    await visit(page, '/en');
    await expect(page.locator('[data-notice="mandatory"]')).toContainText('bets and deposits');
    await page.unroute(bundleOf('responsible-gaming'));
    await expect(page.locator('[data-notice="mandatory"]')).toBeHidden();
    forgive(problems);
  });
});
