import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { pickEvent } from './pick-price.ts';
import { tabTo } from './tab-to.ts';

test.use({ isMobile: false, hasTouch: false });

test('from home to an event, to the slip, to a placed bet, with the keyboard alone', async ({
  page,
  address,
  player,
}) => {
  expect(player.userId).not.toBe('');
  await fund(page, address, 2_000);
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
  await stake.focus();
  await page.keyboard.press('Enter');
  await expect(slip.getByRole('heading', { name: 'Bet accepted' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
});
