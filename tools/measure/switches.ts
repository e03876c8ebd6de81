import type { Browser, Page } from '@playwright/test';
import { PHONE } from '../browser/phone.ts';
import { median } from './median.ts';

export interface SwitchTimes {
  /** From the press to the frame that shows a section for the first time, prefetched on idle, ms. */
  readonly first: number;
  /** The same for sections seen before, ms. */
  readonly warm: number;
}

const WARM_SWITCHES = 20;

/** Runs in the page: presses a link of the main navigation and waits for the frame with its page. */
function pressAndWait(path: string): Promise<number> {
  return new Promise((resolve) => {
    const link = document.querySelector<HTMLElement>(`[data-slot="bottom-nav"] a[href="${path}"]`);
    const isThere = () =>
      window.location.pathname === path &&
      document.querySelector('[data-outlet] > [data-view][data-state="ready"]:not([hidden])') !==
        null &&
      document.documentElement.dataset['route'] !== before;
    const before = document.documentElement.dataset['route'];
    const began = performance.now();
    const look = () => {
      if (isThere()) {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      } else {
        setTimeout(look, 1);
      }
    };
    link?.click();
    look();
  });
}

async function openHome(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage(PHONE);
  await page.goto(`${address}/en`);
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  // What is fetched ahead when the browser is idle has been fetched.
  await page.waitForLoadState('networkidle').catch(() => undefined);
  return page;
}

/** How long it takes from one section to another, on this machine's own network and processor. */
export async function measureSectionSwitches(
  browser: Browser,
  address: string,
): Promise<SwitchTimes> {
  const page = await openHome(browser, address);
  const first: number[] = [];
  for (const path of ['/en/live', '/en/coupon']) {
    first.push(await page.evaluate(pressAndWait, path));
  }
  const warm: number[] = [];
  for (let done = 0; done < WARM_SWITCHES; done += 1) {
    const path = done % 2 === 0 ? '/en/live' : '/en/coupon';
    warm.push(await page.evaluate(pressAndWait, path));
  }
  await page.close();
  return { first: median(first), warm: median(warm) };
}
