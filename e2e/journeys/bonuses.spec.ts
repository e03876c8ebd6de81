import { expect, test, visit } from './fixtures.ts';
import { operate, sharedOperator } from './operator.ts';

test('a bonus is seen from the slip and in the office, and given up only after a question', async ({
  page,
  address,
  player,
}) => {
  await operate(sharedOperator(address), page.request, {
    method: 'PUT',
    path: `/wallet-api/v1/operator/players/${player.userId}/bonuses/journey-${player.userId}`,
    data: {
      currency: 'EUR',
      amount: 2_000,
      wagerTimes: 5,
      types: [1],
      minLegs: 3,
      minCoef: '1.40',
      expiresAt: Date.now() + 7 * 24 * 60 * 60_000,
    },
  });
  await visit(page, '/en/line');
  const price = page.locator('[data-outlet] [data-outcome-id]').first();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await visit(page, '/en/coupon');
  const slip = page.locator('main');
  await slip
    .getByRole('combobox', { name: 'Pay from' })
    .selectOption({ label: 'Bonus account · €20.00' });
  await slip.getByRole('link', { name: 'How far the bonus is wagered' }).click();

  const bonus = page.locator('[data-bonus]');
  await expect(bonus).toHaveAttribute('data-bonus-state', 'active');
  await expect(bonus).toContainText('€0.00 of €100.00 wagered');
  await expect(bonus.getByRole('listitem')).toHaveText([
    'Express',
    'With at least 3 selections',
    /at least at 1\.40/,
    /^Until/,
  ]);
  await bonus.getByRole('button', { name: 'Give the bonus up' }).click();
  const question = page.getByRole('dialog', { name: 'Give this bonus up?' });
  await question.getByRole('button', { name: 'Keep it' }).last().click();
  await expect(question).toBeHidden();
  await expect(bonus).toHaveAttribute('data-bonus-state', 'active');
  await bonus.getByRole('button', { name: 'Give the bonus up' }).click();
  await question.getByRole('button', { name: 'Give up €20.00' }).click();
  await expect(bonus).toHaveAttribute('data-bonus-state', 'ended');
  await visit(page, '/en/office/bonuses/wager');
  await expect(page.getByText('You have no bonuses')).toBeVisible();
});
