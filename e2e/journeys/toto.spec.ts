import type { TotoRoundsAnswer, TotoTicketsAnswer } from '@touchline/contracts/toto';
import { axeFindings } from './axe-findings.ts';
import { headersOf, readAccount } from './bet-calls.ts';
import { expect, forgive, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { operate, sharedOperator } from './operator.ts';

const FUNDS = 5_000;
const LINE = 100;
const test = testWithFunds(FUNDS);

test('a player fills in a toto coupon, loses the answer, and has one ticket after the reload', async ({
  page,
  address,
  problems,
}) => {
  // The lost answer is what the browser reports.
  forgive(problems);
  await operate(sharedOperator(address), page.request, {
    method: 'PATCH',
    path: '/bff-api/config/group/toto',
    data: { rounds: true },
  });
  await expect(async () => {
    const answer = await page.request.get(`${address}/toto-api/v1/rounds`);
    const { rounds } = (await answer.json()) as TotoRoundsAnswer;
    expect(rounds.map(({ toto }) => toto)).toContain('toto-15');
  }).toPass({ timeout: 15_000 });

  await visit(page, '/en/lotto');
  await page.getByRole('link', { name: 'Toto', exact: true }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Toto 15' })
    .getByRole('link', { name: 'Fill in' })
    .click();
  const buy = page.getByRole('button', { name: 'Buy ticket' });
  await expect(buy).toBeDisabled();
  await page.getByRole('button', { name: 'Quick pick' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Total €1.00' })).toContainText('1 line');
  const first = page.getByRole('group').first();
  await first.getByRole('button', { pressed: false }).first().click();
  await expect(page.getByRole('status').filter({ hasText: '2 lines' })).toContainText('€2.00');
  expect(await axeFindings(page, 'main')).toEqual([]);

  // The ticket is sold, and nobody hears of it.
  await page.route('**/toto-api/v1/tickets', async (route) => {
    if (route.request().method() === 'POST') {
      await route.fetch();
      await route.abort();
    } else {
      await route.continue();
    }
  });
  await buy.click();
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await page.unroute('**/toto-api/v1/tickets');
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '2 lines' })).toContainText('€2.00');
  await buy.click();
  await page.getByRole('link', { name: 'Open ticket' }).click();
  await expect(page.getByText('Being played')).toBeVisible();
  await expect(page.getByText('No result yet')).toHaveCount(15);
  expect(await axeFindings(page, 'main')).toEqual([]);

  const headers = await headersOf({ page, address });
  const answer = await page.request.get(`${address}/toto-api/v1/tickets`, { headers });
  const { tickets } = (await answer.json()) as TotoTicketsAnswer;
  expect(tickets).toMatchObject([{ lines: 2, stake: 2 * LINE, status: 'open' }]);
  expect((await readAccount({ page, address })).balance).toBe(FUNDS - 2 * LINE);
});
