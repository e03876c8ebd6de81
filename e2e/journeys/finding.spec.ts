import type { EventsAnswer } from '@touchline/contracts/line';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
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
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect
        .poll(
          () =>
            page.evaluate(() => {
              const focused = document.activeElement;
              const { left, top, width } = focused?.getBoundingClientRect() ?? new DOMRect();
              const seen = document.elementFromPoint(left + width / 2, top + 4);
              return focused?.contains(seen) ? 'seen' : `hidden: ${focused?.textContent}`;
            }),
          { intervals: [50] },
        )
        .toBe('seen');
    }
  });
});

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

test('a long list has in the document only what is near the screen', async ({ page, address }) => {
  await visit(page, '/en/line/football');
  const listed = await readTopic(page, address, 'list:line:football');
  await expect(rows(page).nth(9)).toBeAttached();
  expect(await rows(page).count()).toBeLessThan(listed.length / 3);
});
