import { axeFindings } from './axe-findings.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { operate, playerStatusPath, sharedOperator } from './operator.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import { readMail } from '../../tools/browser/read-mail.ts';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';

const COUNT = /^Messages ?(\d+)?$/;

test('an operator writes to a player, whose open page counts it; what is read on one page is read on all', async ({
  page,
  context,
}) => {
  const server = await startQuietServer();
  try {
    const { address, consoleAddress, operatorToken } = server;
    const player = await context.newPage();
    const id = await registerPlayer(context.request, { address, player: newPlayer() });
    await visit(player, `${address}/en/office`);
    const entry = player.locator('main').getByRole('link', { name: COUNT });
    await expect(entry).toHaveText('Messages');

    await page.goto(`${consoleAddress}/operator/messages`);
    await page.getByLabel('Operator token').fill(operatorToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('No message has been written yet')).toBeVisible();
    await page.getByRole('link', { name: 'Write a message' }).click();
    await page.getByRole('radio', { name: 'One player' }).check();
    await page.getByLabel('Player number').fill(id);
    await expect(page.getByText('1 player gets it.')).toBeVisible();
    await page.getByLabel('Link', { exact: true }).selectOption('Security');
    await page.getByLabel('Title').fill('Please check your sign-ins');
    await page.getByLabel('Text', { exact: true }).fill('We have seen a new device.');
    await page.getByLabel('Name of the link').fill('Open Security');
    expect(await axeFindings(page)).toEqual([]);
    for (const width of [320, 412, 1366]) {
      await page.setViewportSize({ width, height: 915 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('The message is being sent.')).toBeVisible();
    await expect(page.locator('[data-broadcast]')).toContainText('Please check your sign-ins');

    // The page that was open all the time learns of it.
    await expect(entry).toHaveText(/Messages\s*1/);
    const other = await context.newPage();
    await visit(other, `${address}/en/office`);
    await expect(other.locator('main').getByRole('link', { name: COUNT })).toHaveText(
      /Messages\s*1/,
    );
    await entry.click();
    const message = player.locator('[data-message]');
    await expect(message.getByText('New', { exact: true })).toBeVisible();
    expect(await axeFindings(player)).toEqual([]);
    await message.getByRole('button', { name: /Please check/ }).dblclick();
    await message.getByRole('button', { name: /Please check/ }).click();
    await expect(message.getByText('We have seen a new device.')).toBeVisible();
    await expect(message.getByText('New', { exact: true })).toHaveCount(0);
    expect(await axeFindings(player)).toEqual([]);
    await expect(other.locator('main').getByRole('link', { name: COUNT })).toHaveText('Messages');

    await message.getByRole('button', { name: 'Archive' }).click();
    await expect(player.getByText('No messages')).toBeVisible();
    await player.getByRole('tab', { name: 'Archive' }).click();
    await expect(player).toHaveURL(/box=archive/);
    await message.getByRole('button', { name: /Please check/ }).click();
    await message.getByRole('button', { name: 'Move to inbox' }).click();
    await expect(player.getByText('No archived messages')).toBeVisible();
    await player.getByRole('tab', { name: 'Inbox' }).click();
    await message.getByRole('button', { name: /Please check/ }).click();
    await message.getByRole('link', { name: 'Open Security' }).click();
    await expect(player).toHaveURL(/\/en\/office\/security/);
  } finally {
    await server.stop();
  }
});

test('a banned player reads the messages', async ({ page, address, player, problems }) => {
  await operate(sharedOperator(address), page.request, {
    method: 'PATCH',
    path: playerStatusPath(player.userId),
    data: { ban_level: 45, ban_version: 2 },
  });
  await visit(page, '/en/office/messages');
  await expectReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expect(page.getByText('No messages')).toBeVisible();
  // A ban replaces the tokens: the browser writes a line about each call with an old one.
  const isOfOldToken = (problem: string) => problem.includes('401 (Unauthorized)');
  problems.push(...problems.splice(0).filter((problem) => !isOfOldToken(problem)));
});

test('a player agrees to offers by e-mail, is sent one, and stops them by its link without a sign-in', async ({
  page,
  context,
  browser,
}) => {
  const server = await startQuietServer({
    environment: { PUBLIC_URL: 'http://site.example' },
  });
  try {
    const { address, operatorToken } = server;
    const id = await registerPlayer(context.request, { address, player: newPlayer() });
    await visit(page, `${address}/en/office/email-subscription`);
    await page.getByRole('button', { name: 'Send me offers' }).click();
    await expect(page.getByText('You have subscribed')).toBeVisible();
    await page.getByRole('link', { name: 'Message settings' }).click();
    const offers = page.getByRole('group', { name: 'Offers' });
    await expect(offers.getByRole('switch', { name: 'By e-mail' })).toBeChecked();
    await expect(offers.getByRole('switch', { name: 'In your inbox here' })).not.toBeChecked();
    const account = page.getByRole('group', { name: 'Account and security' });
    await expect(account.getByRole('switch', { name: 'By e-mail' })).toBeDisabled();
    expect(await axeFindings(page)).toEqual([]);

    const written = await context.request.post(`${address}/operator-api/v1/broadcasts`, {
      headers: { authorization: `Bearer ${operatorToken}`, 'idempotency-key': 'offer-of-journey' },
      data: {
        kind: 'promotion',
        byMail: true,
        audience: { playerId: id },
        texts: Object.fromEntries(
          ['en', 'ru'].map((language) => [language, { title: 'A free bet', body: 'For you.' }]),
        ),
      },
    });
    expect(written.ok(), await written.text()).toBe(true);
    // Any message of the test provider lists the others to the same address.
    await visit(page, `${address}/en/office/activation-email`);
    await page.getByRole('button', { name: 'Send link' }).click();
    const sent = page.getByRole('link', { name: 'Read the message' });
    const mailbox = new URL((await sent.getAttribute('href')) ?? '', address).href;
    let offer = '';
    await expect(async () => {
      const { others } = await readMail(context.request, mailbox);
      const mails = await Promise.all(
        others.map((path) => readMail(context.request, new URL(path, address).href)),
      );
      offer = mails.find(({ text }) => text.includes('/stopnewsletter#'))?.text ?? '';
      expect(offer).not.toBe('');
    }).toPass();
    const [, path = ''] = /http:\/\/site\.example(\/\w+\/stopnewsletter#[\w.-]+)/.exec(offer) ?? [];

    const elsewhere = await browser.newContext();
    const stranger = await elsewhere.newPage();
    await visit(stranger, `${address}${path}`);
    expect(await axeFindings(stranger)).toEqual([]);
    await stranger.getByRole('button', { name: 'Stop offers by e-mail' }).click();
    await expect(stranger.getByText('Offers are stopped')).toBeVisible();
    await elsewhere.close();
    await visit(page, `${address}/en/office/mailing-settings`);
    await expect(offers.getByRole('switch', { name: 'By e-mail' })).not.toBeChecked();
    // The page would report the end of its server.
    await page.goto('about:blank');
  } finally {
    await server.stop();
  }
});
