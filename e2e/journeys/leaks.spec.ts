import { keepLineAnswers } from '../../tools/browser/keep-answers.ts';
import { silencePrices } from '../../tools/browser/silence-prices.ts';
import { measureSwitches } from '../../tools/measure/switch-leaks.ts';
import { expect, test, visit } from './fixtures.ts';

/** `npm run soak` makes 200. */
const SWITCHES = 40;

test(`a silent line with ${SWITCHES} section switches leaves nothing behind`, async ({ page }) => {
  await silencePrices(page);
  await keepLineAnswers(page);
  await visit(page, '/en');
  const { before, after } = await measureSwitches(page, {
    switches: SWITCHES,
    warmUp: 3,
    pageAge: 15_000,
  });
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.01);
});
