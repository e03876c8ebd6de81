import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after its garbage has been collected. */
export interface Holdings {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** The sections a player goes round, by the texts of the main navigation. */
const ROUND = ['Live', 'Upcoming', 'Bet slip', 'Home'] as const;
const STARTED_FOR_GOOD_MS = 15_000;
const SAMPLE_EVERY_MS = 500;
/** Five seconds without a change. */
const SAMPLES_AT_REST = 10;
const MOST_SAMPLES = 120;

async function look(session: CDPSession): Promise<Holdings> {
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

/**
 * What the page holds once it has come to rest: timers of finished work keep what they would have
 * touched until they fire.
 */
async function holdings(page: Page, session: CDPSession): Promise<Holdings> {
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

async function goRound(page: Page): Promise<void> {
  const navigation = page.locator('[data-slot="bottom-nav"]');
  for (const text of ROUND) {
    await navigation.getByRole('link', { name: text }).click();
    await navigation.locator('[aria-current="page"]', { hasText: text }).waitFor();
    await page.locator('[data-outlet] > [data-view][data-state="ready"]:not([hidden])').waitFor();
  }
}

/**
 * What the page holds before and after a number of section switches that end where they began. The
 * page should show nothing that changes by itself.
 */
export async function measureSwitches(
  page: Page,
  {
    switches,
    warmUpRounds,
  }: {
    readonly switches: number;
    /** Rounds before the first look: caches fill and code is compiled, which takes heap once. */
    readonly warmUpRounds: number;
  },
): Promise<{ readonly before: Holdings; readonly after: Holdings }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < warmUpRounds; round += 1) {
    await goRound(page);
  }
  // What the page does late after its start has been done.
  await page.waitForFunction((age) => performance.now() > age, STARTED_FOR_GOOD_MS);
  const before = await holdings(page, session);
  for (let done = 0; done < switches; done += ROUND.length) {
    await goRound(page);
  }
  const after = await holdings(page, session);
  await session.detach();
  return { before, after };
}
