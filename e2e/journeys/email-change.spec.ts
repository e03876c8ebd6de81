import type { Page } from '@playwright/test';
import { readMail } from '../../tools/browser/read-mail.ts';
import { expect, test, visit } from './fixtures.ts';
import { clearCookies, signOut } from './sign-out.ts';
import { submitSignIn } from './sign-in.ts';

const NEW_PASSWORD = 'another battery staple';

/** The statuses of refused requests, about each of which the browser itself writes a line. */
const refused = (problems: string[]) =>
  problems.splice(0).map((problem) => /status of (\d+)/.exec(problem)?.[1]);

/** The address of the message that a page has just had sent. */
async function messageAddress(page: Page): Promise<string> {
  return (await page.getByRole('link', { name: 'Read the message' }).getAttribute('href')) ?? '';
}

test('a player changes the e-mail address, and the former one takes the account back', async ({
  page,
  player,
  problems,
}) => {
  await visit(page, '/en/office/activation-email');
  await page.getByRole('button', { name: 'Send link' }).click();
  const mailbox = await messageAddress(page);
  await visit(page, (await readMail(page.request, mailbox)).link);
  await expect(page.getByText('Your address is activated', { exact: true })).toBeVisible();

  const email = `new-${player.email}`;
  await visit(page, '/en/office/change-login');
  const link = page.getByRole('link', { name: /^E-mail/ });
  await expect(link).toHaveAttribute('href', '/en/office/email-change');
  await link.click();
  await page.getByLabel('New e-mail').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const sent = await readMail(page.request, await messageAddress(page));
  const code = /\b\d{6}\b/.exec(sent.text)?.[0] ?? '';
  await page.getByLabel('Code from the message').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This is not the code we sent.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Code from the message').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('html[data-route="security"]')).toBeAttached();
  await expect(page.getByText('Your e-mail has been changed.')).toBeVisible();
  expect(refused(problems)).toEqual(['400']);

  await visit(page, '/en/office');
  await signOut(page);
  await visit(page, '/en/user/login');
  await submitSignIn(page, { ...player, email });
  await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();

  await clearCookies(page);
  // The newest of the other messages to the former address.
  const notice = (await readMail(page.request, mailbox)).others[0];
  const undo = await readMail(page.request, notice);
  expect(undo.text).toContain('your e-mail address has changed');
  await visit(page, undo.link);
  await page.getByRole('button', { name: 'Restore my e-mail' }).click();
  await expect(page.getByText(/^Your e-mail is restored/)).toBeVisible();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();
  await visit(page, '/en/office/security');
  await expect(page.getByRole('link', { name: /^E-mail/ })).toBeVisible();
});
