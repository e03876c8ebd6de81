import { expect, test, visit } from './fixtures.ts';
import { operate, sharedOperator, playerStatusPath } from './operator.ts';
import { submitSignIn } from './sign-in.ts';

test.describe('access to pages', () => {
  test('a visitor signs in on the way to a page and arrives there', async ({ page, player }) => {
    await page.context().clearCookies();
    await visit(page, '/en/live');
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/auth\?return=%2Foffice$/);
    await visit(page, '/en/office/history?status=settled');
    await expect(page).toHaveURL(/\/en\/auth\?return=/);
    await submitSignIn(page, player);
    await expect(page).toHaveURL(/\/en\/office\/history\?status=settled$/);
    await expect(page.locator('html[data-route="betsHistory"]')).toBeAttached();
  });

  test('a paying player stays until the payment is sent, reads why, and may then leave', async ({
    page,
    player,
    problems,
  }) => {
    expect(player.userId).not.toBe('');
    await visit(page, '/en/office');
    await page.getByRole('link', { name: /to the deposit page$/ }).click();
    await expect(page).toHaveURL(/\/en\/office\/recharge$/);
    let answer: (() => void) | undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/payments-api/v1/deposits', async (route) => {
      await isAnswered;
      await route.fulfill({ status: 409, json: { error: { code: 'method_unavailable' } } });
    });
    await page.getByLabel('Amount').fill('20');
    await page.getByRole('radio', { name: 'No limit for now' }).click();
    const home = page.getByRole('link', { name: 'Touchline, home page' });
    const pay = page.getByRole('button', { name: 'Deposit €20.00' });
    await pay.click();
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    await home.click();
    const reason = page.getByText(/^Sending your payment/);
    await expect(reason).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/en\/office\/recharge$/);
    answer?.();
    await expect(pay).not.toHaveAttribute('aria-busy', 'true');
    await home.click();
    await expect(page).toHaveURL(/\/en$/);
    // The browser itself writes a line about an answer with such a status.
    expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
  });

  test('a banned player has the pages that are left to them', async ({
    page,
    address,
    player,
    problems,
  }) => {
    await visit(page, '/en/live');
    await operate(sharedOperator(address), page.request, {
      method: 'PATCH',
      path: playerStatusPath(player.userId),
      data: { ban_level: 45, ban_version: 2 },
    });
    await visit(page, '/en/office/deduce');
    await expect(page.locator('html[data-route="deduce"]')).toBeAttached();
    await page.getByRole('navigation').getByRole('link', { name: 'Live', exact: true }).click();
    await expect(page).toHaveURL(/\/blocked$/);
    await expect(page.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible();
    // The browser itself writes a line about a document with such a status, and about the calls whose
    // token the ban has replaced.
    const refused = problems.splice(0).filter((problem) => !problem.includes('401'));
    expect(refused).not.toHaveLength(0);
    expect(refused.filter((problem) => !problem.includes('403'))).toEqual([]);

    await operate(sharedOperator(address), page.request, {
      method: 'PATCH',
      path: playerStatusPath(player.userId),
      data: { ban_level: 0 },
    });
    await visit(page, '/blocked');
    await expect(page).toHaveURL(/\/en$/);
    // Lifting the ban replaces the token once more.
    expect(problems.splice(0).filter((problem) => !problem.includes('401'))).toEqual([]);
  });
});
