import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { openConsole, signInAtConsole } from './console.ts';
import { expect, test } from './fixtures.ts';

// A server of its own: no other journey's changes are in its views.
let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer({ environment: { DEMO_PLAYER: 'off' } });
});
test.afterAll(() => server.stop());

/** Reports the figures that a page of a player would report. */
async function reportVitals(page: Page): Promise<void> {
  const reported = await page.request.post(`${server.address}/fatman-api/v1/events`, {
    data: {
      visit: 'visit-of-this-journey',
      release: 'r1',
      device: 'mobile',
      language: 'en',
      events: [{ number: 1, time: Date.now(), route: 'home', data: { ready: 800 } }],
      vitals: [{ name: 'LCP', value: 2_600, time: Date.now(), route: 'home' }],
    },
  });
  expect(reported.status()).toBe(204);
}

test('every view of the console is without fault for axe, fits any width, and speaks the language chosen', async ({
  page,
  problems,
}) => {
  const faults = async () => (await axeFindings(page)).map((finding) => `${page.url()} ${finding}`);
  await openConsole(page, server, '');
  await expect(page.getByRole('heading', { name: 'Operator console' })).toBeVisible();
  const found = await faults();
  await signInAtConsole(page, server);
  const views = [
    '',
    '/sections/sport',
    '/release',
    '/history',
    '/pages',
    '/tasks',
    '/bets',
    '/stakes',
    '/pools',
    '/trading',
    '/risk',
    '/withdrawals',
    '/reconciliation',
    '/rates',
    '/rates/USD',
    '/tasks/payment-difference',
    '/verification',
    '/support',
    '/messages',
    '/messages/new',
    '/challenges',
    '/challenges/new',
    '/bonuses',
    '/promo-codes',
    '/promo-codes/new',
    '/free-rounds',
    '/free-rounds/new',
    '/offers',
    '/offers/new',
    '/players',
    '/account',
    '/operators',
    '/protection',
    '/articles',
    '/analytics',
    '/configuration/footer',
  ];
  await reportVitals(page);
  await test.step('the day before is compared with the provider as soon as the site runs', async () => {
    await expect(async () => {
      await openConsole(page, server, '/reconciliation');
      await expect(page.locator('[data-day]')).toContainText('Both books agree');
    }).toPass();
  });
  for (const path of views) {
    await openConsole(page, server, path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main [class*="bone"]')).toHaveCount(0);
    for (const width of [320, 412, 1366]) {
      await page.setViewportSize({ width, height: 915 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(wide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
    found.push(...(await faults()));
  }
  expect(found).toEqual([]);

  await page.getByLabel('Language').selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByLabel('اللغة').selectOption('ru');
  await expect(page.getByRole('heading', { name: 'Настройки' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Настройки' })).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { name: 'Консоль оператора' })).toBeVisible();
  // Calls that were under way at the sign-out are refused, as they should be.
  expect(problems.splice(0).filter((problem) => !problem.includes('401'))).toEqual([]);
});
