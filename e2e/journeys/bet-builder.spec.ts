import { builderOutcomeId } from '@touchline/domain/markets';
import { axeFindings } from './axe-findings.ts';
import { eventPath, readBets, readTopic } from './betting.ts';
import { expect, forgive, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { pressUntil } from './press-until.ts';

const test = testWithFunds(5_000);

test('selections of a match are combined at one price, refused with a reason, and bet on as one leg', async ({
  page,
  address,
  problems,
}) => {
  // A refusal is an answer that the browser reports itself; so is a price that has moved.
  forgive(problems);
  const events = await readTopic(page, address, 'list:line:football');
  const event = events.find(({ startsAt }) => startsAt > Date.now() + 600_000);
  if (event === undefined) throw new Error('There is no football to bet on.');
  await visit(page, `${address}${eventPath(event)}?group=builder`);
  const builder = page.getByRole('region', { name: 'Bet builder' });
  const button = (market: string, outcome: string) =>
    builder.locator(`[data-outcome-id="${event.id}~${market}~${outcome}"]`);
  const panel = page.locator('[data-builder]');

  await button('ft-1x2', 'home').click();
  await expect(panel).toContainText('Choose at least two selections');
  await expect(panel.getByRole('button', { name: 'Add to slip' })).toBeDisabled();

  // No price where there can be none, with the selections it is about.
  await button('ft-double-chance', 'draw-away').click();
  await expect(panel.getByRole('status')).toContainText('never win together');
  await button('ft-double-chance', 'home-draw').click();
  await expect(panel.getByRole('status')).toContainText('already follows from');
  await expect(panel.getByRole('button', { name: 'Add to slip' })).toBeDisabled();
  await panel.getByRole('button', { name: /^Remove: Double chance/ }).click();

  await button('ft-both-score', 'yes').click();
  await expect(panel.locator('[data-builder-price]')).toBeVisible();
  await expect(panel.getByRole('status')).toContainText(/the product of the (single )?odds/);
  await expect(button('ft-1x2', 'home')).toHaveAttribute('aria-pressed', 'true');
  expect(await axeFindings(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Add to slip' }).click();
  await expect(panel).toBeHidden();
  const outcomeId = builderOutcomeId(event.id, [
    { marketKey: 'ft-1x2', outcomeCode: 'home' },
    { marketKey: 'ft-both-score', outcomeCode: 'yes' },
  ]);
  await visit(page, '/en/coupon');
  const leg = page.locator(`[data-slip] [data-outcome="${outcomeId}"]`);
  await expect(leg).toContainText('Bet builder');
  await expect(leg.locator('[data-part]')).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
  const place = page.getByRole('button', { name: /^(Place bet|Accept the new price)/ }).first();
  await pressUntil(place, page.locator('[data-bet-id]'));
  const [bet] = await readBets(page, address, 'open');
  expect(bet?.legs).toMatchObject([{ outcomeId, builder: { parts: [{}, {}] } }]);

  await visit(page, '/en/office/history');
  const card = page.locator(`[data-bet-id="${bet?.id}"]`);
  await expect(card.locator('[data-part]')).toHaveCount(2);
  await card.getByText('Receipt', { exact: true }).click();
  await expect(card.locator('code')).toHaveText(/^[0-9a-f]{8}…[0-9a-f]{8}$/);
  expect(await axeFindings(page)).toEqual([]);
});
