import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { openConsole, signInAtConsole } from './console.ts';
import { expect, test } from './fixtures.ts';

// A server of its own: other journeys convert at the rates that it comes with.
let server: RunningServer;

test.beforeAll(async () => {
  server = await startQuietServer();
});
test.afterAll(() => server.stop());

test('the operator changes a rate, is asked about a moved decimal point, and finds the change in its history', async ({
  page,
}) => {
  await openConsole(page, server, '');
  await signInAtConsole(page, server);
  await page.getByRole('link', { name: 'Exchange rates' }).click();
  await page.getByLabel('Code or name of a currency').fill('yen');
  await page.getByRole('link', { name: /^JPY/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('JPY');
  await page.getByRole('button', { name: 'Change the rate…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('JPY for one EUR').fill('18.912');
  await dialog.getByLabel('Source').fill('European Central Bank');
  await dialog.getByLabel('Reason').fill('the rate of the day');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toContainText('Is the decimal point where it belongs?');
  await expect(dialog).toContainText('Confirm the rate, or correct it.');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('JPY for one EUR').fill('189.12');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The rate is published')).toBeVisible();
  await expect(page.getByText('1 EUR = 189.12 JPY')).toBeVisible();
  await expect(page.getByText('184.05748436 → 189.12')).toBeVisible();

  const answer = await page.request.get(`${server.address}/wallet-api/v1/operator/exchange-rates`, {
    headers: { authorization: `Bearer ${server.operatorToken}` },
  });
  expect((await answer.json()).rates.JPY).toBe('189.12');
});
