import { measureSwitches } from '../measure/switch-leaks.ts';
import { expect, test, visit } from './fixtures.ts';

/** `npm run soak` makes 200. */
const SWITCHES = 40;

test(`${SWITCHES} section switches leave nothing behind`, async ({ page }) => {
  test.setTimeout(120_000);
  // Without pushed prices the page at the end is the page at the beginning.
  await page.routeWebSocket(/live-api/, () => undefined);
  await page.route(/live-api/, (route) => route.abort());
  await visit(page, '/en');
  const { before, after } = await measureSwitches(page, {
    switches: SWITCHES,
    warmUp: 3,
    pageAge: 15_000,
  });
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.01);
});
