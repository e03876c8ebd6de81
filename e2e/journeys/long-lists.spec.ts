import { readTopic } from './betting.ts';
import { eventRows as rows, numberIn } from './event-rows.ts';
import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';
import { expectFocusSeenBackwards } from './focus-seen.ts';

test.use({ viewport: { width: 412, height: 915 } });

const foot = (page: Page) => page.getByText(/^\d+ of \d+ events shown$/);

test('competitions further down are folded, and the list says of how many events it shows some', async ({
  page,
  address,
}) => {
  await visit(page, '/en/line/football');
  const listed = await readTopic(page, address, 'list:line:football');
  const isOpen = (expanded: boolean) => page.locator('main h2').getByRole('button', { expanded });
  await expect(isOpen(true).first()).toBeVisible();
  // The page grows as its rows are measured on the way.
  await expect(async () => {
    await foot(page).scrollIntoViewIfNeeded();
    await expect(isOpen(false).last()).toBeInViewport({ timeout: 500 });
  }).toPass();
  const [shown = 0, total = 0] =
    ((await foot(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(shown).toBeLessThan(60);
  expect(Math.abs(total - listed.length)).toBeLessThanOrEqual(3);
  const chip = page
    .getByRole('toolbar', { name: 'Sports' })
    .getByRole('link', { name: /^Football/ });
  await expect(async () => {
    expect(await numberIn(chip)).toBe(
      Number(/of (\d+)/.exec((await foot(page).textContent()) ?? '')?.[1]),
    );
  }).toPass();

  await isOpen(false).last().click();
  await expect(isOpen(true).last()).toBeVisible();
  await page.getByRole('button', { name: 'Show all', exact: true }).click();
  await expect(foot(page)).toHaveCount(0);
  // Still, only what is near the screen is in the document.
  expect(await rows(page).count()).toBeLessThan(listed.length / 3);
});

for (const path of ['/en/live', '/en/live/football', '/en/line/football']) {
  test(`the heading of each group of ${path} has the number of events that are below it`, async ({
    page,
  }) => {
    await visit(page, path);
    await expect(rows(page).first()).toBeVisible();
    await expect(async () => {
      const counts = await page.evaluate(() =>
        [...document.querySelectorAll('main [data-group][data-expanded="true"]')].map((heading) => {
          const id = heading.getAttribute('data-group');
          const title = heading.querySelector('h2 button')?.textContent ?? '';
          // "Premier League 2 England 8", "Football 4 of 36".
          const shown = /(\d+)(?: of \d+)?\s*$/.exec(title)?.[1];
          const below = document.querySelectorAll(`main [data-group="${id}"] [data-event-id]`);
          const isWhole = document.querySelector(`main [data-group="${id}"][data-last]`) !== null;
          return { id, shown: Number(shown), below: below.length, isWhole };
        }),
      );
      const whole = counts.filter(({ isWhole }) => isWhole);
      expect(whole.length).toBeGreaterThan(0);
      expect(whole.filter(({ shown, below }) => shown !== below)).toEqual([]);
    }).toPass();
  });
}

test('a championship’s page has as many events as its link and its heading say', async ({
  page,
  address,
}) => {
  const [event] = await readTopic(page, address, 'list:line:football');
  await visit(page, `/en/line/football/${event?.champ.id}-${event?.champ.slug}`);
  const heading = page.locator('main h2').getByRole('button');
  await expect(heading).toHaveCount(1);
  await expect(async () => {
    const listed = await readTopic(page, address, `champ:line:${event?.champ.id}`);
    await expect(heading).toHaveAccessibleName(new RegExp(` ${listed.length}$`), { timeout: 500 });
  }).toPass();
  await expect(foot(page)).toHaveCount(0);
});

test('the heading of what is scrolled through stays in view, closes it, and hides no control', async ({
  page,
}) => {
  await visit(page, '/en/line/football');
  await expect(rows(page).first()).toBeVisible();
  const title = (await page.locator('main h2').first().textContent()) ?? '';
  await page.evaluate(() => window.scrollTo(0, 600));
  const stuck = page.locator('main [aria-hidden="true"] button[aria-expanded="true"]');
  await expect(stuck).toBeVisible();
  await expect(stuck).toHaveText(title);
  const closing = await stuck.boundingBox();
  expect(closing?.y).toBeLessThan(64);
  await page.mouse.click((closing?.x ?? 0) + 20, (closing?.y ?? 0) + 20);
  await expect(page.locator('main h2').first().getByRole('button')).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(page.locator('main h2').first()).toBeInViewport();
});

test('a player who goes back finds the list as it was left', async ({ page }) => {
  await visit(page, '/en/line/football');
  await expect(rows(page).first()).toBeVisible();
  await page.locator('main h2').first().getByRole('button').click();
  await page.evaluate(() => window.scrollTo(0, 900));
  const link = page.locator('main [data-event-id] a').filter({ visible: true });
  const firstBelowBar = () =>
    page.evaluate(() => {
      const row = [...document.querySelectorAll('main [data-event-id]')].find(
        (each) => each.getBoundingClientRect().top > 200,
      );
      return { id: row?.getAttribute('data-event-id'), top: row?.getBoundingClientRect().top ?? 0 };
    });
  let seen = await firstBelowBar();
  // Rows move until those above them have been measured.
  await expect
    .poll(async () => {
      const before = seen;
      seen = await firstBelowBar();
      return seen.id === before.id && seen.top === before.top;
    })
    .toBe(true);
  // A real press would first scroll the row out from under the headings that stick.
  await link
    .and(page.locator(`[data-event-id="${seen.id}"] a`))
    .evaluate((row: HTMLElement) => row.click());
  await expect(page.locator('html[data-route="mainGame"]')).toBeAttached();
  await page.goBack();
  const list = page.locator('main [data-view="mainSectionWithSport"]');
  const row = list.locator(`[data-event-id="${seen.id}"]`);
  await expect
    .poll(async () => Math.abs(((await row.boundingBox())?.y ?? 9_999) - seen.top))
    .toBeLessThan(130);
  await expect(list.locator('h2').first().getByRole('button')).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test.describe('with a keyboard', () => {
  test.use({ isMobile: false, hasTouch: false });

  test('no control of a list that takes the focus is below the heading that is stuck', async ({
    page,
  }) => {
    await visit(page, '/en/line/football');
    await expect(rows(page).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(rows(page).nth(12)).toBeAttached();
    await rows(page).nth(12).getByRole('link').focus();
    await expectFocusSeenBackwards(page, 30);
  });
});

test('a long list has in the document only what is near the screen', async ({ page, address }) => {
  await visit(page, '/en/line/football');
  const listed = await readTopic(page, address, 'list:line:football');
  await expect(rows(page).nth(9)).toBeAttached();
  expect(await rows(page).count()).toBeLessThan(listed.length / 3);
});
