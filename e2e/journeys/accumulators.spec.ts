import type { DayExpressesAnswer } from '@touchline/contracts/betting';
import { potentialReturn } from '@touchline/domain/coupon';
import { currencyCode, minorUnits } from '@touchline/domain/money';
import type { DecimalOdds } from '@touchline/domain/odds';
import { placeAccepting, readBets } from './betting.ts';
import type { Page } from '@playwright/test';
import { expect, forgive, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { pressUntil } from './press-until.ts';

const test = testWithFunds(10_000);

/** Longer than it takes to place one on a slow machine, ms. */
const LASTS = 120_000;

/** The code of an accumulator of three upcoming matches; as its first match starts, another takes its place. */
async function lastingExpress(page: Page, address: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await page.request.get(`${address}/betting-api/v1/day-expresses`);
    const { expresses } = (await answer.json()) as DayExpressesAnswer;
    const found = expresses.find(
      ({ section, legs, bonusUntil }) =>
        section === 'line' && legs.length === 3 && bonusUntil > Date.now() + LASTS,
    );
    expect(found).toBeDefined();
    code = found?.code ?? '';
  }).toPass();
  return code;
}

test('an accumulator of the day is a slip by one tap, retains its bonus while it is whole, and is placed with it', async ({
  page,
  address,
  problems,
}) => {
  // A price that moved on the way prompts again, which the browser reports itself.
  forgive(problems);
  const code = await lastingExpress(page, address);
  await visit(page, `${address}/en/express-day`);
  const upcoming = page.getByRole('region', { name: 'Upcoming' });
  const card = upcoming
    .getByRole('listitem')
    .filter({ has: page.locator(`[data-express="${code}"]`) });
  await expect(card.getByRole('heading', { name: 'Accumulator of 3' })).toBeVisible();
  await expect(card.getByText('+10% winnings')).toBeVisible();
  const offered = await card
    .locator('[data-express-leg]')
    .evaluateAll((legs) => legs.map((leg) => leg.getAttribute('data-express-leg')));
  expect(offered).toHaveLength(3);
  const slipPage = page.locator('html[data-route="coupon"]');
  await pressUntil(card.getByRole('link', { name: 'Add to bet slip' }), slipPage);

  const slip = page.locator('main, [data-outlet]').filter({ hasText: 'Bet slip' }).first();
  const bonus = slip.locator('[data-express-bonus]');
  await expect(bonus).toHaveText(/^Accumulator of the day: \+10% winnings/);

  const undo = slip.getByRole('button', { name: 'Undo' });
  await pressUntil(slip.getByRole('button', { name: /^Remove/ }).first(), undo);
  await expect(bonus).toHaveText(/for the accumulator of the day as it was offered/);
  await pressUntil(undo, slip.locator('[data-express-bonus="10"]'));

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
