import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';
import { submitSignIn } from './sign-in.ts';
import { tabTo } from './tab-to.ts';

const HEADER = '[data-slot="header"]';
const PANIC = 'Stop now: take a 24-hour break';
const BETS = '/betting-api/v1/bets';

test('two taps in the header stop play for a day, on every device', async ({
  page,
  address,
  browser,
  player,
  problems,
}) => {
  const other = await browser.newContext();
  const device = await other.newPage();
  await test.step('the player is signed in on a second device', async () => {
    await visit(device, `${address}/en/user/login`);
    await submitSignIn(device, player);
    await expect(device.locator(HEADER).getByRole('button', { name: PANIC })).toBeVisible();
  });

  await test.step('the break begins with the second tap', async () => {
    await visit(page, '/en');
    await page.locator(HEADER).getByRole('button', { name: PANIC }).click();
    const dialog = page.getByRole('dialog', { name: 'Take a 24-hour break?' });
    await expect(dialog).toContainText('cannot be cancelled');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Start 24-hour break' }).click();
    await expect(page.locator(HEADER).getByText('Sign in')).toBeVisible();
    await expect(page.locator(HEADER).getByRole('button', { name: PANIC })).toHaveCount(0);
  });

  await test.step('the second device is signed out by its next request', async () => {
    await device.reload();
    await expect(device.locator(HEADER).getByText('Sign in')).toBeVisible();
    await other.close();
  });

  await test.step('signing in stays possible, and betting is not', async () => {
    await visit(page, '/en/user/login');
    await submitSignIn(page, player);
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
    await visit(page, '/en/office/responsible');
    const row = page.getByRole('listitem').filter({ hasText: 'Time-out' });
    await expect(row.filter({ hasText: 'Until' })).toBeVisible();
    const cookies = await page.context().cookies(address);
    const token = cookies.find(({ name }) => name === 'user_token')?.value ?? '';
    const bet = await page.request.post(`${address}${BETS}`, {
      headers: { authorization: `Bearer ${token}`, origin: address },
      data: {},
    });
    expect(bet.status()).toBe(403);
    expect(await bet.json()).toMatchObject({ error: { code: 'player_excluded' } });
  });
  // The browser writes a line about calls of the sign-in that the break has ended.
  expect(problems.splice(0).filter((problem) => !/40[13]/.test(problem))).toEqual([]);
});

test('a visitor finds tools and help, and tests their gambling by keyboard', async ({ page }) => {
  await visit(page, '/en/responsiblegaming/tools');
  await expect(page.getByRole('link', { name: 'Gambling Therapy' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Test your gambling' }).click();
  await expect(page).toHaveURL(/\/en\/responsiblegaming\/test$/);
  // All of it in view: no bar at the edge covers a part of an answer.
  await page.setViewportSize({ width: 412, height: 4_000 });
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByText('Choose an answer.')).toHaveCount(9);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 412, height: 915 });
  const questions = page.getByRole('group');
  await expect(questions).toHaveCount(9);
  await questions.first().getByRole('radio').first().focus();
  for (let question = 0; question < 9; question += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
  }
  await tabTo(page, page.getByRole('button', { name: 'See the result' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your result: 9 of 27')).toBeVisible();
  await expect(page.getByText(/A high risk/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set limits' }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('the page of limits shows figures by period, and the test’s result stays with the account', async ({
  page,
  player,
}) => {
  expect(player.userId).not.toBe('');
  await visit(page, '/en/office/responsible');
  const period = page.getByRole('tab', { name: '24 hours' });
  await period.click();
  await expect(period).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('Net deposits');
  await expect(page.getByRole('tabpanel')).toContainText('€0.00');
  expect(await axeFindings(page)).toEqual([]);
  await visit(page, '/en/responsiblegaming/test');
  for (const group of await page.getByRole('group').all()) {
    await group.getByRole('radio', { name: 'Never' }).check();
  }
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/assessment') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByText('No sign of a problem.')).toBeVisible();
  expect((await stored).ok()).toBe(true);
  await page.getByRole('button', { name: 'Take the test again' }).click();
  await expect(page.getByText(/Your last test: 0 of 27/)).toBeVisible();
});
