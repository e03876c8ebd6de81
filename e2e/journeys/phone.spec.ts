import { randomInt } from 'node:crypto';
import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';

test('a phone is bound by the code that is sent to it, and notices can be sent to it then', async ({
  page,
  player,
  problems,
}) => {
  expect(player.userId).not.toBe('');
  const number = `7400${randomInt(100_000, 999_999)}`;
  const bets = page.getByRole('group', { name: 'Settled bets' });
  const byText = bets.getByRole('switch', { name: /By text message/ });
  await visit(page, '/en/office/mailing-settings');
  await expect(byText).toBeDisabled();
  await expect(bets).toContainText('First, confirm a phone number under Security.');
  await visit(page, '/en/office/account');
  await page.getByRole('link', { name: 'Link a phone' }).click();
  await page.getByLabel('Country').selectOption('gb');
  await page.getByLabel('Phone number').fill('12');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('This phone number is not valid.')).toBeVisible();
  await page.getByLabel('Phone number').fill(`0${number}`);
  await page.getByRole('button', { name: 'Send code' }).click();

  await expect(page.locator('html[data-route="phoneActivate"]')).toBeAttached();
  await expect(page.getByText(`+44 ${number}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in 0:[0-5]\d/ })).toBeDisabled();
  const address = await page.getByRole('link', { name: 'Read the message' }).getAttribute('href');
  const message = await (await page.request.get(address ?? '')).text();
  const code = /\b\d{6}\b/.exec(message)?.[0] ?? '';
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeDisabled();
  const field = page.getByLabel('Code from the message');
  await field.fill(code === '000000' ? '000001' : '000000');
  await confirm.click();
  await expect(page.getByText('This is not the code we sent.')).toBeVisible();
  await expect(page.getByText('Attempts left: 4.')).toBeVisible();
  await field.fill(code);
  await confirm.click();
  await expect(page.locator('html[data-route="phoneBinding"]')).toBeAttached();
  await expect(page.locator('main').getByText('Your phone is linked.')).toBeVisible();
  await visit(page, '/en/office/account');
  await expect(page.getByText(`+44 ${number}`)).toBeVisible();
  await visit(page, '/en/office/mailing-settings');
  const chosen = page.waitForResponse((response) => response.url().endsWith('/preferences/choice'));
  await byText.check();
  expect((await chosen).ok()).toBe(true);
  expect(await axeFindings(page, 'main')).toEqual([]);
  await visit(page, '/en/office/mailing-settings');
  await expect(byText).toBeChecked();
  // The browser itself writes a line about every refused request: the number, the code, and the
  // personal data before there is a grant for them.
  const refused = problems.splice(0).map((problem) => /status of (\d+)/.exec(problem)?.[1]);
  expect(refused.filter((status) => status !== '403')).toEqual(['400', '400']);
});
