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
/** The number of runs of a median. */
export const RUNS = 5;

export interface StartUp {
  /** ms */
  readonly firstPaint: number;
  /** First live price painted, ms. */
  readonly firstPrice: number;
  /** The view of the first price lives: a press acts at once, ms. */
  readonly alive: number;
  /** Compressed bytes of the critical path: the document and all that it names. */
  readonly bytes: number;
  /** Two round trips and the bytes over the bandwidth, ms. */
  readonly floor: number;
}

/** The function by which the page reports what is on its screen. */
const REPORT = 'reportFirstPrice';

type Moment = 'painted' | 'alive';
type Report = (moment: string) => void;

/** Runs in the page: reports when the first price was on the screen, and when its view lived. */
function watchFirstPrice(name: string): void {
  const report = (window as unknown as Readonly<Record<string, Report>>)[name];
  const price = '[data-outcome-id]:not([aria-disabled])';
  const moments: Record<Moment, string> = {
    painted: `[data-outlet] [data-view]:is([data-rendered], [data-state="ready"]):not([hidden]) ${price}`,
    alive: `[data-outlet] [data-view][data-state="ready"]:not([hidden]) ${price}`,
  };
  const waited = new Set(Object.keys(moments) as Moment[]);
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

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

/** One start of a page on a slow network, in a context that may have something cached. */
export async function openSlowly(page: Page, address: string): Promise<StartUp> {
  const session = await throttle(page);
  // The document and what it names itself; what code fetches on its own comes after it.
  const named = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, initiator }) => {
    if (initiator.type === 'parser' || initiator.type === 'other') {
      named.add(requestId);
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (named.has(requestId)) {
      bytes += encodedDataLength;
    }
  });
  // By a binding: scripts of the measuring itself would be read by the slowed processor too.
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: REPORT });
  const times = new Map<string, number>();
  const reported = new Promise<void>((resolve) => {
    session.on('Runtime.bindingCalled', ({ payload }) => {
      const [moment = '', time] = payload.split(' ');
      times.set(moment, Number(time));
      if (times.has('painted') && times.has('alive')) {
        resolve();
      }
    });
  });
  await page.addInitScript(watchFirstPrice, REPORT);
  await page.goto(address, { waitUntil: 'commit' });
  await reported;
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const floor = 2 * NETWORK.latency + (bytes / NETWORK.downloadThroughput) * 1000;
  await session.detach();
  const [firstPrice = Number.NaN, alive = Number.NaN] = ['painted', 'alive'].map((moment) =>
    times.get(moment),
  );
  return { firstPaint, firstPrice, alive, bytes, floor };
}

/** The median of each figure of several starts. */
export function medians(runs: readonly StartUp[]): StartUp {
  const of = (field: keyof StartUp) => median(runs.map((run) => run[field]));
  return {
    firstPaint: of('firstPaint'),
    firstPrice: of('firstPrice'),
    alive: of('alive'),
    bytes: of('bytes'),
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
