import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../tools/project-root.ts';
import { axeFindings } from './axe-findings.ts';
import { placeAccepting } from './betting.ts';
import { openSlipDialog } from './compose-slip.ts';
import { expect, expectReady, ignoreAskedPrices, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { choosePrice, pickPrice } from './pick-price.ts';

const DESKTOP = {
  isMobile: false,
  hasTouch: false,
  viewport: { width: 1366, height: 768 },
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
};

/** Pages of the account, each with the one that its arrow leads back to. */
const PARENTS = [
  ['/en/office/history', '/en/office'],
  ['/en/office/historypay', '/en/office'],
  ['/en/office/recharge', '/en/office'],
  ['/en/office/deduce', '/en/office'],
  ['/en/office/messages', '/en/office'],
  ['/en/office/mailing-settings', '/en/office'],
  ['/en/office/wallets', '/en/office'],
  ['/en/office/responsible', '/en/office'],
  ['/en/office/bonuses', '/en/office'],
  ['/en/office/bonuses/deposit', '/en/office/bonuses'],
  ['/en/office/account', '/en/office'],
  ['/en/office/account/edit', '/en/office/account'],
] as const;

/** What announced sections say of themselves. */
function announcements(): readonly string[] {
  const plugins = join(projectRoot(), 'plugins');
  return readdirSync(plugins).flatMap((plugin) => {
    const file = join(plugins, plugin, 'src/translations/en.json');
    const texts = JSON.parse(readFileSync(file, 'utf8')) as { coming?: { text?: string } };
    return texts.coming?.text ?? [];
  });
}

/** Addresses that the bars, the menus and the footer of this page lead to. */
async function linksOf(page: Page, places: string): Promise<string[]> {
  return page
    .locator(places)
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, search }) => `${pathname}${search}`),
    );
}

/** Every address leads to a page that is built. */
async function expectBuilt(page: Page, addresses: readonly string[]): Promise<void> {
  const coming = announcements();
  expect(coming.length).toBeGreaterThan(0);
  for (const address of new Set(addresses)) {
    await test.step(address, async () => {
      await visit(page, address);
      await expect(page.locator('html')).not.toHaveAttribute('data-route', /notFound|error500/);
      await expect(page.locator('main > [data-state="ready"]:not([hidden])')).toBeVisible();
      const text = await page.locator('main').innerText();
      expect(coming.filter((sentence) => text.includes(sentence))).toEqual([]);
    });
  }
}

/** Personal data are read with a grant: the browser writes a line about the call that is refused without one. */
function ignoreGrants(problems: string[]): void {
  problems.push(...problems.splice(0).filter((problem) => !problem.includes('403 (Forbidden)')));
}

const BARS = '[data-slot="header"], [data-slot="bottom-nav"], [data-slot="footer"]';

test.describe('the account menu of a wide page', () => {
  test.use(DESKTOP);

  test('the account menu is operated from the keyboard, is accessible, and leads to what is built', async ({
    page,
    player,
    problems,
  }) => {
    await visit(page, '/en');
    const button = page.getByRole('button', { name: 'My account' });
    const menu = page.getByRole('menu', { name: 'My account' });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Deposit', exact: true })).toBeFocused();
    await expect(page.locator('[data-slot="header"]')).toContainText(player.userId);
    expect(await axeFindings(page)).toEqual([]);
    const addresses = [...(await linksOf(page, BARS)), ...(await linksOf(page, '[role="menu"]'))];
    await page.keyboard.press('End');
    await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'My bets' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/opened-bets$/);
    await expect(menu).toHaveCount(0);
    await expectBuilt(page, addresses);
    ignoreGrants(problems);
  });

  test('a player signs out from the account menu', async ({ page, player }) => {
    expect(player.userId).not.toBe('');
    await visit(page, '/en');
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: 'Language, theme and odds' }).click();
    await page
      .getByRole('dialog', { name: 'Settings' })
      .getByRole('button', { name: 'Close' })
      .click();
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await loaded;
    await expectReady(page);
    await expect(page.locator('[data-slot="header"]').getByText('Sign in')).toBeVisible();
  });
});

test('the account of a phone lists what is built, Settings and the sections included', async ({
  page,
  player,
  problems,
}) => {
  expect(player.userId).not.toBe('');
  await visit(page, '/en/office');
  await page.getByRole('button', { name: 'Language, theme and odds' }).last().click();
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByRole('list', { name: 'Sections' }).getByRole('link')).not.toHaveCount(0);
  await expectBuilt(page, await linksOf(page, `main, ${BARS}`));
  ignoreGrants(problems);
});

test('My bets counts the open bets, a placed one at once', async ({
  page,
  address,
  player,
  problems,
}) => {
  expect(player.userId).not.toBe('');
  await fund(page, address, 5_000);
  await visit(page, '/en/line/football');
  const bar = page.locator('[data-slot="bottom-nav"]');
  await expect(bar.getByRole('link', { name: 'My bets', exact: true })).toBeVisible();
  await choosePrice(await pickPrice(page));
  const slip = await openSlipDialog(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('5');
  await placeAccepting(slip);
  await expect(
    bar.getByRole('link', { name: 'My bets, 1 open', includeHidden: true }),
  ).toBeAttached();
  await visit(page, '/en/live');
  await bar.getByRole('link', { name: 'My bets, 1 open' }).click();
  await expect(page).toHaveURL(/\/en\/opened-bets$/);
  await expect(bar.locator('[aria-current="page"]')).toHaveText(/My bets/);
  ignoreAskedPrices(problems);
});

test('the arrow of a page leads to the one it belongs to', async ({ page, player, problems }) => {
  expect(player.userId).not.toBe('');
  for (const [path, parent] of PARENTS) {
    await test.step(path, async () => {
      await visit(page, path);
      const heading = page.locator('main h1').first();
      const arrow = heading.locator('xpath=preceding-sibling::a');
      await expect(arrow).toHaveAttribute('href', parent);
      await arrow.click();
      await expect(page).toHaveURL(new RegExp(`${parent}$`));
    });
  }
  ignoreGrants(problems);
});

test('an unknown address keeps the header and the navigation', async ({ page, problems }) => {
  await visit(page, '/en/no-such-page');
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join' })).toBeVisible();
  await page.locator('[data-slot="bottom-nav"]').getByRole('link', { name: 'Live' }).click();
  await expect(page.locator('html[data-route="mainSection"]')).toBeAttached();
  // The browser itself writes a line about the status.
  expect(problems.splice(0).filter((problem) => !problem.includes('404'))).toEqual([]);
});
