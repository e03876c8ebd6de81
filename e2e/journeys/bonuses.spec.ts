import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate, sharedOperator } from './operator.ts';
import { choosePrice, pickPrice } from './pick-price.ts';

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
  await visit(page, '/en/line/football');
  const price = await pickPrice(page);
  await choosePrice(price);
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await visit(page, '/en/coupon');
  const slip = page.locator('main');
  await slip
    .getByRole('combobox', { name: 'Pay from' })
    .selectOption({ label: 'Bonus account · €20.00' });
  await slip.getByRole('link', { name: 'Bonus wagering progress' }).click();

  const bonus = page.locator('[data-bonus]');
  await expect(bonus).toHaveAttribute('data-bonus-state', 'active');
  await expect(bonus).toContainText('€0.00 of €100.00 wagered');
  await expect(bonus.getByRole('listitem')).toHaveText([
    'Accumulator',
    'At least 3 selections',
    /per selection 1\.40/,
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

test('the bonus of a first deposit is accepted after its terms were read, and is booked with the deposit', async ({
  page,
  address,
  player,
}) => {
  expect(player.userId).not.toBe('');
  await operate(sharedOperator(address), page.request, {
    method: 'PATCH',
    path: '/bff-api/config/group/payments',
    data: { firstDepositBonus: { isOffered: true } },
  });
  const offer = page.locator('[data-deposit-bonus]');
  await test.step('a player who has turned bonuses off is offered none', async () => {
    const part = page.getByRole('switch', { name: /Take part in bonuses/ });
    const press = async () => {
      const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await part.click();
      expect((await stored).ok()).toBe(true);
    };
    await visit(page, '/en/office/bonuses');
    await press();
    expect(await axeFindings(page, 'main')).toEqual([]);
    await visit(page, '/en/office/bonuses/deposit');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('No deposit bonus for you right now')).toBeVisible();
    await visit(page, '/en/office/bonuses');
    await expect(part).not.toBeChecked();
    await press();
  });
  await visit(page, '/en/office/bonuses/deposit');
  // No player has it without choosing it.
  await expect(offer).toHaveAttribute('data-deposit-bonus', 'offered');
  await expect(offer.getByRole('heading', { name: 'The terms' })).toBeVisible();
  for (const term of [
    '€10.00 or more',
    '€500.00 for a bonus of €100.00',
    '30 days',
    'Accumulator',
  ]) {
    await expect(offer.getByRole('listitem').filter({ hasText: term }).first()).toBeVisible();
  }
  await offer.getByRole('button', { name: 'I want this bonus' }).click();
  await expect(offer).toHaveAttribute('data-deposit-bonus', 'available');
  await offer.getByRole('button', { name: 'I do not want this bonus' }).click();
  await expect(offer).toHaveAttribute('data-deposit-bonus', 'declined');
  await offer.getByRole('button', { name: 'I want this bonus' }).click();
  await expect(offer.getByRole('link', { name: 'Deposit' })).toBeVisible();

  await fund(page, address, 2_500);
  const bonus = page.locator('[data-bonus]');
  // The page polls every half minute, and immediately where the stream reports the deposit.
  await expect(bonus).toHaveAttribute('data-bonus-state', 'active', { timeout: 60_000 });
  await expect(bonus).toContainText('€25.00');
  await expect(bonus).toContainText('€0.00 of €125.00 wagered');
  await expect(bonus).toContainText('30 days left');
  await fund(page, address, 2_500);
  await visit(page, '/en/office/bonuses');
  await expect(page.locator('[data-bonus]')).toHaveCount(1);
});
