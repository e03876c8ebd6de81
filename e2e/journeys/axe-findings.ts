import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Resolves when what appears or moves just now has come to rest: half transparent, a text has less contrast. */
async function expectRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One that is cut short is at rest as well.
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/**
 * What axe finds, on the page or in a part of it. It also reports targets that a bar at the edge of the screen covers in part; they
 * can be scrolled out from under it, and their size alone is what the rule is about.
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  await expectRest(page);
  const isFramed = page.frames().length > 1;
  const builder = new AxeBuilder({ page })
    // Without frames there is nothing to join in a page of its own, which costs more than the rules.
    .setLegacyMode(!isFramed)
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
