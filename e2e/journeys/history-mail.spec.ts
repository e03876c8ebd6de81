import { readMail } from '../../tools/browser/read-mail.ts';
import { axeFindings } from './axe-findings.ts';
import { placeSingle } from './bet-calls.ts';
import { homeSides } from './compose-slip.ts';
import { expect, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { operate, sharedOperator } from './operator.ts';

const test = testWithFunds(5_000);

test('a history goes as a document to the address that the player has confirmed', async ({
  page,
  address,
  player,
}) => {
  await visit(page, '/en/office/historypay');
  await page.getByRole('link', { name: 'Send by e-mail' }).click();
  await expect(page).toHaveURL(/\/en\/office\/history-mail\?kind=payments$/);
  await expect(page.getByText('goes to a confirmed address only')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Confirm the e-mail' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  const confirmation = page.getByRole('link', { name: 'Read the message' });
  await visit(page, (await readMail(page.request, await confirmation.getAttribute('href'))).link);
  await expect(page.getByText('Your address is activated', { exact: true })).toBeVisible();

  await visit(page, '/en/office/history-mail?kind=payments');
  await expect(page.getByRole('radio', { name: /^Deposits/ })).toBeChecked();
  await page.getByRole('button', { name: 'Period' }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `Send to ${player.email}` }).dblclick();
  await expect(page.getByText('You can request 4 more today.')).toBeVisible();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'PDF' })).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);

  const message = await page.getByRole('link', { name: 'Read the message' }).getAttribute('href');
  const { text } = await readMail(page.request, message);
  expect(text).toContain('the history you requested');
  const [, path = ''] = /href="([^"]+\/files\/0)"/.exec(text) ?? [];
  const file = await page.request.get(new URL(path, address).href);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a player hides settled bets and shows them again', async ({ page, address }) => {
  const [offer] = await homeSides(page, address, 1);
  if (offer === undefined) {
    throw new Error('There is no football.');
  }
  const { id } = await placeSingle({ page, address }, offer, 1_000);
  await operate(sharedOperator(address), page.request, {
    method: 'POST',
    path: `/betting-api/v1/operator/bets/${id}/void`,
    data: { reason: 'price-error', note: 'a journey' },
  });
  await visit(page, '/en/office/history');
  const bet = page.locator(`[data-bet-id="${id}"]`);
  await expect(bet).toBeVisible();
  await page.getByRole('link', { name: 'Clear history' }).click();
  await expect(page.getByText('Nothing is deleted')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Up to now' }).check();
  await page.getByRole('button', { name: 'Hide bets' }).click();
  const again = page.getByRole('button', { name: 'Show all bets again' });
  await expect(again).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Bet history' }).click();
  await expect(page.locator('main').getByText('1 settled bet is hidden.')).toBeVisible();
  await expect(bet).toHaveCount(0);
  await page.getByRole('link', { name: 'Change' }).click();
  await again.click();
  await expect(again).toHaveCount(0);
  await visit(page, '/en/office/history');
  await expect(bet).toBeVisible();
});
