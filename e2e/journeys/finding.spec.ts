import type { Locator, Page } from '@playwright/test';
import { readTopic } from './betting.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';

test.use({ viewport: { width: 412, height: 915 } });

const rows = (page: Page) => page.locator('main [data-event-id]');

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

const numberIn = async (place: Locator) =>
  Number(/\d+/.exec((await place.textContent()) ?? '')?.[0]);

test('a phone shows eight events of a list, and ten in the compact view', async ({ page }) => {
  await visit(page, '/en/line/football');
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await sheet.getByRole('switch', { name: /Compact view/ }).check();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(10);
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

test('a long list has in the document only what is near the screen', async ({ page, address }) => {
  await visit(page, '/en/line/football');
  const listed = await readTopic(page, address, 'list:line:football');
  await expect(rows(page).nth(9)).toBeAttached();
  expect(await rows(page).count()).toBeLessThan(listed.length / 3);
});
