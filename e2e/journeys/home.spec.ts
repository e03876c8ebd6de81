import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newPlayer } from '../../tools/browser/register-player.ts';
import { type RunningServer, startServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { readTopic } from './betting.ts';
import { fillBirthday } from './fill-birthday.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { holdFeed } from './held-feed.ts';
import { ownAddress } from './own-address.ts';
import { choosePrice } from './pick-price.ts';

test.use({ extraHTTPHeaders: ownAddress() });

const PANELS = [
  'sport/live-now',
  'promo/boosts',
  'promo/day-express',
  'sport/starting-soon',
  'promo/offers',
  'welcome/sections',
];

const home = (page: Page) => page.locator('[data-slot="home"]');

/** The panels that are shown, in their order. */
function shownPanels(page: Page): Promise<string[]> {
  return home(page)
    .locator('> [data-view][data-state="ready"]:not(:empty)')
    .evaluateAll((views) =>
      views
        .filter((view) => view.getBoundingClientRect().height > 0)
        .map(({ dataset }) => `${dataset['plugin']}/${dataset['view']}`),
    );
}

/** Notes what moves below the header, whose buttons come after the first paint; runs in the page. */
function watchShifts(): void {
  interface LayoutShift {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const shifts: unknown[] = [];
  Object.assign(globalThis, { shifts });
  const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as readonly LayoutShift[]) {
      const moved = sources.map(({ node }) => elementOf(node));
      // A row has its score in place of the one before it: what is behind that makes way.
      const isOwn = (element?: Element | null) =>
        element?.parentElement?.closest('[data-event-id]');
      const below = moved.filter(
        (element) => !element?.closest('[data-slot="header"]') && !isOwn(element),
      );
      if (below.length > 0) {
        shifts.push([value, ...below.map((element) => element?.outerHTML.slice(0, 120))]);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls on, a part of the screen at a time, until the last panel is there. */
async function readToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight / 3));
    await expect(home(page).locator('[data-view="sections"] a').first()).toBeInViewport({
      timeout: 200,
    });
  }).toPass();
}

test.describe('the first screen of home', () => {
  test('home opens with a match in its colours and the popular ones, and none of them is decided', async ({
    page,
    address,
  }) => {
    const events = await readTopic(page, address, 'top:popular');
    expect(events.length).toBeGreaterThan(3);
    for (const { markets } of events) {
      // A match that is shown already keeps its place while its prices are suspended.
      const prices = (markets[0]?.[4] ?? []).flatMap(([, price]) =>
        price === null ? [] : [Number(price)],
      );
      expect(Math.min(...prices)).toBeGreaterThan(1.1);
    }
    await visit(page, '/en');
    const main = page.locator('main');
    await expect(main.getByRole('heading', { name: 'Popular matches' })).toBeVisible();
    const featured = main.getByRole('article').first();
    await expect(featured.locator('svg path').first()).toHaveAttribute('fill', /^#/);
    await expect(featured.getByRole('button').last()).toBeInViewport();
    await featured.getByRole('link').click();
    await expect(page.locator('html[data-route="mainGame"]')).toBeAttached();
  });
});

test('home keeps the place of its sports until they are known, so that nothing moves', async ({
  page,
}) => {
  // Reached from another page it has no sports that the document brought.
  await visit(page, '/en/coupon');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/line-api/v1/sports', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main navigation' }).getByText('Home').click();
  const featured = page.locator('main article').first();
  await expect(featured).toBeVisible();
  const sports = page.getByRole('toolbar', { name: 'Sports' }).getByRole('link');
  await expect(sports).toHaveCount(0);
  const before = await featured.boundingBox();
  release();
  await expect(sports).not.toHaveCount(0);
  expect((await featured.boundingBox())?.y).toBe(before?.y);
});

test.describe('the panels of home', () => {
  test('panels come below each other as the page is read, and nothing on the screen moves', async ({
    page,
    address,
  }) => {
    await holdFeed(page, address);
    await page.addInitScript(watchShifts);
    await visit(page, '/en');
    await readToEnd(page);
    expect(await shownPanels(page)).toEqual(PANELS);
    expect(await page.evaluate(() => (globalThis as { shifts?: unknown[] }).shifts)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('a boosted price is a slip by one tap, and no panel is wider than a phone from right to left', async ({
    page,
  }) => {
    await visit(page, '/ar');
    await readToEnd(page);
    const boosts = home(page).locator('[data-view="boosts"]');
    await expect(boosts.locator('[data-boost]').first()).toBeVisible();
    const tooWide = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    expect(await tooWide()).toBe(0);
    await boosts.locator('[data-boost] a').first().click();
    await expect(page.locator('html[data-route="coupon"]')).toBeAttached();
    await expect(page.locator('[data-express-bonus="4"]')).toBeVisible();
  });

  test('arrow keys go from match to match of what is live', async ({ page, address }) => {
    await holdFeed(page, address);
    await visit(page, '/en');
    await readToEnd(page);
    const rail = home(page).getByRole('list', { name: 'Live now' });
    const links = rail.getByRole('link');
    await links.first().focus();
    await page.keyboard.press('End');
    await expect(rail.getByRole('listitem').last().locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Home');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(links.first()).not.toBeFocused();
    await expect(rail.locator(':focus')).toBeInViewport();
  });

  test('every quick link leads to a page that is there', async ({ page }) => {
    await visit(page, '/en');
    await readToEnd(page);
    const links = home(page).locator('[data-view="sections"] a');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses.length).toBeGreaterThan(3);
    for (const href of addresses) {
      await visit(page, href ?? '');
      await expect(page.locator('main h1').first()).toBeAttached();
      await expect(page.locator('main')).not.toContainText(/not available yet|Coming soon/);
    }
  });

  test('a visitor who comes back finds the slip, the match and the competition they left', async ({
    page,
    address,
  }) => {
    const [event] = (await readTopic(page, address, 'list:line:football')).slice(-1);
    const { champ, home: own, away, id, slug } = event!;
    const list = `/en/line/football/${champ.id}-${champ.slug}`;
    await visit(page, '/en');
    await expect(home(page).locator('[data-view="recent"]')).toHaveCount(0);
    await visit(page, list);
    const visited = () => page.evaluate(() => localStorage['tl:welcome:visited'] as string);
    await expect.poll(visited).toContain(String(champ.id));
    await visit(page, `${list}/${id}-${slug}`);
    await choosePrice(page.locator('main [data-outcome-id]:not([aria-disabled])').first());
    await expect.poll(visited).toContain(String(id));
    await visit(page, '/en');
    await readToEnd(page);
    const recent = home(page).getByRole('list', { name: 'Pick up where you left off' });
    await expect(recent.getByRole('link', { name: /Your bet slip 1 selection/ })).toHaveAttribute(
      'href',
      '/en/coupon',
    );
    // To what is played, where something of it is by now.
    await expect(
      recent.getByRole('link', { name: champ.name }).filter({ hasText: /\d+ event/ }),
    ).toHaveAttribute('href', new RegExp(`^/en/(line|live)/football/${champ.id}-${champ.slug}$`));
    await recent.getByRole('link', { name: `${own.name} – ${away.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/${id}-${slug}$`));
  });
});

test.describe('the console', () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer({ environment: { DEMO_PLAYER: 'off' } });
  });
  test.afterAll(() => server.stop());

  test('an operator orders and hides panels of home, and a reload shows it', async ({
    page,
    context,
  }) => {
    await page.goto(`${server.consoleAddress}/operator/configuration/customize`);
    await page.getByLabel('Operator token').fill(server.operatorToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const panels = page.getByRole('group', { name: 'Home panels', exact: true });
    await expect(panels.getByLabel('Panel', { exact: true }).first()).toHaveValue('welcome/recent');
    await panels.getByRole('button', { name: 'Move Home panels 7 up' }).click();
    await panels.getByRole('group').nth(6).getByRole('switch', { name: 'Is shown' }).click();
    await page.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog');
    await review.getByLabel('Reason').fill(`first things first ${randomUUID()}`);
    await review.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('is saved');

    const player = await context.newPage();
    await player.goto(`${server.address}/en`);
    await expectReady(player);
    await readToEnd(player);
    await expect
      .poll(() => shownPanels(player))
      .toEqual(PANELS.filter((panel) => panel !== 'promo/offers'));
    await player.close();
  });
});

test('a new player is welcomed with the next steps, each a page that is there', async ({
  page,
}) => {
  const { email, password, name, surname, birthday } = newPlayer();
  await visit(page, '/en/registration');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Last name').fill(surname);
  await fillBirthday(page.locator('main'), birthday);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  const welcome = page.getByRole('dialog', { name: 'Welcome to Touchline' });
  await expect(welcome.getByRole('list', { name: 'Next steps' }).getByRole('listitem')).toHaveText([
    /^Verify your e-mail/,
    /^Make your first deposit/,
    /^Set a deposit limit/,
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await welcome.getByRole('button', { name: 'Verify your e-mail', exact: true }).last().click();
  await expect(page.locator('html[data-route="activationEmail"]')).toBeAttached();
  await expect(welcome).toBeHidden();
});
