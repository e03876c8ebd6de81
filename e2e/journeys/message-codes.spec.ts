import type { Locator, Page } from '@playwright/test';
import { readMail } from '../../tools/browser/read-mail.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';
import { submitSignIn } from './sign-in.ts';
import { clearCookies } from './sign-out.ts';

/** The statuses of refused requests, about each of which the browser itself writes a line. */
const refused = (problems: string[]) =>
  problems.splice(0).map((problem) => /status of (\d+)/.exec(problem)?.[1]);

/** The message that a page has just had sent. */
async function readMessage(page: Page, within: Page | Locator = page) {
  const link = within.getByRole('link', { name: 'Read the message' });
  return readMail(page.request, (await link.getAttribute('href')) ?? '');
}

const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

test('a player turns codes by e-mail on, signs in with one, and turns them off', async ({
  page,
  player,
  problems,
}) => {
  await visit(page, '/en/office/activation-email');
  await page.getByRole('button', { name: 'Send link' }).click();
  await visit(page, (await readMessage(page)).link);
  await expect(page.getByText('Your address is activated', { exact: true })).toBeVisible();

  await visit(page, '/en/office/security');
  await page.getByRole('link', { name: 'Codes by e-mail and SMS' }).click();
  const card = page.getByRole('region', { name: 'Codes by e-mail' });
  await expect(page.getByRole('link', { name: 'Link a phone' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await card.getByRole('button', { name: 'Email me a code' }).click();
  await card.getByLabel('Code from the message').fill(codeIn((await readMessage(page, card)).text));
  await card.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(page.getByText('On, by message. Codes of an app are safer.')).toBeVisible();

  await clearCookies(page);
  await visit(page, '/en/user/login');
  await submitSignIn(page, player);
  await page.getByRole('button', { name: /^Email a code to .•••@/ }).click();
  const field = page.getByLabel('Code from the e-mail');
  await expect(field).toBeFocused();
  const code = codeIn((await readMessage(page)).text);
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not the code we sent.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();
  expect(refused(problems)).toEqual(['403', '400']);

  await visit(page, '/en/office/security-auth-by-email');
  await card.getByRole('button', { name: 'Turn off' }).click();
  await card.getByLabel('Code from', { exact: true }).selectOption('Recovery code');
  await card.getByLabel('Current password').fill(player.password);
  await card.getByLabel('Code from the app, or a recovery code').fill(recoveryCode);
  await card.getByRole('button', { name: 'Turn off' }).click();
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
});
