import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { submitSignIn } from './sign-in.ts';
import { clearCookies } from './sign-out.ts';

async function fillDate(page: Page, name: string, [day, month, year]: [string, string, string]) {
  const group = page.getByRole('group', { name });
  await group.getByLabel('Day').fill(day);
  await group.getByLabel('Month').selectOption(month);
  await group.getByLabel('Year').fill(year);
}

test('half-filled personal data survive a reload and a sign-out, and are saved with their faults mended', async ({
  page,
  player,
  problems,
}) => {
  const next = page.getByRole('button', { name: 'Next' });
  const stored = (surname: string) =>
    page.waitForResponse((answer) => {
      const request = answer.request();
      return (
        request.method() === 'PUT' &&
        request.url().endsWith('/draft') &&
        (request.postDataJSON() as { surname: string }).surname === surname
      );
    });
  await visit(page, '/en/office/clarify-data');
  await page.getByLabel('Last name').fill('42');
  await next.click();
  await expect(page.getByText('Only letters, spaces, hyphens and apostrophes.')).toBeVisible();
  await expect(page.getByLabel('Last name')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  // The page is left at once: what was typed last goes with it.
  await page.getByLabel('Last name').fill('Lovelac');
  await page.reload();
  await expectReady(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelac');
  await page.getByLabel('Last name').fill('Lovela');
  await page.locator('main').getByRole('link', { name: 'Personal data' }).click();
  await expect(page.locator('html[data-route="account"]')).toBeAttached();
  await page.goBack();
  await expect(page.getByLabel('Last name')).toHaveValue('Lovela');
  const isStored = stored('Lovelace');
  await page.getByLabel('Last name').fill('Lovelace');
  await isStored;

  await page.reload();
  await expectReady(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
  await clearCookies(page);
  await visit(page, '/en/user/login');
  await submitSignIn(page, player);
  await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();
  await visit(page, '/en/office/clarify-data');
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');

  if ((await page.getByLabel('First name').inputValue()) === '') {
    await page.getByLabel('First name').fill('Ada');
  }
  if ((await page.getByRole('group', { name: 'Date of birth' }).count()) > 0) {
    await fillDate(page, 'Date of birth', ['23', '4', '1990']);
  }
  await next.click();
  await page.getByLabel('Type of document').selectOption('Passport');
  await page.getByLabel('Document number').fill('4510123456');
  await page.getByLabel('Document number').blur();
  await expect(page.getByLabel('Document number')).toHaveValue('45 10 123456');
  await fillDate(page, 'Date of issue', ['1', '5', '2010']);
  await fillDate(page, 'Valid until (if it has such a date)', ['1', '5', '2009']);
  await next.click();
  await expect(page.getByText('It must be after the date of issue.')).toBeVisible();
  await fillDate(page, 'Valid until (if it has such a date)', ['1', '5', '2099']);
  await next.click();
  await page.getByLabel('Address').fill('12 St James’s Square, London');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('html[data-route="account"]')).toBeAttached();
  await expect(page.getByText('Lovelace')).toBeVisible();
  // The browser itself writes a line about personal data that were requested before their grant.
  const refused = problems.splice(0).map((problem) => /status of (\d+)/.exec(problem)?.[1]);
  expect(refused.filter((status) => status !== '403')).toEqual([]);
});
