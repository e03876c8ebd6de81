import { assignTests } from '@touchline/domain';
import { newPlayer } from '../browser/register-player.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';

/** A visitor's id that draws this one of the tests 69 and 70. */
function visitorOf(drawn: number): string {
  for (let turn = 0; ; turn += 1) {
    const visitor = `registration-visitor-${turn}`;
    if (
      assignTests([[69, 70]], visitor)
        .flat()
        .includes(drawn)
    ) {
      return visitor;
    }
  }
}

test.describe('registration', () => {
  test('opens over the page, asks before it is left half filled, and stays where one was', async ({
    page,
  }) => {
    const { email, password, birthday } = newPlayer();
    const sheet = page.getByRole('dialog', { name: 'Create an account' });
    // The link leads to the page for as long as what opens the modal has not been loaded.
    await expect(async () => {
      await visit(page, '/en/line/football');
      await page.getByRole('link', { name: 'Join' }).click();
      await expect(sheet).toBeVisible({ timeout: 2000 });
    }).toPass();
    await sheet.getByLabel('E-mail address').fill(email);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet.getByText('Leave without an account?')).toBeVisible();
    await sheet.getByRole('button', { name: 'Go on registering' }).click();
    await expect(sheet.getByLabel('E-mail address')).toHaveValue(email);

    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('link', { name: 'Join' }).click();
    await expect(sheet.getByLabel('E-mail address')).toHaveValue(email);
    await sheet.getByLabel('Password', { exact: true }).fill(password);
    await sheet.getByLabel('Date of birth').fill(birthday);
    await sheet.getByRole('checkbox').check();
    await sheet.getByRole('button', { name: 'Create an account' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
    await expect(page.locator('html[data-route="mainSectionWithSport"]')).toBeAttached();
  });

  test('on its page asks whoever leaves it half filled, and the bars follow the A/B test', async ({
    page,
    address,
  }) => {
    const bottomBar = page.locator('[data-slot="bottom-nav"]');
    const drawn = (test: number) =>
      page.context().addCookies([{ name: 'tl_visitor', value: visitorOf(test), url: address }]);
    await drawn(69);
    await visit(page, '/en/registration');
    await expect(bottomBar).toBeVisible();
    await drawn(70);
    await page.reload();
    await expectReady(page);
    await expect(bottomBar).toBeHidden();

    await page.getByLabel('E-mail address').fill('half@filled.example');
    await page.locator('header a[href="/en"]').first().click();
    const question = page.getByRole('dialog', { name: 'Leave without an account?' });
    await question.getByRole('button', { name: 'Go on registering' }).click();
    await expect(page.locator('html[data-route="registration"]')).toBeAttached();
    await expect(page.getByLabel('E-mail address')).toHaveValue('half@filled.example');
    await page.locator('header a[href="/en"]').first().click();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.locator('html[data-route="home"]')).toBeAttached();
  });
});
