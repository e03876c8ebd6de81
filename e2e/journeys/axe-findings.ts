import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Resolves when nothing appears or moves any more that will come to rest: half transparent, a text has less contrast. */
async function expectRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/**
 * What axe finds, on the page or in a part of it. It also reports targets that a bar at the edge of the screen covers in part; they
 * can be scrolled out from under it, and their size alone is what the rule is about.
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  await expectRest(page);
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include(within)
    .withTags(TAGS);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ failureSummary }) => !failureSummary?.includes('partially obscured'))
      .map(
        ({ target, failureSummary }) => `${id}: ${help} (${target.join(' ')}) ${failureSummary}`,
      ),
  );
}
