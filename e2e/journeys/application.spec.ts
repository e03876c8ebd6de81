import type { Page } from '@playwright/test';
import { expect, expectReady, forgive, test, visit } from './fixtures.ts';
import { layLine } from './network-line.ts';

test.use({ serviceWorkers: 'allow' });

/** Lets the ten seconds pass after which the service worker registers and keeps the page. */
async function keepPage(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      // Time that jumps while code is on its way would be its deadline.
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-view][data-state="loading"]')).toHaveCount(0);
      await page.clock.fastForward(10_000);
      return page.evaluate(async () => {
        const names = await caches.keys();
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().some(({ url }) => new URL(url).pathname === '/en');
      });
    })
    .toBe(true);
}

test('the site can be installed: a manifest in the page’s language with existing icons', async ({
  page,
}) => {
  await visit(page, '/ru');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ lang: 'ru', start_url: '/ru', display: 'standalone' });
  for (const { src } of manifest.icons as { src: string }[]) {
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  }
  // The browser's offer is held; the banner takes it up through the bus.
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(window, { asked: 0 });
    Object.assign(offer, { prompt: async () => Object.assign(window, { asked: 1 }) });
    window.dispatchEvent(offer);
  });
  const banner = page.getByRole('region', { name: 'Установить приложение' });
  await banner.getByRole('button', { name: 'Установить' }).click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(1);
});

test('the last page opens without a connection, another shows a notice, and both recover', async ({
  page,
  context,
  address,
  problems,
}) => {
  const line = await layLine(address);
  await page.clock.install();
  await visit(page, `${line.address}/en`);
  await keepPage(page);

  await page.reload();
  await expectReady(page);
  await expect(page.locator('html[data-kept]')).toBeAttached();
  await expect(page.locator('[data-outcome-id]').first()).toBeVisible();

  // Meanwhile another shell has been published: the cached page is notified immediately, and offers it.
  await page.route('**/import-map-service/release.json', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.importMap.imports['@touchline/shell'] += '?another';
    await route.fulfill({ json: { ...answer, release: 'another' } });
  });
  await page.reload();
  await expectReady(page);
  const notice = page.getByRole('region', { name: 'Notifications' });
  await expect(notice).toContainText('A new version is available');
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expectReady(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // Without a connection the page is shown as cached, with a notice, and accepts no bet.
  line.cut();
  await context.setOffline(true);
  await page.reload();
  await expectReady(page);
  await expect(page.locator('[data-plugin="header"]')).toHaveAttribute('data-state', 'ready');
  await page.clock.fastForward(15_000);
  await expect(page.locator('[data-slot="notice"]')).toContainText(/offline|out of date/);
  await expect(page.locator('[data-outlet] [data-outcome-id]:not([aria-disabled])')).toHaveCount(0);

  await page.goto(`${line.address}/en/favorites`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  line.restore();
  await context.setOffline(false);
  await page.clock.fastForward(5000);
  await expectReady(page);
  await expect(page).toHaveURL(/\/en\/favorites/);
  forgive(problems);
  await page.close();
  await line.close();
});

test('a kept page shows the fresh views before its code has run, and takes them over', async ({
  page,
}) => {
  await page.clock.install();
  // Views are missing from a document that a busy machine has sent without them.
  await expect(async () => {
    await visit(page, '/en');
    await keepPage(page);
    await page.reload();
    await expectReady(page);
    await expect(page.locator('html[data-kept]')).toBeAttached();
    await page.addInitScript(() => {
      new MutationObserver((changes, observer) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (node instanceof HTMLElement && node.matches('main > [data-rendered]')) {
              observer.disconnect();
              const price = node.querySelector('[data-outcome-id]');
              Object.assign(window, {
                placed: { node, price, isReady: 'ready' in document.documentElement.dataset },
              });
            }
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    // The frame of the document is here: the server sends the rest alone.
    const held = await page.evaluate(async () => {
      const { navigationPreload } = await navigator.serviceWorker.ready;
      return (await navigationPreload.getState()).headerValue;
    });
    expect(held).toMatch(/^[\w-]{16}$/);
    await page.reload();
    await expectReady(page);
    const placed = await page.evaluate(() => {
      const { node, price, isReady } =
        (window as unknown as Record<string, Record<string, unknown>>)['placed'] ?? {};
      return {
        isReady,
        hasPrice: price instanceof HTMLElement,
        isTakenOver:
          node instanceof HTMLElement && node.isConnected && node.contains(price as Node),
        bones: document.querySelectorAll('main > [data-skeleton]:not([hidden])').length,
      };
    });
    expect(placed).toEqual({ isReady: false, hasPrice: true, isTakenOver: true, bones: 0 });
  }).toPass({ timeout: 60_000 });
  const price = page.locator('[data-outlet] [data-outcome-id]:not([aria-disabled])').first();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
});

test('a press without a connection is answered, and a pending page recovers automatically', async ({
  page,
  context,
  address,
  problems,
}) => {
  const line = await layLine(address);
  const failed = page.getByRole('dialog', { name: 'Error' });
  await expect(async () => {
    line.restore();
    await context.setOffline(false);
    // The connection for prices opens when what follows the first screen is there: links are the
    // shell's own from then on, and what shows failures comes when the page rests.
    const connected = page.waitForEvent('websocket');
    await visit(page, `${line.address}/en`);
    await connected;
    await page.waitForLoadState('networkidle');
    line.cut();
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await expect(failed.getByRole('button', { name: 'Refresh' })).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(failed).toHaveCount(0);
  await expect(page).toHaveURL(/\/en$/);
  // A section whose code the page does not have yet.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/en/onpay/success' });
    document.body.append(link);
    link.click();
  });
  const view = page.locator('main > [data-plugin="payments"]');
  await expect(view).toHaveAttribute('data-state', 'error');
  await expect(view.getByRole('button', { name: 'Refresh' })).toBeVisible();
  line.restore();
  await context.setOffline(false);
  await expect(view).toHaveAttribute('data-state', 'ready');
  forgive(problems);
  await page.close();
  await line.close();
});
