import { pressPlaceUntil, readBets } from './betting.ts';
import { openSlipDialog } from './compose-slip.ts';
import { expect, ignoreAskedPrices, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { choosePrice, pickPrice } from './pick-price.ts';

test('a player who hides a sport is not offered it, and cannot bet on it', async ({
  page,
  address,
  player,
  problems,
}) => {
  expect(player.userId).not.toBe('');
  await fund(page, address, 5_000);
  await visit(page, '/en/line/football');
  await choosePrice(await pickPrice(page));
  await visit(page, '/en/office');
  await page.getByRole('list').getByRole('link', { name: 'Hidden sports' }).click();
  const upcoming = page.getByRole('group', { name: 'Upcoming' });
  await upcoming.getByRole('switch', { name: 'Football', exact: true }).uncheck();
  await expect(page.getByRole('alert')).toHaveCount(0);

  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByText('Home').click();
  await expect(page.locator('main [data-event-id]').first()).toBeVisible();
  await expect(page.locator('main a[href*="/line/football/"]')).toHaveCount(0);

  // The choice is the account's: it holds in a page that is loaded anew.
  await visit(page, '/en/line/football');
  await expect(page.getByText('You have hidden this sport')).toBeVisible();
  await expect(page.locator('main [data-event-id]')).toHaveCount(0);

  const slip = await openSlipDialog(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('5');
  const refusal = slip.getByText(/^You have hidden this sport/).first();
  await pressPlaceUntil(slip, { shown: refusal });
  expect(await readBets(page, address, 'open')).toEqual([]);
  await slip.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('link', { name: 'Hidden sports' }).click();
  await upcoming.getByRole('switch', { name: 'Football', exact: true }).check();
  await navigation.getByText('Home').click();
  await expect(page.locator('main a[href*="/line/football/"]').first()).toBeVisible();
  // The browser itself writes a line about the bet that was refused.
  ignoreAskedPrices(problems);
});
