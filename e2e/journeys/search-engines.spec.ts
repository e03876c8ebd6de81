import { expect, test, visit } from './fixtures.ts';
import { scrollToEnd } from './scroll-to-end.ts';

test.describe('search engines', () => {
  test('search engines read of each page what is on it, also of one that is reached without a document', async ({
    page,
    address,
  }) => {
    const operatorToken = process.env['TOUCHLINE_OPERATOR_TOKEN'] ?? '';
    const written = await page.request.put(`${address}/seo-api/v1/pages`, {
      headers: { authorization: `Bearer ${operatorToken}` },
      data: {
        lng: 'en',
        stream: 'line',
        subSection: 'cricket',
        title: 'Cricket, well priced',
        content: '<h2>About cricket bets</h2><p>Runs and wickets.</p>',
      },
    });
    expect(written.ok(), await written.text()).toBe(true);
    await visit(page, '/en/line/cricket');
    const canonical = page.locator('link[rel="canonical"]');
    await expect(page).toHaveTitle('Cricket, well priced');
    await expect(canonical).toHaveAttribute('href', /\/en\/line\/cricket$/);
    await scrollToEnd(page, page.getByRole('heading', { name: 'About cricket bets' }));

    // The list moves as events start, and the first of them may be about to: any of them will do.
    await page.evaluate(() => window.scrollTo(0, 0));
    const first = page.locator('[data-outlet] [data-event-id] a').first();
    await expect(async () => {
      await first.click({ timeout: 5_000 });
      await expect(page).toHaveURL(/\/en\/line\/cricket\/[^/]+\/\d+-[^/]+$/, { timeout: 5_000 });
    }).toPass();
    const path = new URL(page.url()).pathname;
    await expect(canonical).toHaveAttribute('href', `${address}${path}`);
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data).toHaveCount(1);
    const described = async (): Promise<unknown> => JSON.parse((await data.textContent()) ?? '');
    await expect
      .poll(described)
      .toMatchObject({ '@type': 'SportsEvent', url: `${address}${path}` });
    await expect(page).not.toHaveTitle('Cricket, well priced');
  });
});
