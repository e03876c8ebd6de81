import { createHash, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, forgive, test } from './fixtures.ts';
import { sharedOperator } from './operator.ts';
import { wobblyVersion } from './wobbly-plugin.ts';

const PICTURE = 'picture.svg';
const SQUARE = '<rect width="40" height="40" fill="#0b5ed7"/>';
const SCRIPT = '<script>globalThis.scripted = true</script>';

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${content}</svg>`;
}

/** Publishes a version of a plugin with a picture beside its code; nothing rolls it out. */
async function publish(
  request: APIRequestContext,
  address: string,
  { version, picture }: { readonly version: string; readonly picture: string },
) {
  const { artefact, files } = wobblyVersion(version);
  const content = Buffer.from(picture);
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  const { length } = content;
  const described = { integrity, bytes: length, size: length };
  return request.put(`${address}/import-map-service/plugins/wobbly/versions/${version}`, {
    headers: { authorization: `Bearer ${sharedOperator(address).operatorToken}` },
    data: {
      artefact: { ...artefact, files: { ...artefact.files, [PICTURE]: described } },
      files: { ...files, [PICTURE]: content.toString('base64') },
    },
  });
}

/** Unique, also in another run on the same server. */
const newVersion = () => `1.0.0-v${randomUUID().slice(0, 8)}`;

test('a picture with a script in it is refused at publishing', async ({ request, address }) => {
  const version = newVersion();
  const refused = await publish(request, address, { version, picture: svg(SQUARE + SCRIPT) });
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain('picture_unsafe');
  const missing = await request.get(`${address}/assets/wobbly/${version}/${PICTURE}`);
  expect(missing.status()).toBe(404);
});

test('a published picture is shown, and could run no script', async ({
  page,
  request,
  address,
  problems,
}) => {
  const version = newVersion();
  const published = await publish(request, address, { version, picture: svg(SQUARE) });
  expect(published.status(), await published.text()).toBe(201);
  const url = `${address}/assets/wobbly/${version}/${PICTURE}`;

  const shown = await page.goto(url);
  expect(shown?.headers()['content-type']).toContain('image/svg+xml');
  expect(shown?.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(shown?.headers()['content-security-policy']).toContain('sandbox');
  await expect(page.locator('rect')).toBeVisible();

  // Were a script to slip past the check, the browser would not run it under the headers of the server.
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: svg(SQUARE + SCRIPT) });
  });
  await page.goto(url);
  await expect(page.locator('script')).toBeAttached();
  expect(await page.evaluate(() => 'scripted' in globalThis)).toBe(false);
  // The browser says which script it has refused: it is what the test is about.
  forgive(problems);
});
