import type { CDPSession, Page } from '@playwright/test';

/** What a page retains after its garbage has been collected. */
export interface Holdings {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

export interface Change {
  readonly before: Holdings;
  readonly after: Holdings;
}

/**
 * Flags of a browser whose heap can be compared with itself: V8 neither compiles hot functions to
 * machine code (2.5 % of the page's heap more after 400 section switches, 9 % after 1,200, with not one
 * more object) nor throws the bytecode of cold ones away (9 % less), and the browser does not keep each
 * script to note which of its functions ran. What remains are the page's objects.
 */
export const STEADY_HEAP_FLAGS = [
  '--js-flags=--jitless,--no-flush-bytecode',
  '--disable-features=LocalCompileHints',
] as const;

/** How much more the heap may retain in the end (the budget of 200 section switches). */
const HEAP_GROWTH = 1.01;
const SAMPLE_EVERY_MS = 500;
/** Five seconds without a change. */
const SAMPLES_AT_REST = 10;
const MOST_SAMPLES = 120;

async function look(session: CDPSession): Promise<Holdings> {
  // What was written to the console is kept for developers: for this measurement alone.
  await session.send('Runtime.discardConsoleEntries');
  for (let pass = 0; pass < 3; pass += 1) {
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    heapBytes: value('JSHeapUsedSize'),
  };
}

/** Measures what the page retains, on each call. */
export async function watchHoldings(page: Page): Promise<() => Promise<Holdings>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return () => look(session);
}

/**
 * What the page retains once it has come to rest: timers of finished work keep what they would have
 * touched until they fire.
 */
async function atRest(page: Page, session: CDPSession): Promise<Holdings> {
  let same = 0;
  let last = await look(session);
  for (let sample = 0; sample < MOST_SAMPLES && same < SAMPLES_AT_REST; sample += 1) {
    await page.waitForTimeout(SAMPLE_EVERY_MS);
    const next = await look(session);
    same = next.nodes === last.nodes && next.listeners === last.listeners ? same + 1 : 0;
    last = next;
  }
  return last;
}

/**
 * What a page retains before and after something is done to it many times over, which must end where it
 * began. The page should show nothing that changes automatically.
 */
export async function measureRepeating(
  page: Page,
  {
    once,
    times,
    warmUp,
    pageAge,
    restAfter = 0,
  }: {
    readonly once: (round: number) => Promise<void>;
    readonly times: number;
    /** So often before the first look: caches fill and functions run for the first time. */
    readonly warmUp: number;
    /** The page is at least this old at the first look, ms: what it does late has been done. */
    readonly pageAge: number;
    /** What is released only after this time, ms, is waited for before each measurement. */
    readonly restAfter?: number;
  },
): Promise<Change> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const rest = async () => {
    await page.waitForTimeout(restAfter);
    return atRest(page, session);
  };
  for (let round = 0; round < warmUp; round += 1) {
    await once(round);
  }
  await page.waitForFunction((age) => performance.now() > age, pageAge, { timeout: 2 * pageAge });
  const before = await rest();
  for (let round = 0; round < times; round += 1) {
    await once(warmUp + round);
  }
  const after = await rest();
  await session.detach();
  return { before, after };
}

/** What a page retains afterwards that it did not before, in words; empty when all is well. */
export function growthOf({ before, after }: Change): string[] {
  return [
    after.nodes > before.nodes * HEAP_GROWTH && `${after.nodes - before.nodes} nodes stayed`,
    after.listeners > before.listeners && `${after.listeners - before.listeners} listeners stayed`,
    after.heapBytes > before.heapBytes * HEAP_GROWTH &&
      `the heap grew by ${((after.heapBytes / before.heapBytes - 1) * 100).toFixed(1)} %`,
  ].filter((problem) => problem !== false);
}
