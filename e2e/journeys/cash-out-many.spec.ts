import type { OpenBetCostsAnswer } from '@touchline/contracts/betting';
import { axeFindings } from './axe-findings.ts';
import { placeSingle, readAccount } from './bet-calls.ts';
import { readBets } from './betting.ts';
import { homeSides } from './compose-slip.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';

test('several open bets are cashed out by one confirmation, and one whose price was not there stays open', async ({
  page,
  address,
  player,
}) => {
  expect(player.userId).not.toBe('');
  const journey = { page, address };
  await fund(page, address, 3_000);
  const offers = await homeSides(page, address, 3);
  expect(offers).toHaveLength(3);
  const bets = [];
  for (const offer of offers) bets.push(await placeSingle(journey, offer, 1_000));
  const dear = bets.at(-1)?.id;
  // The page shows more for one of them than the server pays.
  await page.route('**/betting-api/v1/opened-costs', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as OpenBetCostsAnswer;
    const costs = body.costs.map((cost) =>
      cost.betId === dear ? { ...cost, amount: (cost.amount ?? 0) + 500 } : cost,
    );
    await route.fulfill({ response: answer, json: { ...body, costs } });
  });

  await visit(page, '/en/opened-bets');
  await page.getByRole('button', { name: 'Cash out several bets' }).press('Enter');
  const bar = page.getByRole('region', { name: 'Cash out several bets' });
  await expect(bar).toContainText('0 bets');
  await page.locator(`[data-bet-id="${dear}"]`).getByRole('checkbox').check();
  await expect(bar).toContainText(/1 bet · €/);
  await bar.getByRole('button', { name: 'Choose all' }).click();
  await expect(bar).toContainText(/3 bets · €/);
  expect(await axeFindings(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Cash out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cash out 3 bets?' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Cash out €/ }).click();

  const results = page.locator('[data-sold-together="true"]');
  await expect(results.getByRole('heading', { name: /^Cashed out: \d of 3$/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(results.locator('li').filter({ hasText: `${dear}` })).toContainText(
    'Not cashed out: the offer is now €',
  );
  // A price may have moved in between: what is called cashed out was, and nothing else.
  const sold = await readBets(page, address, 'settled');
  await expect(results.locator('[data-result="sold"]')).toHaveCount(sold.length);
  expect(sold.map(({ id }) => id)).not.toContain(dear);
  const paid = sold.reduce((sum, { payout = 0 }) => sum + payout, 0);
  expect((await readAccount(journey)).balance).toBe(paid);
  await page.unrouteAll({ behavior: 'wait' });
  await results.getByRole('button', { name: 'Done' }).click();
  await expect(results).toHaveCount(0);
  await expect(page.locator('[data-bet-id]')).toHaveCount(3 - sold.length);
});
