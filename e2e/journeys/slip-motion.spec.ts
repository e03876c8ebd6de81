import type { Page } from '@playwright/test';
import { expect, ignoreAskedPrices, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { choosePrice, pickPrices } from './pick-price.ts';
import { placeAccepting } from './betting.ts';
import { openSlipDialog } from './compose-slip.ts';

const test = testWithFunds(5_000);
const LONGEST = 200;
/** What costs no layout; a button that is pressed changes its colour as well. */
const MOVING = new Set(['opacity', 'transform', 'translate', 'backgroundColor']);

interface Movement {
  readonly duration: number;
  /** What moves: `transform`, `opacity`… */
  readonly properties: readonly string[];
}

declare global {
  interface Window {
    movements?: Map<string, Movement>;
    vibrations?: (readonly number[])[];
  }
}

/** Runs in the page: notes every animation of the slip's parts while it runs, and what the phone is told. */
function watch(): void {
  const movements = new Map<string, Movement>();
  const vibrations: (readonly number[])[] = [];
  Object.assign(window, { movements, vibrations });
  navigator.vibrate = (pattern) => {
    vibrations.push(typeof pattern === 'number' ? [pattern] : [...pattern]);
    return true;
  };
  const NO_MOVEMENT = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  const look = () => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect | null;
      if (effect?.target?.closest('[data-plugin="coupon"], dialog, [popover]')) {
        const frames = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        const properties = [...new Set(frames)].filter((name) => !NO_MOVEMENT.has(name)).sort();
        const { duration } = effect.getTiming();
        movements.set(`${properties.join()} ${String(duration)}`, {
          duration: Number(duration),
          properties,
        });
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const movementsOf = (page: Page) => page.evaluate(() => [...(window.movements?.values() ?? [])]);
const vibrationsOf = (page: Page) => page.evaluate(() => window.vibrations ?? []);

/** Two selections, one after the other, and a bet on both. */
async function bet(page: Page): Promise<void> {
  await page.addInitScript(watch);
  await visit(page, '/en/line/football');
  const [first, second] = await pickPrices(page, 2);
  if (first === undefined || second === undefined) throw new Error('There are too few prices.');
  await choosePrice(first);
  await choosePrice(second);
  const slip = await openSlipDialog(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('2');
  await placeAccepting(slip);
}

test('movements of the slip are over in 200 ms and cost no layout, and the phone answers the hand', async ({
  page,
  problems,
}) => {
  await bet(page);
  await expect(async () => expect((await movementsOf(page)).length).toBeGreaterThan(0)).toPass();
  for (const { duration, properties } of await movementsOf(page)) {
    expect(duration).toBeLessThan(LONGEST);
    expect(properties.filter((property) => !MOVING.has(property))).toEqual([]);
  }
  const vibrations = await vibrationsOf(page);
  expect(vibrations.slice(0, 2), 'one for each selection').toEqual([[10], [10]]);
  expect(vibrations.at(-1), 'and one for the bet').toEqual([15, 60, 15]);
  ignoreAskedPrices(problems);
});

test('nothing moves and nothing vibrates where less motion is asked for', async ({
  page,
  problems,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bet(page);
  expect(await movementsOf(page)).toEqual([]);
  expect(await vibrationsOf(page)).toEqual([]);
  ignoreAskedPrices(problems);
});
