import type { Locator, Page } from '@playwright/test';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { type BrokenPlugin, breakPlugin, type Fault, FAULTS } from './break-plugin.ts';
import { FAULT_PLACES, type FaultPlace } from './fault-places.ts';
import { expect, expectReady, forgive, test } from './fixtures.ts';

/** A hanging request is abandoned after 15 s; missing files are checked after the first screen. */
const UNTIL_CARD = { timeout: 40_000 };

/** From the moment the fault is gone; a retry of the page's own may hang for as long. */
const UNTIL_HEALED = { timeout: 40_000 };

/** Every suite runs each fault on another plugin; `npm run soak -- --only=faults` runs them all. */
const SAMPLE: Readonly<Record<Fault, string>> = {
  '404': 'casino',
  '500': 'office',
  hang: 'info',
  load: 'technical',
  mount: 'auth',
  update: 'coupon',
};

const rootOf = (page: Page, plugin: string, view: string) =>
  page.locator(`[data-plugin="${plugin}"][data-view="${view}"]`);

/** Header, navigation and, where the page is not the broken plugin's, the page itself. */
function othersOf(page: Page, { plugin, path }: FaultPlace): Locator[] {
  const others: readonly (readonly [string, string])[] = [
    ['header', 'bar'],
    ['bottom-nav', 'bar'],
    ...(/^\/en(?:\?|$)/.test(path) ? ([['sport', 'home']] as const) : []),
  ];
  return others
    .filter(([other]) => other !== plugin)
    .map(([other, view]) => rootOf(page, other, view));
}

async function expectOthers(page: Page, place: FaultPlace): Promise<void> {
  for (const other of othersOf(page, place)) {
    await expect(other).toHaveAttribute('data-state', 'ready');
    await expect(other).toBeVisible();
  }
}

async function expectCard(view: Locator): Promise<void> {
  await expect(view).toHaveAttribute('data-state', 'error', UNTIL_CARD);
  await expect(view.locator('[data-retry-card]')).toContainText('could not be shown');
  await expect(view.getByRole('button', { name: 'Refresh' })).toBeVisible();
}

/** A 404 may be of an older release: the page loads itself again once. */
async function untilReloaded(page: Page): Promise<void> {
  const kind = () =>
    page
      .evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type as string)
      .catch(() => undefined);
  await expect.poll(kind, UNTIL_CARD).toBe('reload');
  await expectReady(page);
}

async function expectHealed(page: Page, views: readonly Locator[], broken: BrokenPlugin) {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await broken.mend();
  for (const view of views) {
    await expect(async () => {
      const button = view.getByRole('button', { name: 'Refresh' });
      // The card stays while the shell retries automatically, and that retry may hang.
      if (await button.isVisible()) {
        await button.click({ timeout: 5_000 });
      }
      await expect(view).toHaveAttribute('data-state', 'ready', { timeout: 5_000 });
    }).toPass(UNTIL_HEALED);
    await expect(view.locator('[data-retry-card]')).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

for (const place of FAULT_PLACES) {
  const { plugin, path, view, otherViews = [], signedIn } = place;
  for (const fault of FAULTS.filter(
    (one) => process.env['FAULTS'] === 'all' || SAMPLE[one] === plugin,
  )) {
    test(`a fault (${fault}) in the plugin ${plugin} shows a card, leaves everything else working, and is repaired by retry`, async ({
      page,
      address,
      problems,
    }) => {
      if (signedIn === true) {
        await registerPlayer(page.request, { address, player: newPlayer() });
      }
      const broken = await breakPlugin(page, { address, plugin, fault });
      // A script that hangs delays the page's own load event.
      await page.goto(`${broken.site}${path}`, { waitUntil: 'commit' });
      const views = [view, ...otherViews].map((name) => rootOf(page, plugin, name));
      if (fault === 'update') {
        for (const one of views) {
          await expect(one).toHaveAttribute('data-state', 'ready', UNTIL_CARD);
        }
        await broken.update();
      }
      if (fault === '404') {
        await untilReloaded(page);
      }
      for (const one of views) {
        await expectCard(one);
      }
      await expectReady(page);
      await expectOthers(page, place);
      await expectHealed(page, views, broken);
      await expectOthers(page, place);
      forgive(problems);
    });
  }
}
