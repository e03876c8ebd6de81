import type { APIRequestContext } from '@playwright/test';
import { startServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { eventRows } from './event-rows.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { operate } from './operator.ts';
import { choosePrice, pickPrice } from './pick-price.ts';

interface Champ {
  readonly slug: string;
  readonly country: string;
  readonly sport: string;
  readonly name: string;
  readonly line: number;
}

/** The two football competitions with most matches to come, whatever the season. */
async function competitions(request: APIRequestContext, address: string) {
  const answer = await request.get(`${address}/line-api/v1/champs?section=line&sport=football`);
  const { champs } = (await answer.json()) as { champs: Champ[] };
  const [first, second] = champs.toSorted((left, right) => right.line - left.line);
  if (first === undefined || second === undefined) {
    throw new Error('the feed has no football to come');
  }
  return { first, second };
}

const hub = (name: string, { sport, country, slug }: Champ, more: object = {}) => ({
  name,
  competitions: [{ sport, country, slug }],
  ...more,
});

test('a tournament has pages of its own, and operators add one without code', async ({ page }) => {
  const server = await startServer();
  const { address } = server;
  try {
    const { first, second } = await competitions(page.request, address);
    await operate(server, page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/hubs',
      data: { hubs: [hub('epl', first), hub('the-cup', second, { title: { en: 'The Cup' } })] },
    });
    await visit(page, `${address}/en/champs`);
    const tournaments = page.getByRole('list', { name: 'Tournaments' });
    await expect(tournaments.getByRole('link')).toHaveText(['Premier League', 'The Cup']);
    expect(await axeFindings(page)).toEqual([]);
    await tournaments.getByRole('link', { name: 'Premier League' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premier League');
    // A match in play is a tile of the rail above the list, and has no star.
    const star = page.getByRole('button', { name: /^Favourite:/ });
    const row = eventRows(page).filter({ has: star }).first();
    await expect(row).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await row.getByRole('button', { name: /^Favourite:/ }).click();
    await row.locator('a[href*="/epl/game/"]').first().click();

    await expect(page).toHaveURL(/\/en\/epl\/game\/\d+/);
    await choosePrice(await pickPrice(page));
    await page
      .locator('main')
      .getByRole('link', { name: /^Back to/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/en\/epl$/);
    const pages = page.getByRole('navigation', { name: 'Premier League' });
    await pages.getByRole('link', { name: 'Favourites' }).press('Enter');
    await expect(page).toHaveURL(/\/en\/epl\/favorites$/);
    await expect(eventRows(page)).toHaveCount(1);

    // What the hub shows is in the document before any of its code runs, once a renderer has the time.
    await expect(async () => {
      const document = await (await page.request.get(`${address}/en/epl`)).text();
      expect(document).toContain('data-hub="epl"');
      expect(document).toContain('data-event-id');
    }).toPass();

    await visit(page, `${address}/en/champs`);
    await tournaments.getByRole('link', { name: 'The Cup' }).click();
    await expectReady(page);
    await expect(page).toHaveURL(new RegExp(`/line/football/\\d+-${second.slug}$`));
  } finally {
    await page.close();
    await server.stop();
  }
});

test('cricket has pages of its own, on which its matches are found and opened', async ({
  page,
}) => {
  await visit(page, '/en/line/cricket');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cricket');
  await expect(eventRows(page).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const pages = page.getByRole('navigation', { name: 'Cricket' });
  await pages.getByRole('link', { name: 'Competitions' }).click();
  await page.locator('main a[href*="/cricket/champ/"]').first().click();
  await expect(page).toHaveURL(/\/en\/cricket\/champ\/\d+/);
  await expect(eventRows(page).first()).toBeVisible();
  const row = eventRows(page).first();
  const name = (await row.locator('bdi').first().textContent()) ?? '';
  await row.locator('a[href*="/cricket/game/"]').first().click();
  await expect(page).toHaveURL(/\/en\/cricket\/game\/\d+/);
  await expect(page.locator('main [data-outcome-id]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Form and head to head' }).click();
  await page.locator('main a[href*="/cricket/team/"]').first().click();
  await expect(page).toHaveURL(/\/en\/cricket\/team\/\d+/);
  await expect(page.locator('main').getByText('Cricket').first()).toBeVisible();
  await page.goBack();
  await page
    .locator('main')
    .getByRole('link', { name: /^Back to/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/cricket\/champ\/\d+/);

  await visit(page, '/en/cricket/search-events');
  await page.getByRole('searchbox').fill(name);
  await expect(eventRows(page).first()).toContainText(name);
  expect(await axeFindings(page)).toEqual([]);
  const found = page.locator('main a[href*="/game/"]');
  for (const link of await found.all()) {
    expect(await link.getAttribute('href')).toContain('/cricket/game/');
  }
});
