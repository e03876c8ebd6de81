import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';

const REALITY_CHECK = '/web-api/api/web/user/v1/reality-check';

/** Lets the time of the next reality check come, as the device keeps it. */
async function bringCheckForward(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (key.includes('next-check')) {
        localStorage.setItem(key, text.replace(/"at":\d+/, `"at":${Date.now() - 1}`));
      }
    }
  });
}

test('a player with a reality check is interrupted, and sent home when the hours of the day are used up', async ({
  page,
  player,
  problems,
}) => {
  expect(player.userId).not.toBe('');
  const dialog = page.getByRole('dialog');

  await test.step('both timers are set on the page of limits', async () => {
    await visit(page, '/en/office/responsible');
    await page.getByRole('combobox', { name: 'Daily time limit' }).selectOption('1 hour');
    await page.getByRole('combobox', { name: 'Reality check' }).selectOption('5 minutes');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Reality check' })).toContainText(
      '5 minutes',
    );
    await expect(page.getByRole('listitem').filter({ hasText: 'Daily time limit' })).toContainText(
      'left',
    );
  });

  await test.step('the check appears, survives a reload, and continuing plans the next one', async () => {
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
      .toContain('next-check');
    await bringCheckForward(page);
    await visit(page, '/en/live');
    await expect(dialog).toContainText('You have been signed in for');
    await page.reload();
    await expect(dialog).toContainText('Staked');
    // It must be acknowledged: nothing but its two buttons closes it.
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toContainText('Staked');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith(REALITY_CHECK),
    );
    await dialog.getByRole('button', { name: 'Keep playing' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      data: { attributes: { action: 'continue', do_not_show_again: false } },
    });
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the end of the session limit leaves one way on: out', async () => {
    await page.route('**/limit-service-api/api/external/web/v3/ping', (route) =>
      route.fulfill({ json: { remaining: 0, until: Math.ceil(Date.now() / 1000) + 3_600 } }),
    );
    await visit(page, '/en/line');
    await expect(dialog).toContainText('Your time for today is up');
    // Neither another page nor another modal takes it away.
    await page.goBack();
    await expect(dialog).toContainText('Come back tomorrow');
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.locator('[data-slot="header"]').getByText('Sign in')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
  // Calls that were under way at the sign-out are refused, as they should be.
  expect(problems.splice(0).filter((problem) => !problem.includes('401'))).toEqual([]);
});

test('an inactive player is signed out and sees the notice at the next load, once', async ({
  page,
  player,
  problems,
}) => {
  expect(player.userId).not.toBe('');
  await page.route('**/web-api/user/v1/activity', (route) =>
    route.fulfill({ json: { idle: 1_800_000, allowed: 1_800_000, isOver: true } }),
  );
  const dialog = page.getByRole('dialog', { name: 'You were signed out' });
  await visit(page, '/en/live');
  await expect(dialog).toBeVisible();
  await expect(page.locator('[data-slot="header"]').getByText('Sign in')).toBeAttached();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html[data-ready="true"]')).toBeAttached();
  await expect(page.locator('[data-slot="header"]').getByText('Sign in')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // Calls that were under way when the player was signed out are refused, as they should be.
  expect(problems.splice(0).filter((problem) => !problem.includes('401'))).toEqual([]);
});
