import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';
import { ownAddress } from './own-address.ts';

test.use({ extraHTTPHeaders: ownAddress() });

const OUTLET = '[data-outlet] > [data-view]';

function shown(page: Page, view: string): Locator {
  return page.locator(`${OUTLET}[data-view="${view}"][data-state="ready"]:not([hidden])`);
}

function kept(page: Page): Locator {
  return page.locator('[data-kept]');
}

async function press(page: Page, text: string): Promise<void> {
  await page.locator('[data-slot="bottom-nav"]').getByRole('link', { name: text }).click();
}

/** Prices that are on screen, by outcome. */
async function pricesIn(view: Locator): Promise<ReadonlyMap<string, string>> {
  const entries = await view
    .locator('[data-outcome-id]:not([aria-disabled])')
    .evaluateAll((buttons) =>
      buttons.map((button): [string, string] => [
        button.getAttribute('data-outcome-id') ?? '',
        // A button in a list of home has its outcome's name above its price.
        /[\d.]+$/.exec(button.textContent ?? '')?.[0] ?? '',
      ]),
    );
  return new Map(entries);
}

/** Opens home, and waits for what follows its first screen. */
async function visitHome(page: Page): Promise<void> {
  await visit(page, '/en');
  await expect(shown(page, 'home').locator('[data-outcome-id]').first()).toBeVisible();
  // It comes with what keeps views.
  await expect(page.locator('[data-announcer]')).toBeAttached();
}

test('back is the list as it was left, at its place, without a request for its events', async ({
  page,
}) => {
  await visitHome(page);
  await press(page, 'Live');
  await expect(shown(page, 'mainSection').locator('[data-outcome-id]').first()).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const heading = await shown(page, 'mainSection').locator('h1').elementHandle();
  const event = shown(page, 'mainSection').locator('article a').nth(8);
  await event.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await event.evaluate((link: HTMLElement) => link.click());
  await expect(shown(page, 'mainGame')).toBeVisible();
  await expect(kept(page).and(page.locator('[data-view="mainSection"]'))).toHaveCount(1);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goBack();
  await expect(shown(page, 'mainSection')).toBeVisible();
  expect(await heading?.evaluate((node) => node.isConnected && node.checkVisibility())).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await expect(page).toHaveTitle(/^Live/);
  await expect(page.locator('html')).toHaveAttribute('data-route', 'mainSection');
  expect(requested.filter((path) => /topics/.test(path))).toEqual([]);
});

test('a price that moved while its list was away is shown as it is now, and goes on moving', async ({
  page,
}) => {
  await visitHome(page);
  await press(page, 'Live');
  const list = shown(page, 'mainSection');
  await expect(list.locator('[data-outcome-id]').first()).toBeVisible();
  const before = await pricesIn(list);
  const [outcomeId = ''] = [...before.keys()];
  const link = list
    .locator('article')
    .filter({ has: page.locator(`[data-outcome-id="${outcomeId}"]`) });
  await link.locator('a').first().click();
  const live = shown(page, 'mainGame');
  await expect(live).toBeVisible();
  let moved: string | undefined;
  await expect
    .poll(
      async () => {
        const now = await pricesIn(live);
        moved = [...now].find(([id, text]) => before.has(id) && before.get(id) !== text)?.[0];
        return moved;
      },
      { timeout: 120_000 },
    )
    .toBeDefined();
  await page.goBack();
  await expect(list).toBeVisible();
  const again = await pricesIn(list);
  expect(again.get(moved ?? '')).not.toBe(before.get(moved ?? ''));
  await expect
    .poll(async () => [...(await pricesIn(list))].some(([id, text]) => again.get(id) !== text))
    .toBe(true);
});

test('a step back returns the focus to the link that was pressed', async ({ page }) => {
  await visitHome(page);
  // A match that has not begun stays in its list.
  const link = shown(page, 'home').locator('article a[href*="/line/"]').first();
  const address = await link.getAttribute('href');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(shown(page, 'mainGame')).toBeVisible();
  await page.goBack();
  await expect(shown(page, 'home')).toBeVisible();
  await expect(page.locator(':focus')).toHaveAttribute('href', address ?? '');
  await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
});

test('nothing is kept over a sign-in', async ({ page, player }) => {
  await page.context().clearCookies();
  await visitHome(page);
  await press(page, 'Live');
  await expect(kept(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('E-mail, phone or player number').fill(player.email);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
});
