import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';

test('a further currency is added, pays, gives way again and is removed', async ({
  page,
  address,
  player,
}) => {
  expect(player.userId).not.toBe('');
  await fund(page, address, 2_500);
  await visit(page, '/en/office/wallets');
  const wallet = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name });
  await expect(wallet(/Euro/)).toContainText('€25.00');
  await page.getByLabel('Currency').selectOption('JPY');
  await page.getByRole('button', { name: 'Add the account' }).click();
  await expect(wallet(/Japanese Yen/)).toContainText('¥0');
  // The account that paid still does.
  await expect(wallet(/Euro/)).toContainText('Active');

  await page.getByRole('button', { name: 'Make Japanese Yen active' }).click();
  await expect(page.getByRole('link', { name: /^Balance ¥0/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Make Euro active' }).click();
  await expect(page.getByRole('link', { name: /^Balance €25\.00/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Japanese Yen' }).click();
  await expect(wallet(/Japanese Yen/)).toHaveCount(0);
});
