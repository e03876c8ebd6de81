import type { Page } from '@playwright/test';
import type { IntegrityReport } from '@touchline/contracts/operator';
import { eventPath, readTopic } from './betting.ts';
import { expectBalance } from './express-journey.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { sharedOperator } from './operator.ts';
import { choosePrice, pickPrice } from './pick-price.ts';
import { scrollToEnd } from './scroll-to-end.ts';
import { signOut } from './sign-out.ts';

const NOTICE = { name: 'Player protection' } as const;
/** WCAG 2.5.8: a target is 24 CSS pixels wide and high at least. */
const SMALLEST = 24;

/** Opens the page of a match in play. */
async function visitLiveMatch(page: Page, address: string): Promise<void> {
  const [event] = await readTopic(page, address, 'list:live:football');
  if (event === undefined) {
    throw new Error('There is no football in play.');
  }
  await visit(page, eventPath(event));
}

/** Which of the buttons and links in a part of the page are smaller than a target may be. */
async function smallTargets(page: Page, within: string): Promise<readonly string[]> {
  return page.locator(within).evaluate((part, smallest) => {
    const controls = [
      ...part.querySelectorAll<HTMLElement>('button, a[href], input, [role=radio]'),
    ];
    const shown = controls.filter((control) => control.checkVisibility());
    if (shown.length === 0) {
      return ['there is nothing to press'];
    }
    return shown.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return width < smallest || height < smallest ? [`${name}: ${width} × ${height}`] : [];
    });
  }, SMALLEST);
}

test('home and the deposit page lead to the limits by one tap', async ({ page, player }) => {
  expect(player.userId).not.toBe('');
  const limits = page.getByRole('heading', { level: 1, name: 'Limits and player protection' });
  await test.step('home', async () => {
    await visit(page, '/en');
    const link = page.getByRole('complementary', NOTICE).getByRole('link', { name: 'Set limits' });
    await scrollToEnd(page, link);
    await link.click();
    await expect(limits).toBeVisible();
  });
  await test.step('the deposit page', async () => {
    await visit(page, '/en/office/recharge');
    await page.locator('[data-outlet]').getByRole('link', { name: /limit/i }).first().click();
    await expect(limits).toBeVisible();
  });
});

test('every page leads to safer gambling by one tap, and home has the age sign and help', async ({
  page,
}) => {
  const notice = page.getByRole('complementary', NOTICE);
  const link = notice.getByRole('link', { name: 'Safer gambling' });
  for (const path of [
    '/en',
    '/en/live',
    '/en/coupon',
    '/en/rules',
    '/en/search-events',
    '/en/user/login',
  ]) {
    await test.step(path, async () => {
      await visit(page, path);
      await scrollToEnd(page, link);
      if (path === '/en') {
        await expect(notice).toContainText('18+');
        await expect(notice.getByRole('button', { name: 'Get help with gambling' })).toBeVisible();
      }
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Safer gambling' })).toBeVisible();
      // From there a break is one tap as well.
      await expect(
        page.getByRole('link', { name: 'Take a break or exclude yourself' }),
      ).toBeVisible();
    });
  }
});

test('the balance is on every page where money is staked or moved', async ({
  page,
  address,
  player,
}) => {
  expect(player.userId).not.toBe('');
  await fund(page, address, 2_000);
  for (const path of [
    '/en',
    '/en/line/football',
    '/en/coupon',
    '/en/opened-bets',
    '/en/office/recharge',
    '/en/office/deduce',
    '/en/office/historypay',
  ]) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectBalance(page, '€20.00');
    });
  }
  await test.step('the page of a live match', async () => {
    await visitLiveMatch(page, address);
    await expectBalance(page, '€20.00');
  });
});

test('the page of a live match says that its data may be delayed', async ({ page, address }) => {
  await visitLiveMatch(page, address);
  await expect(page.getByText('Live data may be delayed by a few seconds.')).toBeVisible();
});

test('a player who signs out is offered nothing on the way', async ({ page, player, problems }) => {
  expect(player.userId).not.toBe('');
  await visit(page, '/en/office');
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog');
  // The one question is whether to leave: no bet, bonus or stake is named in it.
  await expect(question).toHaveCount(1);
  await expect(question).not.toContainText(/bonus|offer|deposit|€/i);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await signOut(page);
  await expectReady(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Calls that were under way are refused, as they should be.
  expect(problems.splice(0).filter((problem) => !problem.includes('401'))).toEqual([]);
});

test('an operator finds the running code, the database and the audit log as they were', async ({
  request,
  address,
}) => {
  const { operatorToken } = sharedOperator(address);
  const check = async (): Promise<IntegrityReport> => {
    const answer = await request.post(`${address}/operator-api/v1/integrity/check`, {
      headers: { authorization: `Bearer ${operatorToken}` },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as IntegrityReport;
  };
  const first = await check();
  expect(first).toMatchObject({ faults: [], auditFault: 0 });
  // The hash of no files at all would be one as well.
  expect(first.code).toMatch(/^[0-9a-f]{64}$/);
  expect(first.code).not.toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(await check()).toMatchObject({ code: first.code, database: first.database, faults: [] });
});

test.describe('on a screen without touch', () => {
  test.use({ isMobile: false });

  test('the prices, the slip’s keys and its buttons are 24 pixels wide and high at least', async ({
    page,
    address,
    player,
  }) => {
    expect(player.userId).not.toBe('');
    await fund(page, address, 2_000);
    await page.setViewportSize({ width: 412, height: 915 });
    await visit(page, '/en/line/football');
    const price = await pickPrice(page);
    expect(await smallTargets(page, '[data-outlet]')).toEqual([]);
    await choosePrice(price);
    const quick = page.locator('[data-slot="quick-slip"]');
    await quick.locator('input').focus();
    await expect(quick.getByRole('group')).toBeVisible();
    expect(await smallTargets(page, '[data-slot="quick-slip"]')).toEqual([]);
    await visit(page, '/en/coupon');
    await expect(page.locator('main [data-outcome]')).toHaveCount(1);
    expect(await smallTargets(page, '[data-outlet]')).toEqual([]);
  });
});
