import type { LotteryDrawsAnswer, LotteryTicketsAnswer } from '@touchline/contracts/lottery';
import { axeFindings } from './axe-findings.ts';
import { headersOf, readAccount } from './bet-calls.ts';
import { expect, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { operate, sharedOperator } from './operator.ts';

const FUNDS = 5_000;
const STAKE = 150;
/** Enough for two bets on a machine that is busy. */
const TIME_TO_BET = 60_000;
const UNTIL_DRAWN = 240_000;
const test = testWithFunds(FUNDS);

test('a player bets on both sides of a draw at fixed odds, and is paid as the drawn numbers say', async ({
  page,
  address,
}) => {
  await operate(sharedOperator(address), page.request, {
    method: 'PATCH',
    path: '/bff-api/config/group/toto',
    data: { lotteries: true, drawBets: { isOffered: true } },
  });
  // The next draw that leaves the time; those of four digits are two minutes apart.
  let drawId = '';
  await expect(async () => {
    const answer = await page.request.get(`${address}/lottery-api/v1/draws`);
    const { draws } = (await answer.json()) as LotteryDrawsAnswer;
    const draw = draws.find(({ lottery }) => lottery === '4x10');
    expect((draw?.closesAt ?? 0) - Date.now()).toBeGreaterThan(TIME_TO_BET);
    drawId = draw?.id ?? '';
  }).toPass({ timeout: UNTIL_DRAWN });

  await visit(page, '/en/lotto');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Four digits' })
    .getByRole('link', { name: 'Fixed odds' })
    .click();
  await expect(page.getByRole('heading', { name: `Draw ${drawId}` })).toBeVisible();
  await page.getByRole('button', { name: 'Sum', exact: true }).click();
  const place = page.getByRole('button', { name: 'Place bet' });
  await expect(place).toBeDisabled();
  await page.getByLabel('Stake').fill('1.50');
  expect(await axeFindings(page, 'main')).toEqual([]);
  for (const side of ['over', 'under']) {
    await page.getByRole('button', { name: `Sum ${side} 4.5` }).click();
    await expect(page.getByRole('status').filter({ hasText: `Sum ${side}` })).toContainText(
      'Returns €2.82',
    );
    await place.click();
    await expect(page.getByText(/^Bet \d+ is placed/)).toBeVisible();
  }
  await page.getByRole('link', { name: 'My tickets' }).last().click();
  await expect(page.getByText('Waits for the draw')).toHaveCount(2);

  await expect(page.getByText('Won €2.82')).toHaveCount(1, { timeout: UNTIL_DRAWN });
  await expect(page.getByText('Not won')).toHaveCount(1);
  const headers = await headersOf({ page, address });
  const answer = await page.request.get(`${address}/lottery-api/v1/tickets`, { headers });
  const { tickets } = (await answer.json()) as LotteryTicketsAnswer;
  const digit = tickets[0]?.draw.numbers?.fields[0]?.[0] ?? Number.NaN;
  const won = tickets.find(({ status }) => status === 'won');
  expect(won?.bet?.on).toMatchObject({ side: digit > 4.5 ? 'over' : 'under' });
  await expect
    .poll(async () => (await readAccount({ page, address })).balance)
    .toBe(FUNDS - 2 * STAKE + 282);
  await page
    .getByRole('link', { name: `Draw ${drawId}` })
    .first()
    .click();
  await expect(page.getByText('it decides these numbers')).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
});
