import { expect, forgive, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { pickEvent } from './pick-price.ts';
import { tabTo } from './tab-to.ts';

const test = testWithFunds(2_000);

test.use({ isMobile: false, hasTouch: false });

test('a player gets from home to an event, to the slip, to a placed bet, with the keyboard alone', async ({
  page,
  problems,
}) => {
  // A price that moved on the way prompts again, which the browser reports itself.
  forgive(problems);
  await visit(page, '/en/line/football');

  const event = await pickEvent(page);
  await tabTo(page, event.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page.locator('html[data-route="mainGame"]')).toBeAttached();

  // Markets come and go: the first price is read once, then located by its id.
  const outcome = await page
    .locator('[data-outlet] [data-outcome-id]:not([aria-disabled])')
    .first()
    .getAttribute('data-outcome-id');
  const price = page.locator(`[data-outlet] [data-outcome-id="${outcome}"]`);
  await tabTo(page, price);
  await page.keyboard.press('Space');
  await expect(price).toHaveAttribute('aria-pressed', 'true');

  const bar = page
    .locator('[data-slot="quick-slip"]')
    .getByRole('button', { name: /^Open the slip/ });
  await expect(bar).toBeVisible();
  await bar.focus();
  await page.keyboard.press('Enter');
  const slip = page.getByRole('dialog', { name: 'Bet slip' });
  const stake = slip.getByRole('textbox', { name: 'Stake' });
  await tabTo(page, stake);
  await page.keyboard.type('2');
  // Focus stays inside the open dialog, whichever way one goes.
  await page.keyboard.press('Shift+Tab');
  expect(await slip.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  const accepted = slip.getByRole('heading', { name: 'Bet accepted' });
  // Where the price has moved, the first press prompts about it and the next one agrees.
  await expect(async () => {
    if (!(await accepted.isVisible())) {
      await stake.press('Enter', { timeout: 5_000 });
    }
    await expect(accepted).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
});
