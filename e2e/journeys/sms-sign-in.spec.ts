import { randomInt } from 'node:crypto';
import type { PendingPhoneCode } from '@touchline/contracts/identity';
import type { APIRequestContext } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';
import { ownAddress } from './own-address.ts';

const AUTH = '/web-api/auth/v1';
const codeIn = (message: string) => /\b\d{6}\b/.exec(message)?.[0] ?? '';

/** Opens an account with a phone, without the pages. */
async function registerWithPhone(request: APIRequestContext, address: string, number: string) {
  const phone = { 'phone-code': '44', 'phone-number': number };
  const headers = { origin: address };
  const sent = await request.post(`${AUTH}/registration/phone-code`, {
    headers,
    data: { ...phone, lng: 'en' },
  });
  const { messageUrl = '' } = (await sent.json()) as PendingPhoneCode;
  const registered = await request.post(`${AUTH}/registration/phone`, {
    headers,
    data: {
      ...phone,
      'sms-code': codeIn(await (await request.get(messageUrl)).text()),
      password: 'correct horse battery',
      country: 'GB',
      currency: 'EUR',
      adult: true,
      termsAccepted: true,
    },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
}

test('a player signs in with a code by text message, after a wrong one', async ({
  page,
  context,
  address,
  problems,
}) => {
  const number = `7400${randomInt(100_000, 999_999)}`;
  await registerWithPhone(page.request, address, number);
  // Signed out, in a browser that the account knows.
  await context.clearCookies({ name: /^(?!tl_known$)/ });

  // A wrong code counts for its address.
  await page.setExtraHTTPHeaders(ownAddress());
  await visit(page, '/en/user/login');
  await page.getByRole('button', { name: 'Get a code by text message' }).press('Enter');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Country').selectOption('GB');
  await page.getByLabel('Phone number').fill(`0${number}`);
  await page.getByLabel('Phone number').press('Enter');
  const shown = page.getByRole('link', { name: 'Read the message' });
  const code = codeIn(
    await (await page.request.get((await shown.getAttribute('href')) ?? '')).text(),
  );
  expect(await axeFindings(page)).toEqual([]);
  const field = page.getByLabel('Code from the message');
  await field.fill(code === '000000' ? '000001' : '000000');
  await field.press('Enter');
  await expect(page.getByText('This is not the code we sent.')).toBeVisible();
  await expect(page.getByText('Attempts left: 4.')).toBeVisible();
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();
  // The browser itself writes a line about the refused code.
  expect(problems.splice(0).filter((problem) => !problem.includes('400 (Bad Request)'))).toEqual(
    [],
  );
});

test('a player who prefers the password goes back to it', async ({ page }) => {
  await visit(page, '/en/user/login');
  await page.getByRole('button', { name: 'Get a code by text message' }).click();
  await page.getByRole('button', { name: 'Sign in with your password' }).click();
  await expect(
    page.locator('main').getByRole('button', { name: 'Sign in', exact: true }),
  ).toBeVisible();
});
