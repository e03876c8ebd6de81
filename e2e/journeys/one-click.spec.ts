import { readBets } from './betting.ts';
import { expect, ignoreAskedPrices, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { choosePrice, pickPrice } from './pick-price.ts';

const test = testWithFunds(2_000);

test('one-click betting is enabled in the header once the slip may be cleared, and bets with a tap', async ({
  page,
  address,
  problems,
}) => {
  await visit(page, '/en/line/football');
  const price = await pickPrice(page);
  const toggle = page.getByRole('banner').getByRole('switch', { name: 'One-click betting' });
  const dialog = page.getByRole('dialog', { name: 'One-click betting' });
  const slip = page.locator('[data-slot="quick-slip"]');
  await choosePrice(price);

  await test.step('left off, nothing changes', async () => {
    await toggle.click();
    await expect(dialog).toContainText('Your slip will be cleared: 1 selection.');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toBeHidden();
    await expect(toggle).not.toBeChecked();
    await expect(price).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('agreed to, the slip is empty', async () => {
    await toggle.click();
    await dialog.getByRole('textbox', { name: 'Stake per tap' }).fill('2');
    await dialog.getByRole('button', { name: 'Clear and turn on' }).click();
    await expect(dialog).toBeHidden();
    await expect(toggle).toBeChecked();
    await expect(price).toHaveAttribute('aria-pressed', 'false');
    await expect(slip.getByRole('button')).toHaveCount(0);
  });
  await test.step('a tap is a bet, and says so', async () => {
    const outcome = await price.getAttribute('data-outcome-id');
    const accepted = page.getByText('Bet accepted');
    const notPlaced = page.getByText(/^(Not placed:|No bet was sent)/);
    // A price that moved, or prices that are late, cost nothing but another tap.
    await expect(async () => {
      if (!(await accepted.isVisible())) {
        await price.click({ timeout: 5_000 });
      }
      // What an earlier tap came to may still be shown.
      await expect(accepted.or(notPlaced).first()).toBeVisible();
      await expect(accepted).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expect(page.getByRole('link', { name: /^Balance €18\.00/ })).toBeVisible();
    const bets = await readBets(page, address, 'open');
    expect(bets.map(({ typeId, stake, legs }) => [typeId, stake, legs[0]?.outcomeId])).toEqual([
      [0, 200, outcome],
    ]);
  });
  await test.step('a bet that shall drop with the score is no bet of one tap', async () => {
    await visit(page, '/en/coupon?modal=coupon-settings');
    await page.getByRole('switch', { name: 'Cancel the bet when the score changes' }).check();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(toggle).not.toBeChecked();
  });
  ignoreAskedPrices(problems);
});
