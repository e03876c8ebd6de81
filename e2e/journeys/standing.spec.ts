import { axeFindings } from './axe-findings.ts';
import { startFastServer } from '../../tools/server/start-fast-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { placeAccepting, pressPlaceUntil } from './betting.ts';
import { closeWelcome } from './close-welcome.ts';
import { test as base, expect, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate, playerStatusPath } from './operator.ts';
import { choosePrice, pickPrice } from './pick-price.ts';
import { clearCookies } from './sign-out.ts';

/** On a separate server: what is switched here concerns every player and every page of a site. */
const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // Playwright requires the pattern even where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startFastServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  address: async ({ server }, use) => {
    await use(server.address);
  },
});
test.describe.configure({ mode: 'default' });

test('changed terms are confirmed first, and the player returns to the same page', async ({
  page,
  address,
  player,
  server,
  problems,
}) => {
  const publish = { method: 'POST', path: '/web-api/operator/terms' } as const;
  const agree = page.getByRole('button', { name: /and agree$/ });
  await fund(page, address, 5_000);

  await test.step('while a slip is filled in: the bet is refused, and the slip is there again', async () => {
    await visit(page, '/en/line/football');
    await choosePrice(await pickPrice(page));
    await page.getByRole('link', { name: /Bet slip/ }).click();
    const outlet = page.locator('[data-outlet]');
    await outlet.getByRole('textbox', { name: 'Stake' }).fill('12.50');
    await operate(server, page.request, publish);
    await pressPlaceUntil(outlet, { shown: agree });
    await expect(page).toHaveURL(/\/en\/confirm-terms\?return=%2Fcoupon$/);
    await agree.click();
    await expect(page).toHaveURL(/\/en\/coupon$/);
    await outlet.getByRole('textbox', { name: 'Stake' }).fill('12.50');
    await placeAccepting(outlet);
    // The browser itself writes a line about every refused call: of the terms, and of a price that has moved.
    const refused = problems.splice(0).map((problem) => /status of (\d+)/.exec(problem)?.[1]);
    expect(refused).toContain('451');
    expect(refused.filter((status) => status !== '451' && status !== '409')).toEqual([]);
  });

  await test.step('a document is that of the terms, which redirects to the requested page', async () => {
    await operate(server, page.request, publish);
    await visit(page, '/en/office/history?status=settled');
    await expect(page).toHaveURL(/\/en\/confirm-terms\?return=/);
    await agree.click();
    await expect(page).toHaveURL(/\/en\/office\/history\?status=settled$/);
    await visit(page, '/en/confirm-terms');
    await expect(page).toHaveURL(/\/en$/);
  });
  expect(player.userId).not.toBe('');
});

test('an unidentified player is redirected to identification, keeps the exempt pages, and returns afterwards', async ({
  page,
  player,
  server,
}) => {
  const flags = (identification: boolean) =>
    operate(server, page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/core',
      data: { flags: { identification } },
    });
  const route = (name: string) => page.locator(`html[data-route="${name}"]`);
  await flags(true);
  try {
    await visit(page, '/en/live/football');
    await expect(route('accountIdentification')).toBeAttached();
    const asked = page.url();
    expect(new URL(asked).searchParams.get('return')).toBe('/live/football');
    await expect(page.getByText(/^Before you go on, show us who you are/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: /^Upload your documents/ }).click();
    await expect(route('verification')).toBeAttached();
    await expect(page.getByRole('radio', { name: 'Passport' })).toBeVisible();
    await visit(page, asked);
    for (const [way, name] of [
      ['Withdraw', 'deduce'],
      ['Contact Support', 'support'],
    ] as const) {
      const link = page.locator('main').getByRole('link', { name: new RegExp(`^${way}`) });
      // A press while the page still learns who the player is may give way to that.
      await expect(async () => {
        if (await link.isVisible()) {
          await link.click({ timeout: 2_000 });
        }
        await expect(route(name)).toBeAttached({ timeout: 5_000 });
      }).toPass();
      await page.goBack();
      await expect(route('accountIdentification')).toBeAttached();
    }
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(route('office')).toBeAttached();
    await visit(page, '/en/rules');
    await expect(route('rules')).toBeAttached();
    await page.goBack();
    await page.getByRole('link', { name: 'Live', exact: true }).first().click();
    await expect(route('accountIdentification')).toBeAttached();

    const verified = { verification_status: 3 };
    const path = playerStatusPath(player.userId);
    await operate(server, page.request, { method: 'PATCH', path, data: verified });
    await visit(page, asked);
    await expect(page).toHaveURL(/\/en\/live\/football$/);
    await visit(page, '/en/account/identification');
    await expect(route('accountIdentification')).toBeAttached();
    await expect(page.getByText('You are verified. Nothing more is needed.')).toBeVisible();
  } finally {
    await flags(false);
  }
});

test('documents have the status of what they are: not found, failed, closed for now', async ({
  page,
  server,
}) => {
  const ask = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    return { status: answer.status(), retryAfter: answer.headers()['retry-after'] };
  };
  const close = (isActive: boolean) =>
    operate(server, page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/maintenance',
      data: { isActive },
    });
  expect(await ask('/en')).toEqual({ status: 200 });
  expect(await ask('/en/no-such-page')).toEqual({ status: 404 });
  // A feature that is off, and one whose route names another status.
  expect(await ask('/en/statistic')).toEqual({ status: 404 });
  expect(await ask('/en/500')).toEqual({ status: 500 });
  await close(true);
  try {
    expect(await ask('/en/live')).toMatchObject({ status: 302 });
    expect(await ask('/en/maintenance')).toEqual({
      status: 503,
      retryAfter: expect.stringMatching(/^\d+$/),
    });
  } finally {
    await close(false);
  }
  expect(await ask('/en/maintenance')).toMatchObject({ status: 302 });
});

test('a sign-in and a registration follow the site’s rules once; pages for visitors redirect players', async ({
  page,
  player,
  server,
  problems,
}) => {
  const core = (data: object) =>
    operate(server, page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/core',
      data,
    });
  const route = (name: string) => page.locator(`html[data-route="${name}"]`);
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  const rule = { route_from: 'mainSectionWithSport', route_to: 'account' };
  await page.context().clearCookies();
  await core({ routing: { afterSignIn: [rule] } });
  try {
    await test.step('after a registration over the page', async () => {
      await visit(page, '/en/line/football?modal=registration');
      const sheet = page.getByRole('dialog', { name: 'Create an account' });
      await sheet.getByRole('tab', { name: 'In one click' }).click();
      await sheet.getByRole('checkbox').check();
      await sheet.getByRole('button', { name: 'Create an account' }).click();
      await sheet.getByRole('button', { name: 'I’ve saved these' }).click();
      await closeWelcome(page);
      await expect(route('account')).toBeAttached();
      await visit(page, '/en/line/football');
      await expect(route('mainSectionWithSport')).toBeAttached();
    });
    await test.step('pages for visitors', async () => {
      const leadsTo = async (path: string) =>
        (await page.request.get(path, { maxRedirects: 0 })).headers()['location'];
      for (const path of ['/en/user/login', '/en/registration', '/en/forgotpassword']) {
        expect(await leadsTo(path)).toBe('/en');
      }
      expect(await leadsTo('/en/auth?return=%2Foffice%2Fwallets')).toBe('/en/office/wallets');
    });
    await test.step('after a sign-in over the page', async () => {
      await clearCookies(page);
      await visit(page, '/en/line/football');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await signIn.getByLabel('E-mail, phone or player number').fill(player.userId);
      await signIn.getByLabel('Password', { exact: true }).fill(player.password);
      await signIn.getByRole('button', { name: 'Sign in' }).click();
      await expect(route('account')).toBeAttached();
    });
    await test.step('where the login page is off, home opens the authorization block', async () => {
      await clearCookies(page);
      await core({ registrationAllowed: false });
      await page.goto('/en/opened-bets');
      await expect(page).toHaveURL(/\/en\?modal=login$/);
      await expect(signIn).toBeVisible();
    });
  } finally {
    // oxlint-disable-next-line unicorn/no-null -- a merge patch removes by null
    await core({ registrationAllowed: true, routing: null });
  }
  // The browser itself writes a line about the account's personal data, asked for before its grant.
  const refused = problems.splice(0).map((problem) => /status of (\d+)/.exec(problem)?.[1]);
  expect(refused.filter((status) => status !== '403')).toEqual([]);
});
