import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate } from './operator.ts';

// One server for both, one after the other.
test.describe.configure({ mode: 'default' });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startQuietServer();
});
test.afterAll(() => server.stop());

test.beforeEach(async ({ page }) => {
  await operate(server, page.request, {
    method: 'PATCH',
    path: '/bff-api/config/group/core',
    data: { flags: { paymentConsultant: true } },
  });
});

test('a player asks the payment consultant about a deposit and about fees, and the operator sees which', async ({
  page,
  context,
}) => {
  const { address, consoleAddress, operatorToken } = server;
  await registerPlayer(context.request, { address, player: newPlayer() });
  await fund(page, address, 2_000);
  await visit(page, `${address}/en/office/recharge`);
  await page.getByRole('link', { name: 'Payment consultant' }).click();
  await expect(page).toHaveURL(/\/en\/office\/payment\/requests$/);
  await expect(page.getByText('You have not asked about a payment')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await test.step('about one deposit, chosen from the list', async () => {
    await page.getByRole('link', { name: 'A deposit' }).click();
    await page.getByRole('link', { name: 'Choose the payment' }).click();
    await page
      .locator('main')
      .getByRole('link', { name: /€20\.00/ })
      .click();
    await expect(page).toHaveURL(/create-request\/deposit\/transactions\/[\da-f-]{36}$/);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Write at least 10 characters.')).toBeVisible();
    await page.getByLabel('Your message').fill('I never received the bonus for it.');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/^We have your request/)).toBeVisible();
    await page.getByRole('link', { name: 'To your requests' }).click();
    await expect(page.locator('main').getByText('Waiting for us')).toHaveCount(1);
  });

  await test.step('about fees, without any payment', async () => {
    await page.getByRole('link', { name: 'Limits, fees and times' }).click();
    await page.getByRole('link', { name: 'What it costs' }).click();
    await page.getByLabel('Your message').fill('What does a withdrawal cost?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/^We have your request/)).toBeVisible();
  });

  const operator = await context.newPage();
  await operator.goto(`${consoleAddress}/operator/support`);
  await operator.getByLabel('Operator token').fill(operatorToken);
  await operator.getByRole('button', { name: 'Sign in' }).click();
  const entries = operator.locator('[data-request]');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(/Deposit: [\da-f-]{36}/);
  await expect(entries.last()).toContainText('Payments: fees');
});

test('a consultant that cannot be reached leads to the page of a failure, and an unknown topic to those there are', async ({
  page,
  context,
  problems,
}) => {
  const { address } = server;
  await registerPlayer(context.request, { address, player: newPlayer() });
  await visit(page, `${address}/en/office/payment/create-request/nonsense`);
  await expect(page.locator('main').getByRole('link', { name: 'A withdrawal' })).toBeVisible();
  await page.route('**/support-api/v1/requests', (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'unavailable', message: 'away' } },
    }),
  );
  await page.goto(`${address}/en/office/payment/requests`);
  await expect(page).toHaveURL(/\/en\/500$/);
  forgive(problems);
});
