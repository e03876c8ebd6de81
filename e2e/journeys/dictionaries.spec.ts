import { expect, forgive, test, visit } from './fixtures.ts';

test('a page whose dictionary is withdrawn says so, and reloads that part alone', async ({
  page,
  address,
  problems,
}) => {
  const headers = { authorization: `Bearer ${process.env['TOUCHLINE_OPERATOR_TOKEN']}` };
  const publish = (isAvailable: boolean) =>
    page.request.put(`${address}/dictionaries-api/v1/dictionaries`, {
      headers,
      data: {
        id: 'kyc',
        language: 'en',
        isAvailable,
        texts: { 'title.kycPolicy': 'Who we have to know' },
      },
    });
  await publish(false);
  await page.request.patch(`${address}/bff-api/config/group/dicts`, {
    headers,
    data: { routes: { kycPolicy: ['kyc'] } },
  });

  await visit(page, '/en/kycpolicy');
  const part = page.locator('main > [data-view="kycPolicy"]');
  await expect(part.getByRole('heading')).toHaveText('The texts of this page could not be loaded.');
  await expect(page.locator('[data-plugin="header"]')).toHaveAttribute('data-state', 'ready');
  await publish(true);
  await part.getByRole('button', { name: 'Load again' }).click();
  await expect(part).toHaveAttribute('data-state', 'ready');
  await expect(part).toContainText('Who we have to know');
  await expect(page).toHaveTitle(/^Who we have to know/);
  forgive(problems);
});
