import { expect, forgive, test, visit } from './fixtures.ts';

test('the error page shows what the technical remote knows; without it, a way home is left', async ({
  page,
  problems,
}) => {
  await visit(page, '/en/500');
  const remote = page.locator('[data-remote-app="technical-status"]');
  await expect(remote.getByRole('heading', { name: 'Service status' })).toBeVisible();
  await expect(remote.locator('[data-part="database"][data-works="true"]')).toBeVisible();
  // Its own code has run, under the page's policy: the moment is written as a clock shows it.
  await expect(remote.locator('time')).toHaveText(/^\d{1,2}:\d{2}:\d{2}/);

  await page.route('**/technical-api/remote/**', (route) => route.fulfill({ json: null }));
  await visit(page, '/en/500');
  await expect(page.locator('[data-view="incident"]')).toHaveAttribute('data-state', 'error');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();

  await page.route(/\/assets\/technical\//, (route) => route.abort());
  await visit(page, '/en/500');
  const card = page.locator('[data-view="error500"] [data-retry-card]');
  await expect(card.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en');
  forgive(problems);
});
