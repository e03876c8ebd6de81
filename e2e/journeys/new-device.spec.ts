import { readMail } from '../../tools/browser/read-mail.ts';
import { expect, test, visit } from './fixtures.ts';
import { submitSignIn } from './sign-in.ts';

test('a sign-in on a new device is reported by a message that leads to the sessions', async ({
  page,
  browser,
  address,
  player,
}) => {
  // A message of its own shows where the others to the same address are.
  await visit(page, '/en/office/activation-email');
  await page.getByRole('button', { name: 'Send link' }).click();
  const mailbox = await page.getByRole('link', { name: 'Read the message' }).getAttribute('href');

  const elsewhere = await browser.newContext({ baseURL: address });
  const other = await elsewhere.newPage();
  await visit(other, '/en/user/login');
  await submitSignIn(other, player);
  await expect(other.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();
  await elsewhere.close();

  let notice = '';
  await expect(async () => {
    const { others } = await readMail(page.request, mailbox);
    notice = (await readMail(page.request, others[0])).text;
    expect(notice).toContain('a sign-in from a new device');
  }).toPass();
  expect(notice).toMatch(/Chrome \d+/);
  const [, link = ''] = /(https?:[^\s<"]+\/office\/session-history)/.exec(notice) ?? [];
  await visit(page, link);
  await expect(page.getByText('This device')).toHaveCount(1);
  await expect(page.getByRole('listitem').getByRole('button', { name: 'Sign out' })).toHaveCount(1);
});
