import type { Browser, Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';

const NUMBER = 'Number on the other screen';

/** The sign-in page of another browser, with its code. */
async function openComputer(browser: Browser, address: string) {
  const context = await browser.newContext({ baseURL: address });
  const computer = await context.newPage();
  await visit(computer, '/en/user/login');
  await computer.getByRole('button', { name: 'Use a QR code' }).click();
  const dialog = computer.getByRole('dialog', { name: 'Sign in with your phone' });
  await expect(dialog.getByRole('img', { name: 'QR code to sign in with' })).toBeVisible();
  const code = await dialog.locator('code').innerText();
  return { computer, dialog, code, close: () => context.close() };
}

async function signedIn(page: Page) {
  await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();
}

test('a player signs a computer in by the code that it shows', async ({
  page,
  browser,
  address,
  player,
}) => {
  expect(player.email).not.toBe('');
  const { computer, dialog, code, close } = await openComputer(browser, address);
  expect(await axeFindings(computer)).toEqual([]);
  // What the camera of the phone opens.
  await visit(page, `/en/office/qr-login#${code}`);
  await expect(page.getByLabel(NUMBER)).toBeFocused();
  await expect(page.getByText(/^Chrome \d+/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const number = await dialog.getByText(/^\d{2}$/).innerText();
  await page.getByLabel(NUMBER).fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The device has been signed in.')).toBeVisible();
  await signedIn(computer);
  await page.getByRole('link', { name: 'See sessions and devices' }).click();
  await expect(page.getByRole('button', { name: 'Sign out of all other devices' })).toBeVisible();
  await close();
});

test('a player types the code, and declines', async ({ page, browser, address, player }) => {
  expect(player.email).not.toBe('');
  const { dialog, code, close } = await openComputer(browser, address);
  await visit(page, '/en/office');
  await page.getByRole('list').getByRole('link', { name: 'Sign in by QR code' }).click();
  await page.getByLabel('Code from the other screen').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/^The device has not been signed in\./)).toBeVisible();
  await expect(dialog.getByText('The sign-in was declined on the phone.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Get a new code' }).click();
  await expect(dialog.locator('code')).not.toHaveText(code);
  await close();
});
