import type { Page } from '@playwright/test';
import { type Change, measureRepeating } from './holdings.ts';

/** The sections a player goes round, by the texts of the main navigation. */
const ROUND = ['Live', 'Bet slip', 'Home'] as const;

async function goRound(page: Page): Promise<void> {
  const navigation = page.locator('[data-slot="bottom-nav"]');
  for (const text of ROUND) {
    await navigation.getByRole('link', { name: text }).click();
    await navigation.locator('[aria-current="page"]', { hasText: text }).waitFor();
    await page.locator('[data-outlet] > [data-view][data-state="ready"]:not([hidden])').waitFor();
  }
}

/** What the page retains before and after a number of section switches that end where they began. */
export function measureSwitches(
  page: Page,
  {
    switches,
    ...given
  }: { readonly switches: number; readonly warmUp: number; readonly pageAge: number },
): Promise<Change> {
  return measureRepeating(page, {
    ...given,
    once: () => goRound(page),
    times: Math.ceil(switches / ROUND.length),
  });
}
