import type { Page } from '@playwright/test';
import { expect, expectReady, forgive, test } from './fixtures.ts';
import { openRendered } from './open-rendered.ts';
import { choosePrice } from './pick-price.ts';

/** The text of a language and its button's. */
const CARDS = {
  en: { text: 'This page could not be shown.', button: 'Refresh' },
  ru: { text: 'Не удалось показать эту страницу.', button: 'Обновить' },
  ar: { text: 'تعذّر عرض هذه الصفحة.', button: 'تحديث' },
} as const;

const card = (page: Page) => page.locator('main').getByRole('alert');

/** Opens a page that cannot start, and says how often its document was asked for. */
async function openBroken(page: Page, path: string): Promise<() => number> {
  let documents = 0;
  page.on('request', (request) => {
    documents += request.isNavigationRequest() ? 1 : 0;
  });
  await page.goto(path, { waitUntil: 'commit' });
  return () => documents;
}

async function expectCard(page: Page, language: keyof typeof CARDS): Promise<void> {
  await expect(card(page)).toContainText(CARDS[language].text, { timeout: 40_000 });
  await expect(page.locator('main > [data-skeleton]')).toBeHidden();
}

async function pressAndHeal(page: Page, language: keyof typeof CARDS): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  const button = card(page).getByRole('button', { name: CARDS[language].button });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button.click();
  await expectReady(page);
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('[data-outcome-id]').first()).toBeVisible();
}

test.describe('the very first scripts', () => {
  test('the first scripts not found make the page reload once, then show the error in its language', async ({
    page,
    problems,
  }) => {
    for (const [name, language] of [
      ['react', 'ru'],
      ['shell', 'ar'],
    ] as const) {
      await page.route(`**/assets/${name}/**`, (route) =>
        route.fulfill({ status: 404, body: 'no such file' }),
      );
      const documents = await openBroken(page, `/${language}`);
      await expectCard(page, language);
      expect(documents()).toBe(2);
      await pressAndHeal(page, language);
      // Only a minute later it would be loaded again automatically.
      await page.evaluate(() => sessionStorage.clear());
    }
    forgive(problems);
  });

  test('the first scripts that are not what was published never run, and the page says so', async ({
    page,
    problems,
  }) => {
    await page.route('**/assets/shell/**', async (route) => {
      const response = await route.fetch();
      const body = `document.documentElement.dataset.tampered = '';${await response.text()}`;
      await route.fulfill({ response, body });
    });
    await openBroken(page, '/en');
    await expectCard(page, 'en');
    await expect(page.locator('html[data-tampered]')).toHaveCount(0);
    await pressAndHeal(page, 'en');
    forgive(problems);
  });

  test('the first scripts that hang make the page say so after 20 s, and continue when they arrive', async ({
    page,
    problems,
  }) => {
    // No time passes but what the journey lets pass: opening the page may take a busy machine long.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    let release = (): void => undefined;
    const come = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/react/**', async (route) => {
      await come;
      await route.continue();
    });
    await openBroken(page, '/en');
    await page.locator('#touchline-first-data').waitFor({ state: 'attached' });
    await page.clock.runFor(5_000);
    await expect(card(page)).toHaveCount(0);
    await page.clock.runFor(15_000);
    await expectCard(page, 'en');
    release();
    await page.clock.resume();
    await expectReady(page);
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator('[data-outcome-id]').first()).toBeVisible();
    forgive(problems);
  });

  test('a first screen lives without single-spa, and the next page comes once single-spa can be loaded', async ({
    page,
    problems,
  }) => {
    await page.route('**/assets/single-spa/**', (route) =>
      route.fulfill({ status: 404, body: 'no such file' }),
    );
    await openRendered(page, '/en');
    await expectReady(page);
    const price = page.locator('main [data-outcome-id]:not([aria-disabled])').first();
    await choosePrice(price);
    await page.locator('[data-slot="bottom-nav"]').getByRole('link', { name: 'Live' }).click();
    const next = page.locator('main [data-view="mainSection"]');
    await expect(next.locator('[data-retry-card]')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await next.getByRole('button', { name: 'Refresh' }).click();
    await expect(next).toHaveAttribute('data-state', 'ready');
    forgive(problems);
  });
});
