import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { openConsole, signInAtConsole } from './console.ts';
import { expect, test } from './fixtures.ts';

// A server of its own: its list has the code of this journey alone.
let server: RunningServer;

test.beforeAll(async () => {
  server = await startQuietServer();
});
test.afterAll(() => server.stop());

test('the operator makes a promo code, what is wrong is beside its field, and ends it for a reason', async ({
  page,
}) => {
  await openConsole(page, server, '');
  await signInAtConsole(page, server);
  await page.getByRole('link', { name: 'Promo codes' }).click();
  await expect(page.getByText('There are no promo codes')).toBeVisible();
  await page.getByRole('link', { name: 'Make a code' }).click();
  await page.getByLabel('Code', { exact: true }).fill('derby-5');
  await page.getByLabel('Stake').fill('5');
  await page.getByRole('button', { name: 'Make the code' }).click();
  const until = page.getByLabel('Valid until');
  await expect(until).toHaveAttribute('aria-invalid', 'true');
  await until.fill('2099-01-01T12:00');
  await page.getByLabel('Reason').fill('for the derby');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the code' }).click();
  const made = page.locator('[data-code="DERBY-5"]');
  await expect(made).toContainText('Free bet of €5.00');
  await expect(made).toContainText('Any player, once each');

  await made.getByRole('button', { name: 'End the code…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'End the code' }).click();
  await expect(dialog).toContainText('Enter a reason.');
  await dialog.getByLabel('Reason').fill('shared on a forum');
  await dialog.getByRole('button', { name: 'End the code' }).click();
  await expect(made).toContainText('Over');
  await expect(made.getByRole('button')).toHaveCount(0);

  const headers = { authorization: `Bearer ${server.operatorToken}` };
  const list = await page.request.get(`${server.address}/betting-api/v1/operator/promo-codes`, {
    headers,
  });
  expect((await list.json()).promoCodes).toMatchObject([
    { promo: { code: 'DERBY-5', amount: 500 }, useCount: 0, staked: 0 },
  ]);
});
