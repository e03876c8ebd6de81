import type { ResultsAnswer } from '@touchline/contracts/results';
import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { startServer } from '../../tools/server/start-server.ts';

/** What the archive answers; matches end all the time, so a page is compared with what is asked after it. */
async function results(page: Page, address: string, query = ''): Promise<ResultsAnswer> {
  const answer = await page.request.get(`${address}/line-api/v1/results${query}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as ResultsAnswer;
}

/** A result of football once there is one: matches of the journeys end in five minutes. */
async function firstFootball(page: Page, address: string): Promise<ResultsAnswer['matches'][0]> {
  let found: ResultsAnswer['matches'][0] | undefined;
  await expect
    .poll(
      async () => {
        const { matches } = await results(page, address, '?sport=football');
        found = matches.find(({ status, score }) => status === 'finished' && score !== undefined);
        return found;
      },
      { timeout: 300_000 },
    )
    .toBeDefined();
  return found as ResultsAnswer['matches'][0];
}

test('the results of a day are those that the feed has reported, by sport, with the ways on, and found by a search', async ({
  page,
  address,
}) => {
  const match = await firstFootball(page, address);
  await visit(page, '/en/results?sport=football');
  const row = page.locator(`[data-result="${match.id}"]`);
  // A busy day has more than a page.
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(async () => {
    if ((await row.count()) === 0) {
      await more.click({ timeout: 1_000 });
    }
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(row).toContainText(match.home.name);
  const text = (await row.innerText()).replaceAll(/\s+/g, ' ');
  const [home, away] = match.score ?? [];
  expect(text).toContain(`${match.home.name} ${home} ${match.away.name} ${away}`);
  expect(await axeFindings(page, 'main')).toEqual([]);
  for (const width of [320, 412, 1366]) {
    await page.setViewportSize({ width, height: 915 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(0);
  }

  await page.getByRole('searchbox').fill(match.home.name);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(row).toBeVisible();
  await page.reload();
  await expectReady(page);
  await expect(page.getByRole('searchbox')).toHaveValue(match.home.name);
  await expect(row).toBeVisible();

  await page.getByRole('searchbox').fill('qqqqqq');
  await expect(page.getByText('No results for “qqqqqq”')).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
});

test('a day that has no results says so, and the days beside it are those that have', async ({
  page,
  address,
}) => {
  await firstFootball(page, address);
  await visit(page, '/en/results?day=2020-02-02');
  await expect(page.getByText('No results here')).toBeVisible();
  // Days are the reader's own.
  const offset = await page.evaluate(() => -new Date().getTimezoneOffset());
  const { nextDay } = await results(page, address, `?day=2020-02-02&offset=${offset}`);
  await page.getByRole('link', { name: /^Later day/ }).click();
  await expect(page).toHaveURL(new RegExp(`day=${nextDay}`));
  await expect(page.locator('[data-result]').first()).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill('2020-02-03');
  await expect(page).toHaveURL(/day=2020-02-03/);
  await expect(page.getByText('No results here')).toBeVisible();
});

test('results that do not come can be requested again', async ({ page, problems }) => {
  await visit(page, '/en/results');
  await page.route('**/line-api/v1/results?*', (route) => route.abort());
  await page.getByRole('searchbox').fill('united');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/line-api/v1/results?*');
  await again.click();
  await expect(again).toHaveCount(0);
  problems.push(...problems.splice(0).filter((problem) => !problem.includes('net::ERR_FAILED')));
});

test('a match in play is shown with its score and leads to its event', async ({ page }) => {
  await visit(page, '/en/results/live');
  const list = page.getByRole('list', { name: 'In play' });
  await expect(list.getByRole('link').first()).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page
    .getByRole('toolbar', { name: 'Sports' })
    .getByRole('link', { name: /^Football/ })
    .click();
  await expect(page).toHaveURL(/\/results\/live\?sport=football/);
  await expect(async () => {
    await list.getByRole('link').first().click({ timeout: 5_000 });
    await expect(page).toHaveURL(/\/en\/live\/football\/[^/]+\/\d+-/, { timeout: 5_000 });
  }).toPass();
});

test('a match that is to come shows the form of its sides and their meetings when they are wanted', async ({
  page,
}) => {
  await visit(page, '/en/line/football');
  await page.locator('[data-outlet] [data-event-id] a').first().click();
  const toggle = page.getByRole('button', { name: 'Form and head to head' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.press('Enter');
  await expect(page.getByRole('heading', { name: 'Head to head' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Form', exact: true })).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await toggle.press('Enter');
  await expect(page.getByRole('heading', { name: 'Head to head' })).toHaveCount(0);
});

test('a team has a page with its results, and so has its match', async ({ page, address }) => {
  const match = await firstFootball(page, address);
  await visit(page, `/en/results?team=${match.home.id}`);
  await page
    .locator(`[data-result="${match.id}"]`)
    .getByRole('link', { name: match.home.name, exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`/en/team/${match.home.id}`));
  await expect(page.getByRole('heading', { name: match.home.name, level: 1 })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Latest results' }).locator(`[data-result="${match.id}"]`),
  ).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await visit(page, `/en/team/${match.home.id}/${match.id}`);
  await expect(page.getByRole('heading', { name: 'Head to head' })).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
});

test('a team that there is not is said to be none', async ({ page, problems }) => {
  await visit(page, '/en/team/9');
  await expect(page.getByText('There is no such team')).toBeVisible();
  problems.push(...problems.splice(0).filter((problem) => !problem.includes('404 (Not Found)')));
});

/** How fast matches are played where a journey waits for their end: a minute takes half a second. */
const SPEED = '120';

test('a competition has a table of what its results are worth, and a window of its own shows the same', async ({
  page,
}) => {
  const server = await startServer({ environment: { DEMO_PLAYER: 'off', FEED_SPEED: SPEED } });
  try {
    const { address, operatorToken } = server;
    const switched = await page.request.patch(`${address}/bff-api/config/group/core`, {
      headers: { authorization: `Bearer ${operatorToken}` },
      data: { flags: { statistic: true } },
    });
    expect(switched.ok(), await switched.text()).toBe(true);
    const match = await firstFootball(page, address);
    await visit(page, `${address}/en/statistic?champ=${match.champ.id}`);
    const table = page.getByRole('table', { name: 'Table' });
    await expect(table.getByRole('link', { name: match.home.name, exact: true })).toBeVisible();
    await expect(page.getByText(/^3 points for a win, 1 for a draw\./)).toBeVisible();
    await expect(page.getByLabel('Season')).toHaveValue(match.season);
    expect(await axeFindings(page, 'main')).toEqual([]);
    for (const width of [320, 412, 1366]) {
      await page.setViewportSize({ width, height: 915 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(0);
    }

    await visit(page, `${address}/en/statisticpopup?game=${match.id}`);
    await expect(page.getByRole('heading', { name: match.away.name, level: 2 })).toBeVisible();
    await expect(page.locator('[data-slot="header"]')).toBeHidden();
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: 'Statistics' }).click();
    await expect(page).toHaveURL(/\/en\/statisticpopup$/);
    await page.locator(`a[href$="statisticpopup?champ=${match.champ.id}"]`).click();
    await expect(table).toBeVisible();
  } finally {
    await page.close();
    await server.stop();
  }
});
