import { expect, type Page } from '@playwright/test';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { forgive, test, visit } from './fixtures.ts';
import { operate } from './operator.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startQuietServer();
});
test.afterAll(() => server.stop());

const dialog = (page: Page) => page.getByRole('dialog');
const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 412, 1366]) {
    await page.setViewportSize({ width, height: 915 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(wide, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  expect(await axeFindings(page)).toEqual([]);
}

test('an operator finds a player, notes, bans, signs out and sees all of it in the audit', async ({
  page,
  browser,
  problems,
}) => {
  const person = newPlayer();
  const context = await browser.newContext();
  const playerPage = await context.newPage();
  await registerPlayer(context.request, { address: server.address, player: person });
  await visit(playerPage, `${server.address}/en/office`);

  await page.goto(`${server.consoleAddress}/operator/players`);
  await page.getByLabel('Operator token').fill(server.operatorToken);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await test.step('a search finds no one, then the player by the e-mail', async () => {
    await page.getByLabel('Search').fill('no.one@example.com');
    await page.getByLabel('Search').press('Enter');
    await expect(page.getByText('No player was found')).toBeVisible();
    await expectFits(page);
    await page.getByLabel('Search').fill(person.email.toUpperCase());
    await page.getByLabel('Search').press('Enter');
    await expect(page).toHaveURL(/[/]players[/]\d{8,9}$/);
    await expect(block(page, 'Profile')).toContainText(person.email);
    await expect(block(page, 'Status')).toContainText('Not banned');
    await expect(block(page, 'Accounts')).toContainText('Main account');
  });

  await test.step('a note whose response is lost is added once', async () => {
    let lost = 0;
    await page.route('**/notes', async (route) => {
      if (route.request().method() === 'POST' && lost === 0) {
        lost += 1;
        await route.fetch();
        await route.abort();
        return;
      }
      await route.continue();
    });
    await page.getByLabel('New note').fill('Asked for a call back.');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(block(page, 'Notes')).toContainText('(network)');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(page.getByLabel('New note')).toHaveValue('');
    const notes = block(page, 'Notes').getByRole('listitem');
    await expect(notes).toHaveCount(1);
    await expect(notes).toContainText('Asked for a call back.');
    await page.unroute('**/notes');
  });

  await test.step('a ban by another operator is seen before it is changed', async () => {
    await block(page, 'Status').getByRole('button', { name: 'Ban…' }).click();
    await dialog(page).getByLabel('Reason').fill('chargebacks');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await operate(server, page.request, {
      method: 'PATCH',
      path: `/web-api/operator/players/${id}/standing`,
      data: { ban_level: 2 },
    });
    await dialog(page).getByRole('button', { name: 'Ban', exact: true }).click();
    await expect(dialog(page)).toContainText('Another operator has changed the ban.');
    expect(await axeFindings(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(block(page, 'Status')).toContainText('Level of the ban2');
    await block(page, 'Status').getByRole('button', { name: 'Lift the ban…' }).click();
    await dialog(page).getByLabel('Reason').fill('cleared up');
    await dialog(page).getByRole('button', { name: 'Lift the ban', exact: true }).click();
    await expect(notice(page)).toContainText('Done.');
    await expect(block(page, 'Status')).toContainText('Not banned');
  });

  await test.step('all sessions end, and the player is signed out', async () => {
    await block(page, 'Sessions').getByRole('button', { name: 'End all sessions…' }).click();
    await dialog(page).getByLabel('Reason').fill('lost the phone');
    await dialog(page).getByRole('button', { name: 'End', exact: true }).click();
    await expect(block(page, 'Sessions').getByText('Ended', { exact: true })).toBeVisible();
    await expect(async () => {
      await playerPage.reload();
      await expect(playerPage.locator('[data-slot="header"]').getByText('Sign in')).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
  });

  await test.step('the audit has it all, with who and why', async () => {
    const acts = block(page, 'Audit').getByRole('listitem');
    for (const [action, reason] of [
      ['sessions.end', 'lost the phone'],
      ['standing.change', 'cleared up'],
      ['note.add', 'operator:operator'],
    ] as const) {
      await expect(acts.filter({ hasText: action }).first()).toContainText(reason);
    }
    await expectFits(page);
  });
  await context.close();
  forgive(problems);
});
