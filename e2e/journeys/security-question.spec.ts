import { readMail } from '../../tools/browser/read-mail.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';
import { clearCookies } from './sign-out.ts';

const NEW_PASSWORD = 'another battery staple';
const QUESTION = 'Hiding place of your childhood';

/** The statuses of refused requests, about each of which the browser itself writes a line. */
const refused = (problems: string[]) =>
  problems.splice(0).map((problem) => /status of (\d+)/.exec(problem)?.[1]);

test('a player sets a security question, and its answer is asked when the password is reset', async ({
  page,
  player,
  problems,
}) => {
  await visit(page, '/en/office/security');
  await page.getByRole('link', { name: 'Security question' }).click();
  await page.getByLabel('Question', { exact: true }).selectOption(QUESTION);
  await page.getByLabel('Answer', { exact: true }).fill('Under the stairs!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your security question is set.')).toBeVisible();
  await expect(page.getByText(QUESTION)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await clearCookies(page);
  await visit(page, '/en/forgotpassword');
  await page.getByLabel('E-mail address').fill(player.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const message = page.getByRole('link', { name: 'Read the message' });
  const mail = await readMail(page.request, (await message.getAttribute('href')) ?? '');
  await visit(page, mail.link);
  await page.getByLabel(QUESTION).fill('in the garden');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByText('This is not the answer you set.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(refused(problems)).toEqual(['400']);
  await page.getByLabel(QUESTION).fill('under the stairs');
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();
});
