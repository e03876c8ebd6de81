import { axeFindings } from './axe-findings.ts';
import { placeAccepting, readBets } from './betting.ts';
import { openSlipDialog } from './compose-slip.ts';
import { expect, expectReady, ignoreAskedPrices, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { choosePrice } from './pick-price.ts';

test('the player finds a match of esports from the menu, and bets on it', async ({
  page,
  address,
  player,
  problems,
}) => {
  expect(player.userId).not.toBe('');
  await fund(page, address, 5_000);
  await visit(page, '/en/office');
  await page.getByRole('list').getByRole('link', { name: 'Esports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Esports' })).toBeVisible();
  await expectReady(page);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: /^Counter-Strike 2/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Counter-Strike 2' })).toBeVisible();
  const upcoming = page.getByRole('region', { name: 'Upcoming' });
  // The last of them does not begin meanwhile.
  const match = upcoming.locator('a[href*="/game/"]').last();
  const href = await match.getAttribute('href');
  expect(href).toMatch(/^\/en\/esports\/real\/discipline\/cs2\/champ\/\d+-[^/]+\/game\/\d+-/);
  // Matches begin and leave the list: a row may move from under the press, which is then repeated.
  await expect(async () => {
    if (!page.url().endsWith(`${href}`)) {
      await page.locator(`main a[href="${href}"]`).first().click({ timeout: 5_000 });
    }
    await expect(page).toHaveURL(new RegExp(`${href}$`), { timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Winner', exact: true })).toBeVisible();
  await expectReady(page);
  expect(await axeFindings(page)).toEqual([]);

  await choosePrice(page.locator('main [data-outcome-id*="~cs2-winner~"]').first());
  const slip = await openSlipDialog(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('5');
  await placeAccepting(slip);
  const [bet] = await readBets(page, address, 'open');
  expect(bet?.stake).toBe(500);
  expect(bet?.legs[0]?.marketKey).toMatch(/^cs2-/);
  ignoreAskedPrices(problems);
});
