import type { Page } from '@playwright/test';
import { homeSides, openSlip } from './compose-slip.ts';
import { expect, forgive, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';

const test = testWithFunds(2_000);

const PAGES = [
  '/en/coupon',
  '/en/opened-bets',
  '/en/office',
  '/en/office/history',
  '/en/office/historypay',
  '/en/office/recharge',
  '/en/office/deduce',
  '/en/office/account',
  '/en/office/wallets',
];

declare global {
  interface Window {
    shifts?: string[];
  }
}

/** Runs in the page: notes what of its content moves without the player's doing. */
function watch(): void {
  const shifts: string[] = [];
  window.shifts = shifts;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, sources } = entry as PerformanceEntry & {
        readonly hadRecentInput: boolean;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRectReadOnly;
          readonly currentRect: DOMRectReadOnly;
        }[];
      };
      for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element?.closest('main') && Math.abs(previousRect.y - currentRect.y) >= 1) {
          const text = element.textContent.trim().slice(0, 40);
          shifts.push(`“${text}” from ${previousRect.y} to ${currentRect.y}`);
        }
      }
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

/** Answers come late, one after the other: each could move what came before. */
async function delayAnswers(page: Page): Promise<void> {
  await page.route(/-api\//, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await route.continue();
  });
}

test('content of the slip and of the account comes into the place of its skeleton, and nothing moves', async ({
  page,
  address,
  problems,
}) => {
  // Personal data are read with a grant: the browser writes a line about the call without one.
  forgive(problems);
  await openSlip(page, address, await homeSides(page, address, 3), { typeId: 1 });
  await page.addInitScript(watch);
  await delayAnswers(page);
  for (const path of PAGES) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page.locator('main > [data-state="ready"]:not([hidden])')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(
        page.locator('main [aria-busy="true"], main output[aria-label="Loading"]'),
      ).toHaveCount(0);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
