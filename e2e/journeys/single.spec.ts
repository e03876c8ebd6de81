import type { Locator } from '@playwright/test';
import { placeAccepting, readBets } from './betting.ts';
import { expect, expectReady, ignoreAskedPrices, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { expectBalance } from './express-journey.ts';
import { choosePrice, pickPrice } from './pick-price.ts';
import { pressUntil } from './press-until.ts';
import { openSlipDialog } from './compose-slip.ts';

/** A price may move meanwhile. */
const acceptIn = (slip: Locator) => slip.getByRole('button', { name: /^Accept the new price/ });

test.describe('a single bet', () => {
  test.beforeEach(async ({ page, address, player }) => {
    expect(player.userId).not.toBe('');
    await fund(page, address, 5_000);
  });

  test('a single bet is placed from the list, once, and waits among the open bets', async ({
    page,
    address,
    problems,
  }) => {
    await visit(page, '/en/line/football');
    await expectBalance(page, '€50.00');
    await choosePrice(await pickPrice(page));
    const slip = await openSlipDialog(page);
    await expect(slip.getByText('Single', { exact: true })).toBeVisible();
    await slip.getByRole('textbox', { name: 'Stake' }).fill('12.50');
    await expect(slip.getByText('€12.50').or(acceptIn(slip))).toBeVisible();
    await placeAccepting(slip, 'dblclick');
    const [bet, ...others] = await readBets(page, address, 'open');
    expect(others).toEqual([]);
    expect(bet?.stake).toBe(1_250);

    await slip.getByRole('button', { name: 'Open bets' }).click();
    const tab = slip.getByRole('tab', { name: 'Open bets' });
    await expect(tab).toBeFocused();
    await expect(slip.locator(`[data-bet-id="${bet?.id}"]`)).toContainText('€12.50');
    // The tab is part of the slip that is kept.
    await page.reload();
    await expectReady(page);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(slip.locator(`[data-bet-id="${bet?.id}"]`)).toContainText('€12.50');
    await visit(page, '/en/office/history');
    await expect(page.locator(`[data-bet-id="${bet?.id}"]`)).toContainText('Open');
    await expectBalance(page, '€37.50');
    ignoreAskedPrices(problems);
  });

  test('a single bet above the balance redirects to the deposit of what is missing', async ({
    page,
  }) => {
    await visit(page, '/en/line/football');
    await choosePrice(await pickPrice(page));
    const slip = await openSlipDialog(page);
    await slip.getByRole('textbox', { name: 'Stake' }).fill('50.01');
    await expect(slip.getByText('Not enough funds.').first()).toBeVisible();
    const deposit = page.locator('html[data-route="recharge"]');
    await expect(async () => {
      if (await acceptIn(slip).isVisible()) {
        await acceptIn(slip).click({ timeout: 5_000 });
      }
      // The slip ignores a press on a button that has just replaced another.
      await pressUntil(slip.getByRole('button', { name: 'Deposit €0.01' }), deposit);
    }).toPass();
    // At least what the method takes.
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1.00');
    await expectBalance(page, '€50.00');
  });

  test('a single bet retains its slip through a reload', async ({ page }) => {
    await visit(page, '/en/line/football');
    const price = await pickPrice(page);
    await choosePrice(price);
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expectReady(page);
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    await expect(
      page.locator('[data-slot="quick-slip"]').getByRole('button', { name: /^Open the slip/ }),
    ).toBeVisible();
  });
});
