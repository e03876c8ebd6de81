import { randomUUID } from 'node:crypto';
import type { BetAnswer } from '@touchline/contracts/betting';
import type { AccountsAnswer } from '@touchline/contracts/money';
import { potentialReturn } from '@touchline/domain/coupon';
import { currencyCode, minorUnits } from '@touchline/domain/money';
import type { DecimalOdds } from '@touchline/domain/odds';
import { eventPath, offersOf, readBets, readTopic } from './betting.ts';
import { expect, forgive, visit } from './fixtures.ts';
import { choosePrice } from './pick-price.ts';
import { testWithFunds } from './funds.ts';
import { pressUntil } from './press-until.ts';

const test = testWithFunds(2_000);

test('a leg of an open bet is swapped and another added; what that changes is shown before it is agreed to', async ({
  page,
  address,
  problems,
}) => {
  // Prices that move on the way prompt again, which the browser reports itself.
  forgive(problems);
  const events = await readTopic(page, address, 'list:line:football');
  const results = events
    .filter(({ startsAt }) => startsAt > Date.now() + 600_000)
    .flatMap((event) => offersOf(event).filter(({ outcomeId }) => outcomeId.endsWith('1x2~home')));
  const [first, second, third] = results;
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('There is too little football to bet on.');
  }
  const cookies = await page.context().cookies(address);
  const token = cookies.find(({ name }) => name === 'user_token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}`, origin: address };
  const accounts = await page.request.get(`${address}/wallet-api/v1/accounts`, { headers });
  const [account] = ((await accounts.json()) as AccountsAnswer).accounts;
  const answer = await page.request.post(`${address}/betting-api/v1/bets`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: {
      accountId: account?.id,
      typeId: 1,
      amount: 1_000,
      bets: [first, second].map(({ outcomeId, price }) => ({ outcomeId, price })),
      changeCoefAction: 1,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { bet } = (await answer.json()) as BetAnswer;

  await visit(page, `${address}${eventPath(third.event)}`);
  const price = page.locator(`[data-outlet] [data-outcome-id="${third.outcomeId}"]`).first();
  await choosePrice(price);

  await visit(page, `${address}/en/opened-bets/${bet.id}/powerbet`);
  const leg = page.locator(`[data-leg="${first.outcomeId}"]`);
  const other = `${first.event.id}~ft-1x2~away`;
  await leg.getByRole('combobox', { name: /^Swap .* for/ }).selectOption(other);
  const name = `${third.event.home.name} – ${third.event.away.name}`;
  const added = page.getByRole('group', { name: 'Add from your bet slip' });
  await expect(added.getByText(name)).toBeVisible();
  // Parts of the page that come late move the box, and a press that meets it on the move is lost.
  await expect(() => added.getByRole('checkbox').check({ timeout: 5_000 })).toPass();
  const promised = page.locator('[data-figure="possible-return"]');
  await expect(promised.locator('s')).toHaveText(`€${(bet.possibleReturn / 100).toFixed(2)}`);
  const change = page.getByRole('button', { name: /^Change: stake/ });
  await pressUntil(change, page.locator('[data-changed-into]'));

  const [into] = await readBets(page, address, 'open');
  const [from] = await readBets(page, address, 'settled');
  if (into === undefined) throw new Error('There is no changed bet.');
  expect(into.legs.map(({ outcomeId }) => outcomeId)).toEqual([
    other,
    second.outcomeId,
    third.outcomeId,
  ]);
  expect(from).toMatchObject({ id: bet.id, changedInto: into.id });
  expect(into).toMatchObject({
    stake: from?.cashOuts?.[0]?.amount,
    terms: { changedFrom: bet.id },
  });
  const expected = potentialReturn({
    type: 1,
    stake: minorUnits(into.stake),
    currency: currencyCode(into.currency),
    legs: into.legs.map((kept) => ({ odds: kept.price as DecimalOdds })),
    maxPayout: into.terms?.maxPayout,
  });
  expect(into.possibleReturn).toBe(expected.payout);
});
