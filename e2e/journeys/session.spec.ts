import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectReady, forgive, test, visit, watchProblems } from './fixtures.ts';
import { ownAddress } from './own-address.ts';
import { choosePrice, pickPrice } from './pick-price.ts';
import { signOut } from './sign-out.ts';

const DAY = 86_400_000;
const signedIn = (page: Page) => page.getByRole('link', { name: /^Balance €0\.00/ });
const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in' });

/** Paths that the pages of a context request, in their order. */
function watchCalls(context: BrowserContext, part: string): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes(part)) {
      calls.push(pathname);
    }
  });
  return calls;
}

/** The access token runs out, as it does after ten minutes; the refresh token lives on. */
async function expireToken(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: 'user_token' });
}

async function signOutInAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Account' }).click();
  await signOut(page);
}

test.describe('one session in many tabs', () => {
  test('a sign-out in one tab signs out the other, and a new sign-in is received as well', async ({
    page,
    context,
    player,
    problems,
  }) => {
    const other = await context.newPage();
    await Promise.all([visit(page, '/en'), visit(other, '/en/live/football')]);
    await expect(signedIn(page)).toBeVisible();
    await expect(signedIn(other)).toBeVisible();
    const loaded = other.waitForEvent('load');
    await signOutInAccount(page);
    await expect(signInButton(page)).toBeVisible();
    // Only the new document receives the sign-in below.
    await loaded;
    await expectReady(other);
    await expect(signInButton(other)).toBeVisible();
    // No visitor was redirected from a page that is open to all.
    await expect(other).toHaveURL(/\/en\/live\/football$/);
    await visit(page, '/en/user/login');
    await page.getByLabel('E-mail, phone or player number').fill(player.userId);
    await page.getByLabel('Password', { exact: true }).fill(player.password);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(signedIn(page)).toBeVisible();
    await expect(signedIn(other)).toBeVisible();
    // Calls that were under way at the sign-out are refused, as they should be.
    expect(problems.splice(0).filter((problem) => !problem.includes('401'))).toEqual([]);
  });

  test('ten tabs whose token has expired at the same time request one from the server', async ({
    page,
    context,
    player,
  }) => {
    expect(player.userId).toMatch(/^\d+$/);
    const tabs = [page, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))];
    await expireToken(context);
    const refreshes = watchCalls(context, '/user/gettoken');
    await Promise.all(tabs.map((tab) => visit(tab, '/en/support')));
    await Promise.all(tabs.map((tab) => expect(signedIn(tab)).toBeVisible()));
    expect(refreshes).toHaveLength(1);
  });
});

test('a sign-out that does not reach the server: the page reloads signed out and stays so', async ({
  page,
  context,
  player,
  problems,
}) => {
  expect(player.userId).toMatch(/^\d+$/);
  const disconnect = '**/web-api/auth/v1/disconnect';
  await page.route(disconnect, (route) => route.abort());
  await visit(page, '/en');
  await expect(signedIn(page)).toBeVisible();
  await signOutInAccount(page);
  await expect(signInButton(page)).toBeVisible();
  // The refresh cookie is still there, and yet no token is to be had for it.
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['tl_signed_out']));
  expect(names).not.toContain('user_token');
  const refused = await page.evaluate(async () => {
    const answer = await fetch('/web-api/user/gettoken?force_refresh=true');
    return answer.status;
  });
  expect(refused).toBe(401);
  // As soon as it can be reached, the server is notified, and the mark is removed.
  await page.unroute(disconnect);
  await visit(page, '/en');
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('tl_signed_out');
  await expect(signInButton(page)).toBeVisible();
  forgive(problems);
});

test.describe('a phone with a fault', () => {
  test('a phone whose clock is a day ahead or behind stays signed in, and the token is not renewed in vain', async ({
    page,
    context,
    player,
  }) => {
    expect(player.userId).toMatch(/^\d+$/);
    // Each script shifts what the one before has left.
    for (const shift of [DAY, -2 * DAY]) {
      await page.addInitScript((by: number) => {
        const { now } = Date;
        Date.now = () => now() + by;
      }, shift);
      const refreshes = watchCalls(context, '/user/gettoken');
      await visit(page, '/en/office');
      await expect(page.getByText(`Player number ${player.userId}`)).toBeVisible();
      await expect(signedIn(page)).toBeVisible();
      expect(refreshes).toEqual([]);
    }
  });

  test('a phone whose storage is full, forbidden or corrupt shows a working page', async ({
    browser,
    address,
  }) => {
    const rubbish = (context: BrowserContext) =>
      context.addInitScript(() => {
        try {
          const text = `{"version":1,"state":${'x'.repeat(2 * 1024 * 1024)}`;
          for (const key of ['tl:shell:settings', 'tl:coupon:coupon']) {
            localStorage.setItem(key, text);
          }
        } catch {
          // The second one may not fit: full as well.
        }
      });
    const full = (context: BrowserContext) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
    const forbidden = (context: BrowserContext) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(globalThis, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      });
    for (const spoil of [rubbish, full, forbidden]) {
      const context = await browser.newContext({ baseURL: address });
      await spoil(context);
      const page = await context.newPage();
      const problems = watchProblems(page);
      await visit(page, '/en/line/football');
      await choosePrice(await pickPrice(page));
      await page.getByRole('link', { name: /Bet slip/ }).click();
      await expect(page.locator('html[data-route="coupon"]')).toBeAttached();
      await expect(page.locator('main')).toContainText(/Stake|Sign in/);
      // What runs beside the pages, too: far down there is a way up.
      await page.locator('main').evaluate((main) => {
        main.style.minBlockSize = '900vh';
      });
      await expect(async () => {
        await page.evaluate(() => window.scrollBy(0, window.innerHeight));
        const toTop = page.getByRole('button', { name: 'To the top' });
        await expect(toTop).toBeVisible({ timeout: 500 });
      }).toPass();
      expect(problems).toEqual([]);
      await context.close();
    }
  });
});

test('the browser is checked after too many wrong passwords, without prompting the player', async ({
  page,
  player,
  problems,
}) => {
  await page.context().clearCookies();
  await page.setExtraHTTPHeaders(ownAddress());
  await visit(page, '/en/user/login');
  const name = page.getByLabel('E-mail, phone or player number');
  const password = page.getByLabel('Password', { exact: true });
  const send = page.locator('form').getByRole('button', { name: 'Sign in' });
  await name.fill(`nobody-${player.userId}@example.org`);
  await password.fill('wrong');
  const checks = watchCalls(page.context(), '/captcha-api/');
  for (let count = 0; checks.length === 0 && count < 10; count += 1) {
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith('/login') && answer.status() === 401,
    );
    await send.click();
    await answered;
    await expect(page.locator('form').getByRole('status')).toContainText(/password/i);
  }
  expect(checks).toEqual(['/captcha-api/v1/update', '/captcha-api/v1/validate']);
  await name.fill(player.email);
  await password.fill(player.password);
  await send.click();
  await expect(signedIn(page)).toBeVisible();
  forgive(problems);
});
