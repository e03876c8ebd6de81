import { axeFindings } from './axe-findings.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { operate, playerStatusPath, sharedOperator } from './operator.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';

test('a visitor is shown how to write an e-mail, and that players write on the page', async ({
  page,
}) => {
  await visit(page, '/en/support');
  await page.getByRole('link', { name: /^Write to us/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Support');
  await expect(page.getByRole('link', { name: /^Write to \S+@/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await page.locator('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/en\/user\/login/);
});

test('a banned player contacts Support, loses nothing by a reload or a lost response, and can add to it', async ({
  page,
  address,
  player,
  problems,
}) => {
  const path = playerStatusPath(player.userId);
  await operate(sharedOperator(address), page.request, {
    method: 'PATCH',
    path,
    data: { ban_level: 45, ban_version: 2 },
  });
  await visit(page, '/en/support/email');
  await page.getByRole('button', { name: 'Send' }).first().click();
  await expect(page.getByText('Write at least 10 characters.')).toBeVisible();
  await page.getByLabel('What is it about?').selectOption('Deposits and withdrawals');
  const message = page.getByLabel('Your message');
  await message.fill('Why is my account closed to me?');
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expectReady(page);
  await expect(message).toHaveValue('Why is my account closed to me?');

  // The request arrives and its response is lost.
  let lost = 0;
  await page.route('**/support-api/v1/requests', async (route) => {
    if (route.request().method() === 'POST' && lost === 0) {
      lost += 1;
      await route.fetch();
      await route.abort();
      return;
    }
    await route.continue();
  });
  const send = page.getByRole('button', { name: 'Send' }).first();
  await send.click();
  const sent = page.getByText(/^We have your request\. Its number is \d+\.$/);
  await expect(async () => {
    if (!(await sent.isVisible())) {
      await send.click({ timeout: 5_000 });
    }
    await expect(sent).toBeVisible({ timeout: 5_000 });
  }).toPass();
  expect(lost).toBe(1);
  await expect(message).toHaveValue('');
  const own = page.locator('[data-request]');
  await expect(own).toHaveCount(1);
  await own.getByText('Waiting for us').click();
  await own.getByLabel('Add to this request').fill('I have done nothing wrong.');
  await own.getByRole('button', { name: 'Send' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(2);
  // The browser itself reports the response that was lost.
  problems.splice(0);
});

test('an operator answers a request in the console, and the player reads the answer', async ({
  page,
  context,
}) => {
  const server = await startQuietServer();
  try {
    const { address, consoleAddress, operatorToken } = server;
    const player = await context.newPage();
    await registerPlayer(context.request, { address, player: newPlayer() });
    await visit(player, `${address}/en/support/email`);
    await player.getByLabel('Your message').fill('When is my bet settled?');
    await player.getByRole('button', { name: 'Send' }).first().click();
    await expect(player.getByText(/^We have your request/)).toBeVisible();

    await page.goto(`${consoleAddress}/operator/support`);
    await page.getByLabel('Operator token').fill(operatorToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const entry = page.locator('[data-request]');
    await expect(entry).toContainText('When is my bet settled?');
    expect(await axeFindings(page)).toEqual([]);
    await entry.getByRole('button', { name: 'Answer…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Answer', { exact: true }).fill('As soon as the match is over.');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The answer is sent.')).toBeVisible();
    await expect(page.getByText('No request waits for an answer')).toBeVisible();
    for (const width of [320, 412, 1366]) {
      await page.setViewportSize({ width, height: 915 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(0);
    }

    await player.reload();
    await expectReady(player);
    const own = player.locator('[data-request]');
    await expect(own.getByText('As soon as the match is over.')).toBeVisible();
    await expect(own.getByText('Answered')).toBeVisible();
  } finally {
    await server.stop();
  }
});
