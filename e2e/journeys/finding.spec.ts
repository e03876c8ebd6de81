import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { readTopic } from './betting.ts';
import { eventRows as rows, numberIn } from './event-rows.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { enlargeLetters, unreadable } from './large-letters.ts';

test.use({ viewport: { width: 412, height: 915 } });

/** How many rows of events lie wholly between the header and the bars at the foot. */
function wholeRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const edge = (slot: string) =>
      document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect();
    const top = edge('header')?.bottom ?? 0;
    const bottom = edge('bottom-nav')?.top ?? window.innerHeight;
    return [...document.querySelectorAll('main [data-event-id]')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    }).length;
  });
}

// Live, competitions change every few rows, and each but those of one event has its heading.
for (const path of ['/en/line/football', '/en/live/football', '/en/live']) {
  test(`a phone shows eight events of ${path}, and ten in the compact view`, async ({ page }) => {
    await visit(page, path);
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(8);
    await page.getByRole('button', { name: 'Settings' }).click();
    const sheet = page.getByRole('dialog', { name: 'Settings' });
    await sheet.getByRole('switch', { name: /Compact view/ }).check();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(10);
  });
}

test('the gap above the heading of a group is part of its target', async ({ page }) => {
  await visit(page, '/en/live/football');
  const heading = page.locator('main h2').getByRole('button').first();
  const box = await heading.boundingBox();
  const top = (box?.y ?? 0) + (box?.height ?? 0) - 43;
  await page.mouse.click((box?.x ?? 0) + 20, top);
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
});

test('the names of a list are read to their ends with letters twice as large, no word broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/en/line/football');
  await enlargeLetters(page);
  const names = rows(page).locator('a bdi:not([aria-hidden])');
  await expect(names.first()).toBeVisible();
  expect(await unreadable(names)).toEqual([]);
  const heading = page.locator('main h2 bdi').first();
  expect(await heading.evaluate((name) => name.clientWidth)).toBeGreaterThan(100);
});

for (const sport of ['tennis', 'volleyball']) {
  test(`the scores of ${sport} fit a phone of 360 px, beside whole prices`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await visit(page, `/en/live/${sport}`);
    await expect(rows(page).first()).toBeVisible();
    const overlapping = await rows(page).evaluateAll(
      (shown) =>
        shown.filter((row) => {
          const link = row.querySelector('a')?.getBoundingClientRect();
          const first = row.querySelector('[data-outcome-id]')?.getBoundingClientRect();
          const scores = [...row.querySelectorAll('a b')].map(
            (score) => score.parentElement?.getBoundingClientRect().right ?? 0,
          );
          const end = Math.max(...scores);
          return end > (link?.right ?? 0) + 1 || (first !== undefined && end > first.left);
        }).length,
    );
    expect(overlapping).toBe(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
}

test('the page of what is live says of how many events it shows some, and leads to all of them', async ({
  page,
  address,
}) => {
  await visit(page, '/en/live');
  const football = page.getByRole('button', { name: /^Football \d+ of \d+$/, expanded: true });
  await expect(football).toBeVisible();
  await page.getByRole('link', { name: /^All \d+ events: Football$/ }).click();
  await expect(page).toHaveURL(/\/en\/live\/football$/);
  await expectReady(page);
  const chip = page
    .getByRole('toolbar', { name: 'Sports' })
    .getByRole('link', { name: /^Football/ });
  // Events start and end: the chip, the headings and the feed agree again after each.
  await expect(async () => {
    const counted = await numberIn(chip);
    expect(counted).toBe((await readTopic(page, address, 'list:live:football')).length);
  }).toPass();
});

test('the list of what is to come has its events below the day of each', async ({ page }) => {
  await visit(page, '/en/line/football');
  const day = page.locator('main').getByRole('heading', { level: 3 }).first();
  await expect(day).toHaveText(/^(Today|Tomorrow|\w{3}, \w{3} \d+)$/);
  await expect(rows(page).first()).toHaveText(/^\d{1,2}:\d{2}/);
});

test('the sheet of competitions leads to one of them, and retains what is pinned', async ({
  page,
}) => {
  await visit(page, '/en/line/football');
  const open = page.getByRole('button', { name: 'Competitions' });
  const sheet = page.getByRole('dialog', { name: /Competitions/ });
  await open.click();
  const england = sheet.getByRole('region', { name: 'England' });
  await england.getByRole('button', { name: 'Pin Premier League', exact: true }).click();
  const pinned = sheet.getByRole('region', { name: 'Pinned' });
  await expect(pinned.getByRole('link', { name: /^Premier League/ })).toBeVisible();
  await pinned.getByRole('link', { name: /^Premier League/ }).click();
  await expect(page).toHaveURL(/\/en\/line\/football\/\d+-premier-league$/);
  await expect(sheet).toBeHidden();
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  await page.reload();
  await expectReady(page);
  await open.click();
  await expect(pinned.getByRole('link', { name: /^Premier League/ })).toBeVisible();
});

const markets = (page: Page) => page.getByRole('toolbar', { name: 'Market' });
const outcomes = (page: Page) =>
  rows(page)
    .first()
    .locator('[data-outcome-id]')
    .evaluateAll((shown) => shown.map((one) => one.getAttribute('data-outcome-id')?.split('~')[1]));

test('a list is switched to another market, which it shows from then on for this sport', async ({
  page,
}) => {
  await visit(page, '/en/line/football');
  await expect(markets(page).getByRole('button', { pressed: true })).toHaveText('Match result');
  await expect.poll(() => outcomes(page)).toEqual(['ft-1x2', 'ft-1x2', 'ft-1x2']);

  await markets(page).getByRole('button', { name: 'Total goals' }).click();
  const heading = page.locator('main [data-group]').first();
  await expect(heading).toContainText('Over');
  const over = rows(page).first().locator('[data-outcome-id]').first();
  await expect(over).toHaveAccessibleName(/^Total goals, Over \d+(\.\d+)?, .*\d+\.\d+$/);
  // The heading says which side it is; the button has the line and the price.
  await expect(over).toHaveText(/^\d+(\.\d+)? ?\d+\.\d+$/);

  // This one is not in the list: it arrives as it is chosen.
  await markets(page).getByRole('button', { name: 'Both teams to score' }).click();
  await expect.poll(() => outcomes(page)).toEqual(['ft-both-score', 'ft-both-score']);
  await expect(heading).toContainText('Yes');
  await expect(over).toHaveText(/^\d+\.\d+$/);
  await over.click();
  await expect(over).toHaveAttribute('aria-pressed', 'true');
  expect(await axeFindings(page, 'main')).toEqual([]);

  await page.reload();
  await expectReady(page);
  await expect.poll(() => outcomes(page)).toEqual(['ft-both-score', 'ft-both-score']);
  await page
    .getByRole('toolbar', { name: 'Sports' })
    .getByRole('link', { name: /^Tennis/ })
    .click();
  await expect(markets(page).getByRole('button', { pressed: true })).toHaveText('Winner');
});

for (const width of [1200, 1366]) {
  test(`a page of ${width} px has three markets side by side, each below its name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await visit(page, '/en/line/football');
    const row = rows(page).first();
    const groups = ['Match result', /^Total goals/, 'Handicap'].map((name) =>
      row.getByRole('group', { name }),
    );
    const heading = page.locator('main [data-group]').first();
    for (const group of groups) {
      await expect(group.getByRole('button').first()).toBeVisible();
    }
    await expect(heading).toContainText(
      /Match result\s*1X2\s*Total goals\s*OverUnder\s*Handicap\s*12/,
    );
    const boxes = await Promise.all(groups.map((group) => group.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    const name = await row.getByRole('link').boundingBox();
    expect(name?.width).toBeGreaterThan(130);
    await markets(page).getByRole('button', { name: 'Double chance' }).click();
    await expect(row.getByRole('group').first()).toHaveAccessibleName('Double chance');
    await expect(row.getByRole('group').first().getByRole('button')).toHaveCount(3);
  });
}
