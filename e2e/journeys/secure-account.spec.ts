import { readMail } from '../../tools/browser/read-mail.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate, sharedOperator } from './operator.ts';
import { submitSignIn } from './sign-in.ts';

const NEW_PASSWORD = 'another battery staple';

test('a player who does not recognise a sign-in shuts it out by the link of the message, and an operator ends the freeze', async ({
  page,
  browser,
  address,
  player,
  problems,
}) => {
  await fund(page, address, 5_000);
  await visit(page, '/en/office/activation-email');
  await page.getByRole('button', { name: 'Send link' }).click();
  const mailbox = await page.getByRole('link', { name: 'Read the message' }).getAttribute('href');

  const elsewhere = await browser.newContext({ baseURL: address });
  const stranger = await elsewhere.newPage();
  await visit(stranger, '/en/user/login');
  await submitSignIn(stranger, player);
  await expect(stranger.getByRole('link', { name: /^Balance €50\.00/ })).toBeVisible();

  let link = '';
  await expect(async () => {
    const { others } = await readMail(page.request, mailbox);
    const mails = await Promise.all(others.map((path) => readMail(page.request, path)));
    const notice = mails.find(({ text }) => text.includes('a sign-in from a new device'));
    link = notice?.link ?? '';
    expect(link).toContain('act=secure');
  }).toPass();
  await visit(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It wasn’t me');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Secure my account' }).press('Enter');
  await expect(
    page.getByText(/Your account is secured\. Nothing can be withdrawn until/),
  ).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  expect(await axeFindings(page)).toEqual([]);
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByRole('link', { name: /^Balance €50\.00/ })).toBeVisible();

  // The stranger's next step ends at the sign-in.
  await stranger.goto('/en/office/session-history');
  await expect(stranger).toHaveURL(/\/en(\/user\/login|\/auth|\/authorization|\/?)(\?|$)/);
  await elsewhere.close();

  await visit(page, '/en/office/deduce');
  const frozen = page.getByText(/You have secured your account/);
  await expect(frozen).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await operate(sharedOperator(address), page.request, {
    method: 'POST',
    path: `/operator-api/v1/players/${player.userId}/withdrawal-freeze/lift`,
    data: { reason: 'seen by video' },
  });
  await visit(page, '/en/office/deduce');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/€50\.00/).first()).toBeVisible();
  await expect(frozen).toHaveCount(0);
  // Tokens of the ended session: the browser writes a line about each call with an old one.
  const isOfOldToken = (problem: string) => problem.includes('401 (Unauthorized)');
  problems.push(...problems.splice(0).filter((problem) => !isOfOldToken(problem)));
});

test('a player secures the account under Security, and stays signed in', async ({
  page,
  browser,
  address,
  player,
}) => {
  const elsewhere = await browser.newContext({ baseURL: address });
  const stranger = await elsewhere.newPage();
  await visit(stranger, '/en/user/login');
  await submitSignIn(stranger, player);
  await expect(stranger.getByRole('link', { name: /^Balance/ })).toBeVisible();

  await visit(page, '/en/office/security');
  await page.getByRole('button', { name: 'It wasn’t me' }).click();
  const dialog = page.getByRole('dialog', { name: 'It wasn’t me' });
  await dialog.getByLabel('New password', { exact: true }).fill('short');
  await dialog.getByRole('button', { name: 'Secure my account' }).click();
  await expect(dialog.getByText('Use at least 8 characters.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel('New password', { exact: true }).press('Enter');
  await expect(page.getByText(/Your account is secured\./)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await visit(page, '/en/office/session-history');
  await expect(page.getByText('This device')).toHaveCount(1);
  await expect(page.getByRole('listitem').getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await elsewhere.close();
});
