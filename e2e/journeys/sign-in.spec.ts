import { expect, expectReady, test, visit } from './fixtures.ts';
import { ownAddress } from './own-address.ts';
import { signOut } from './sign-out.ts';
import { submitSignIn } from './sign-in.ts';

test.use({ extraHTTPHeaders: ownAddress() });

test.describe('signing in and out', () => {
  test('a player signs in by e-mail address on the page, and out again', async ({
    page,
    player,
    problems,
  }) => {
    await page.context().clearCookies();
    await visit(page, '/en/user/login');
    await submitSignIn(page, player);
    await expect(page.locator('html[data-route="home"]')).toBeAttached();
    await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();

    await page.getByRole('link', { name: 'Account' }).click();
    await expect(page.getByText(`Player number ${player.userId}`)).toBeVisible();
    await signOut(page);
    await expect(page.locator('html[data-route="home"]')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'user_token' }),
    );
    // Calls that were under way at the sign-out are refused, as they should be.
    expect(problems.splice(0).filter((problem) => !problem.includes('401'))).toEqual([]);
  });

  test('a player signs in by player number in the modal, on the same page', async ({
    page,
    player,
  }) => {
    await page.context().clearCookies();
    await visit(page, '/en/line/football');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('E-mail, phone or player number').fill(player.userId);
    await dialog.getByLabel('Password', { exact: true }).fill(player.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();
    await expect(page.locator('html[data-route="mainSectionWithSport"]')).toBeAttached();
  });

  test('a wrong password is refused with a message and the typed text remains', async ({
    page,
    player,
    problems,
  }) => {
    await page.context().clearCookies();
    await visit(page, '/en/user/login');
    await submitSignIn(page, { ...player, password: 'not the password' });
    await expect(page.locator('form').getByRole('status')).toContainText(/password/i);
    await expect(page.getByLabel('E-mail, phone or player number')).toHaveValue(player.email);
    // The browser itself writes a line about every refused request.
    expect(problems.splice(0)).toEqual([expect.stringContaining('401')]);
  });

  test('a reload keeps the player signed in', async ({ page, player }) => {
    await visit(page, '/en/office');
    await expect(page.getByText(`Player number ${player.userId}`)).toBeVisible();
    await page.reload();
    await expectReady(page);
    await expect(page.getByText(`Player number ${player.userId}`)).toBeVisible();
  });
});
