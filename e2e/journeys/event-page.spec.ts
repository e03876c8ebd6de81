import type { EventState, LineEvent, TopicSnapshot } from '@touchline/contracts/line';
import { type Locator, type Page } from '@playwright/test';
import { eventPath, readTopic } from './betting.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { enlargeLetters, unreadable } from './large-letters.ts';
import { expectFocusSeenBackwards } from './focus-seen.ts';

/** The event that starts last: it stays longest. */
async function latest(page: Page, address: string, topic: string): Promise<LineEvent> {
  const events = await readTopic(page, address, topic);
  const event = events.toSorted((left, right) => left.startsAt - right.startsAt).at(-1);
  if (event === undefined) {
    throw new Error(`There is no event in ${topic}.`);
  }
  return event;
}

const tabs = (page: Page) => page.getByRole('toolbar', { name: 'Market groups' });
const back = (page: Page) => page.locator('main').getByRole('link', { name: /^Back to / });
const card = (page: Page, title: string) =>
  page
    .locator('main h2')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) })
    .locator('xpath=../..');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) {
    throw new Error(`${part.toString()} is not on the page.`);
  }
  return { ...box, bottom: box.y + box.height };
}

test('score and market groups stay in view below the header; at the top they have their places again', async ({
  page,
  address,
}) => {
  const event = await latest(page, address, 'list:live:football');
  await visit(page, `${eventPath(event)}?group=all`);
  await expect(tabs(page)).toBeVisible();
  await expect(back(page)).toHaveCount(1);

  // The header follows scrolling once what is behind the first screen is there.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 800));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(page.locator('html[data-header-hidden]')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await expect(back(page)).toHaveCount(2);
  const bar = back(page).last();
  await expect.poll(async () => (await boxOf(bar)).y, 'the header has hidden').toBeLessThan(10);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(tabs(page)).toBeInViewport({ ratio: 1 });
  const score = page.locator('main').getByText(/^\d+–\d+$/);
  await expect(score.last()).toBeInViewport({ ratio: 1 });

  await test.step('the header returns on the way up, and pushes them down', async () => {
    await page.evaluate(() => window.scrollTo(0, 700));
    const header = page.locator('[data-slot="header"]');
    await expect(header).toBeInViewport({ ratio: 0.99 });
    await expect
      .poll(async () => (await boxOf(bar)).y - (await boxOf(header)).bottom)
      .toBeGreaterThanOrEqual(-1);
    expect((await boxOf(tabs(page))).y).toBeGreaterThanOrEqual((await boxOf(bar)).bottom - 1);
  });

  await test.step('another group begins below them', async () => {
    await tabs(page).getByRole('button', { name: 'Totals' }).click();
    const first = page.locator('main h2').first();
    await expect(first).toBeInViewport({ ratio: 1 });
    const head = await boxOf(tabs(page));
    await expect.poll(async () => (await boxOf(first)).y - head.bottom).toBeGreaterThanOrEqual(-1);
    await expect(bar).toBeInViewport({ ratio: 1 });
  });

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(back(page)).toHaveCount(1);
  await back(page).click();
  await expect(page.locator('html[data-route="mainSectionWithChamp"]')).toBeAttached();
  await expect(page).toHaveURL(new RegExp(`/live/football/${event.champ.id}-`));
});

test('the bar of an event is mirrored in Arabic', async ({ page, address }) => {
  const event = await latest(page, address, 'list:line:football');
  await visit(page, `${eventPath(event).replace('/en/', '/ar/')}?group=all`);
  await page.evaluate(() => window.scrollTo(0, 900));
  const links = page.locator('main').getByRole('link', { name: /^العودة إلى/ });
  await expect(links).toHaveCount(2);
  const { x, width } = await boxOf(links.last());
  expect(x + width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 20);
});

test.describe('with a keyboard', () => {
  test.use({ isMobile: false, hasTouch: false });

  test('no control that takes the focus is below the bar and the market groups', async ({
    page,
    address,
  }) => {
    const event = await latest(page, address, 'list:line:football');
    await visit(page, `${eventPath(event)}?group=all`);
    const last = page.locator('main h2 button').last();
    await last.focus();
    await expect(back(page)).toHaveCount(2);
    await expectFocusSeenBackwards(page, 40);
  });
});

test('an event shows the main lines of a handicap first, and correct scores in the columns of a coupon', async ({
  page,
  address,
}) => {
  const event = await latest(page, address, 'list:line:football');
  await visit(page, `${eventPath(event)}?group=handicaps`);
  const handicaps = card(page, 'Handicap').locator('[data-outcome-id]');
  await expect(handicaps).toHaveCount(6);
  // Below its team's name a handicap needs neither name nor number of it.
  await expect(handicaps.first()).toHaveText(/^\u200E[+-]?\d+(\.\d+)? \d+\.\d+$/);
  const more = card(page, 'Handicap').getByRole('button', { name: 'More lines' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect.poll(() => handicaps.count()).toBeGreaterThan(6);
  await card(page, 'Handicap').getByRole('button', { name: 'Fewer lines' }).click();
  await expect(handicaps).toHaveCount(6);

  await tabs(page).getByRole('button', { name: 'Score', exact: true }).click();
  const scores = card(page, 'Correct score');
  const columns = [event.home.name, 'Draw', event.away.name].map((name) =>
    scores.getByRole('group', { name, exact: true }),
  );
  const expected = [/^1–0 /, /^0–0 /, /^0–1 /];
  for (const [index, column] of columns.entries()) {
    await expect(column.getByRole('button').first()).toHaveText(expected[index] ?? '');
    await expect(column.getByRole('button').last()).toHaveText(/^Any other /);
  }
  const tops = await Promise.all(columns.map(async (column) => (await boxOf(column)).y));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
});

test('a player finds markets by name, and stars one that is first on every event from then on', async ({
  page,
  address,
}) => {
  const event = await latest(page, address, 'list:line:football');
  await visit(page, eventPath(event));
  const headings = page.locator('main h2');
  await page.getByRole('button', { name: 'Search markets' }).click();
  const field = page.getByRole('searchbox', { name: 'Search markets' });
  await expect(field).toBeFocused();
  await field.fill('HANDICAP european');
  await expect(headings.first()).toContainText('European handicap');
  for (const text of await headings.allTextContents()) {
    expect(text).toMatch(/European handicap/);
  }
  await field.fill('no such market');
  await expect(page.getByText('No markets found for “no such market”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search markets' })).toBeFocused();

  const favourites = tabs(page).getByRole('button', { name: 'Favourites' });
  await expect(favourites).toHaveCount(0);
  const star = page.getByRole('button', { name: 'Favourite market: Both teams to score' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(favourites).toBeVisible();

  await page.reload();
  await expectReady(page);
  await favourites.click();
  await expect(headings).toHaveCount(1);
  await expect(headings).toContainText('Both teams to score');
  await star.click();
  await expect(favourites).toHaveCount(0);
  await expect(page.getByText('“Favourites” has no markets left')).toBeVisible();
});

test('both names of a match are read to their ends with letters twice as large, no word broken', async ({
  page,
  address,
}) => {
  const events = await readTopic(page, address, 'list:line:football');
  const [event] = events.toSorted((left, right) => right.home.name.length - left.home.name.length);
  if (event === undefined) throw new Error('There is no football to come.');
  await page.setViewportSize({ width: 412, height: 915 });
  await visit(page, eventPath(event));
  await enlargeLetters(page);
  const names = page.locator('main h1 bdi');
  await expect(names.first()).toBeVisible();
  expect(await unreadable(names)).toEqual([]);
});

for (const sport of ['football', 'tennis', 'basketball', 'ice-hockey', 'volleyball', 'cricket']) {
  test(`a match of ${sport} has its score, its time and its periods whole on a page of 360 px`, async ({
    page,
    address,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const [event] = await readTopic(page, address, `list:live:${sport}`);
    test.skip(event === undefined, `no ${sport} is played at the moment`);
    await visit(page, eventPath(event as LineEvent));
    const heading = page.getByRole('heading', { level: 1 });
    // 2–1, of cricket 181/4 – 203/9; a clock has a colon.
    const score = heading.getByText(sport === 'cricket' ? /^\d+\/\d+ – \d+\/\d+$/ : /^\d+–\d+$/);
    await expect(score).toBeInViewport({ ratio: 1 });
    await expect(heading).not.toHaveText(/\d:\d+–|–\d+:\d/);
    const { scrollWidth, clipped } = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('main h1 *, main table td, main table th')];
      return {
        scrollWidth: document.documentElement.scrollWidth,
        clipped: parts
          .filter((part) => {
            const { left, right, width } = part.getBoundingClientRect();
            return width > 1 && (left < 0 || right > 360);
          })
          .map(({ textContent }) => textContent),
      };
    });
    expect(clipped).toEqual([]);
    expect(scrollWidth).toBe(360);
    const table = page.getByRole('table', { name: 'Score by period' });
    if ((await table.count()) > 0) {
      await expect(table.getByRole('columnheader').nth(1)).toHaveText('1');
    }
  });
}

/** Five sets, all of them needed. */
const FIVE_SETS: EventState = {
  status: 'live',
  period: 's5',
  score: {
    total: [2, 2],
    periods: [
      [7, 6],
      [6, 7],
      [6, 4],
      [4, 6],
      [11, 10],
    ],
    detail: { points: ['40', 'A'], serving: 'away' },
  },
};

test('all five sets and the running game are on a page of 360 px, which does not overflow', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const event = await latest(page, address, 'list:live:tennis');
  await page.routeWebSocket(/live-api/, (socket) => {
    socket.onMessage((message) => {
      const [kind, topic] = JSON.parse(String(message)) as [string, string];
      if (kind === 'sub') {
        void page.request
          .get(`${address}/line-api/v1/topics/${topic}`)
          .then(async (answer) => {
            const snapshot = (await answer.json()) as TopicSnapshot;
            const events = snapshot.events.map((one) => ({ ...one, state: FIVE_SETS }));
            socket.send(JSON.stringify(['snap', { ...snapshot, clk: 'held', events }]));
          })
          .catch(() => undefined);
      }
    });
    socket.send(
      JSON.stringify([
        'hi',
        { protocol: 1, time: Date.now(), heartbeatMs: 3_600_000, staleAfterMs: 3_600_000 },
      ]),
    );
  });
  await visit(page, `${eventPath(event)}?group=all`);
  const table = page.getByRole('table', { name: 'Score by period' });
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  const cells = table.getByRole('row').last().getByRole('cell');
  await expect(cells).toHaveText(['6', '7', '4', '6', '10', 'A']);
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  for (const letters of ['', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    await cells.last().scrollIntoViewIfNeeded();
    await expect(cells.last()).toBeInViewport({ ratio: 0.95 });
    expect(await overflow()).toBe(0);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    window.scrollTo(0, 900);
  });
  await expect(page.getByText('7–6 6–7 6–4 4–6 11–10 (40–A)')).toBeInViewport({ ratio: 1 });
  expect(await overflow()).toBe(0);
});
