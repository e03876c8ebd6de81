import { axeFindings } from './axe-findings.ts';
import { readTopic } from './betting.ts';
import { eventRows } from './event-rows.ts';
import { expect, test, visit } from './fixtures.ts';

test('a starred team has its matches among the favourites, and their pages lead back there', async ({
  page,
  address,
}) => {
  const [event] = await readTopic(page, address, 'top:line');
  expect(event).toBeDefined();
  const team = event?.home ?? { id: 0, name: '' };
  await visit(page, '/en/betsonyour/all');
  await expect(page.getByText('No teams yet')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await visit(page, `/en/team/${team.id}`);
  await page.getByRole('button', { name: `Team favourite: ${team.name}` }).press('Enter');
  await visit(page, '/en/favorites');
  await page
    .getByRole('navigation', { name: 'Favourites' })
    .getByRole('link', { name: 'My teams' })
    .click();
  const match = eventRows(page).filter({ hasText: team.name }).first();
  await expect(match).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await match.locator('a[href*="/betsonyour/all/"]').first().click();
  await expect(page).toHaveURL(/\/en\/betsonyour\/all\/\d+/);
  await page
    .locator('main')
    .getByRole('link', { name: /^Back to/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/betsonyour\/all$/);
});
