import { expect, test, visit } from './fixtures.ts';
import { submitSignIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

test('a star of a visitor joins the account at sign-in, is on another device as its odds format is, and leaves with sign-out', async ({
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
  await visit(visitor, '/en/auth');
  const joined = visitor.waitForResponse(
    (response) => response.url().endsWith(favourites) && response.request().method() === 'PATCH',
  );
  await submitSignIn(visitor, player);
  expect((await joined).ok()).toBe(true);

  // The device on which the player was signed in all the time has it with its next load.
  await visit(page, '/en/favorites');
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');

  await visit(page, '/en/office/account-settings');
  await expect(page).toHaveURL(/\/en\/office\/settings$/);
  await visit(page, '/en/office/settings?modal=preferences');
  const kept = page.waitForResponse(
    (response) => response.url().endsWith(settings) && response.request().method() === 'PATCH',
  );
  await page.getByLabel('Odds format').selectOption({ label: 'Fractional' });
  expect((await kept).ok()).toBe(true);
  await visit(visitor, '/en/line/football');
  await expect(visitor.locator('[data-outcome-id]').first()).toContainText('/');

  // Nothing of the player's stays behind on a device that is signed out.
  await visit(visitor, '/en/office');
  await signOut(visitor);
  await expect
    .poll(() => visitor.evaluate(() => localStorage.getItem('tl:sport:favourites')))
    .toBeNull();
  await elsewhere.close();
});
