import { expect, test, visit } from './fixtures.ts';

const MARKER = /__CLIENT_INTERNALS_DO_NOT_USE\w*\s*=/;

test('there is one React on the page, whatever sections have been visited', async ({
  page,
  address,
}) => {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) {
      scripts.set(pathname, response.text());
    }
  });
  for (const path of ['/en', '/en/line/football', '/en/registration', '/en/coupon']) {
    await visit(page, path);
  }
  const carriers: string[] = [];
  for (const [path, text] of scripts) {
    if (MARKER.test(await text)) {
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
