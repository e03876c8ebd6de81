import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, test, visit } from './fixtures.ts';
import { submitSignIn } from './sign-in.ts';
import { clearCookies } from './sign-out.ts';

const NEW_PASSWORD = 'another battery staple';
const PERIOD = 30_000;

/** The statuses of refused requests, about each of which the browser itself writes a line. */
const refused = (problems: string[]) =>
  problems.splice(0).map((problem) => /status of (\d+)/.exec(problem)?.[1]);

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a player sees where they are signed in, and signs another device out', async ({
  page,
  browser,
  address,
  player,
}) => {
  const elsewhere = await browser.newContext({ baseURL: address });
  const other = await elsewhere.newPage();
  await visit(other, '/en/user/login');
  await submitSignIn(other, player);
  await expect(other.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();

  await visit(page, '/en/office');
  await page.getByRole('list').getByRole('link', { name: 'Security' }).click();
  await page.getByRole('link', { name: 'Sessions and devices' }).click();
  await expect(page.getByText('This device')).toHaveCount(1);
  await expect(page.getByText(/^Signed in \w{3} \d/)).toHaveCount(2);
  await page.getByRole('listitem').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out from another device')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out of all other devices' })).toHaveCount(0);
  // The other device may show its page until it requests something; from then on it is a visitor's.
  await visit(other, '/en');
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await elsewhere.close();
});

test('a player changes the password and signs in with the new one', async ({
  page,
  player,
  problems,
}) => {
  await visit(page, '/en/office/security');
  await page.getByRole('link', { name: /^Password/ }).click();
  await page.getByLabel('Current password').fill('not the right one');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This password is wrong.')).toBeVisible();
  expect(refused(problems)).toEqual(['400']);
  await page.getByLabel('Current password').fill(player.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.locator('html[data-route="security"]')).toBeAttached();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await clearCookies(page);
  await visit(page, '/en/user/login');
  await submitSignIn(page, player);
  await expect(page.getByText('Wrong login or password.')).toBeVisible();
  expect(refused(problems)).toEqual(['401']);
  await submitSignIn(page, { ...player, password: NEW_PASSWORD });
  await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();
});

test('a player turns two-factor authentication on, signs in with a code, and turns it off', async ({
  page,
  player,
  problems,
}) => {
  await visit(page, '/en/office/security');
  await page.getByRole('link', { name: /^Two-factor authentication/ }).click();
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open in the app on this device' });
  const secret = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
  const app = new TOTP({ secret });
  const field = page.getByLabel('Code from the app');
  await field.fill(app.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(row(page, 'Two-factor authentication').getByText('Done')).toBeVisible();

  await clearCookies(page);
  await visit(page, '/en/user/login');
  await submitSignIn(page, player);
  await expect(field).toBeFocused();
  // The app's present code was used above, and the next one is accepted a little early.
  await field.fill(app.generate({ timestamp: Date.now() + PERIOD }));
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();
  expect(refused(problems)).toEqual(['403']);

  await visit(page, '/en/office/disable-two-factor-auth');
  await page.getByRole('button', { name: 'Get new recovery codes' }).click();
  await page.getByLabel('Current password').fill(player.password);
  await page.getByLabel('Code from the app, or a recovery code').fill(recoveryCode);
  await page.locator('form').getByRole('button', { name: 'Get new recovery codes' }).click();
  await expect(codes).toHaveCount(10);
  const [newCode = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have saved the codes' }).click();

  await visit(page, '/en/office/disable-two-factor-auth');
  await page.getByLabel('Current password').fill(player.password);
  await page.getByLabel('Code from the app, or a recovery code').fill(newCode);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.locator('html[data-route="security"]')).toBeAttached();
  await expect(row(page, 'Two-factor authentication').getByText('To do')).toBeVisible();
});
