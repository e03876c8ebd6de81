import type { Page } from '@playwright/test';
import { registerPlayer, newPlayer } from '../../tools/browser/register-player.ts';
import { readBets } from './betting.ts';
import { expect, forgive, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { choosePrice, pickPrices } from './pick-price.ts';

const legs = (page: Page) => page.locator('main [data-outcome]');

test('the slip survives signing in and out, another language, a second tab and being offline', async ({
  page,
  context,
  address,
  problems,
}) => {
  // The browser itself reports what a cut line swallows.
  forgive(problems);
  await visit(page, '/en/line/football');
  for (const price of await pickPrices(page, 2)) {
    await choosePrice(price);
  }
  await expect(page.getByRole('button', { name: /^Open the slip: 2/ })).toBeVisible();
  await visit(page, '/en/coupon');
  const chosen = await legs(page).evaluateAll((all) =>
    all.map((leg) => leg.getAttribute('data-outcome')),
  );
  expect(chosen).toHaveLength(2);
  const expectSlip = async (where: Page) => {
    await expect(legs(where)).toHaveCount(2);
    const shown = await legs(where).evaluateAll((all) =>
      all.map((leg) => leg.getAttribute('data-outcome')),
    );
    expect(shown).toEqual(chosen);
  };

  await test.step('signing in', async () => {
    await expect(page.getByRole('button', { name: 'Sign in to bet' })).toBeVisible();
    await registerPlayer(page.request, { address, player: newPlayer() });
    await fund(page, address, 2_000);
    await visit(page, '/en/coupon');
    await expectSlip(page);
    await page.getByRole('textbox', { name: 'Stake' }).fill('3');
  });

  await test.step('another language, with what was typed', async () => {
    await visit(page, '/ar/coupon');
    await expectSlip(page);
    await expect(page.getByRole('textbox').first()).toHaveValue('3');
    await visit(page, '/en/coupon');
  });

  await test.step('a leg is removed and put back, in both tabs', async () => {
    const other = await context.newPage();
    await visit(other, '/en/coupon');
    await expectSlip(other);
    await legs(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(legs(other)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectSlip(page);
    await expectSlip(other);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(legs(other)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectSlip(page);
    await other.close();
  });

  await test.step('an offline slip accepts no bet, shows why and places none later', async () => {
    // Or prompts about a price that has moved meanwhile.
    const place = page.getByRole('button', { name: /^(Place bet €3.00|Accept the new price)/ });
    await expect(place).toBeEnabled();
    await context.setOffline(true);
    await expect(place).toBeDisabled({ timeout: 30_000 });
    await expect(page.getByText(/Prices as of \d/)).toBeVisible();
    await place.click({ force: true });
    await context.setOffline(false);
    await expect(place).toBeEnabled({ timeout: 30_000 });
    await expectSlip(page);
    expect(await readBets(page, address, 'open')).toEqual([]);
  });

  await test.step('a sign-out keeps the slip', async () => {
    await context.clearCookies();
    await visit(page, '/en/coupon');
    await expectSlip(page);
    await expect(page.getByRole('button', { name: 'Sign in to bet' })).toBeVisible();
  });
});
