import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { openConsole, signInAtConsole } from './console.ts';
import { copyBuild } from './copy-build.ts';
import { expect, forgive, test } from './fixtures.ts';
import { operate } from './operator.ts';
import { touchlineAt } from './touchline-command.ts';

const CHANGES = '/import-map-service/changes';

// One server for all of them, one after another; a machine that is busy takes its time.
test.describe.configure({ mode: 'default' });

let server: RunningServer;
let folder: string;

test.beforeAll(async () => {
  server = await startQuietServer();
  folder = await mkdtemp(join(tmpdir(), 'touchline-console-'));
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const review = (page: Page) => page.getByRole('dialog');
/** What was decided for a reason, in a history. */
const entry = (page: Page, reason: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: reason });
const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });

const signIn = (page: Page) => signInAtConsole(page, server);
const open = (page: Page, path: string) => openConsole(page, server, path);

/** Gives the reason for what is under review, and does it. */
async function apply(page: Page, reason: string): Promise<void> {
  await review(page).getByLabel('Reason').fill(reason);
  await review(page).getByRole('button', { name: 'Apply' }).click();
  await expect(notice(page)).toContainText('Live as revision');
  await expect(review(page)).toHaveCount(0);
}

test('the operator signs in, disables a section for players, and reverts it', async ({
  page,
  context,
  problems,
}) => {
  await test.step('a wrong token is refused with a message; the right one is hidden from scripts', async () => {
    await open(page, '');
    await page.getByLabel('Operator token').fill('not the token of this site');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('This is not the operator token.')).toBeVisible();
    await expect.poll(() => problems.join()).toContain('401');
    await signIn(page);
    const kept = await page.evaluate(() => [document.cookie, JSON.stringify({ ...localStorage })]);
    expect(kept.join()).not.toContain(server.operatorToken);
    await page.reload();
    await expect(page.getByRole('switch', { name: 'lotto on' })).toBeChecked();
  });

  const player = await context.newPage();
  await test.step('a change requires its reason, and an open page of a player follows', async () => {
    await player.goto(`${server.address}/en/lotto`);
    await expect(player.locator('html[data-plugin="lotto"]')).toBeAttached();
    await page.getByRole('switch', { name: 'lotto on' }).click();
    await expect(review(page)).toContainText('pages lose of lotto');
    await review(page).getByRole('button', { name: 'Apply' }).click();
    await expect(review(page)).toContainText('Enter a reason.');
    // Both are shown for a few seconds.
    await Promise.all([
      apply(page, 'no draws today'),
      expect(player.getByText('This section has been switched off')).toBeVisible(),
    ]);
    await expect(page.getByRole('switch', { name: 'lotto on' })).not.toBeChecked();
    await expect(page.getByRole('main')).toContainText('no draws today');
    await expect(player).toHaveURL(`${server.address}/en`);
    await player.close();
    await expect(page.getByRole('switch', { name: 'responsible-gaming on' })).toBeDisabled();
  });

  await test.step('another change comes first: the difference is shown and the reason stays', async () => {
    await page.getByRole('switch', { name: 'games on' }).click();
    await review(page).getByLabel('Reason').fill('the studio asked for it');
    await expect(review(page)).toContainText('pages lose of games');
    const elsewhere = { kind: 'switch', plugin: 'cyber', enabled: false };
    await operate(server, page.request, {
      method: 'POST',
      path: CHANGES,
      data: { changes: [elsewhere], reason: 'elsewhere' },
    });
    await review(page).getByRole('button', { name: 'Apply' }).click();
    await expect(review(page).getByRole('alert')).toContainText('cyber State');
    await review(page).getByRole('button', { name: 'Continue from revision 2' }).click();
    await expect(review(page).getByRole('alert')).toHaveCount(0);
    await expect(review(page).getByLabel('Reason')).toHaveValue('the studio asked for it');
    await apply(page, 'the studio asked for it');
  });

  await test.step('the history is searched, compared, and rolled back', async () => {
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByLabel('Section').selectOption('cyber');
    const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Switch' });
    await expect(entry(page, 'elsewhere')).toBeVisible();
    await expect(entry(page, 'no draws today')).toHaveCount(0);
    await page.getByLabel('Section').selectOption('');
    await expect(entries.filter({ hasText: 'lotto' }).first()).toBeVisible();
    await page.getByLabel('From').selectOption('0');
    await expect(page.getByRole('main')).toContainText('games State');
    await entry(page, 'no draws today').getByRole('button', { name: 'Roll back to here' }).click();
    await expect(review(page)).toContainText('Restore revision 1');
    await apply(page, 'both are back');
    await page.getByRole('link', { name: 'Sections' }).click();
    await expect(page.getByRole('switch', { name: 'cyber on' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'lotto on' })).not.toBeChecked();
  });
  forgive(problems);
});

test.describe('without any content security policy', () => {
  // The worst that published code could be. A document that a test fulfils would come from no address,
  // and a browser with local network checks would leave its requests waiting for a permission.
  test.use({ bypassCSP: true });

  test('the code on the origin of the site cannot act as the operator who is signed in', async ({
    page,
    context,
    problems,
  }) => {
    await open(page, '');
    await signIn(page);
    const outside = await context.newPage();
    await outside.goto(`${server.address}/en/lotto`);
    const responses = await outside.evaluate(async (operators) => {
      const headers = { 'x-operator-console': 'active', 'content-type': 'application/json' };
      const body = JSON.stringify({ name: 'stolen', mayWrite: true, plugins: [] });
      const ask = async (url: string, init: RequestInit) =>
        await fetch(url, { credentials: 'include', ...init }).then(
          ({ status, type }) => (type === 'opaque' ? type : status),
          () => 'refused',
        );
      return [
        await ask(`${operators}/import-map-service/tokens`, { method: 'POST', headers, body }),
        await ask(`${operators}/import-map-service/state`, { headers }),
        await ask(`${operators}/operator/session`, { method: 'DELETE' }),
        await ask('/import-map-service/tokens', { method: 'POST', headers, body }),
        await ask('/operator/session', {}),
      ];
    }, server.consoleAddress);
    expect(responses).toEqual(['refused', 'refused', 'refused', 401, 404]);
    const tokens = await page.request.get(`${server.address}/import-map-service/tokens`, {
      headers: { authorization: `Bearer ${server.operatorToken}` },
    });
    expect((await tokens.json()).tokens).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Sections' })).toBeVisible();
    await outside.close();
    forgive(problems);
  });
});

test('a version is rolled out by its share, together with others as one release', async ({
  page,
}) => {
  const version = '9.0.0-console';
  const touchline = touchlineAt({ address: server.address, token: server.operatorToken });
  const copy = await copyBuild(folder, { id: 'promo', version });
  expect((await touchline('publish', '--from', copy)).complaint).toBe('');

  await open(page, '/sections/promo');
  await page.getByLabel('Operator token').fill(server.operatorToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Add a version' }).click();
  await page.getByRole('slider').first().fill('25');
  await expect(page.getByRole('slider').last()).toHaveValue('75');
  await page.getByRole('button', { name: 'Add to release' }).nth(1).click();

  await page.getByRole('link', { name: 'Release' }).click();
  await expect(page).toHaveURL(/[/]release$/);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(`Roll out promo`);
  await page.getByLabel('Action').selectOption('off');
  await page.getByLabel('Section').selectOption('info');
  await page.getByRole('button', { name: 'Add to release' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(review(page)).toContainText('Switch info off');
  await apply(page, 'both belong together');
  await page.getByRole('link', { name: 'Sections' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'promo' }).first();
  await expect(row).toContainText(`${version}25%`);
  await expect(page.getByRole('switch', { name: 'info on' })).not.toBeChecked();
});

test('the operator opens another environment, decides in it, and transfers its decisions', async ({
  page,
  problems,
}) => {
  await operate(server, page.request, {
    method: 'POST',
    path: '/import-map-service/environments',
    data: { name: 'staging', copyOf: 'default', reason: 'a place to try' },
  });
  await open(page, '');
  await signIn(page);
  const before = await page.getByRole('switch', { name: 'support on' }).isChecked();
  expect(before).toBe(true);
  await page.getByLabel('Environment').selectOption('staging');
  await expect(page).toHaveURL(/[?]env=staging$/);
  await expect(page.getByRole('main')).toContainText('staging · revision 1');
  await page.getByRole('switch', { name: 'support on' }).click();
  await expect(review(page)).toContainText('Review the change in staging');
  await apply(page, 'tried without support');
  await expect(page.getByRole('switch', { name: 'support on' })).not.toBeChecked();

  await test.step('every view stays in it, over a reload too', async () => {
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(/history[?]env=staging$/);
    await expect(entry(page, 'tried without support')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main')).toContainText('support State');
    await page.getByLabel('Reason contains').fill('a place');
    await expect(entry(page, 'tried without support')).toHaveCount(0);
    await page.getByRole('link', { name: 'Pages' }).click();
    await expect(page.getByText('No page is open')).toBeVisible();
  });

  await test.step('production decides as it did, for one section', async () => {
    await page.getByLabel('Environment').selectOption('production');
    await page.getByRole('link', { name: 'Sections' }).click();
    await expect(page.getByRole('switch', { name: 'support on' })).toBeChecked();
    await page.getByRole('link', { name: 'Release' }).click();
    const other = page.getByRole('region', { name: 'Copy from another environment' });
    await other.getByLabel('Section').selectOption('support');
    await other.getByRole('button', { name: 'Add to release' }).click();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(review(page)).toContainText('Copy support from revision');
    await expect(review(page)).toContainText('support State');
    await apply(page, 'it went well');
    await page.getByRole('link', { name: 'Sections' }).click();
    await expect(page.getByRole('switch', { name: 'support on' })).not.toBeChecked();
    const row = page.getByRole('listitem').filter({ hasText: 'support' });
    await expect(row).toContainText('it went well');
  });

  await open(page, '/history?env=nowhere');
  await expect(page.getByText('There is no environment “nowhere”')).toBeVisible();
  await page.getByRole('button', { name: 'Go to production' }).click();
  await expect(page).toHaveURL(/history$/);
  forgive(problems);
});

test('a group of the configuration shows what is wrong beside the field, and retains both changes', async ({
  page,
  problems,
}) => {
  await open(page, '/configuration/thirdparty');
  await page.getByLabel('Operator token').fill(server.operatorToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const delay = page.getByLabel('Analytics delay');
  await delay.fill('-1');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(delay).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toContainText('Analytics delay');
  await delay.fill('8000');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(review(page)).toContainText('analyticsDelay');
  await review(page).getByRole('button', { name: 'Save' }).click();
  await expect(review(page)).toContainText('Enter a reason.');
  await review(page).getByLabel('Reason').fill('slower is calmer');

  await operate(server, page.request, {
    method: 'PATCH',
    path: '/bff-api/config/group/thirdparty',
    data: { allowed: true },
  });
  await review(page).getByRole('button', { name: 'Save' }).click();
  await expect(review(page).getByRole('alert')).toContainText('allowed');
  await review(page).getByRole('button', { name: 'Reapply my changes' }).click();
  await review(page).getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('“thirdparty” is saved');
  await expect(page.getByRole('switch', { name: 'Allowed' })).toBeChecked();
  const answer = await page.request.get(
    `${server.address}/bff-api/config/group/get?groups=thirdparty`,
  );
  expect((await answer.json()).groups.thirdparty).toMatchObject({
    allowed: true,
    analyticsDelay: 8_000,
  });

  const made = page.getByRole('listitem').filter({ hasText: 'slower is calmer' });
  await expect(made).toContainText('analyticsDelay');
  await made.getByRole('button', { name: 'Undo this change' }).click();
  await expect(review(page).getByLabel('Reason')).toHaveValue(/^Back to before #\d+$/);
  await review(page).getByRole('button', { name: 'Save' }).click();
  await expect(delay).not.toHaveValue('8000');
  await expect(page.getByRole('listitem').filter({ hasText: 'Back to before #' })).toBeVisible();
  forgive(problems);
});

test('a list of the configuration is edited entry by entry, and shows beside the field what is wrong', async ({
  page,
  problems,
}) => {
  await open(page, '/configuration/seo');
  await page.getByLabel('Operator token').fill(server.operatorToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const robots = page.getByRole('group', { name: 'Robots', exact: true });
  await expect(robots.getByRole('group').first()).toBeVisible();
  const before = await robots.getByRole('group').count();
  await robots.getByRole('button', { name: 'Add an entry' }).click();
  const made = robots.getByRole('group').nth(before);
  await expect(made.getByLabel('Pattern')).toBeFocused();
  await page.keyboard.type('promo');
  await made.getByLabel('Content').fill('noindex');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(made.getByLabel('Pattern')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('alert').getByRole('link').click();
  await expect(made.getByLabel('Pattern')).toBeFocused();
  await made.getByLabel('Pattern').fill('/promo/*');
  await robots.getByRole('button', { name: `Move Robots ${before + 1} up` }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await review(page).getByLabel('Reason').fill('not for search engines');
  await review(page).getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('“seo” is saved');
  const responses = await page.request.get(`${server.address}/bff-api/config/group/seo`, {
    headers: { authorization: `Bearer ${server.operatorToken}` },
  });
  expect((await responses.json()).value.robots.at(-2)).toEqual({
    pattern: '/promo/*',
    content: 'noindex',
  });
  forgive(problems);
});
