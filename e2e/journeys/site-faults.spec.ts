import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';
import { copySite } from './site-copy.ts';

interface State {
  configuration?: { flags: Record<string, boolean> };
  decisions: { blockReason?: number | null };
}

/** A copy of the site whose documents say something else was decided, as if another server had written them. */
function siteWithState(page: Page, address: string, change: (state: State) => void) {
  return copySite(page, {
    address,
    change: (document) =>
      document.replace(
        /(<script[^>]*id="touchline-state">)(.*?)(<\/script>)/,
        (_whole, open: string, json: string, close: string) => {
          const state = JSON.parse(json) as State;
          change(state);
          return `${open}${JSON.stringify(state).replaceAll('<', String.raw`\u003c`)}${close}`;
        },
      ),
  });
}

const maintenancePage = (page: Page) =>
  page.getByRole('heading', { name: 'We are working on the site' });

test('a site without configuration, a failing block check and maintenance each have their page', async ({
  page,
  address,
  problems,
}) => {
  await test.step('the configuration is down: a page with a way on, which works once it is back', async () => {
    await page.route('**/bff-api/config/all.json*', (route) => route.fulfill({ status: 503 }));
    let isDown = true;
    const site = await siteWithState(page, address, (state) => {
      if (isDown) delete state.configuration;
    });
    await page.goto(`${site}/en/line`);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unrouteAll();
    isDown = false;
    await again.click();
    await expect(page.locator('html[data-ready="true"]')).toBeAttached();
    expect(problems.splice(0).join('\n')).toContain('BFF config loading failed');
  });

  await test.step('the block check fails: the page works, or is maintenance where the flag says so', async () => {
    let asked = 0;
    await page.route('**/blocks-api/api/v2/block', (route) => {
      asked += 1;
      return route.fulfill({ status: 503 });
    });
    const unchecked = await siteWithState(page, address, (state) => {
      delete state.decisions.blockReason;
    });
    await visit(page, `${unchecked}/en/live`);
    await expect.poll(() => asked).toBe(3);
    await expect(maintenancePage(page)).toHaveCount(0);
    const strict = await siteWithState(page, address, (state) => {
      delete state.decisions.blockReason;
      Object.assign(state.configuration?.flags ?? {}, { 'global.maintenanceOnBlockFailure': true });
    });
    await page.goto(`${strict}/en/line`);
    await expect(maintenancePage(page)).toBeVisible();
    await expect(page).toHaveURL(/\/en\/maintenance$/);
    await page.unrouteAll();
    expect(problems.splice(0).join('\n')).toContain('the block check failed');
  });

  await test.step('maintenance begins and ends while a page is open', async () => {
    let isActive = true;
    // Only this page is notified, so that journeys beside it continue.
    await page.route('**/bff-api/config/all.json*', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      Object.assign(answer.groups.maintenance, { isActive });
      await route.fulfill({ response, json: answer });
    });
    const change = (note: string) =>
      page.request.patch(`${address}/bff-api/config/group/plugin.journey`, {
        headers: { authorization: `Bearer ${process.env['TOUCHLINE_OPERATOR_TOKEN']}` },
        data: { note },
      });
    await visit(page, '/en/live');
    // What follows the first screen is there: the page is notified of changes.
    await expect(page.locator('[data-notice="connection"]')).toBeAttached();
    await change(`on ${Date.now()}`);
    await expect(maintenancePage(page)).toBeVisible();
    isActive = false;
    await change(`off ${Date.now()}`);
    await expect(maintenancePage(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/en$/);
    // Another journey's change of the configuration may just be on its way through here.
    await page.unrouteAll({ behavior: 'wait' });
  });
});
