import { expect, forgive, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { expectBalance } from './express-journey.ts';

test.describe('without what protects the player', () => {
  test.beforeEach(async ({ page, address, player }) => {
    expect(player.userId).not.toBe('');
    await fund(page, address, 2_000);
    await page.route(/\/assets\/responsible-gaming\//, (route) => route.abort());
  });

  test('no bet is placed and no deposit made, and a notice says why', async ({
    page,
    problems,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') {
        sent.push(new URL(request.url()).pathname);
      }
    });
    await visit(page, '/en/line/football');
    await expect(page.locator('[data-notice="mandatory"]')).toBeVisible();
    await page.locator('[data-outlet] [data-outcome-id]').first().click();
    await page
      .locator('[data-slot="quick-slip"]')
      .getByRole('button', { name: /^Open the slip/ })
      .click();
    const slip = page.getByRole('dialog', { name: 'Bet slip' });
    await slip.getByRole('textbox', { name: 'Stake' }).fill('5');
    await slip.getByRole('button', { name: 'Place bet of €5.00' }).click();
    await expect(slip.getByRole('status').filter({ hasText: /protection/i })).toBeVisible();
    await expectBalance(page, '€20.00');

    await visit(page, '/en/office/recharge');
    await page.getByRole('textbox', { name: 'Amount' }).fill('10');
    await page.getByRole('button', { name: 'Deposit €10.00' }).click();
    await expect(
      page
        .locator('form')
        .getByRole('status')
        .filter({ hasText: /protection/i }),
    ).toBeVisible();
    expect(sent.filter((path) => /bets|deposits/.test(path))).toEqual([]);
    // The browser and the shell write lines about the missing bundle: it is what the test is about.
    forgive(problems);
  });
});
