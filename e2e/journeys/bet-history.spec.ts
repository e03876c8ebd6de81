import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { axeFindings } from './axe-findings.ts';
import { placeSingle } from './bet-calls.ts';
import { homeSides } from './compose-slip.ts';
import { expect, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';

const test = testWithFunds(5_000);

test('the bet history is filtered and totalled, and its address keeps the filters', async ({
  page,
  address,
}) => {
  const offers = await homeSides(page, address, 2);
  const bets: string[] = [];
  for (const offer of offers) {
    bets.push((await placeSingle({ page, address }, offer, 1_000)).id);
  }
  await visit(page, '/en/office/history');
  const cards = page.locator('[data-bet-id]');
  const figure = (name: string) =>
    page.locator('dl > div').filter({ hasText: name }).getByRole('definition').first();
  await expect(cards).toHaveCount(2);
  await expect(figure('Bets')).toHaveText('2');
  await expect(figure('Staked')).toHaveText('€20.00');
  await expect(figure('Net result')).toHaveText('€0.00');
  await expect(page.getByText('2 of 2 shown')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^bets-\d{4}-\d\d-\d\d\.csv$/);
  const table = readFileSync(await download.path(), 'utf8');
  expect(table.trimEnd().split('\r\n')).toHaveLength(3);
  expect(table).toContain(bets[0]);

  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  const pdf = await printed;
  expect(pdf.suggestedFilename()).toMatch(/^bets-\d{4}-\d\d-\d\d\.pdf$/);
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  // Names are those of the language; what is hashed is the same in each.
  await visit(page, '/ru/office/history');
  const card = page.locator(`[data-bet-id="${bets[0]}"]`);
  await card.getByText('Квитанция', { exact: true }).click();
  const shown = card.locator('code');
  await expect(shown).toHaveText(/^[0-9a-f]{8}…[0-9a-f]{8}$/);
  expect(await axeFindings(page)).toEqual([]);
  const kept = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Сохранить в файл' }).click();
  const receipt = readFileSync(await (await kept).path());
  expect(createHash('sha256').update(receipt).digest('hex')).toBe(
    await shown.getAttribute('title'),
  );
  await visit(page, '/en/office/history');

  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('radio', { name: 'Won' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/en\/office\/history\?status=won$/);
  await expect(page.getByText('No bets match these filters')).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(2);

  await page.getByRole('button', { name: 'Bet number' }).click();
  const field = page.getByRole('textbox', { name: 'Bet number' });
  await field.fill('none');
  await page.getByRole('button', { name: 'Find the bet' }).click();
  await expect(page.getByText('Enter the number as digits only.')).toBeVisible();
  await field.fill(bets[0] ?? '');
  await page.getByRole('button', { name: 'Find the bet' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(cards).toHaveCount(1);
  await expect(figure('Staked')).toHaveText('€10.00');
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Bet number: ${bets[0]}` })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(cards).toHaveCount(2);

  await page.getByRole('button', { name: 'Period' }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  await expect(cards).toHaveCount(2);
});

test('the payment history is downloaded as CSV by its filter', async ({ page }) => {
  await visit(page, '/en/office/historypay');
  const lines = async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
    return readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
  };
  const [, deposit, ...rest] = await lines();
  expect(deposit).toMatch(/,Deposit,Completed,\d+,EUR,50\.00,/);
  expect(rest).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Withdrawals' }).click();
  await expect(page.getByText('No withdrawals yet')).toBeVisible();
  expect(await lines()).toHaveLength(1);
});
