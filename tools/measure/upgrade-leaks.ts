import type { Page } from '@playwright/test';
import type { RunningServer } from '../server/start-server.ts';
import { copiesOf } from './copy-version.ts';
import { type Change, measureRepeating } from './holdings.ts';
import { operateReleases } from './operate-releases.ts';

/** On every page, with styles and its own chunks. */
const PLUGIN = 'bottom-nav';
/** Pages whose content never changes. */
export const CALM_PAGES = ['/en/rules', '/en/cookies'] as const;
/** An old version's code stays this long after it has left the page, ms, and a little. */
const CODE_STAYS = 35_000;
const MOST_STEPS = 50;
const STEP_MS = 200;

/** Follows a link within the page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** What an open page retains before and after it applied a number of versions of a plugin. */
export async function measureUpgrades(
  page: Page,
  {
    server,
    ...given
  }: {
    readonly server: Pick<RunningServer, 'address' | 'operatorToken'>;
    readonly times: number;
    readonly warmUp: number;
    readonly pageAge: number;
  },
): Promise<Change> {
  const releases = operateReleases(server);
  const copy = await copiesOf(PLUGIN);
  const ready = page.locator(`[data-plugin="${PLUGIN}"][data-state="ready"]`);
  let steps = 0;
  return measureRepeating(page, {
    ...given,
    restAfter: CODE_STAYS,
    once: async (round) => {
      const { version, upload } = copy(round);
      await releases.publish(PLUGIN, version, upload);
      await releases.change(`version ${version}`, [
        { kind: 'rollout', plugin: PLUGIN, versions: [{ version, weight: 100 }] },
      ]);
      const styles = page.locator(`head link[rel="stylesheet"][href*="/${PLUGIN}/${version}/"]`);
      // The page is notified of it within a moment and applies it with the player's next step.
      for (const most = steps + MOST_STEPS; (await styles.count()) === 0; ) {
        if (steps > most) {
          throw new Error(`the page did not take over ${PLUGIN} ${version}`);
        }
        steps += 1;
        await follow(page, CALM_PAGES[steps % 2] ?? CALM_PAGES[0]);
        await page.waitForTimeout(STEP_MS);
      }
      await ready.waitFor();
    },
  });
}
