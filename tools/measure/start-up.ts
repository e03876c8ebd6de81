import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { PHONE } from '../browser/phone.ts';
import { median } from './median.ts';

/** "Slow 4G" of architecture §11. */
const NETWORK = {
  offline: false,
  /** ms */
  latency: 150,
  /** Bytes a second: 1.6 Mbit/s down, 750 kbit/s up. */
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
/** A page that has not come to life by then never will, ms. */
const LATE_MS = 60_000;
/** The number of runs of a median. */
export const RUNS = 5;

export interface StartUp {
  /** ms */
  readonly firstPaint: number;
  /** Largest paint so far when the page lives, ms. */
  readonly largestPaint: number;
  /** What was waited for is painted, e.g. the first live price, ms. */
  readonly painted: number;
  /** The view of it lives: a press acts at once, ms. */
  readonly alive: number;
  /** Main thread's time in tasks beyond 50 ms each until the page lives, ms. */
  readonly blocked: number;
  /** Longest task until the page lives, ms. */
  readonly longestTask: number;
  /** Compressed bytes of the critical path: the document and all that it names. */
  readonly bytes: number;
  /** Compressed bytes of everything that was there when the page came to life. */
  readonly bytesToLife: number;
  /** Two round trips and the bytes of the critical path over the bandwidth, ms. */
  readonly floor: number;
}

/** What a start waits for, as selectors. */
export interface Moments {
  readonly painted: string;
  readonly alive: string;
}

const OUTLET = '[data-outlet] [data-view]';

/** An element in the page's view: as the server rendered it, or alive. */
export function inView(element: string): Moments {
  return {
    painted: `${OUTLET}:is([data-rendered], [data-state="ready"]):not([hidden]) ${element}`,
    alive: `${OUTLET}[data-state="ready"]:not([hidden]) ${element}`,
  };
}

const FIRST_PRICE = inView('[data-outcome-id]:not([aria-disabled])');

/** The function by which the page reports what is on its screen. */
const REPORT = 'reportMoment';

type Report = (moment: string) => void;

/** Runs in the page: reports when each moment was on the screen. */
function watchMoments([name, moments]: readonly [string, Moments]): void {
  const report = (window as unknown as Readonly<Record<string, Report>>)[name];
  const waited = new Set(Object.keys(moments) as (keyof Moments)[]);
  // Before each frame's paint: what is found now is painted in this frame, and a task follows it.
  const look = () => {
    const found = [...waited].filter((moment) => document.querySelector(moments[moment]) !== null);
    for (const moment of found) {
      waited.delete(moment);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => report?.(`${moment} ${performance.now()}`));
      port1.start();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
      port2.postMessage(0);
    }
    if (waited.size > 0) {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

/** Runs in the page: its paints and long tasks until it came to life. */
async function readTimings(alive: number) {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      // Nothing is reported where there is nothing.
      window.setTimeout(() => resolve([]), 500);
    });
  const tasks = (await entriesOf('longtask'))
    .filter(({ startTime }) => startTime < alive)
    .map(({ duration }) => duration);
  const largest = (await entriesOf('largest-contentful-paint')).findLast(
    ({ startTime }) => startTime < alive,
  );
  return {
    firstPaint:
      (await entriesOf('paint')).find(({ name }) => name === 'first-contentful-paint')?.startTime ??
      Number.NaN,
    largestPaint: largest?.startTime ?? Number.NaN,
    blocked: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    longestTask: Math.max(0, ...tasks),
  };
}

/** Slows the page's network and processor down to those of a phone on slow 4G. */
export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

/** Counts what the page receives; what the document does not name itself comes after its start. */
function countBytes(session: CDPSession) {
  const named = new Set<string>();
  const counted = { named: 0, all: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, initiator }) => {
    if (initiator.type === 'parser' || initiator.type === 'other') {
      named.add(requestId);
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.all += encodedDataLength;
    if (named.has(requestId)) {
      counted.named += encodedDataLength;
    }
  });
  return counted;
}

/** One start of a page on a slow network, in a context that may have something cached. */
export async function openSlowly(
  page: Page,
  address: string,
  moments: Moments = FIRST_PRICE,
): Promise<StartUp> {
  const session = await throttle(page);
  const counted = countBytes(session);
  // By a binding: scripts of the measuring itself would be read by the slowed processor too.
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: REPORT });
  const times = new Map<string, number>();
  const reported = new Promise<number>((resolve) => {
    session.on('Runtime.bindingCalled', ({ payload }) => {
      const [moment = '', time] = payload.split(' ');
      times.set(moment, Number(time));
      if (times.has('painted') && times.has('alive')) {
        resolve(counted.all);
      }
    });
  });
  await page.addInitScript(watchMoments, [REPORT, moments] as const);
  await page.goto(address, { waitUntil: 'commit' });
  const late = setTimeout(LATE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${address} did not come to life.`);
  });
  const bytesToLife = await Promise.race([reported, late]);
  const [painted = Number.NaN, alive = Number.NaN] = ['painted', 'alive'].map((moment) =>
    times.get(moment),
  );
  const timings = await page.evaluate(readTimings, alive);
  const bytes = counted.named;
  const floor = 2 * NETWORK.latency + (bytes / NETWORK.downloadThroughput) * 1000;
  await session.detach();
  return { ...timings, painted, alive, bytes, bytesToLife, floor };
}

/** The median of each figure of several starts. */
export function medians(runs: readonly StartUp[]): StartUp {
  const of = (field: keyof StartUp) => median(runs.map((run) => run[field]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    painted: of('painted'),
    alive: of('alive'),
    blocked: of('blocked'),
    longestTask: of('longestTask'),
    bytes: of('bytes'),
    bytesToLife: of('bytesToLife'),
    floor: of('floor'),
  };
}

/** One start of the home page on a slow network with nothing cached. */
export async function openThrottled(browser: Browser, address: string): Promise<StartUp> {
  const context = await browser.newContext(PHONE);
  try {
    return await openSlowly(await context.newPage(), `${address}/en`);
  } finally {
    await context.close();
  }
}

/** The start of the home page on a slow network, first with nothing cached, then once more. */
export async function measureStartUp(
  browser: Browser,
  address: string,
): Promise<{ readonly cold: StartUp; readonly second: StartUp }> {
  const cold: StartUp[] = [];
  const second: StartUp[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext(PHONE);
    for (const runs of [cold, second]) {
      const page = await context.newPage();
      runs.push(await openSlowly(page, `${address}/en`));
      await page.close();
    }
    await context.close();
  }
  return { cold: medians(cold), second: medians(second) };
}
