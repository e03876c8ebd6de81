import { axeFindings } from './axe-findings.ts';
import { placeAccepting, readBets, readTopic } from './betting.ts';
import { openSlipDialog } from './compose-slip.ts';
import { expect, ignoreAskedPrices, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { choosePrice } from './pick-price.ts';

test('a player bets on who wins a competition, from its tournament’s page of outrights', async ({
  page,
  address,
  player,
  problems,
}) => {
  expect(player.userId).not.toBe('');
  await fund(page, address, 5_000);
  // They are priced in the background after the start.
  await expect(async () => {
    const [outright] = await readTopic(page, address, 'outrights:epl');
    expect(outright?.markets.length).toBeGreaterThan(2);
  }).toPass({ timeout: 60_000 });

  await visit(page, '/en/epl');
  const favourites = page.getByRole('region', { name: 'To win outright' });
  await expect(favourites.locator('[data-outcome-id]')).toHaveCount(6);
  await favourites.getByRole('link', { name: 'All outrights' }).click();
  await expect(page).toHaveURL(/\/en\/epl\/final$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premier League');
  const winner = page.getByRole('region', { name: 'To win outright' });
  await expect(winner.locator('[data-outcome-id]')).toHaveCount(8);
  await winner.getByRole('button', { name: 'All 20' }).press('Enter');
  await expect(winner.locator('[data-outcome-id]')).toHaveCount(20);
  expect(await axeFindings(page)).toEqual([]);

  await choosePrice(winner.locator('[data-outcome-id]').nth(2));
  const slip = await openSlipDialog(page);
  await expect(slip.getByText(/To win outright · .*Premier League/)).toBeVisible();
  await slip.getByRole('textbox', { name: 'Stake' }).fill('2.00');
  await placeAccepting(slip);
  const [bet] = await readBets(page, address, 'open');
  expect(bet?.stake).toBe(200);
  expect(bet?.legs[0]).toMatchObject({ champ: 'Premier League', marketKey: 'outright-winner' });
  await visit(page, '/en/office/history');
  const card = page.locator(`[data-bet-id="${bet?.id}"]`);
  await expect(card).toContainText(bet?.legs[0]?.home ?? '?');
  await expect(card).toContainText('To win outright');
  ignoreAskedPrices(problems);
});
