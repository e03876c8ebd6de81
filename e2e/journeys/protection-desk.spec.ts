import { expect } from '@playwright/test';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { forgive, test, visit } from './fixtures.ts';
import { submitSignIn } from './sign-in.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startQuietServer();
});
test.afterAll(() => server.stop());

test('a player closes the account and asks for it back, and an operator decides', async ({
  page: operator,
  context,
  problems,
}) => {
  const player = newPlayer();
  const page = await context.newPage();
  await registerPlayer(context.request, { address: server.address, player });

  await test.step('the account is closed after its consequences were accepted', async () => {
    await visit(page, `${server.address}/en/office/responsible`);
    await page.getByRole('button', { name: 'Close account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close your account' });
    await dialog.getByRole('button', { name: 'Close my account' }).click();
    await expect(dialog).toContainText('Choose a reason.');
    await dialog.getByLabel('Why are you leaving?').selectOption('Gambling is doing me harm');
    await expect(dialog).toContainText('a self-exclusion is the better choice');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel('Why are you leaving?').selectOption('I no longer use it');
    await dialog.getByLabel('I understand what this means').check();
    await dialog.getByRole('button', { name: 'Close my account' }).click();
    await expect(page.locator('[data-slot="header"]').getByText('Sign in')).toBeVisible();
  });

  await test.step('the player signs in and asks to have it reopened', async () => {
    await visit(page, `${server.address}/en/user/login`);
    await submitSignIn(page, player);
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
    await visit(page, `${server.address}/en/office/responsible`);
    await expect(page.getByText(/Your account has been closed since/)).toBeVisible();
    await page.getByRole('button', { name: 'Ask to return' }).click();
    await expect(page.getByText('Say why in a few words.')).toBeVisible();
    await page.getByLabel('Your reason').fill('I moved house and am back');
    await page.getByRole('button', { name: 'Ask to return' }).click();
    await expect(page.getByText(/We will decide/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the operator reads the reason and approves', async () => {
    await operator.goto(`${server.consoleAddress}/operator/protection`);
    await operator.getByLabel('Operator token').fill(server.operatorToken);
    await operator.getByRole('button', { name: 'Sign in' }).click();
    const entry = operator.getByRole('main').getByRole('listitem');
    await expect(entry).toContainText('I moved house and am back');
    for (const width of [320, 412, 1366]) {
      await operator.setViewportSize({ width, height: 915 });
      const wide = await operator.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await axeFindings(operator)).toEqual([]);
    await entry.getByRole('button', { name: 'Approve…' }).click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('the details match');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(entry).toContainText('May bet from');
    await entry.getByRole('link', { name: /^Player \d+/ }).click();
    await expect(operator.getByRole('heading', { level: 1 })).toContainText('Player');
    await expect(operator.getByText('return.decide')).toBeVisible();
    expect(await axeFindings(operator)).toEqual([]);
    await operator.setViewportSize({ width: 320, height: 915 });
    const wide = await operator.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  await test.step('the player sees when the account opens', async () => {
    await page.reload();
    await expect(page.getByText(/You can bet again from/)).toBeVisible();
  });
  // The console asks whether there is a sign-in, and the browser writes a line about the answer.
  forgive(problems);
});
