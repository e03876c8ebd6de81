import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { pressPlaceUntil } from './betting.ts';
import { expectBalance } from './express-journey.ts';
import { choosePrice, pickPrice } from './pick-price.ts';
import { pressUntil } from './press-until.ts';
import { scrollToEnd } from './scroll-to-end.ts';
import { submitSignIn } from './sign-in.ts';

test.describe('without what protects the player', () => {
  test.beforeEach(async ({ page, address, player }) => {
    expect(player.userId).not.toBe('');
    await fund(page, address, 2_000);
    await page.route(/\/assets\/responsible-gaming\//, (route) => route.abort());
  });

  test('no bet is placed and no deposit made, and a notice says why', async ({
    page,
    problems,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') {
        sent.push(new URL(request.url()).pathname);
      }
    });
    await visit(page, '/en/line/football');
    await expect(page.locator('[data-notice="mandatory"]')).toBeVisible();
    await choosePrice(await pickPrice(page));
    const slip = page.getByRole('dialog', { name: 'Bet slip' });
    // The bar ignores a press right after it has appeared.
    await pressUntil(
      page.locator('[data-slot="quick-slip"]').getByRole('button', { name: /^Open the slip/ }),
      slip,
    );
    await slip.getByRole('textbox', { name: 'Stake' }).fill('5');
    const refusal = slip.getByRole('status').filter({ hasText: /protection/i });
    await pressPlaceUntil(slip, { shown: refusal });
    await expectBalance(page, '€20.00');

    await visit(page, '/en/office/recharge');
    await page.getByRole('textbox', { name: 'Amount' }).fill('10');
    await page.getByRole('button', { name: 'Deposit €10.00' }).click();
    await expect(
      page
        .locator('form')
        .getByRole('status')
        .filter({ hasText: /protection/i }),
    ).toBeVisible();
    expect(sent.filter((path) => /bets|deposits/.test(path))).toEqual([]);
    // The browser and the shell write lines about the missing bundle: it is what the test is about.
    forgive(problems);
  });
});

test('limits are set and removed, and breaks are shown as what they are', async ({
  page,
  player,
  problems,
}) => {
  await visit(page, '/en/office/responsible');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  await test.step('a removal waits a day and can be cancelled', async () => {
    await page.getByRole('textbox', { name: 'Limit' }).fill('50');
    await page.getByRole('button', { name: 'Set the limit' }).click();
    await expect(row('Deposits in 24 hours')).toContainText('€50.00');
    await page.getByRole('button', { name: 'Remove the limit: Deposits in 24 hours' }).click();
    await expect(row('No limit')).toContainText('You can confirm this from');
    await page.getByRole('button', { name: 'Keep the old limit' }).click();
    await expect(row('No limit')).toHaveCount(0);
    await expect(row('Deposits in 24 hours')).toContainText('€50.00 left');
  });

  await test.step('a time-out of deposits is set after its consequences were accepted', async () => {
    await page.getByRole('radio', { name: /^Deposit time-out/ }).click();
    await page.getByLabel('For how long?').selectOption('7 days');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Deposit time-out' });
    await expect(dialog).toContainText('cannot be shortened');
    await dialog.getByRole('button', { name: 'Start the break' }).click();
    await expect(dialog).toContainText('Confirm that you understand.');
    await dialog.getByLabel('I understand what this means').check();
    await dialog.getByRole('button', { name: 'Start the break' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row('Deposit time-out').filter({ hasText: 'Until' })).toBeVisible();
    await expect(page.getByText('During your break, limits can only be lowered.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove the limit/ })).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Limit' }).fill('60');
    await page.getByRole('button', { name: 'Set the limit' }).click();
    await expect(page.getByText(/limits can only be lowered\.$/)).toHaveCount(2);
    await visit(page, '/en/office/recharge');
    await page.getByRole('textbox', { name: 'Amount' }).fill('10');
    await page.getByRole('radio', { name: 'No limit for now' }).click();
    await page.getByRole('button', { name: 'Deposit €10.00' }).click();
    await expect(page.getByText('You are taking a break from deposits.')).toBeVisible();
  });

  await test.step('a self-exclusion signs out and is there after the next sign-in', async () => {
    await visit(page, '/en/office/responsible');
    await page.getByRole('radio', { name: /^Self-exclusion/ }).click();
    await page.getByLabel('For how long?').selectOption('6 months');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Self-exclusion' });
    await expect(dialog).toContainText('until you ask to return and 24 hours have passed');
    await dialog.getByLabel('Why? (optional)').selectOption('I find it hard to stop');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel('I understand what this means').check();
    await dialog.getByRole('button', { name: 'Start the break' }).click();
    await expect(page.locator('[data-slot="header"]').getByText('Sign in')).toBeVisible();
    await visit(page, '/en/user/login');
    await submitSignIn(page, player);
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
    await visit(page, '/en/office/responsible');
    await expect(row('Self-exclusion').filter({ hasText: 'Until' })).toBeVisible();
    await expect(page.getByText(/You can ask to return from/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask to return' })).toHaveCount(0);
  });
  // The browser itself writes a line about the raise and the deposit that were refused, and about the
  // calls of the sign-in that the exclusion has ended.
  expect(problems.splice(0).filter((problem) => !/40[139]/.test(problem))).toEqual([]);
});

test('visitors find who helps with gambling', async ({ page }) => {
  await visit(page, '/en');
  const way = page.getByRole('button', { name: 'Get help with gambling' });
  await scrollToEnd(page, way);
  await way.click();
  const help = page.getByRole('dialog', { name: 'Get help with gambling' });
  await expect(help.getByRole('link', { name: 'Gambling Therapy' })).toHaveAttribute(
    'href',
    'https://www.gamblingtherapy.org',
  );
});
