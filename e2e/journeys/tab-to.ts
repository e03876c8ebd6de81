import { type Locator, type Page, expect } from '@playwright/test';

const MOST_STOPS = 120;

/** What can be said of the element in focus, in one call: a way of many stops is queried often. */
function lookAtFocus(target: Element): { isReached: boolean; isSeen: boolean } {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) {
    return { isReached: false, isSeen: true };
  }
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  const isDrawn = [focused, focused.parentElement].some((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element ?? focused);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  return { isReached: focused === target, isSeen: isInView && isDrawn };
}

/** Presses Tab until the focus is on the target, every stop on the way being in view and drawn. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    let isReached = false;
    await expect(async () => {
      const look = await target.evaluate(lookAtFocus);
      ({ isReached } = look);
      expect(look.isSeen, 'the element in focus is in view and drawn so').toBe(true);
    }).toPass({ timeout: 30_000, intervals: [50] });
    if (isReached) {
      return;
    }
  }
  throw new Error(`The keyboard does not reach ${target.toString()} in ${MOST_STOPS} stops.`);
}
