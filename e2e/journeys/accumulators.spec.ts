import { currencyCode, type DecimalOdds, minorUnits, potentialReturn } from '@touchline/domain';
import { placeAccepting, readBets } from './betting.ts';
import { expect, forgive, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';

test('an accumulator of the day is a slip by one tap, keeps its bonus while it is whole, and is placed with it', async ({
  page,
  address,
  player,
  problems,
}) => {
  // A price that moved on the way is asked about again, which the browser reports itself.
  forgive(problems);
  expect(player.userId).not.toBe('');
  await fund(page, address, 10_000);
  await visit(page, `${address}/en/express-day`);
  const upcoming = page.getByRole('region', { name: 'Upcoming' });
  // Offers change as their matches start: the first is read once, then located by its code.
  const code = await upcoming.locator('[data-express]').first().getAttribute('data-express');
  const card = upcoming
    .getByRole('listitem')
    .filter({ has: page.locator(`[data-express="${code}"]`) });
  await expect(card.getByRole('heading', { name: 'Accumulator of 3' })).toBeVisible();
  await expect(card.getByText('+10% of the win')).toBeVisible();
  const offered = await card
    .locator('[data-express-leg]')
    .evaluateAll((legs) => legs.map((leg) => leg.getAttribute('data-express-leg')));
  expect(offered).toHaveLength(3);
  await card.getByRole('link', { name: 'Add to bet slip' }).click();

  const slip = page.locator('main, [data-outlet]').filter({ hasText: 'Bet slip' }).first();
  await expect(page.locator('html[data-route="coupon"]')).toBeAttached();
  const bonus = slip.locator('[data-express-bonus]');
  await expect(bonus).toHaveText(/^Accumulator of the day: \+10% winnings/);

  await slip
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(bonus).toHaveText(/for the accumulator of the day as it was offered/);
  await slip.getByRole('button', { name: 'Undo' }).click();
  await expect(bonus).toHaveAttribute('data-express-bonus', '10');

  await slip.getByRole('textbox', { name: 'Stake' }).fill('10');
  await expect(bonus).toContainText('+€');
  await placeAccepting(slip);
  const [bet] = await readBets(page, address, 'open');
  if (bet === undefined) throw new Error('The server knows of no open bet.');
  expect(bet.legs.map(({ outcomeId }) => outcomeId)).toEqual(offered);
  const { payout } = potentialReturn({
    type: 1,
    stake: minorUnits(bet.stake),
    currency: currencyCode(bet.currency),
    legs: bet.legs.map(({ price }) => ({ odds: price as DecimalOdds })),
    winBoost: { percent: 10 },
    hyperBonus: bet.terms?.hyperBonus,
    maxPayout: bet.terms?.maxPayout,
  });
  expect(bet.possibleReturn).toBe(payout);
  const accepted = slip.locator(`[data-bet-id="${bet.id}"]`);
  await expect(accepted).toContainText(`€${(payout / 100).toFixed(2)}`);
});
