import { axeFindings } from './axe-findings.ts';
import { placeAccepting, readBets, readTopic } from './betting.ts';
import { openSlipDialog } from './compose-slip.ts';
import { expect, expectReady, ignoreAskedPrices, test, visit } from './fixtures.ts';
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
    expect(outright?.state.eachWay).toBeDefined();
  }).toPass({ timeout: 60_000 });

  await visit(page, '/en/epl');
  const favourites = page.getByRole('region', { name: 'To win outright' });
  await expect(favourites.locator('[data-outcome-id]').nth(2)).toBeVisible();
  await favourites.getByRole('link', { name: 'All outrights' }).click();
  await expect(page).toHaveURL(/\/en\/epl\/final$/);
  await expectReady(page);
  await expect(page.locator('[data-outright]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premier League');
  const winner = page.getByRole('region', { name: 'To win outright' });
  await expect(winner.locator('[data-outcome-id]').nth(2)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await choosePrice(winner.locator('[data-outcome-id]').nth(2));
  const slip = await openSlipDialog(page);
  await expect(slip.getByText(/To win outright.*Premier League/)).toBeVisible();
  await slip.getByRole('textbox', { name: 'Stake' }).fill('2.00');
  const eachWay = slip.getByRole('switch', { name: /^Each way: 1\/[45] of the odds/ });
  await eachWay.press('Space');
  await expect(slip.locator('[data-figure="total-stake"]')).toContainText('€4.00');
  await placeAccepting(slip);
  const [bet] = await readBets(page, address, 'open');
  expect(bet?.stake).toBe(400);
  const [win, place] = bet?.legs ?? [];
  expect(win).toMatchObject({ champ: 'Premier League', marketKey: 'outright-winner' });
  expect(place).toMatchObject({ home: win?.home, outcomeCode: win?.outcomeCode });
  await visit(page, '/en/office/history');
  const card = page.locator(`[data-bet-id="${bet?.id}"]`);
  await expect(card).toContainText('Each way');
  await expect(card).toContainText(win?.home ?? '?');
  await expect(card).toContainText(/To be placed \(1 to \d\)/);
  ignoreAskedPrices(problems);
});
