import { expect, forgive, test, visit } from './fixtures.ts';
import { pressUntil } from './press-until.ts';

test('a page whose dictionary is withdrawn shows the error, and reloads that part alone', async ({
  page,
  address,
  problems,
}) => {
  const headers = { authorization: `Bearer ${process.env['TOUCHLINE_OPERATOR_TOKEN']}` };
  const publish = (isAvailable: boolean) =>
    page.request.put(`${address}/dictionaries-api/v1/dictionaries`, {
      headers,
      data: {
        id: 'blog',
        language: 'en',
        isAvailable,
        texts: { 'title.blog': 'Our notebook' },
      },
    });
  await publish(false);
  await page.request.patch(`${address}/bff-api/config/group/dicts`, {
    headers,
    data: { routes: { blog: ['blog'] } },
  });

  await visit(page, '/en/blog');
  const part = page.locator('main > [data-view="blog"]');
  await expect(part.getByRole('heading')).toHaveText('The texts of this page could not be loaded.');
  await expect(page.locator('[data-plugin="header"]')).toHaveAttribute('data-state', 'ready');
  await publish(true);
  // The shell tries again on its own a few times: the texts may be there before the button is pressed.
  const texts = part.getByText('Our notebook').first();
  await pressUntil(part.getByRole('button', { name: 'Load again' }), texts);
  await expect(part).toHaveAttribute('data-state', 'ready');
  await expect(part).toContainText('Our notebook');
  await expect(page).toHaveTitle(/^Our notebook/);
  forgive(problems);
});
