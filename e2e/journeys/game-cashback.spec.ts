import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startServerOfGames } from '../../tools/server/start-quiet-server.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate } from './operator.ts';

test('a player of games sees the share of their stakes, orders their rounds by mail, and finds their sign-in', async ({
  page,
}) => {
  const server = await startServerOfGames();
  try {
    const { address } = server;
    for (const [group, data] of [
      ['thirdparty', { allowed: true }],
      [
        'loyalty',
        { cashback: { isOffered: true, isForGames: true }, premium: { isOffered: true } },
      ],
    ] as const) {
      const path = `/bff-api/config/group/${group}`;
      await operate(server, page.request, { method: 'PATCH', path, data });
    }
    await registerPlayer(page.request, { address, player: newPlayer() });
    await fund(page, address, 10_000);
    await visit(page, `${address}/en/office/casino/premiumcashback`);
    await expect(page.getByText('Level Copper: 0.05% of your stakes')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await visit(page, `${address}/en/casino/game/house.dice/dice`);
    const game = page.frameLocator('iframe');
    await game.getByLabel('Stake', { exact: true }).fill('20.00');
    await game.getByLabel('Stake', { exact: true }).press('Enter');
    await expect(game.locator('.history .sign')).toHaveCount(1);

    const running = page.locator('[data-cashback-state="running"]');
    await expect(async () => {
      await visit(page, `${address}/en/office/casino/premiumcashback`);
      await expect(running).toContainText('Stakes €20.00 × 0.05% = €0.01', { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.locator('[data-own="true"]')).toContainText('Copper');
    expect(await axeFindings(page)).toEqual([]);
    await visit(page, `${address}/en/office/cashback`);
    await expect(running).toContainText('Games');

    await visit(page, `${address}/en/office/casino`);
    await page.getByRole('link', { name: 'Send by e-mail' }).click();
    await expect(page).toHaveURL(/\/en\/office\/history-casino-mail$/);
    await expect(page.getByText('goes to a confirmed address only')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await visit(page, `${address}/en/office/session-history`);
    await page.getByRole('button', { name: 'Device' }).click();
    await page.getByRole('radio', { name: 'Tablet' }).check();
    await expect(page.getByText('No sign-ins match these filters')).toBeVisible();
    await expect(page).toHaveURL(/device=tablet/);
    expect(await axeFindings(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^sessions-.+\.csv$/);
  } finally {
    // A page that is left open reports that its server has gone.
    await page.goto('about:blank');
    await server.stop();
  }
});
