import { axeFindings } from './axe-findings.ts';
import { readBets } from './betting.ts';
import { placeSingle } from './bet-calls.ts';
import { homeSides } from './compose-slip.ts';
import { expect, ignoreAskedPrices, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { operate, sharedOperator } from './operator.ts';

const test = testWithFunds(5_000);

test('a player checks a promo code, bets with it, and finds it in the history', async ({
  page,
  address,
  player,
  problems,
}) => {
  const code = `JOURNEY-${player.userId}`;
  await operate(sharedOperator(address), page.request, {
    method: 'PUT',
    path: `/betting-api/v1/operator/promo-codes/${code}`,
    data: {
      playerId: player.userId,
      kind: 'free-bet',
      currency: 'EUR',
      amount: 500,
      expiresAt: Date.now() + 86_400_000,
    },
  });
  await visit(page, `/en/office/promo-code-check?promocode=${code.toLowerCase()}`);
  await expect(page.locator(`[data-promo="${code}"]`)).toHaveCount(1);
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toHaveValue(code.toLowerCase());
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.locator('output').getByText('Free bet of €5.00')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('NOT-THERE');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('This promo code does not exist')).toBeVisible();
  await field.fill('!');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('A code has 3 to 32 letters')).toBeVisible();

  const [side] = await homeSides(page, address, 1);
  if (side === undefined) throw new Error('There is no football.');
  await placeSingle({ page, address }, side, 500, { promoCode: code });
  const [bet] = await readBets(page, address, 'open');
  await visit(page, '/en/office/promo-code-history');
  await expect(page.locator(`[data-promo="${code}"]`)).toContainText(`for bet ${bet?.id}`);
  expect(await axeFindings(page)).toEqual([]);
  // The browser itself reports the code that was refused.
  problems.push(...problems.splice(0).filter((problem) => !problem.includes('400')));
  ignoreAskedPrices(problems);
});
