import { expect, test, visit } from './fixtures.ts';

const MARKER = /__CLIENT_INTERNALS_DO_NOT_USE\w*\s*=/;

test('the page has one React, whatever sections have been visited', async ({ page, address }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) {
      scripts.add(pathname);
    }
  });
  for (const path of ['/en', '/en/line/football', '/en/registration', '/en/coupon']) {
    await visit(page, path);
  }
  const carriers: string[] = [];
  for (const path of scripts) {
    // Asked for again: a page that has been left no longer hands out what it received.
    const answer = await page.request.get(`${address}${path}`);
    if (MARKER.test(await answer.text())) {
      carriers.push(path);
    }
  }
  expect(carriers).toEqual([expect.stringMatching(/^\/assets\/react\//)]);

  const modules = await page.evaluate(async () => {
    const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
    return names.map((name) => System.resolve(name));
  });
  expect(new Set(modules).size).toBe(1);
  expect(modules[0]).toContain(`${address}/assets/react/`);
});
