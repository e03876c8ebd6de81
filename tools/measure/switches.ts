import type { Browser, Page } from '@playwright/test';
import { PHONE } from '../browser/phone.ts';
import { median } from './median.ts';
import { throttle } from './start-up.ts';

/** Times of one kind of switch, ms; the median of all of that kind. */
export interface SwitchTimes {
  /** A press on the way to a section that this page has not shown yet; its code was fetched when idle. */
  readonly first: number;
  /** A press on the way to a section that it has shown. */
  readonly warm: number;
  /** A step back in history, to a list. */
  readonly backToList: number;
  /** A step back in history, home. */
  readonly backHome: number;
  /** A press that changes one attribute: what a switch cannot beat, however little it does. */
  readonly floor: number;
}

const HOME = '/en';
const LIVE = '/en/live';
const ROUNDS = 8;
/** What a section loads when the page is idle has come by then, ms; it was not waited for by anybody. */
const IDLE_MS = 12_000;
/** A player looks at a page for this long at least, ms: prices move, and what ends after a switch ends. */
const LOOK_MS = 1_500;
/** A switch that takes longer never ends, ms. */
const LATE_MS = 30_000;

type Act = { readonly press: string } | 'back';

/**
 * Runs in the page: acts, and answers how long it takes from the press to the end of the first frame in
 * whose paint the page of the address has an open price, ms. What the browser itself leaves out of a
 * frame (`content-visibility`) is not there yet. A frame begins as soon as the browser has one to paint.
 */
function actAndWait([act, path, late]: readonly [Act, string, number]): Promise<number> {
  return new Promise((resolve, reject) => {
    const root = document.documentElement;
    const price = () =>
      document.querySelector(
        '[data-outlet] > [data-view][data-state="ready"]:not([hidden]) [data-outcome-id]:not([aria-disabled])',
      );
    const isThere = () =>
      window.location.pathname === path && root.dataset['ready'] === 'true' && price() !== null;
    const frame = () =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          if (isThere() && price()?.checkVisibility({ contentVisibilityAuto: true }) === true) {
            resolve(performance.now() - began);
          } else {
            frame();
          }
        });
        port1.start();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
        port2.postMessage(0);
      });
    const observer = new MutationObserver(() => {
      if (isThere()) {
        observer.disconnect();
        frame();
      }
    });
    observer.observe(root, { attributes: true, childList: true, subtree: true });
    window.setTimeout(() => reject(new Error(`${path} did not come`)), late);
    const link = act === 'back' ? undefined : document.querySelector<HTMLElement>(act.press);
    const began = performance.now();
    if (act === 'back') {
      window.history.back();
    } else {
      link?.click();
    }
  });
}

/** Runs in the page: from a press that changes an attribute to the end of the frame that shows it, ms. */
function pressNothing(): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    document.documentElement.toggleAttribute('data-floor');
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - began));
      port1.start();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
      port2.postMessage(0);
    });
  });
}

/** A player's way between the sections of one page. */
function walker(page: Page) {
  const act = async (by: Act, path: string) => {
    const time = await page.evaluate(actAndWait, [by, path, LATE_MS] as const);
    await page.waitForTimeout(LOOK_MS);
    return time;
  };
  const link = (path: string) => ({ press: `[data-slot="bottom-nav"] a[href="${path}"]` });
  return {
    press: (path: string) => act(link(path), path),
    back: (path: string) => act('back', path),
  };
}

/**
 * How long it takes from one section to another and back, with live prices, on a slow network and a slow
 * processor.
 */
export async function measureSectionSwitches(
  browser: Browser,
  address: string,
): Promise<SwitchTimes> {
  const first: number[] = [];
  const warm: number[] = [];
  const backToList: number[] = [];
  const backHome: number[] = [];
  const floor: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await throttle(page);
    await page.goto(`${address}${HOME}`);
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    await page.waitForTimeout(IDLE_MS);
    const { press, back } = walker(page);
    first.push(await press(LIVE));
    await press(HOME);
    for (let round = 0; round < ROUNDS; round += 1) {
      warm.push(await press(LIVE), await press(HOME));
      backToList.push(await back(LIVE));
      backHome.push(await back(HOME));
      floor.push(await page.evaluate(pressNothing));
    }
    await context.close();
  }
  return {
    first: median(first),
    warm: median(warm),
    backToList: median(backToList),
    backHome: median(backHome),
    floor: median(floor),
  };
}
