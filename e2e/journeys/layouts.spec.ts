import type { Page } from '@playwright/test';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { switchOn } from './switch-on.ts';
import { scrollToEnd } from './scroll-to-end.ts';

/** Which parts of the page each layout shows (product.txt §2.7), and routes that hide some. */
const SHOWN: readonly (readonly [path: string, layout: string, parts: readonly string[]])[] = [
  [
    '/en',
    'default',
    ['header', 'left', 'right', 'home', 'seo', 'footer', 'quick-slip', 'bottom-nav'],
  ],
  ['/en/coupon', 'default', ['header', 'left', 'right', 'quick-slip', 'bottom-nav']],
  ['/en/mobile', 'clear', ['header', 'quick-slip', 'bottom-nav']],
  ['/en/500', 'empty', ['header', 'bottom-nav']],
  ['/en/rules-frame', 'headless', ['left', 'right', 'seo', 'footer', 'quick-slip', 'bottom-nav']],
  ['/en/casino', 'third-party', ['header', 'brands', 'footer', 'quick-slip', 'bottom-nav']],
  ['/en/providers', 'third-party', ['header', 'footer', 'quick-slip', 'bottom-nav']],
  ['/en/games/chest-bonus', 'third-party', ['header', 'brands', 'quick-slip', 'bottom-nav']],
];

/** The parts that are there; notices and dialogs come to every layout as they are needed. */
function partsOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-slot]:not([hidden])')
    .evaluateAll((parts) =>
      parts
        .map((part) => (part as HTMLElement).dataset['slot'] ?? '')
        .filter((slot) => !slot.includes('.') && !['notice', 'overlay'].includes(slot)),
    );
}

const toTop = (page: Page) => page.getByRole('button', { name: 'To the top' });
const header = (page: Page) => page.locator('[data-slot="header"]');

async function scrollTo(page: Page, screens: number): Promise<void> {
  await page.evaluate((count) => window.scrollTo(0, count * window.innerHeight), screens);
}

/** Scrolls on until the page has noticed: it does so once what follows the first screen is there. */
async function scrollUntil(page: Page, screens: number, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await scrollTo(page, screens - 0.1);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await scrollTo(page, screens);
    await holds();
  }).toPass();
}

/** Makes the page as long as a long list is. */
async function lengthen(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    main.style.minBlockSize = '900vh';
  });
}

test('every layout has its own parts of the page, in the document and after a navigation', async ({
  page,
  context,
  address,
  problems,
}) => {
  for (const [path, layout, parts] of SHOWN) {
    await test.step(`${path} is ${layout}`, async () => {
      await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
      await expect.poll(async () => (await partsOf(page)).toSorted()).toEqual(parts.toSorted());
    });
  }
  await test.step('a step back to another layout brings its parts', async () => {
    await visit(page, '/en');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/en/mobile' });
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page.locator('html[data-layout="clear"]')).toBeAttached();
    await expect(page.locator('[data-slot="footer"][hidden]')).toBeAttached();
    await page.goBack();
    await expect(page.locator('html[data-layout="default"]')).toBeAttached();
    await expect(page.locator('[data-slot="footer"]:not([hidden])')).toBeAttached();
  });
  await test.step('maintenance has nothing but itself', async () => {
    await context.addCookies([{ name: 'maintenance', value: '1', url: address }]);
    await page.goto('/en/live');
    await expectReady(page);
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'maintenance');
    await expect.poll(() => partsOf(page)).toEqual([]);
    await expect(page.getByRole('heading', { name: 'We are working on the site' })).toBeVisible();
  });
  // The browser itself writes a line about documents with such a status.
  expect(problems.splice(0).filter((problem) => !/\b50[03]\b/.test(problem))).toEqual([]);
});

test('a phone’s header hides while the visitor scrolls on, but not on pages of games; four screens down a button scrolls up', async ({
  page,
}) => {
  await visit(page, '/en');
  await lengthen(page);
  await scrollUntil(page, 3.9, () => expect(header(page)).not.toBeInViewport({ timeout: 1000 }));
  await expect(toTop(page)).toBeHidden();
  await scrollTo(page, 3.5);
  await expect(header(page)).toBeInViewport();
  await scrollTo(page, 4.2);
  await toTop(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(header(page)).toBeInViewport();

  await visit(page, '/en/games/chest-bonus');
  await lengthen(page);
  await scrollUntil(page, 4.5, () => expect(toTop(page)).toBeVisible({ timeout: 1000 }));
  await expect(header(page)).toBeInViewport();
});

test('the header of a phone begins and ends where the content below it does', async ({ page }) => {
  await visit(page, '/en/line/football');
  const row = await page.locator('main [data-event-id]').first().boundingBox();
  const brand = await header(page).getByText('Touchline').boundingBox();
  const join = await header(page).getByText('Join').boundingBox();
  const edges = [row?.x ?? 0, (row?.x ?? 0) + (row?.width ?? 0)];
  expect([brand?.x ?? 0, (join?.x ?? 0) + (join?.width ?? 0)]).toEqual(edges);
});

test.describe('on a desktop', () => {
  test.use({
    isMobile: false,
    hasTouch: false,
    viewport: { width: 1366, height: 768 },
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
  });

  test('a wide page keeps its header while the visitor scrolls on', async ({ page }) => {
    await visit(page, '/en/line');
    await lengthen(page);
    // The button is shown in the frame that decides about the header.
    await scrollUntil(page, 3, () => expect(toTop(page)).toBeVisible({ timeout: 1000 }));
    await expect(header(page)).toBeInViewport();
    await expect(page.locator('html[data-header-hidden]')).toHaveCount(0);
  });

  test('the columns have names that are drawn whole, and a button to hide each of them', async ({
    page,
  }) => {
    await visit(page, '/en/line/football');
    const names = page.locator('[data-slot="left"] [data-view="sport-tree"] a span');
    await expect(names.nth(10)).toBeVisible();
    const cut = await names.evaluateAll((shown) =>
      shown
        .filter((name) => name.scrollHeight > name.clientHeight && name.clientHeight > 0)
        .map((name) => name.textContent),
    );
    expect(cut).toEqual([]);
    const behind = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const side of ['left', 'right']) {
      const hide = page.getByRole('button', { name: `Hide the ${side} section` });
      await expect(hide).toBeInViewport();
      await expect(hide).not.toHaveCSS('background-color', behind);
    }
  });

  test('the button to the top appears after one screen; sections remain as the player leaves them, and the left one peeks out', async ({
    page,
  }) => {
    await visit(page, '/en/line');
    await lengthen(page);
    await scrollUntil(page, 1.1, () => expect(toTop(page)).toBeVisible({ timeout: 1000 }));
    await scrollTo(page, 0.9);
    await expect(toTop(page)).toBeHidden();
    await scrollTo(page, 0);

    const tree = page.locator('[data-slot="left"] [data-view="sport-tree"]');
    const slip = page.locator('[data-slot="right"] [data-view="column"]');
    await expect(tree).toBeVisible();
    await page.getByRole('button', { name: 'Hide the left section' }).click();
    await page.getByRole('button', { name: 'Hide the right section' }).click();
    await page.mouse.move(700, 400);
    await expect(tree).toBeHidden();
    await expect(slip).toBeHidden();
    await page.reload();
    await expectReady(page);
    const show = page.getByRole('button', { name: 'Show the left section' });
    await expect(show).toBeVisible();
    await expect(tree).toBeHidden();
    await page.locator('[data-slot="left"]').hover();
    await expect(tree).toBeVisible();
    await page.mouse.move(700, 400);
    await expect(tree).toBeHidden();
    await show.click();
    await page.getByRole('button', { name: 'Show the right section' }).click();
    await page.mouse.move(700, 400);
    await expect(tree).toBeVisible();
    await expect(slip).toBeVisible();
  });
});

test('the snow falls on the home page alone, and not for visitors who prefer less motion', async ({
  page,
  address,
}) => {
  const snow = page.locator('canvas[data-snowfall]');
  const site = await switchOn(page, { address, flags: ['application.snowfall'] });
  await visit(page, `${site}/en`);
  await expect(snow).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(snow).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(snow).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page.locator('html[data-route="mainSection"]')).toBeAttached();
  await expect(snow).toHaveCount(0);
});

test('the operator’s additions are on the page: footer, brands, the link to the application', async ({
  page,
  address,
}) => {
  const groups = {
    footer: {
      licenceText: 'Licensed and regulated by the Commission, account 1234.',
      licenceUrl: 'https://regulator.example/1234',
      links: [{ route: 'kycPolicy', text: { en: 'Know your customer', ru: 'Проверка личности' } }],
      socialLinks: [{ route: 'https://social.example/touchline', text: 'Chirper' }],
    },
    support: {},
    thirdparty: { brands: [{ id: 'acme', name: 'Acme Games' }] },
    application: { androidUrl: 'https://shop.example/touchline' },
  };
  // Sent to this page alone: open pages follow a change of the site's own configuration.
  await page.route('**/bff-api/config/group/get?*', (route) => route.fulfill({ json: { groups } }));
  const flags = ['application.downloadBanner', 'thirdparty.brandsSlider'];
  const site = await switchOn(page, { address, flags });

  await visit(page, `${site}/en/casino`);
  const brands = page.getByRole('navigation', { name: 'Providers' });
  await brands.getByRole('link', { name: 'Acme Games' }).click();
  await expect(page).toHaveURL(/\/en\/providers\/acme$/);
  await expect(brands).toHaveCount(0);

  const download = page.getByRole('region', { name: 'Get the app' });
  await expect(download.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    'https://shop.example/touchline',
  );
  await download.getByRole('button', { name: 'Not now' }).click();
  await expect(download).toHaveCount(0);

  await visit(page, `${site}/ru`);
  await expect(page.getByRole('region', { name: 'Скачать приложение' })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await scrollToEnd(page, footer);
  await expect(footer).toContainText('Licensed and regulated by the Commission');
  await expect(footer.getByRole('link', { name: 'Проверка личности' })).toHaveAttribute(
    'href',
    '/ru/kycpolicy',
  );
  await expect(footer.getByRole('link', { name: 'Chirper' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Проверить лицензию' })).toHaveAttribute(
    'href',
    'https://regulator.example/1234',
  );
});

test('a browser without the required features is redirected to its page before any module runs', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
    Object.defineProperty(globalThis, 'System', {
      set: () => {
        sessionStorage.setItem('loader', 'ran');
      },
    });
  });
  await page.goto('/ru/live');
  await expect(page).toHaveURL(/\/ru\/oldbrowser$/);
  await expect(page.getByRole('heading', { name: 'Ваш браузер слишком старый' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mozilla Firefox' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('loader'))).toBeNull();
  await page.getByRole('link', { name: 'Браузер обновлён' }).click();
  await expect(page).toHaveURL(/\/ru\/oldbrowser$/);
});
