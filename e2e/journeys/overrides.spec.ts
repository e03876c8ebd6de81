import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { copyBuild } from './copy-build.ts';
import { expect, expectReady, forgive, test, visit } from './fixtures.ts';
import { touchlineAt } from './touchline-command.ts';

const NEXT = '9.0.0-try';

let server: RunningServer;
let folder: string;
// One server for all: each acts on things of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  server = await startQuietServer();
  folder = await mkdtemp(join(tmpdir(), 'touchline-overrides-'));
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const operator = () => touchlineAt({ address: server.address, token: server.operatorToken });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Changed for this browser' });
/** Which version of the plugin the page runs on, once it knows more than its first screen. */
const versionOn = async (page: Page) => {
  const version = await page.waitForFunction(() => {
    const map = System.getImportMap().imports['@touchline/lotto'];
    return /\/assets\/lotto\/([^/]+)\//.exec(map ?? '')?.[1];
  });
  return version.jsonValue();
};
declare const System: {
  readonly getImportMap: () => { readonly imports: Readonly<Record<string, string>> };
};

test('a team opens a version on a phone before any visitor: a signed link, a bar with its name, and the way back', async ({
  page,
  browser,
  problems,
}) => {
  const command = operator();
  const next = await copyBuild(folder, { id: 'lotto', version: NEXT });
  expect((await command('publish', '--from', next)).exitCode).toBe(0);
  const made = await command('override', 'lotto', '--inspect', '--expires', '30m', '--json');
  expect(made).toMatchObject({ exitCode: 0, complaint: '' });
  const { address, id } = JSON.parse(made.output) as { address: string; id: string };
  expect((await command('override', 'responsible-gaming', NEXT)).exitCode).toBe(4);

  await page.goto(address);
  await expect(page.getByText(`lotto in version ${NEXT}`)).toBeVisible();
  await page.getByRole('button', { name: 'Open the site' }).click();
  await expectReady(page);
  await expect(bar(page)).toContainText(`lotto ${NEXT}`);
  expect(await versionOn(page)).toBe(NEXT);
  await visit(page, `${server.address}/en/lotto`);
  await expect(page.locator('[data-plugin="lotto"][data-state="ready"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the inspector' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the inspector' }).click();
  const row = page.getByRole('row', { name: new RegExp(`^lotto ${NEXT}`) });
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Close the inspector' }).click();

  await test.step('other visitors continue as before, and the rollout counts nothing of it', async () => {
    const other = await (await browser.newContext()).newPage();
    await visit(other, `${server.address}/en/lotto`);
    expect(await versionOn(other)).not.toBe(NEXT);
    await expect(bar(other)).toHaveCount(0);
    await other.context().close();
  });

  await test.step('the bar removes the override', async () => {
    const loaded = page.waitForEvent('load');
    await bar(page).getByRole('button', { name: 'Remove' }).click();
    await loaded;
    await expectReady(page);
    await expect(bar(page)).toHaveCount(0);
    expect(await versionOn(page)).not.toBe(NEXT);
  });

  await test.step('a link that was ended says so', async () => {
    expect((await command('overrides')).output).toMatch(
      new RegExp(`${id} +lotto ${NEXT} inspector`),
    );
    expect((await command('end-override', id)).exitCode).toBe(0);
    await page.goto(address);
    await expect(page.getByText('(override_link_expired)')).toBeVisible();
    forgive(problems);
  });
});

test('operators make an environment like production, decide in it, and transfer its decisions', async () => {
  const command = operator();
  const made = await command('create-environment', 'stage', '--like', 'production');
  expect(made).toMatchObject({ exitCode: 0, complaint: '' });
  expect((await command('environments')).output).toContain('stage');
  expect((await command('disable', 'casino', '--env', 'stage')).exitCode).toBe(0);
  expect((await command('status', 'casino')).output).toMatch(/casino +on/);
  expect((await command('take-over', 'stage', 'casino')).exitCode).toBe(0);
  expect((await command('status', 'casino')).output).toMatch(/casino +off/);
});

test('the console makes a link, with a QR code for a phone, lists it and ends it', async ({
  page,
}) => {
  await page.goto(`${server.consoleAddress}/operator/sections/promo`);
  await page.getByLabel('Operator token').fill(server.operatorToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Reason').fill('a look on a phone');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  const address = await page.locator('code').innerText();
  expect(address).toContain(`${server.address}/override?link=`);
  const links = page.getByRole('list', { name: 'Active links' });
  await expect(links).toContainText('operator: a look on a phone');
  expect((await page.request.get(address)).status()).toBe(200);
  await links.getByRole('button', { name: 'End' }).click();
  await expect(links).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(410);
});
