import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { submitSignIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

test('a star of a visitor joins the account at sign-in, is on an open page of another device as its odds format is, and leaves with sign-out', async ({
  page,
  browser,
  address,
  player,
}) => {
  const favourites = '/web-api/officeapi/v1/favourites';
  const settings = '/web-api/officeapi/v1/settings';
  const elsewhere = await browser.newContext({ baseURL: address });
  const visitor = await elsewhere.newPage();
  await visit(visitor, '/en/line/football');
  const star = visitor.getByRole('button', { name: /^Favourite: / }).first();
  const name = (await star.getAttribute('aria-label')) ?? '';
  await star.click();
  await visit(page, '/en/favorites');
  await visit(visitor, '/en/auth');
  const joined = visitor.waitForResponse(
    (response) => response.url().endsWith(favourites) && response.request().method() === 'PATCH',
  );
  await submitSignIn(visitor, player);
  expect((await joined).ok()).toBe(true);

  // The page on which the player was signed in all the time has it without a load.
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');

  await visit(page, '/en/office/account-settings');
  await expect(page).toHaveURL(/\/en\/office\/settings$/);
  await visit(page, '/en/office/settings?modal=preferences');
  await visit(visitor, '/en/line/football');
  const prices = visitor.locator('[data-outcome-id]');
  await expect(prices.first()).toContainText('.');
  const kept = page.waitForResponse(
    (response) => response.url().endsWith(settings) && response.request().method() === 'PATCH',
  );
  await page.getByLabel('Odds format').selectOption({ label: 'Fractional' });
  expect((await kept).ok()).toBe(true);
  await expect(prices.first()).toContainText('/');

  // Nothing of the player's stays behind on a device that is signed out.
  await visit(visitor, '/en/office');
  await signOut(visitor);
  await expect
    .poll(() => visitor.evaluate(() => localStorage.getItem('tl:sport:favourites')))
    .toBeNull();
  await elsewhere.close();
});

test('the settings of slips and a hidden balance are on another device, also on a page that is open, and what is refused goes back with a message', async ({
  page,
  browser,
  address,
  player,
}) => {
  const settings = '/web-api/officeapi/v1/settings';
  await fund(page, address, 5_000);
  const saved = (of: Page) =>
    of.waitForResponse(
      (response) => response.url().endsWith(settings) && response.request().method() === 'PATCH',
    );
  const header = (of: Page) => of.getByRole('banner').getByRole('link', { name: /^Balance/ });

  await visit(page, '/en/office/settings');
  await expect(header(page)).toContainText('50.00');
  const hidden = saved(page);
  await page.getByRole('switch', { name: 'Hide balance' }).check();
  await expect(header(page)).toContainText('•••');
  expect((await hidden).ok()).toBe(true);
  expect(await axeFindings(page, 'main')).toEqual([]);
  await visit(page, '/en/office/settings?modal=coupon-settings');
  const kept = saved(page);
  await page.getByRole('radio', { name: 'Accept all odds changes' }).check();
  expect((await kept).ok()).toBe(true);

  const elsewhere = await browser.newContext({ baseURL: address });
  const other = await elsewhere.newPage();
  await visit(other, '/en/auth');
  await submitSignIn(other, player);
  await expect(header(other)).toContainText('•••');
  await visit(other, '/en/office?modal=coupon-settings');
  await expect(other.getByRole('radio', { name: 'Accept all odds changes' })).toBeChecked();

  await test.step('a change that the server refuses is rolled back with a message', async () => {
    await visit(other, '/en/office');
    const eye = other.getByRole('button', { name: 'Show balance' });
    await other.route(`**${settings}`, (route) =>
      route.fulfill({ status: 429, json: { error: { code: 'rate_limited', message: 'later' } } }),
    );
    await eye.click();
    await expect(other.getByRole('region', { name: 'Notifications' })).toContainText('Too many');
    await expect(header(other)).toContainText('•••');
    await other.unroute(`**${settings}`);
    await visit(page, '/en/office');
    await expect(header(page)).toContainText('•••');
    await eye.click();
    await expect(header(other)).toContainText('50.00');
  });

  await expect(header(page)).toContainText('50.00');
  await elsewhere.close();
});
