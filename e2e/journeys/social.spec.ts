import { closeWelcome } from './close-welcome.ts';
import { expect, test, visit } from './fixtures.ts';
import { clearCookies } from './sign-out.ts';
import { switchOn } from './switch-on.ts';

/** Longer than a visitor has the page for themselves, ms. */
const UNDISTURBED = 4_000;

test('the one tap is offered to a visitor, who accepts the terms and is signed in, but not to a player', async ({
  page,
  address,
}) => {
  const site = await switchOn(page, { address, flags: ['auth.oneTap'] });
  const offer = page.getByRole('dialog', { name: 'Test sign-in' });
  const balance = page.getByRole('link', { name: /^Balance/ });
  await page.clock.install();
  await visit(page, `${site}/en/line/football`);
  await expect(async () => {
    await page.clock.fastForward(UNDISTURBED);
    await expect(offer).toContainText('This is a test provider.', { timeout: 500 });
  }).toPass();
  await offer.getByRole('button', { name: 'Continue as the test account' }).click();

  await expect(page.locator('html[data-route="socialRegistration"]')).toBeAttached();
  await expect(page.getByText(/^Test [0-9A-F]{4}, one last step/)).toBeVisible();
  const open = page.locator('main').getByRole('button', { name: 'Create an account' });
  await open.click();
  await expect(
    page.getByText('Confirm your age and accept the terms.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('checkbox').check();
  await open.click();
  await closeWelcome(page);
  await expect(balance).toBeVisible();
  await expect(page.locator('html[data-route="home"]')).toBeAttached();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.fastForward(UNDISTURBED);
  await page.getByRole('navigation').getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page.locator('html[data-route="mainSection"]')).toBeAttached();
  expect(asked.filter((url) => url.includes('/social/'))).toEqual([]);
  await expect(offer).toHaveCount(0);

  // The same person again, by the button beside the login this time.
  await clearCookies(page, { name: /^(tl_refresh|ua|user_token)$/ });
  await visit(page, `${site}/en/line/football`);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue with the test account' }).click();
  await offer.getByRole('button', { name: 'Continue as the test account' }).click();
  await expect(balance).toBeVisible();
  await expect(page.locator('html[data-route="mainSectionWithSport"]')).toBeAttached();
});
