import { startSumsub, sumsubVariables } from '../../backend/test/verification/start-sumsub.ts';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { operate } from './operator.ts';

test('a player passes the provider’s check on its page, and an operator has it repeated', async ({
  page,
  context,
}) => {
  const sumsub = await startSumsub();
  const server = await startQuietServer({
    environment: sumsubVariables(sumsub.address),
  });
  try {
    const { address, consoleAddress, operatorToken } = server;
    await sumsub.setTarget(`${address}/documents-api/v1/callbacks/sumsub`);
    const player = await context.newPage();
    const registered = { address, player: newPlayer() };
    const userId = await registerPlayer(context.request, registered);
    const identification = (isOn: boolean) =>
      operate(server, context.request, {
        method: 'PATCH',
        path: '/bff-api/config/group/core',
        data: { flags: { identification: isOn } },
      });
    const route = (name: string) => player.locator(`html[data-route="${name}"]`);

    // Whoever must be identified is led to the check.
    await identification(true);
    await visit(player, `${address}/en/live/football`);
    await expect(route('accountIdentification')).toBeAttached();
    await player.getByRole('link', { name: /^Verify your identity/ }).click();
    await expect(route('documentVerification')).toBeAttached();
    const check = player.locator('[data-check]');
    await expect(check).toHaveAttribute('data-check', 'open');
    await expect(player.getByRole('radio')).toHaveCount(0);
    expect(await axeFindings(player)).toEqual([]);

    // By keyboard, to the provider's own page and back to ours.
    await check.getByRole('button', { name: 'Start the check' }).focus();
    await player.keyboard.press('Enter');
    await expect(player).toHaveURL(new RegExp(`^${sumsub.address}/websdk/p/`));
    await player.getByRole('button', { name: 'Send a photo that is too dark' }).click();
    await expect(player).toHaveURL(`${address}/en/sumsub?returned=again`);
    await expectReady(player);
    await expect(check).toHaveAttribute('data-check', 'retry');
    await expect(check.getByText(/^A photo could not be read/)).toBeVisible();
    await expect(check.getByText(/^The photo of your face did not match/)).toBeVisible();
    expect(await axeFindings(player)).toEqual([]);

    // Its webhooks are lost: the way back alone says nothing, and the site asks.
    await sumsub.setFault('lost');
    await check.getByRole('button', { name: 'Continue the check' }).click();
    await player.getByRole('button', { name: 'Pass the check' }).click();
    await expect(player).toHaveURL(`${address}/en/sumsub?returned=done`);
    await expectReady(player);
    await expect(player.getByText('You are verified. Nothing more is needed.')).toBeVisible();
    await sumsub.setFault('none');
    await sumsub.resend();
    await visit(player, `${address}/en/live/football`);
    await expect(player).toHaveURL(/\/en\/live\/football$/);
    await identification(false);
    await visit(player, `${address}/en/office/verification`);
    const passed = player.getByText('Identity check passed', { exact: true });
    await expect(passed).toHaveCount(1);

    await page.goto(`${consoleAddress}/operator/players`);
    await page.getByLabel('Operator token').fill(operatorToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
    await page.goto(`${consoleAddress}/operator/players/${userId}`);
    const row = page.locator('[data-check]');
    await expect(row).toHaveAttribute('data-check', 'passed');
    await page.getByRole('button', { name: 'Repeat the check…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('the names differ');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Repeat the check' }).click();
    await expect(row).toHaveAttribute('data-check', 'started');

    await player.reload();
    await expectReady(player);
    await expect(check).toHaveAttribute('data-check', 'started');
    await expect(player.getByText('You are no longer verified')).toBeVisible();
    // What happened is in the player's messages, too.
    await visit(player, `${address}/en/office/messages`);
    await expect(player.getByText('Please verify your identity')).toBeVisible();
  } finally {
    await server.stop();
    await sumsub.stop();
  }
});
