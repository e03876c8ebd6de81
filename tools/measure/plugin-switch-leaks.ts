import type { Page } from '@playwright/test';
import type { RunningServer } from '../server/start-server.ts';
import { type Change, measureRepeating } from './holdings.ts';
import { operateReleases } from './operate-releases.ts';

/** Of all pages' bars the one whose place stays when it goes. */
const PLUGIN = 'bottom-nav';

/** What an open page retains before and after a plugin is switched off and on again a number of times. */
export function measurePluginSwitches(
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
  const view = page.locator(`[data-plugin="${PLUGIN}"][data-state="ready"]`);
  const turn = (enabled: boolean) =>
    releases.change(`${PLUGIN} ${enabled ? 'on' : 'off'}`, [
      { kind: 'switch', plugin: PLUGIN, enabled },
    ]);
  return measureRepeating(page, {
    ...given,
    once: async () => {
      await turn(false);
      await view.waitFor({ state: 'detached' });
      await turn(true);
      await view.waitFor();
    },
  });
}
