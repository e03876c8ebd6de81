import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after its garbage has been collected. */
export interface Holdings {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** The sections a player goes round, by the texts of the main navigation. */
const ROUND = ['Live', 'Upcoming', 'Bet slip', 'Home'] as const;
/** Rounds before the first look: caches fill and code is compiled once. */
const WARM_UP_ROUNDS = 3;

async function holdings(session: CDPSession): Promise<Holdings> {
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
  switches: number,
): Promise<{ readonly before: Holdings; readonly after: Holdings }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    await goRound(page);
  }
  const before = await holdings(session);
  for (let done = 0; done < switches; done += ROUND.length) {
    await goRound(page);
  }
  const after = await holdings(session);
  await session.detach();
  return { before, after };
}
