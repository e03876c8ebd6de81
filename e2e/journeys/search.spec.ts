import type { EventsAnswer } from '@touchline/contracts/line';
import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';

test.use({ viewport: { width: 412, height: 915 } });

test('a search begins with what is popular and what was searched for before', async ({ page }) => {
  await visit(page, '/en/search-events');
  const field = page.getByRole('searchbox', { name: 'Team, player or competition' });
  await expect(field).toHaveAttribute('placeholder', /\w/);
  const popular = page.getByRole('toolbar', { name: 'Popular searches' });
  await expect(page.locator('main [data-event-id]').first()).toBeVisible();
  const term = (await popular.getByRole('button').first().textContent()) ?? '';
  await popular.getByRole('button').first().click();
  await expect(field).toHaveValue(term);
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.locator('[data-outcome-id]').first()).toBeVisible();
  await field.fill('');
  const recent = page.getByRole('toolbar', { name: 'Recent searches' });
  await expect(recent.getByRole('button', { name: term })).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Forget recent searches' }).click();
  await expect(recent).toHaveCount(0);
});

test('a search shows each event it has found, with prices that follow the feed', async ({
  page,
  address,
}) => {
  const text = 'united';
  await visit(page, `/en/search-events?q=${text}`);
  const results = page.getByRole('region', { name: 'Results' });
  await expect(async () => {
    const answer = await page.request.get(`${address}/line-api/v1/search?q=${text}`);
    const { events, total } = (await answer.json()) as EventsAnswer;
    expect(total).toBeGreaterThanOrEqual(events.length);
    await expect(results.locator('[data-event-id]')).toHaveCount(events.length, { timeout: 1_000 });
  }).toPass();
});
