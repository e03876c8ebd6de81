import { expect, forgive, test, visit } from './fixtures.ts';

test('a list that cannot come says so in place of waiting, and comes once the connection is back', async ({
  page,
  context,
  problems,
}) => {
  forgive(problems);
  await visit(page, '/en/line/football');
  await expect(page.locator('main [data-event-id]').first()).toBeVisible();
  // The stream and its fallbacks alone: pages and their code are on the device once nothing is requested.
  await page.waitForLoadState('networkidle');
  await page.routeWebSocket(/live-api/, (socket) => socket.close());
  await page.route(/\/(live-api|line-api)\//, (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await page
    .locator('main')
    .getByRole('link', { name: /^Tennis/ })
    .first()
    .click();
  const reason = page.locator('main').getByText('You are offline');
  await expect(reason).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await context.setOffline(false);
  await expect(page.locator('main [data-event-id]').first()).toBeVisible({ timeout: 60_000 });
  await expect(reason).toHaveCount(0);
});

test('an account page that cannot load says so, and loads once the connection is back', async ({
  page,
  context,
  player,
  problems,
}) => {
  forgive(problems);
  expect(player.userId).not.toBe('');
  await visit(page, '/en/office/historypay');
  await expect(page.getByText('No payments yet')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Withdrawals' }).click();
  const retry = page.locator('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(retry).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText('No withdrawals yet')).toBeVisible();
});
