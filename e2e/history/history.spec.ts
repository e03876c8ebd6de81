import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import type { Harness } from './harness.ts';

declare global {
  interface Window {
    readonly harness: Harness;
  }
}

const ORIGIN = 'http://harness.test';

async function buildHarness(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./harness.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    conditions: ['touchline-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

let script: string;
test.beforeAll(async () => {
  script = await buildHarness();
});

/** The addresses of all entries of the tab's visit and the position among them. */
function entries(page: Page): Promise<{ paths: string[]; index: number }> {
  return page.evaluate(() => {
    const { navigation } = window as unknown as {
      navigation: {
        entries: () => { url: string }[];
        currentEntry: { index: number };
      };
    };
    const all = navigation.entries().map(({ url }) => new URL(url));
    const own = all.filter(({ hostname }) => hostname === 'harness.test');
    return {
      paths: own.map(({ pathname, search, hash }) => `${pathname}${search}${hash}`),
      index: navigation.currentEntry.index - (all.length - own.length),
    };
  });
}

const go = (page: Page, path: string, replace = false) =>
  page.evaluate(([to, isReplace]) => window.harness.go(to, { replace: isReplace }), [
    path,
    replace,
  ] as const);
const traverse = (page: Page, delta: number) =>
  page.evaluate((steps) => window.history.go(steps), delta);
const shown = (page: Page) => page.evaluate(() => window.harness.shown());
const address = (page: Page) => page.evaluate(() => window.location.pathname);

/** Waits until both the address and what is shown are the path's. */
async function expectAt(page: Page, path: string): Promise<void> {
  await expect.poll(() => shown(page)).toBe(path === '/en' ? '/' : path.slice(3));
  await expect.poll(() => address(page)).toBe(path);
}

for (const driver of ['history', 'navigation-api'] as const) {
  test.describe(`history with ${driver}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.route(`${ORIGIN}/**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><main data-outlet>x</main><a href="#part">part</a><script>${script.replaceAll('</script', '<\\/script')}</script>`,
        }),
      );
      await page.goto(`${ORIGIN}/en#driver=${driver}`);
      expect(await page.evaluate(() => window.harness.driver)).toBe(driver);
    });

    test('the history records push, replace, back and forward', async ({ page }) => {
      expect(await go(page, '/a')).toBe('done');
      expect(await go(page, '/b')).toBe('done');
      expect(await go(page, '/c', true)).toBe('done');
      expect(await go(page, '/c')).toBe('unchanged');
      expect(await entries(page)).toEqual({ paths: ['/en', '/en/a', '/en/c'], index: 2 });
      await traverse(page, -1);
      await expectAt(page, '/en/a');
      await traverse(page, -1);
      await expectAt(page, '/en');
      await traverse(page, 2);
      await expectAt(page, '/en/c');
      expect(await entries(page)).toEqual({ paths: ['/en', '/en/a', '/en/c'], index: 2 });
    });

    test('a push after going back drops what lay ahead', async ({ page }) => {
      await go(page, '/a');
      await go(page, '/b');
      await traverse(page, -2);
      await expectAt(page, '/en');
      await go(page, '/c');
      expect(await entries(page)).toEqual({ paths: ['/en', '/en/c'], index: 1 });
    });

    test('the guards of a push run while the address is still the old one', async ({ page }) => {
      await go(page, '/a');
      expect(await page.evaluate(() => window.harness.asked().at(-1))).toEqual({
        path: '/a',
        address: '/en',
      });
    });

    test('a cancelled push changes nothing', async ({ page }) => {
      await go(page, '/a');
      await page.evaluate(() => window.harness.guard('/b', { kind: 'cancel' }));
      expect(await go(page, '/b')).toBe('cancelled');
      expect(await entries(page)).toEqual({ paths: ['/en', '/en/a'], index: 1 });
    });

    test('a cancelled back is undone, and the history works on', async ({ page }) => {
      await go(page, '/a');
      await go(page, '/b');
      await page.evaluate(() => window.harness.guard('/a', { kind: 'cancel' }));
      await traverse(page, -1);
      await expect.poll(() => page.evaluate(() => window.harness.asked().at(-1)?.path)).toBe('/a');
      await expectAt(page, '/en/b');
      await traverse(page, -2);
      await expectAt(page, '/en');
      await page.evaluate(() => window.harness.guard('/a', { kind: 'allow' }));
      await traverse(page, 1);
      await expectAt(page, '/en/a');
      expect(await entries(page)).toEqual({ paths: ['/en', '/en/a', '/en/b'], index: 1 });
    });

    test('a cancelled move of several steps is undone by all of them', async ({ page }) => {
      await go(page, '/a');
      await go(page, '/b');
      await go(page, '/c');
      await page.evaluate(() => window.harness.guard('/a', { kind: 'cancel' }));
      await traverse(page, -2);
      await expect.poll(() => page.evaluate(() => window.harness.asked().at(-1)?.path)).toBe('/a');
      await expectAt(page, '/en/c');
      expect((await entries(page)).index).toBe(3);
    });

    test('the browser’s own back button is held up too', async ({ page }) => {
      await go(page, '/a');
      await page.evaluate(() => window.harness.guard('/', { kind: 'cancel' }));
      await page.mouse.click(5, 5);
      await page.goBack({ waitUntil: 'commit', timeout: 500 }).catch(() => undefined);
      await expect.poll(() => page.evaluate(() => window.harness.asked().at(-1)?.path)).toBe('/');
      await expectAt(page, '/en/a');
      expect(await entries(page)).toEqual({ paths: ['/en', '/en/a'], index: 1 });
    });

    test('a redirected push leaves one entry; a redirected back replaces its own', async ({
      page,
    }) => {
      await go(page, '/a');
      await page.evaluate(() =>
        window.harness.guard('/b', { kind: 'redirect', path: '/c?from=b' }),
      );
      expect(await go(page, '/b')).toBe('redirected');
      expect(await entries(page)).toEqual({
        paths: ['/en', '/en/a', '/en/c?from=b'],
        index: 2,
      });
      await page.evaluate(() => window.harness.guard('/a', { kind: 'redirect', path: '/d' }));
      await traverse(page, -1);
      await expectAt(page, '/en/d');
      expect(await entries(page)).toEqual({
        paths: ['/en', '/en/d', '/en/c?from=b'],
        index: 1,
      });
    });

    test('a newer push supersedes a pending one', async ({ page }) => {
      await page.evaluate(() => {
        window.harness.guard('/slow', 'hold');
        window.harness.begin('/slow');
      });
      expect(await go(page, '/fast')).toBe('done');
      await page.evaluate(() => window.harness.release());
      await expectAt(page, '/en/fast');
      expect(await entries(page)).toEqual({ paths: ['/en', '/en/fast'], index: 1 });
    });

    test('a push supersedes a pending back: nothing is lost', async ({ page }) => {
      await go(page, '/a');
      await go(page, '/b');
      await page.evaluate(() => window.harness.guard('/a', 'hold'));
      await traverse(page, -1);
      await expect.poll(() => page.evaluate(() => window.harness.asked().at(-1)?.path)).toBe('/a');
      expect(await go(page, '/c')).toBe('done');
      await page.evaluate(() => window.harness.release());
      await expectAt(page, '/en/c');
      expect(await entries(page)).toEqual({
        paths: ['/en', '/en/a', '/en/b', '/en/c'],
        index: 3,
      });
    });

    test('a back supersedes a pending push', async ({ page }) => {
      await go(page, '/a');
      await page.evaluate(() => {
        window.harness.guard('/slow', 'hold');
        window.harness.begin('/slow');
      });
      await traverse(page, -1);
      await expectAt(page, '/en');
      await page.evaluate(() => window.harness.release());
      expect(await entries(page)).toEqual({ paths: ['/en', '/en/a'], index: 0 });
    });

    test('an entry made by a fragment is part of the history', async ({ page }) => {
      await go(page, '/a');
      await page.getByRole('link', { name: 'part' }).click();
      await traverse(page, -1);
      await expectAt(page, '/en/a');
      await traverse(page, -1);
      await expectAt(page, '/en');
      expect(await entries(page)).toEqual({ paths: ['/en', '/en/a', '/en/a#part'], index: 0 });
    });

    test('a reload keeps the position in history', async ({ page }) => {
      await go(page, '/a');
      await go(page, '/b');
      await page.reload();
      await page.evaluate(() => window.harness.guard('/a', { kind: 'cancel' }));
      await traverse(page, -1);
      await expect.poll(() => page.evaluate(() => window.harness.asked().at(-1)?.path)).toBe('/a');
      await expectAt(page, '/en/b');
      await traverse(page, -2);
      await expectAt(page, '/en');
      expect(await entries(page)).toEqual({ paths: ['/en', '/en/a', '/en/b'], index: 0 });
    });
  });
}
